import { sql } from 'kysely';
import type { HomeFigures } from '../../../../engine/extension/home';
import { addDays } from '../../../../engine/time/wallTime';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';
import { order, paid, placed } from './orders';
import { visitsOf } from './visits';

const members = named('user_user', 'u');
const shops = named('merchant_merchant', 'm');

/** 数据卡片. @param now wall time */
export async function homeFigures(house: House, now: string): Promise<HomeFigures> {
  const today = now.slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const all = ([table, { is_del }]: typeof members | typeof shops) => sql`(select count(*)::int from ${table} where not ${is_del})`;
  const came = ([table, { is_del, create_time }]: typeof members | typeof shops, from: string, until: string) =>
    sql`(select count(*)::int from ${table} where not ${is_del} and ${create_time} >= ${from}::timestamp and ${create_time} < ${until}::timestamp)`;
  const { rows: [row] } = await sql<HomeFigures>`select
    ${all(members)} as "userNum",
    ${all(shops)} as "merchantNum",
    ${came(members, today, tomorrow)} as "todayNewUserNum",
    ${came(members, yesterday, today)} as "yesterdayNewUserNum",
    ${came(shops, today, tomorrow)} as "todayNewMerchantNum",
    ${came(shops, yesterday, today)} as "yesterdayNewMerchantNum",
    (select count(*)::int from ${placed(house, today, tomorrow)}) as "orderNum",
    (select count(*)::int from ${placed(house, yesterday, today)}) as "yesterdayOrderNum",
    (select coalesce(sum(${order.pay_price}), 0)::numeric(20, 2)::text from ${paid(today, tomorrow)}) as sales,
    (select coalesce(sum(${order.pay_price}), 0)::numeric(20, 2)::text from ${paid(yesterday, today)}) as "yesterdaySales",
    ${visitsOf(today)} as pageviews,
    ${visitsOf(yesterday)} as "yesterdayPageviews"`.execute(house.sql);
  return row;
}
