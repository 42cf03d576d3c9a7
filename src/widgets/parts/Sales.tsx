import type { CSSProperties, ReactNode } from 'react';
import { Awaited } from './Awaited';
import type { Shown } from './data';
import { Link } from './Link';
import { Picture } from './Picture';
import { Price } from './Price';
import './sale.css';

/** Sideways, two or three beside each other, or in rows. */
export type SalesLayout = 'strip' | 'two' | 'three' | 'list';

/** Widths of their pictures, pixels. */
const pictures: Record<SalesLayout, number> = { strip: 118, two: 170, three: 110, list: 110 };

/** Goods of a sale as they are drawn. What is absent is not shown. */
export interface Sale {
  to: string;
  image: string;
  /** Read out where the name is not shown. */
  alt: string;
  name?: string;
  tag?: string;
  price?: string;
  before?: string;
  /** Sold, percent. */
  progress?: number;
  label?: string;
  isSoldOut: boolean;
  button?: ReactNode;
}

export interface SalesLook {
  layout: SalesLayout;
  gap: number;
  radius: number;
  /** 图片圆角 rounds the picture, 内容圆角 the card. */
  rounds: 'picture' | 'card';
  nameColour: string;
  priceColour: string;
  beforeColour?: string;
  tagColour?: string;
}

function Card({ sale: { to, image, alt, name, tag, price, before, progress, label, isSoldOut, button }, look }: { sale: Sale; look: SalesLook }) {
  const style = { borderRadius: look.radius };
  const hasWords = name !== undefined || tag !== undefined || price !== undefined || before !== undefined || progress !== undefined || button !== undefined;
  return (
    <Link className="w-sale" to={to} style={look.rounds === 'card' ? style : undefined}>
      <span className="w-sale-photo" style={look.rounds === 'picture' ? style : undefined}>
        <Picture src={image} alt={name === undefined ? alt : ''} shown={pictures[look.layout]} />
        {label !== undefined && <Picture className="w-sale-label" src={label} alt="" shown={40} />}
        {isSoldOut && <span className="w-sale-gone">已抢光</span>}
      </span>
      {hasWords && (
        <span className="w-sale-words">
          {name !== undefined && <span className="w-sale-name" style={{ color: look.nameColour }}>{name}</span>}
          {tag !== undefined && <span className="w-sale-tag" style={{ color: look.tagColour }}>{tag}</span>}
          {progress !== undefined && <span className="w-sale-progress"><i><i style={{ width: `${progress}%` }} /></i>已抢{progress}%</span>}
          <span className="w-sale-foot">
            <span className="w-sale-money">
              {price !== undefined && <Price value={price} colour={look.priceColour} />}
              {before !== undefined && <s className="w-sale-before" style={{ color: look.beforeColour }}>¥{before}</s>}
            </span>
            {!isSoldOut && button}
          </span>
        </span>
      )}
    </Link>
  );
}

/** Goods of sales as the shop answers them. @param saleOf what of one is drawn @param label what the strip is read out as */
export function Sales<T extends { id: number }>({ shown, saleOf, look, label, empty }: { shown: Shown<T>; saleOf: (row: T) => Sale; look: SalesLook; label: string; empty: string }) {
  const isStrip = look.layout === 'strip';
  const className = `w-sales w-sales-${look.layout}${isStrip ? ' w-strip' : ''}`;
  const style: CSSProperties = { gap: look.gap };
  return (
    <Awaited shown={shown} skeleton={<div className={className} style={style}>{[0, 1, 2].map((index) => <span key={index} className="w-bone w-sale" />)}</div>} empty={empty}>
      {(rows) => (
        <ul className={className} style={style} {...(isStrip && { tabIndex: 0, 'aria-label': `${label}，可横向滚动` })}>
          {rows.map((row) => <li key={row.id}><Card sale={saleOf(row)} look={look} /></li>)}
        </ul>
      )}
    </Awaited>
  );
}
