/** What came of a coupon: how many of those that were claimed were used, and what was bought with them. */
import { sql } from 'kysely';
import type { House, Row } from '../../resources/types';

/** @param record as it is answered @returns `12.50%`; empty while nobody has claimed one */
export const useRate = (_house: House, { issuedNum, usedNum }: Row): Promise<string> =>
  Promise.resolve(Number(issuedNum) === 0 ? '' : `${((Number(usedNum) / Number(issuedNum)) * 100).toFixed(2)}%`);

/** Paid orders that used one; whole refunds of what was never sent give it back, so that they are none. */
const orders = (id: unknown) => sql`coupon_user u join order_order o on o.plat_coupon_id = u.id where u.coupon_id = ${id} and u.status = 1 and o.paid`;

export async function orderNum({ sql: db }: House, { id }: Row): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from ${orders(id)}`.execute(db);
  return row!.count;
}

/** @returns 元 that members paid */
export async function orderMoney({ sql: db }: House, { id }: Row): Promise<string> {
  const { rows: [row] } = await sql<{ money: string }>`select coalesce(sum(o.pay_price), 0)::numeric(12, 2)::text as money from ${orders(id)}`.execute(db);
  return row!.money;
}

/** @returns 元 that were spent at counters where one was verified */
export async function verifyMoney({ sql: db }: House, { id }: Row): Promise<string> {
  const { rows: [row] } = await sql<{ money: string }>`select coalesce(sum(v.consume_amount), 0)::numeric(12, 2)::text as money
    from coupon_user u join marketing_coupon_verify v on v.coupon_user_id = u.id where u.coupon_id = ${id} and v.status = 1`.execute(db);
  return row!.money;
}
