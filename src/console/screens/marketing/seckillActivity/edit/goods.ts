/** Goods of an activity while they are chosen: what is sent, and what is done to several rows at once. */
import Decimal from 'decimal.js-light';
import type { Inputs } from '../../../../../../generated/records';

export type Chosen = Inputs['marketing/seckillActivity']['addGoods']['productList'][number];
type Row = Chosen['attrValue'][number];

/** What of a product is shown beside its inputs. */
export interface Shown {
  id: number;
  image: string;
  name: string;
  categoryName: string | null;
  price: string;
  stock: number;
  attrValue: readonly { id: number; sku: string; image: string; price: string; stock: number }[];
}

export const chosenOf = ({ id, attrValue }: Shown): Chosen => ({ id, sort: 0, attrValue: attrValue.map((row) => ({ attrValueId: row.id, quota: 0, activityPrice: '' })) });

/** An activity price by a percentage of the price. */
export const discounted = (price: string, percent: number): string => new Decimal(price).times(percent).div(100).toFixed(2);

export const mapRows = (list: readonly Chosen[], ids: ReadonlySet<number>, change: (row: Row, product: Chosen) => Row): Chosen[] =>
  list.map((product) => (ids.has(product.id) ? { ...product, attrValue: product.attrValue.map((row) => change(row, product)) } : product));

/** @returns what is wrong with the goods as a whole (flash-sale sheet, rules of the form) */
export function whyNot(list: readonly Chosen[]): string | undefined {
  if (list.length === 0) return undefined;
  const rows = list.flatMap(({ attrValue }) => attrValue);
  const pieces = rows.reduce((sum, { quota }) => sum + (Number(quota) || 0), 0);
  if (pieces === 0) return '请填写商品限量';
  if (rows.every(({ activityPrice }) => !(Number(activityPrice) > 0))) return '请填写活动价';
  return list.some(({ attrValue }) => attrValue.every(({ quota }) => !(Number(quota) > 0))) ? '每个商品限量至少为1' : undefined;
}
