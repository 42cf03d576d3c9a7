import type { WidgetValues } from '../../../generated/widgets';
import type { CSSProperties } from 'react';
import type { ShopCoupon } from '../../engine/extension/shop';
import { legible, parseColour } from '../../engine/page/colour';
import { Awaited } from '../parts/Awaited';
import { Box } from '../parts/Box';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { SectionHead } from '../parts/SectionHead';
import './coupon.css';

/** Tickets stand on a tint of their colour; words in it, and the ground of white words, are as dark as it takes. */
function coloursOf(colour: string) {
  const { red, green, blue } = parseColour(colour) ?? { red: 255, green: 255, blue: 255 };
  const tint = { red, green, blue, alpha: 0.08 };
  return { '--ticket': colour, '--ticket-ground': `rgba(${red}, ${green}, ${blue}, ${tint.alpha})`, '--ticket-text': legible(colour, tint), '--ticket-fill': legible(colour) };
}

type Values = WidgetValues['home_coupon'];

function Ticket({ coupon: { name, money, minPrice, scope }, to }: { coupon: ShopCoupon; to: string }) {
  return (
    <Link className="w-ticket" to={to}>
      <span className="w-ticket-value"><span className="w-price-sign">¥</span>{money}</span>
      <span className="w-ticket-words"><span>{minPrice > 0 ? `满${minPrice}元可用` : '无门槛'}</span><span className="w-ticket-name">{scope}券 · {name}</span></span>
      <span className="w-ticket-take">领取</span>
    </Link>
  );
}

/** 样式1: small tickets beside each other; 样式2: wide ones below each other. */
export default function Coupons({ values }: { values: Values }) {
  const shown = useShown('coupons', { limit: values.numConfig });
  const className = values.tabConfig === 0 ? 'w-strip w-tickets w-tickets-row' : 'w-tickets w-tickets-list';
  const look = { gap: values.contentConfig, ...coloursOf(values.themeColor) } as CSSProperties;
  return (
    <Box values={values} inset={10}>
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Awaited shown={shown} skeleton={<div className={className} style={look}>{[0, 1, 2].map((index) => <span key={index} className="w-bone w-ticket" />)}</div>} empty="暂无可领取的优惠券">
        {(coupons) => (
          <ul className={className} style={look} {...(values.tabConfig === 0 && { tabIndex: 0, 'aria-label': '优惠券，可横向滚动' })}>
            {coupons.map((coupon) => <li key={coupon.id}><Ticket coupon={coupon} to={values.linkConfig} /></li>)}
          </ul>
        )}
      </Awaited>
    </Box>
  );
}
