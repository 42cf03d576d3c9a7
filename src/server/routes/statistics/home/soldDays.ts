/**
 * What each product sold on each day that is over, summed up once: a paid day changes no more, since whoever pays is told of now, and a
 * refund leaves what was sold. Rows that are written beside the door make the sums begin anew (`forgetTotals`).
 */
import { sql, type RawBuilder } from 'kysely';
import type { PlannedJob } from '../../../jobs/schedule';
import type { House } from '../../../resources/types';
import { wallNow } from '../../../sql/clock';
import type { Sql } from '../../../sql/connect';
import { named } from '../../../sql/named';
import { transact } from '../../../sql/retry';
import { order, paid } from './orders';

const [items, d] = named('order_detail', 'd');
const [days, s] = named('sale_day', 's');

/** Minutes of the next day after which a day is summed up: what was paid in its last seconds is committed then. */
const grace = 10;
/** Days that are kept: the home page compares 90 with the 90 before. */
const most = 200;
/** Days that one statement sums up. */
const step = 30;
/** Seconds between two looks. */
const every = 300;

/** Where they stand in `kept_list`, the sums are right as far as they go. */
const marks = ['order_order', 'order_detail'].map((table) => ({ name: `sale_day:${table}`, table_name: table }));
const names = marks.map(({ name }) => name);

/** Pieces and amounts (元) of products, from the rows: a line each. */
const linesOf = (first: string | RawBuilder<unknown>, until: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select o.day as date, ${d.product_id}, ${d.pay_num} as pieces, ${d.pay_price} as amount
    from (select ${order.id}, ${order.pay_time}::date as day from ${paid(first, until)}) o join ${items} on ${d.order_id} = o.id`;

/** The first and the last of the days that are summed up, between which there is no gap; null where there are none, or they are not known to be right. */
const known = sql`select min(${s.date}) as first, max(${s.date}) as last from ${days}
  where ${s.product_id} = 0 and (select count(*) from kept_list where name = any(${names})) = ${marks.length}`;

async function summedUp(db: Sql): Promise<{ first: string; last: string } | undefined> {
  const { rows: [found] } = await sql<{ first: string | null; last: string }>`select first::text, last::text from (${known}) known`.execute(db);
  return found?.first ? { first: found.first, last: found.last } : undefined;
}

/**
 * @returns what was sold from a day until before another, both `yyyy-MM-dd`, as SQL: rows of `product_id`, `pieces` and `amount` (元),
 * several of a product
 */
export async function soldLines(db: Sql): Promise<(first: string, until: string) => RawBuilder<unknown>> {
  const summed = await summedUp(db);
  return (first, until) => {
    if (!summed || first < summed.first || first > summed.last) return linesOf(first, until);
    const after = sql`(${summed.last}::date + 1)`;
    return sql`select ${s.date}, ${s.product_id}, ${s.pieces}, ${s.amount} from ${days}
      where ${s.product_id} > 0 and ${s.date} >= ${first}::date and ${s.date} < ${until}::date and ${s.date} <= ${summed.last}::date
      ${until > summed.last ? sql`union all ${linesOf(after, until)}` : sql``}`;
  };
}

/**
 * Sums up days that are over, at most so many at once.
 * @param now wall time in SQL
 * @returns whether more are waiting
 */
export async function sumUpDays(db: Sql, now: RawBuilder<unknown> = wallNow): Promise<boolean> {
  await transact(db, async (transaction) => {
    const { numInsertedOrUpdatedRows: begun = 0n } = await transaction.insertInto('kept_list').values(marks).onConflict((conflict) => conflict.column('name').doNothing()).executeTakeFirst();
    if (begun > 0n) await transaction.deleteFrom('sale_day').execute();
  });
  return transact(db, async (transaction) => {
    // Whoever writes beside the door takes a mark away: before this, and nothing is summed up, or behind it.
    const held = await transaction.selectFrom('kept_list').select('name').where('name', 'in', names).orderBy('name').forUpdate().execute();
    if (held.length < marks.length) return true;
    const { rows: [next] } = await sql<{ first: string; last: string; end: string }>`select first::text, least(first + ${step - 1}::int, over)::text as last, over::text as end from (
        select (${now} - ${grace} * interval '1 minute')::date - 1 as over
      ) today cross join lateral (select coalesce((select max(${s.date}) + 1 from ${days} where ${s.product_id} = 0), over - ${most - 1}::int) as first) begun`.execute(transaction);
    if (next!.first > next!.end) return false;
    const [first, last] = [sql`${next!.first}::date`, sql`${next!.last}::date`];
    await sql`with lines as materialized (select date, product_id, sum(pieces) as pieces, sum(amount) as amount from (${linesOf(first, sql`(${last} + 1)`)}) sold group by 1, 2)
      insert into sale_day (date, product_id, pieces, amount) select date, product_id, pieces, amount from lines where product_id > 0
      union all select day::date, 0, coalesce(sum(pieces), 0), coalesce(sum(amount), 0) from generate_series(${first}, ${last}, interval '1 day') day left join lines on date = day::date group by 1 order by 1, 2`.execute(transaction);
    await sql`delete from ${days} where ${s.date} < ${next!.end}::date - ${most}::int`.execute(transaction);
    return next!.last < next!.end;
  });
}

/** Sums that the rows contradict, one a day and product; none while they are not known to be right. */
export const wrongDays = (): RawBuilder<{ id: string; expected: string; found: string }> => sql`
  with known as (${known}),
    counted as (select date, product_id, sum(pieces) as pieces, sum(amount) as amount from (${linesOf(sql`(select first from known)`, sql`(select last + 1 from known)`)}) sold where product_id > 0 group by 1, 2)
  select date || ' ' || product_id as id, coalesce(c.pieces, 0) || ' ' || coalesce(c.amount, 0)::numeric(20, 2) as expected, coalesce(k.pieces, 0) || ' ' || coalesce(k.amount, 0) as found
  from counted c full join (select date, product_id, pieces, amount from sale_day where product_id > 0 and exists (select from known where first is not null)) k using (date, product_id)
  where (c.pieces, c.amount) is distinct from (k.pieces, k.amount)`;

export const soldDaysJob = ({ sql: db }: Pick<House, 'sql'>): PlannedJob => ({
  name: 'product:sumUpDays', title: '汇总商品日销量', every,
  async batch() {
    return await sumUpDays(db) ? step : undefined;
  },
});
