import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import type { RealtimeFigures } from '../../../../engine/extension/home';
import { growth } from '../../../../engine/format/growth';
import { addDays, fromSeconds, toSeconds } from '../../../../engine/time/wallTime';
import type { House } from '../../../resources/types';
import { orderStatus } from '../../../../../generated/codes';
import { named } from '../../../sql/named';
import { order, paid, placed } from './orders';
import { visitsOf } from './visits';

const [members, u] = named('user_user', 'u');

const day = 86_400;
const hour = 3_600;
/** Seconds that a member counts as there after he was seen. */
const presence = 15 * 60;

interface Moment {
  merchants: number;
  orders: number;
  rate: string | null;
}

type Today = Pick<RealtimeFigures, 'todayVisits' | 'todayNewUsers' | 'todaySales'>;

const systemLoad = (): string => `${Math.round((loadavg()[0] / availableParallelism()) * 100)}%`;

/** 实时数据, each against yesterday until the same time of the day. @param now wall time */
export async function realtime(house: House, now: string): Promise<RealtimeFigures> {
  const seconds = toSeconds(now);
  const until = (shift: number) => {
    const [midnight, hourAgo] = [fromSeconds(seconds + shift).slice(0, 10), fromSeconds(seconds + shift - hour)];
    const ofDay = sql`${order.create_time} >= ${midnight}::timestamp`;
    // The second that runs counts too; soon after midnight the last hour reaches into the day before.
    return sql`select ${-shift}::int as ago, count(distinct ${order.mer_id}) filter (where ${ofDay})::int as merchants,
      (count(*) filter (where ${order.create_time} > ${hourAgo}::timestamp))::int as orders,
      round(100.0 * count(*) filter (where ${order.paid} and ${ofDay})
        / nullif(count(*) filter (where (${order.paid} or ${order.status} = ${sql.lit(orderStatus.cancelled)}) and ${ofDay}), 0), 1)::text as rate
      from ${placed(house, hourAgo < midnight ? hourAgo : midnight, fromSeconds(seconds + shift + 1))}`;
  };
  const [midnight, tomorrow] = [now.slice(0, 10), addDays(now.slice(0, 10), 1)];
  const [{ rows: [online] }, { rows: [ofToday] }, { rows: [today, yesterday] }] = await Promise.all([
    sql<{ online: number }>`select count(*)::int as online from ${members} where not ${u.is_del} and ${u.last_login_time} > ${fromSeconds(seconds - presence)}::timestamp`.execute(house.sql),
    sql<Today>`select ${visitsOf(midnight)} as "todayVisits",
      (select count(*)::int from ${members} where not ${u.is_del} and ${u.create_time} >= ${midnight}::timestamp) as "todayNewUsers",
      (select coalesce(sum(${order.pay_price}), 0)::numeric(20, 2)::text from ${paid(midnight, tomorrow)}) as "todaySales"`.execute(house.sql),
    sql<Moment>`${until(0)} union all ${until(-day)} order by ago`.execute(house.sql),
  ]);
  const change = (name: keyof Moment) => String(growth(Number(today[name] ?? 0), Number(yesterday[name] ?? 0)));
  return {
    onlineUsers: online.online, onlineUsersTrend: null,
    activeMerchants: today.merchants, activeMerchantsTrend: change('merchants'),
    realtimeOrders: today.orders, realtimeOrdersTrend: change('orders'),
    paymentSuccessRate: today.rate, paymentSuccessRateTrend: today.rate === null || yesterday.rate === null ? null : change('rate'),
    ...ofToday, systemLoad: systemLoad(),
  };
}
