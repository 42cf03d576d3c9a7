/** Visits of the year, so many for each piece that was ordered: the same orders make the same visits. */
import type { PoolClient } from 'pg';

/** Days on which people look more than on others, and goods that are looked at longer before they are bought. */
const fewest = 14;
const spread = 23;

export async function fillVisits(client: PoolClient): Promise<void> {
  await client.query(`insert into visit_day (date, product_id, views)
    select day, product_id, pieces * ($1::int + (product_id * 31 + (day - date '2020-01-01') * 17) % $2::int)
    from (select create_time::date as day, product_id, sum(pay_num) as pieces from order_detail group by 1, 2) d order by 1, 2 on conflict do nothing`, [fewest, spread]);
  // Beside goods people see the home page, lists and their orders.
  await client.query(`insert into visit_day (date, product_id, views)
    select date, 0, sum(views) * 8 / 5 + (date - date '2020-01-01') * 37 % 211 from visit_day where product_id > 0 group by date order by date on conflict do nothing`);
}
