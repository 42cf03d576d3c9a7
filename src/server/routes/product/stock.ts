/** What a product tells of its specifications: the lowest price, all pieces in stock, all pieces sold. Orders take pieces and give them back here. */
import { sql } from 'kysely';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { LockedRecord } from '../../resources/typed';
import type { Visit, WriteRule } from '../../resources/types';
import { named } from '../../sql/named';

type Specification = LockedRecord<'product/attrValue'>;

const [all, v] = named('product_attr_value', 'v');

/** Points, price and market price are those of the specification on offer that asks for the fewest points, then for the least money; without one the last stay. */
async function offered(visit: Visit, productId: number): Promise<Partial<Records['product/product']>> {
  const { rows: [{ stock, price, otPrice, redeemIntegral }] } = await sql<{ stock: number; price: string; otPrice: string; redeemIntegral: number } | { stock: number; price: null; otPrice: null; redeemIntegral: null }>`
    select coalesce(sum(${v.stock}), 0)::int as stock,
      (array_agg(${v.price}::text order by ${v.redeem_integral}, ${v.price}, ${v.id}))[1] as price, (array_agg(${v.ot_price}::text order by ${v.redeem_integral}, ${v.price}, ${v.id}))[1] as "otPrice",
      min(${v.redeem_integral})::int as "redeemIntegral"
    from ${all} where ${v.product_id} = ${productId} and ${v.is_show}`.execute(visit.db);
  return price === null ? { stock } : { stock, price, otPrice, redeemIntegral };
}

/** Every write of a specification is told to its product, in the same transaction. Pieces sold stay counted when theirs is gone. */
export const keepInStep: WriteRule<Records['product/attrValue']> = async (visit, { before, after, along }) => {
  const held = after ?? before;
  if (along || !held) return;
  const products = visit.of('product/product');
  // Locked before the others are counted: what was written meanwhile counts too.
  const [product] = await products.lockAlive({ id: held.productId });
  if (!product) return;
  const sold = after ? after.sales - (before?.sales ?? 0) : 0;
  await products.assign(product.id, { ...(await offered(visit, product.id)), sales: product.record.sales + sold }, { title: '随规格更新' });
};

/** Pieces of one specification. */
export interface Pieces {
  /** Of `product/attrValue`. */
  attrValueId: number;
  number: number;
}

/** Specifications first, then products, each in the order of ids, as every other write: two orders never wait for each other. */
async function lockSpecifications(visit: Visit, ids: readonly number[]): Promise<Specification[]> {
  const found = await visit.of('product/attrValue').lockAlive({ id: ids });
  await visit.of('product/product').lockAlive({ id: [...new Set(found.map(({ record }) => record.productId))] });
  return found;
}

function summed(pieces: readonly Pieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { attrValueId, number } of pieces) sums.set(attrValueId, (sums.get(attrValueId) ?? 0) + number);
  return sums;
}

const change = (visit: Visit, { id, record }: Specification, number: number, title: string) =>
  visit.of('product/attrValue').assign(id, { stock: record.stock - number, sales: Math.max(0, record.sales + number) }, { title });

/**
 * Sold pieces leave the stock of their specifications and products.
 * @throws Refusal when a specification is gone or has too few; then nothing is taken
 */
export async function takeStock(visit: Visit, pieces: readonly Pieces[]): Promise<void> {
  const wanted = summed(pieces);
  const found = new Map((await lockSpecifications(visit, [...wanted.keys()])).map((row) => [row.id, row]));
  const taken = [...wanted].map(([id, number]) => {
    const row = found.get(id);
    if (!row) throw new Refusal(codes.invalid, '商品规格不存在');
    if (row.record.stock < number) throw new Refusal(codes.invalid, `商品规格“${row.record.sku}”库存不足`);
    return { row, number };
  });
  for (const { row, number } of taken) await change(visit, row, number, '售出');
}

/** Pieces that were taken come back; those of a specification that is gone have nowhere to come back to. */
export async function giveBackStock(visit: Visit, pieces: readonly Pieces[]): Promise<void> {
  const returned = summed(pieces);
  for (const row of await lockSpecifications(visit, [...returned.keys()])) {
    const number = returned.get(row.id);
    if (number !== undefined) await change(visit, row, -number, '退回');
  }
}
