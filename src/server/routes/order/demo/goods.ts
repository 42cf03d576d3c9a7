/** What is ordered, from whom, and the coupons that lower it: rows of the other demo tables. Money is in 分. */
import { productType } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import type { ProductType } from '../../../../../generated/types/enumerations';
import { sql } from 'kysely';
import type { House } from '../../../resources/types';
import type { Dice } from './dice';

/** Sent the moment they are paid, by nobody. */
export const isAutomatic = (type: number): boolean => type === productType.cloud || type === productType.card;

export interface Good {
  type: ProductType;
  /** Form that its buyers fill in. */
  formId: number | null;
  formName: string | null;
  productId: number;
  /** Of goods of the points mall nobody's. */
  merId: number | null;
  productName: string;
  image: string;
  attrValueId: number;
  sku: string;
  price: number;
  /** Points for a piece, in the points mall. */
  redeem: number;
  weight: string;
  volume: string;
  /** It has rates of its own. */
  isSub: boolean;
  /** Per cent for the member's superior, and for that one's own; 0 where the product goes by the general rule. */
  brokerage: number;
  brokerageTwo: number;
  /** The merchant's fee, per cent. */
  handlingFee: number;
  /** Of a shop that the platform runs itself. */
  isSelf: boolean;
}

export interface Coupon {
  id: number;
  name: string;
  category: Records['marketing/couponUser']['category'];
  receiveType: Records['marketing/couponUser']['receiveType'];
  money: number;
  minPrice: number;
}

export interface Goods {
  /** Of one shop and one type each, the dearest loved first. */
  shops: Good[][];
  /** Those that are sent by a courier. */
  shipped: Good[][];
  /** Those of them that the platform sends itself. */
  own: Good[][];
  coupons: Coupon[];
}

/** Specifications that are ordered at most; of a million products only some are. */
const most = 20_000;

export async function readGoods({ sql: db }: Pick<House, 'sql'>): Promise<Goods> {
  const { rows } = await sql<Omit<Good, 'price'> & { price: string }>`select p.type, p.system_form_id as "formId", f.name as "formName", p.id as "productId", p.mer_id as "merId", p.name as "productName", v.image, 0 as redeem,
      v.id as "attrValueId", v.sku, v.price::text as price, v.weight::text as weight, v.volume::text as volume, p.is_sub as "isSub",
      case when p.is_sub then v.brokerage else 0 end as brokerage, case when p.is_sub then v.brokerage_two else 0 end as "brokerageTwo",
      coalesce(m.handling_fee, 0) as "handlingFee", m.is_self as "isSelf"
    from product_attr_value v join product_product p on p.id = v.product_id join merchant_merchant m on m.id = p.mer_id
    left join system_form_template f on f.id = p.system_form_id
    where p.is_show and not p.is_del and not p.is_recycle and p.type = any(${[productType.ordinary, productType.virtual, productType.cloud, productType.card]}) and v.price > 0 order by v.id limit ${most}`.execute(db);
  const { rows: coupons } = await sql<Coupon>`select id, name, category, receive_type as "receiveType", money * 100 as money, min_price * 100 as "minPrice" from marketing_coupon where not is_del and money < min_price order by id`.execute(db);
  const shops = new Map<string, Good[]>();
  for (const row of rows) {
    const good = { ...row, price: Math.round(Number(row.price) * 100), handlingFee: Number(row.handlingFee) };
    const place = `${good.merId} ${good.type}`;
    shops.set(place, [...(shops.get(place) ?? []), good]);
  }
  const all = [...shops.values()];
  const shipped = all.filter(([good]) => good.type === productType.ordinary);
  return { shops: all, shipped, own: shipped.filter(([good]) => good.isSelf), coupons };
}

/** Rows of a list that come first are chosen far more often. */
export const favoured = <T>(list: readonly T[], { random }: Dice): T => list[Math.floor(list.length * random() ** 2)];

/** Forms that goods ask for. */
export const formsOf = ({ shops }: Goods): number[] => [...new Set(shops.flat().flatMap(({ formId }) => formId ?? []))].filter((id) => id > 0);

/** Goods of the points mall of which a member may have several. */
export async function readGifts({ sql: db }: Pick<House, 'sql'>): Promise<Good[]> {
  const { rows } = await sql<Omit<Good, 'price'> & { price: string }>`select p.type, null as "formId", null as "formName", p.id as "productId", null as "merId", p.name as "productName", coalesce(nullif(v.image, ''), p.image) as image,
      v.id as "attrValueId", v.sku, v.price::text as price, v.redeem_integral as redeem, v.weight::text as weight, v.volume::text as volume, false as "isSub", 0 as brokerage, 0 as "brokerageTwo", 0 as "handlingFee", true as "isSelf"
    from product_attr_value v join product_product p on p.id = v.product_id
    where p.type = ${productType.points} and p.is_show and not p.is_del and v.is_show and p.exchange_num <> 1 order by v.id limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, price: Math.round(Number(row.price) * 100) }));
}
