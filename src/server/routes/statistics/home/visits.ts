/**
 * Visits, which nobody but the shop sees: it tells their numbers by the minute or so, and each day keeps its sums, the whole
 * shop's under the product 0.
 */
import { sql, type RawBuilder } from 'kysely';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';

const [visitDays, v] = named('visit_day', 'v');

/** Pages seen on a day; null where none were told. */
export const visitsOf = (day: string): RawBuilder<number | null> => sql`(select ${v.views}::float8 from ${visitDays} where ${v.product_id} = 0 and ${v.date} = ${day}::date)`;

export interface Visits {
  /** Pages of the shop that were opened, those of goods among them. */
  views: number;
  products?: { productId: number; views: number }[];
}

/** Adds to the sums of a day. Rows are taken in one order, so that two tellers never wait for each other. @param day `yyyy-MM-dd` */
export async function countVisits({ sql: db }: Pick<House, 'sql'>, { views, products = [] }: Visits, day: string): Promise<void> {
  await sql`insert into visit_day (date, product_id, views)
    select ${day}::date, product_id, sum(views) from unnest(${[0, ...products.map(({ productId }) => productId)]}::bigint[], ${[views, ...products.map((each) => each.views)]}::bigint[]) as told(product_id, views)
    where views > 0 group by product_id order by product_id
    on conflict (product_id, date) do update set views = visit_day.views + excluded.views`.execute(db);
}
