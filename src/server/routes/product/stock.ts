/** What a product tells of its specifications: the lowest price, all pieces in stock, all pieces sold. Orders take pieces and give them back here. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { all, among } from '../../resources/condition';
import { assignRecord } from '../../resources/door/door';
import { lockRows, type Locked } from '../../resources/door/rows';
import { alive, resourceOf } from '../../resources/resource';
import type { Resource, Row, Visit, WriteRule } from '../../resources/types';

const products = 'product/product';
const specifications = 'product/attrValue';

/** Price and market price are those of the cheapest specification on offer; without one the last stay. */
async function offered(visit: Visit, productId: unknown): Promise<Row> {
  const { rows: [row] } = await sql<{ stock: number; price: string | null; otPrice: string | null }>`select coalesce(sum(stock), 0)::int as stock,
      (array_agg(price::text order by price, id))[1] as price, (array_agg(ot_price::text order by price, id))[1] as "otPrice"
    from product_attr_value where product_id = ${productId} and is_show`.execute(visit.db);
  const { stock, price, otPrice } = row;
  return price === null ? { stock } : { stock, price, otPrice };
}

/** Every write of a specification is told to its product, in the same transaction. Pieces sold stay counted when theirs is gone. */
export const keepInStep: WriteRule = async (visit, { before, after, along }) => {
  if (along) return;
  const goods = resourceOf(visit, products);
  const productId = Number((after ?? before)!.productId);
  // Locked before the others are counted: what was written meanwhile counts too.
  const [product] = await lockAlive(visit, goods, [productId]);
  if (!product) return;
  const sold = after ? Number(after.sales) - Number(before?.sales ?? 0) : 0;
  await assignRecord(visit, goods, productId, { ...(await offered(visit, productId)), sales: Number(product.record.sales) + sold }, { title: '随规格更新' });
};

/** Pieces of one specification. */
export interface Pieces {
  /** Of `product/attrValue`. */
  attrValueId: number;
  number: number;
}

const lockAlive = (visit: Visit, resource: Resource, ids: readonly number[]): Promise<Locked[]> =>
  ids.length === 0 ? Promise.resolve([]) : lockRows(visit, resource, all([among(resource.id, [...ids]), alive(resource)]));

/** Specifications first, then products, each in the order of ids, as every other write: two orders never wait for each other. */
async function lockSpecifications(visit: Visit, ids: readonly number[]): Promise<Map<number, Locked>> {
  const found = await lockAlive(visit, resourceOf(visit, specifications), ids);
  await lockAlive(visit, resourceOf(visit, products), [...new Set(found.map(({ record }) => Number(record.productId)))]);
  return new Map(found.map((row) => [Number(row.id), row]));
}

function summed(pieces: readonly Pieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { attrValueId, number } of pieces) sums.set(attrValueId, (sums.get(attrValueId) ?? 0) + number);
  return sums;
}

const change = (visit: Visit, { id, record }: Locked, number: number, title: string) =>
  assignRecord(visit, resourceOf(visit, specifications), id, { stock: Number(record.stock) - number, sales: Math.max(0, Number(record.sales) + number) }, { title });

/**
 * Sold pieces leave the stock of their specifications and products.
 * @throws Refusal when a specification is gone or has too few; then nothing is taken
 */
export async function takeStock(visit: Visit, pieces: readonly Pieces[]): Promise<void> {
  const wanted = summed(pieces);
  const found = await lockSpecifications(visit, [...wanted.keys()]);
  for (const [id, number] of wanted) {
    const row = found.get(id);
    if (!row) throw new Refusal(codes.invalid, '商品规格不存在');
    if (Number(row.record.stock) < number) throw new Refusal(codes.invalid, `商品规格“${String(row.record.sku)}”库存不足`);
  }
  for (const [id, number] of wanted) await change(visit, found.get(id)!, number, '售出');
}

/** Pieces that were taken come back; those of a specification that is gone have nowhere to come back to. */
export async function giveBackStock(visit: Visit, pieces: readonly Pieces[]): Promise<void> {
  const returned = summed(pieces);
  for (const row of (await lockSpecifications(visit, [...returned.keys()])).values()) await change(visit, row, -returned.get(Number(row.id))!, '退回');
}
