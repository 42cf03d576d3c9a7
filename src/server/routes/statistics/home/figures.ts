import { sql } from 'kysely';
import type { HomeFigures } from '../../../../engine/extension/home';
import { addDays } from '../../../../engine/time/wallTime';
import type { House } from '../../../resources/types';
import { paid, placed } from './orders';
import { visitsOf } from './visits';

/** 数据卡片. @param now wall time */
export async function homeFigures(house: House, now: string): Promise<HomeFigures> {
  const today = now.slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const came = (table: string, from: string, until: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where not is_del and create_time >= ${from}::timestamp and create_time < ${until}::timestamp)`;
  const { rows: [row] } = await sql<HomeFigures>`select
    (select count(*)::int from user_user where not is_del) as "userNum",
    (select count(*)::int from merchant_merchant where not is_del) as "merchantNum",
    ${came('user_user', today, tomorrow)} as "todayNewUserNum",
    ${came('user_user', yesterday, today)} as "yesterdayNewUserNum",
    ${came('merchant_merchant', today, tomorrow)} as "todayNewMerchantNum",
    ${came('merchant_merchant', yesterday, today)} as "yesterdayNewMerchantNum",
    (select count(*)::int from ${placed(house, today, tomorrow)}) as "orderNum",
    (select count(*)::int from ${placed(house, yesterday, today)}) as "yesterdayOrderNum",
    (select coalesce(sum(t.pay_price), 0)::numeric(20, 2)::text from ${paid(today, tomorrow)}) as sales,
    (select coalesce(sum(t.pay_price), 0)::numeric(20, 2)::text from ${paid(yesterday, today)}) as "yesterdaySales",
    ${visitsOf(today)} as pageviews,
    ${visitsOf(yesterday)} as "yesterdayPageviews"`.execute(house.sql);
  return row;
}
