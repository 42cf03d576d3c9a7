import type { CSSProperties } from 'react';
import type { WidgetValues } from '../../../generated/widgets';
import type { ShopGift } from '../../engine/extension/shop';
import { ActivityHead } from '../parts/ActivityHead';
import { Awaited } from '../parts/Awaited';
import { Box } from '../parts/Box';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { shopPaths } from '../parts/links';
import { Picture } from '../parts/Picture';
import './gifts.css';

type Values = WidgetValues['home_intergral'];

/** 样式1: a strip; 样式2: two beside each other; 样式3: three, without names. */
const layouts = ['strip', 'two', 'three'] as const;
const counts = [6, 4, 6];
/** Widths of their pictures, pixels. */
const pictures = { strip: 110, two: 170, three: 110 };
const mall = '/pages/activity/points_mall/index';

function Gift({ gift: { id, name, image, redeemIntegral, price, stock }, values }: { gift: ShopGift; values: Values }) {
  const isNamed = values.itemStyle !== 2;
  return (
    <Link className="w-gift" to={shopPaths.gift(id)} style={{ borderRadius: values.contentStyle }}>
      <Picture className="w-gift-picture" src={image} alt={isNamed ? '' : name} shown={pictures[layouts[values.itemStyle] ?? 'strip']} />
      <span className="w-gift-words">
        {isNamed && <span className="w-gift-name" style={{ color: values.nameColor }}>{name}</span>}
        <span className="w-gift-cost" style={{ color: values.priceColor }}>{redeemIntegral}积分{Number(price) > 0 && ` + ¥${price}`}</span>
        {stock === 0 && <span className="w-gift-gone">已兑完</span>}
      </span>
    </Link>
  );
}

export default function PointsMall({ values }: { values: Values }) {
  const { itemStyle: style } = values;
  const layout = layouts[style] ?? 'strip';
  const shown = useShown('gifts', { limit: counts[style] ?? 6 });
  const className = `w-gifts w-gifts-${layout}${layout === 'strip' ? ' w-strip' : ''}`;
  const look = { gap: values.contentConfig } as CSSProperties;
  return (
    <Box values={{ ...values, upConfig: 0, downConfig: 0, bgColor: values.contentBgColor }}>
      <ActivityHead values={values} more={mall} />
      <div style={{ padding: `${values.upConfig}px 10px ${values.downConfig}px` }}>
        <Awaited shown={shown} skeleton={<div className={className} style={look}>{[0, 1, 2].map((index) => <span key={index} className="w-bone w-gift" />)}</div>} empty="暂无可兑换的商品">
          {(gifts) => (
            <ul className={className} style={look} {...(layout === 'strip' && { tabIndex: 0, 'aria-label': '积分商品，可横向滚动' })}>
              {gifts.map((gift) => <li key={gift.id}><Gift gift={gift} values={values} /></li>)}
            </ul>
          )}
        </Awaited>
      </div>
    </Box>
  );
}
