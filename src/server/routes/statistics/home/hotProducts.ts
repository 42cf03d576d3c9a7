import { sql } from 'kysely';
import type { HotProduct, RankType } from '../../../../engine/extension/home';
import { timeRanges, type TimeRange } from '../../../../engine/extension/statistics';
import { divide, toFixed } from '../../../../engine/format/decimal';
import { growth } from '../../../../engine/format/growth';
import { addDays } from '../../../../engine/time/wallTime';
import type { Sql } from '../../../sql/connect';
import { named } from '../../../sql/named';
import { soldLines } from './soldDays';

const [visitDays, v] = named('visit_day', 'v');
const [goods, p] = named('product_product', 'p');
const [shops, m] = named('merchant_merchant', 'm');
const [comments, c] = named('product_comment', 'c');
const [categories, category] = named('product_category', 'k');

/** What each way of ranking reads first, and its column. */
const ranked = {
  sales: sql`sold order by pieces`,
  amount: sql`sold order by amount`,
  views: sql`seen order by views`,
};

/** What the database tells of one. */
type Found = Omit<HotProduct, 'ranking' | 'conversionRate' | 'salesPercentage' | 'hotIndex' | 'trendDirection' | 'trendChange'> & { allSales: number | null; piecesBefore: number };

/** Per cent with two decimals. */
const share = (part: number, whole: number | null): string => toFixed(whole ? divide(part * 100, whole) : 0, 2);

/** 热门商品排行. @param now wall time */
export async function hotProducts(db: Sql, range: TimeRange, by: RankType, limit: number, now: string): Promise<HotProduct[]> {
  const tomorrow = addDays(now.slice(0, 10), 1);
  const first = addDays(tomorrow, -timeRanges[range]);
  const before = addDays(first, -timeRanges[range]);
  const sold = await soldLines(db);
  // Views are looked up for the few goods alone unless they rank.
  const { rows } = await sql<Found>`
    with sold as (select product_id, sum(pieces)::int as pieces, sum(amount) as amount from (${sold(first, tomorrow)}) lines group by 1),
      seen as (select ${v.product_id}, sum(${v.views})::float8 as views from ${visitDays} where ${v.date} >= ${first}::date and ${v.product_id} > 0 group by 1),
      best as (select product_id from ${ranked[by]} desc, product_id limit ${limit}),
      earlier as (select product_id, sum(pieces)::int as pieces from (${sold(before, first)}) lines where product_id in (select product_id from best) group by 1)
    select b.product_id::int as "productId", coalesce(${p.name}, '') as "productName", coalesce(${p.image}, '') as "productImage",
      coalesce(${m.name}, '') as "merchantName",
      coalesce(s.pieces, 0) as "salesCount", coalesce(s.amount, 0)::numeric(20, 2)::text as "salesAmount",
      (select sum(${v.views})::float8 from ${visitDays} where ${v.product_id} = b.product_id and ${v.date} >= ${first}::date) as "pageViews",
      coalesce(${p.price}, 0)::text as price, coalesce(${p.stock}, 0) as stock, ${p.mer_id}::int as "merchantId", coalesce(${p.collect_num}, 0) as "collectCount",
      coalesce((select ${category.name} from ${categories} where ${category.id} = ${p.category_id}), '') as "categoryName",
      (select sum(amount) from sold)::float8 as "allSales",
      coalesce((select e.pieces from earlier e where e.product_id = b.product_id), 0) as "piecesBefore", r.*
    from best b left join lateral (select count(*)::int as "reviewCount", round(avg(${c.star})::numeric, 1)::text as "averageRating"
      from ${comments} where ${c.product_id} = b.product_id and not ${c.is_del}) r on true
      left join sold s on s.product_id = b.product_id left join ${goods} on ${p.id} = b.product_id left join ${shops} on ${m.id} = ${p.mer_id}`.execute(db);
  const figure = { sales: 'salesCount', amount: 'salesAmount', views: 'pageViews' } as const;
  return rows
    .sort((left, right) => Number(right[figure[by]]) - Number(left[figure[by]]) || left.productId - right.productId)
    .map(({ allSales, piecesBefore, ...row }, index, [best]) => {
      const trendChange = growth(row.salesCount, piecesBefore);
      return {
        ...row, ranking: index + 1, trendChange, trendDirection: Math.sign(row.salesCount - piecesBefore),
        conversionRate: row.pageViews ? share(row.salesCount, row.pageViews) : null,
        salesPercentage: share(Number(row.salesAmount), allSales), hotIndex: share(Number(row[figure[by]]), Number(best[figure[by]])),
      };
    });
}
