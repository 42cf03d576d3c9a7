import { sql } from 'kysely';
import type { Trends } from '../../../../engine/extension/home';
import { timeRanges, type TimeRange } from '../../../../engine/extension/statistics';
import { growth } from '../../../../engine/format/growth';
import { centsOf, yuanOf } from '../../../../engine/format/money';
import { addDays } from '../../../../engine/time/wallTime';
import { dayTotals } from '../../../resources/totals/dayTotals';
import { resourceOf } from '../../../resources/resource';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';

const [visitDays, v] = named('visit_day', 'v');

interface Day {
  date: string;
  orders: number;
  /** 分 */
  sales: number;
  users: number;
  visits: number | null;
  pieces: number;
}

/** 经营趋势 and 趋势对比, a row a day; and the orders and sales (分) of as many days before. */
async function days(house: House, range: TimeRange, first: string, tomorrow: string): Promise<{ days: Day[]; before: { orders: number; sales: number } }> {
  const [orders, members] = [resourceOf(house, 'order/order'), resourceOf(house, 'user/user')];
  const many = timeRanges[range];
  const from = addDays(first, -many);
  const [placed, paid, came, { rows: seen }] = await Promise.all([
    dayTotals(house.sql, orders, 'createTime', from, tomorrow),
    dayTotals(house.sql, orders, 'payTime', from, tomorrow, ['payPrice', 'totalNum']),
    dayTotals(house.sql, members, 'createTime', first, tomorrow),
    sql<{ date: string; views: number }>`select to_char(${v.date}, 'YYYY-MM-DD') as date, ${v.views}::float8 as views from ${visitDays}
      where ${v.product_id} = 0 and ${v.date} >= ${first}::date and ${v.date} < ${tomorrow}::date`.execute(house.sql),
  ]);
  const views = new Map(seen.map((day) => [day.date, day.views]));
  return {
    days: came.map(({ date, count }, at) => {
      const { payPrice, totalNum } = paid[many + at]!.sums;
      return { date, orders: placed[many + at]!.count, sales: centsOf(payPrice), users: count, visits: views.get(date) ?? null, pieces: totalNum! };
    }),
    before: { orders: total(placed.slice(0, many).map(({ count }) => count)), sales: total(paid.slice(0, many).map(({ sums }) => centsOf(sums.payPrice))) },
  };
}

/** Per cent with two decimals; null of nothing. */
const share = (part: number, whole: number | null): string | null => (whole ? (Math.round((part * 10_000) / whole) / 100).toFixed(2) : null);

/** Of an order, in 元; null of none. @param sales 分 */
const average = (sales: number, orders: number): string | null => (orders > 0 ? yuanOf(Math.round(sales / orders)) : null);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** @param now wall time */
export async function trends(house: House, range: TimeRange, now: string): Promise<Trends> {
  const tomorrow = addDays(now.slice(0, 10), 1);
  const first = addDays(tomorrow, -timeRanges[range]);
  const { days: found, before: earlier } = await days(house, range, first, tomorrow);
  const totalOrders = total(found.map(({ orders }) => orders));
  const totalSales = total(found.map(({ sales }) => sales));
  const visits = found.flatMap(({ visits: views }) => views ?? []);
  return {
    dates: found.map(({ date }) => date),
    orderData: found.map(({ orders }) => orders),
    salesData: found.map(({ sales }) => yuanOf(sales)),
    newUserData: found.map(({ users }) => users),
    visitData: found.map(({ visits: views }) => views),
    conversionRateData: found.map(({ orders, visits: views }) => share(orders, views)),
    avgOrderValueData: found.map(({ orders, sales }) => average(sales, orders)),
    productSalesData: found.map(({ pieces }) => pieces),
    timeRange: range,
    summary: {
      totalOrders, totalSales: yuanOf(totalSales), totalNewUsers: total(found.map(({ users }) => users)), totalVisits: visits.length > 0 ? total(visits) : null,
      avgOrderValue: average(totalSales, totalOrders),
      avgConversionRate: share(totalOrders, total(visits)),
      salesGrowthRate: String(growth(totalSales, earlier.sales)), orderGrowthRate: String(growth(totalOrders, earlier.orders)),
    },
  };
}
