/** Specifications keep their product in step; those of demo products are every combination of their options. */
import { productType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { combinationsOf, skuOf } from '../../../engine/matrix/document';
import type { EntityDeparture } from '../../resources/departures';
import { recordOf } from '../../resources/resource';
import { keepInStep } from './stock';
import type { House, Row } from '../../resources/types';

const money = (value: number) => value.toFixed(2);

/** Of `total` parts of `count` as even as they can be, part number `index`. */
const share = (total: number, count: number, index: number) => Math.floor(total / count) + (index < total % count ? 1 : 0);

function specifications({ id, type, image, price, otPrice, redeemIntegral, stock, sales, attrList, specType, isSub }: Records['product/product']): Row[] {
  const found = combinationsOf(specType ? attrList : []);
  return found.map((attrValue, index) => {
    const forPoints = type === productType.points;
    const own = Number(price) + (forPoints ? 0 : index * 10);
    return {
      productId: id, image, attrValue, sku: skuOf(attrValue),
      price: money(own), redeemIntegral: forPoints ? redeemIntegral + index * 50 : 0, vipPrice: money(own * 0.95), cost: forPoints ? otPrice : money(own * 0.6), otPrice: money(Number(otPrice) + index * 10),
      stock: share(stock, found.length, index), sales: share(sales, found.length, index),
      barCode: `69${String(id).padStart(8, '0')}${String(index).padStart(3, '0')}`,
      weight: money(0.2 + (index % 5) * 0.15), volume: money(0.01 * (1 + (index % 4))),
      brokerage: isSub ? 5 : 0, brokerageTwo: isSub ? 2 : 0,
    };
  });
}

/** Products that have no specification yet. */
async function demo(house: House): Promise<Row[]> {
  const rows = await house.sql.selectFrom('product_product as t').selectAll()
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('product_attr_value as v').select('v.id').whereRef('v.product_id', '=', 't.id')))).orderBy('t.id').execute();
  return rows.flatMap((row) => specifications(recordOf(house, 'product/product', row)));
}

export const attrValue: EntityDeparture<'product/attrValue'> = { demo, wrote: keepInStep };
