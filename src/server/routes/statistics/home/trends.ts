import { sql } from 'kysely';
import type { Trends } from '../../../../engine/extension/home';
import { timeRanges, type TimeRange } from '../../../../engine/extension/statistics';
import { add, divide, toFixed } from '../../../../engine/format/decimal';
import { growth } from '../../../../engine/format/growth';
import { addDays } from '../../../../engine/time/wallTime';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';
import { order, paid, placed } from './orders';

const [members, u] = named('user_user', 'u');
const [items, item] = named('order_detail', 'd');
const [visitDays, v] = named('visit_day', 'v');

interface Day {
  date: string;
  orders: number;
  sales: string;
  users: number;
  visits: number | null;
  pieces: number;
}

/**
 * 经营趋势 and 趋势对比, a row a day. Every sum is taken anew from indexes that hold all it needs, a quarter of a year from some
 * 300,000 of their entries where the shop has a million orders. Sums kept by the day would make each order wait for the one row
 * of its day, and be wrong as soon as a payment was told late.
 */
async function days(house: House, first: string, tomorrow: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(o.n, 0) as orders, coalesce(p.amount, 0)::numeric(20, 2)::text as sales, coalesce(came.n, 0) as users,
      ${v.views}::float8 as visits, coalesce(s.pieces, 0) as pieces
    from (select ${first}::date + i as day from generate_series(0, ${tomorrow}::date - ${first}::date - 1) i) d
    left join (select ${order.create_time}::date as day, count(*)::int as n from ${placed(house, first, tomorrow)} group by 1) o on o.day = d.day
    left join (select ${order.pay_time}::date as day, sum(${order.pay_price}) as amount from ${paid(first, tomorrow)} group by 1) p on p.day = d.day
    left join (select ${u.create_time}::date as day, count(*)::int as n from ${members}
      where not ${u.is_del} and ${u.create_time} >= ${first}::timestamp and ${u.create_time} < ${tomorrow}::timestamp group by 1) came on came.day = d.day
    left join (select o.day, sum(${item.pay_num})::int as pieces from (select ${order.id}, ${order.pay_time}::date as day from ${paid(first, tomorrow)}) o
      join ${items} on ${item.order_id} = o.id group by 1) s on s.day = d.day
    left join ${visitDays} on ${v.product_id} = 0 and ${v.date} = d.day
    order by d.day`.execute(house.sql);
  return rows;
}

/** Orders and sales of as many days before. */
async function before(house: House, range: TimeRange, first: string): Promise<{ orders: number; sales: number }> {
  const from = addDays(first, -timeRanges[range]);
  const { rows } = await sql<{ orders: number; sales: number }>`select (select count(*)::int from ${placed(house, from, first)}) as orders,
    (select coalesce(sum(${order.pay_price}), 0)::float8 from ${paid(from, first)}) as sales`.execute(house.sql);
  return rows[0];
}

/** Per cent with two decimals; null of nothing. */
const share = (part: number, whole: number | null): string | null => (whole ? toFixed(divide(part * 100, whole), 2) : null);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** @param now wall time */
export async function trends(house: House, range: TimeRange, now: string): Promise<Trends> {
  const tomorrow = addDays(now.slice(0, 10), 1);
  const first = addDays(tomorrow, -timeRanges[range]);
  const [found, earlier] = await Promise.all([days(house, first, tomorrow), before(house, range, first)]);
  const totalOrders = total(found.map(({ orders }) => orders));
  const totalSales = toFixed(found.reduce((sum, { sales }) => add(sum, sales), '0'), 2);
  const visits = found.flatMap(({ visits: views }) => views ?? []);
  return {
    dates: found.map(({ date }) => date),
    orderData: found.map(({ orders }) => orders),
    salesData: found.map(({ sales }) => sales),
    newUserData: found.map(({ users }) => users),
    visitData: found.map(({ visits: views }) => views),
    conversionRateData: found.map(({ orders, visits: views }) => share(orders, views)),
    avgOrderValueData: found.map(({ orders, sales }) => (orders > 0 ? toFixed(divide(sales, orders), 2) : null)),
    productSalesData: found.map(({ pieces }) => pieces),
    timeRange: range,
    summary: {
      totalOrders, totalSales, totalNewUsers: total(found.map(({ users }) => users)), totalVisits: visits.length > 0 ? total(visits) : null,
      avgOrderValue: totalOrders > 0 ? toFixed(divide(totalSales, totalOrders), 2) : null,
      avgConversionRate: share(totalOrders, total(visits)),
      salesGrowthRate: String(growth(Number(totalSales), earlier.sales)), orderGrowthRate: String(growth(totalOrders, earlier.orders)),
    },
  };
}
