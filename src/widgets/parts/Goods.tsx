import { useState } from 'react';
import type { ShopProduct } from '../../engine/extension/shop';
import { Awaited } from './Awaited';
import type { Shown } from './data';
import { Link } from './Link';
import { shopPaths } from './links';
import { Picture } from './Picture';
import { Price } from './Price';

export type GoodsLayout = 'two' | 'list' | 'scroll' | 'big';

export interface GoodsLook {
  layout: GoodsLayout;
  name: boolean;
  price: boolean;
  sold: boolean;
  titleColour: string;
  priceColour: string;
  soldColour: string;
  /** Between two, pixels. */
  gap: number;
  /** Radius of a card, pixels. */
  radius: number;
}

/** As the list of goods begins. */
export const plainLook: GoodsLook = { layout: 'two', name: true, price: true, sold: true, titleColour: '#282828', priceColour: '#e93323', soldColour: '#666', gap: 10, radius: 7 };

const pictureWidth: Record<GoodsLayout, number> = { two: 180, list: 120, scroll: 120, big: 351 };

/** 1.2万 for 12,000 pieces. */
const sold = (count: number) => (count >= 10_000 ? `${Math.floor(count / 1000) / 10}万` : String(count));

/** What an activity lays over a picture; one that fails leaves the picture as it is. */
function Overlay({ src, className }: { src: string; className: string }) {
  const [failed, setFailed] = useState<string>();
  return failed === src ? null : <img className={className} src={src} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />;
}

function GoodsPicture({ product: { image, name, border, atmosphere }, look }: { product: ShopProduct; look: GoodsLook }) {
  const style = { borderRadius: look.layout === 'list' ? look.radius : undefined };
  const picture = { src: image, alt: look.name ? '' : name, shown: pictureWidth[look.layout] };
  if (!border && !atmosphere) return <Picture className="w-goods-picture" {...picture} style={style} />;
  return (
    <span className="w-goods-picture w-goods-dressed" style={style}>
      <Picture {...picture} />
      {border && <Overlay className="w-goods-border" src={border} />}
      {/* After the frame, whose lower edge would hide it. */}
      {atmosphere && <Overlay className="w-goods-atmosphere" src={atmosphere} />}
    </span>
  );
}

function GoodsCard({ product, look }: { product: ShopProduct; look: GoodsLook }) {
  const words = look.name || look.price || look.sold;
  return (
    <Link className="w-goods-card" to={shopPaths.product(product.id)} style={{ borderRadius: look.radius }}>
      <GoodsPicture product={product} look={look} />
      {words && (
        <span className="w-goods-words">
          {look.name && <span className="w-goods-name" style={{ color: look.titleColour }}>{product.name}</span>}
          <span className="w-goods-foot">
            {look.price && <Price value={product.price} colour={look.priceColour} />}
            {look.sold && <span className="w-goods-sold" style={{ color: look.soldColour }}>已售{sold(product.sales)}件</span>}
          </span>
        </span>
      )}
    </Link>
  );
}

const some = [0, 1, 2, 3];

function GoodsSkeleton({ look }: { look: GoodsLook }) {
  return (
    <div className={`w-goods w-goods-${look.layout}`} style={{ gap: look.gap }}>
      {some.slice(0, look.layout === 'big' ? 1 : look.layout === 'list' ? 2 : 4).map((index) => (
        <span key={index} className="w-goods-card" style={{ borderRadius: look.radius }}>
          <span className="w-picture w-goods-picture w-bone" />
          <span className="w-goods-words"><span className="w-bone w-bone-line" /><span className="w-bone w-bone-short" /></span>
        </span>
      ))}
    </div>
  );
}

/** Goods in one of the four ways: two columns, rows, one row that scrolls sideways, one below the other at full width. */
export function Goods({ shown, look }: { shown: Shown<ShopProduct>; look: GoodsLook }) {
  return (
    <Awaited shown={shown} skeleton={<GoodsSkeleton look={look} />} empty="暂无商品">
      {(products) => (
        <ul className={`w-goods w-goods-${look.layout}`} style={{ gap: look.gap }} {...(look.layout === 'scroll' && { tabIndex: 0, 'aria-label': '商品，可横向滚动' })}>
          {products.map((product) => <li key={product.id}><GoodsCard product={product} look={look} /></li>)}
        </ul>
      )}
    </Awaited>
  );
}
