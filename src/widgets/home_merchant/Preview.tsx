import type { WidgetValues } from '../../../generated/widgets';
import type { ShopMerchant } from '../../engine/extension/shop';
import { Awaited } from '../parts/Awaited';
import { ticked } from '../parts/chosen';
import { Box } from '../parts/Box';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { shopPaths } from '../parts/links';
import { Picture } from '../parts/Picture';
import { SectionHead } from '../parts/SectionHead';
import './merchant.css';

type Values = WidgetValues['home_merchant'];

function Shop({ shop, values, wide }: { shop: ShopMerchant; values: Values; wide: boolean }) {
  const shows = ticked(values.typeConfig);
  return (
    <Link className={wide ? 'w-shop w-shop-wide' : 'w-shop'} to={shopPaths.merchant(shop.id)} style={{ borderRadius: values.contentStyle }}>
      {wide && <Picture className="w-shop-cover" src={shop.coverImage} alt="" shown={150} />}
      {shows(1) && <Picture className="w-shop-logo" src={shop.avatar} alt="" width={96} height={96} shown={48} />}
      <span className={shows(0) ? 'w-shop-name' : 'w-hidden'} style={{ color: values.nameColor }}>{shop.name}</span>
      {shows(2) && shop.typeName !== '' && <span className="w-shop-type" style={{ background: values.labelColor, color: values.labelFontColor }}>{shop.typeName}</span>}
    </Link>
  );
}

export default function Merchants({ values }: { values: Values }) {
  const custom = values.listConfig === 1;
  const ids = values.activeValueMer;
  const shown = useShown('merchants', custom ? (ids.length === 0 ? undefined : { ids, limit: ids.length }) : { limit: values.numConfig });
  const wide = values.tabConfig === 1;
  const className = wide ? 'w-strip w-shops-strip' : 'w-shops';
  const gap = { gap: values.contentConfig };
  const bones = <div className={className} style={gap}>{[0, 1, 2].map((index) => <span key={index} className={`w-bone ${wide ? 'w-shop w-shop-wide' : 'w-shop'}`} style={{ borderRadius: values.contentStyle }} />)}</div>;
  return (
    <Box values={values} inset={10}>
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Awaited shown={shown} skeleton={bones} empty="暂无店铺">
        {(shops) => (
          <ul className={className} style={gap} {...(wide && { tabIndex: 0, 'aria-label': '店铺，可横向滚动' })}>
            {shops.map((shop) => <li key={shop.id}><Shop shop={shop} values={values} wide={wide} /></li>)}
          </ul>
        )}
      </Awaited>
    </Box>
  );
}
