import { sql } from 'kysely';
import type { HotProduct, RankType } from '../../../../engine/extension/home';
import { timeRanges, type TimeRange } from '../../../../engine/extension/statistics';
import { addDays } from '../../../../engine/time/wallTime';
import type { Sql } from '../../../sql/connect';
import { paid } from './orders';

/** What each way of ranking reads first, and its column. */
const ranked = {
  sales: sql`sold order by pieces`,
  amount: sql`sold order by amount`,
  views: sql`seen order by views`,
};

/** 热门商品排行. @param now wall time */
export async function hotProducts(db: Sql, range: TimeRange, by: RankType, limit: number, now: string): Promise<HotProduct[]> {
  const tomorrow = addDays(now.slice(0, 10), 1);
  const first = addDays(tomorrow, -timeRanges[range]);
  // What was sold is summed up from two indexes that hold all of it; views are looked up for the few goods alone unless they rank.
  const { rows } = await sql<HotProduct>`
    with sold as (select d.product_id, sum(d.pay_num)::int as pieces, sum(d.pay_price) as amount
        from (select t.id from ${paid(first, tomorrow)}) o join order_detail d on d.order_id = o.id group by 1),
      seen as (select v.product_id, sum(v.views)::float8 as views from visit_day v where v.date >= ${first}::date and v.product_id > 0 group by 1),
      best as (select product_id from ${ranked[by]} desc, product_id limit ${limit})
    select b.product_id::int as "productId", coalesce(p.name, '') as "productName", coalesce(p.image, '') as "productImage", coalesce(m.name, '') as "merchantName",
      coalesce(s.pieces, 0) as "salesCount", coalesce(s.amount, 0)::numeric(20, 2)::text as "salesAmount",
      (select sum(v.views)::float8 from visit_day v where v.product_id = b.product_id and v.date >= ${first}::date) as "pageViews",
      coalesce(p.price, 0)::text as price, coalesce(p.stock, 0) as stock
    from best b left join sold s on s.product_id = b.product_id left join product_product p on p.id = b.product_id left join merchant_merchant m on m.id = p.mer_id`.execute(db);
  const order = { sales: 'salesCount', amount: 'salesAmount', views: 'pageViews' } as const;
  return rows
    .sort((left, right) => Number(right[order[by]]) - Number(left[order[by]]) || left.productId - right.productId)
    .map((row, index) => ({ ...row, ranking: index + 1 }));
}
