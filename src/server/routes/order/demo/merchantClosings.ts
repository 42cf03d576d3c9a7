/** Withdrawals of what merchants have earned within the year: some ask now and then, once their shares have come due. */
import type { PoolClient } from 'pg';
import { closingAccountStatus, refundStatus } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { House } from '../../../resources/types';
import { countOn, openWriters, Sender } from '../../../seed/writer';
import { day, hour } from './calendar';
import { fateOf, type Pace, payeeOf } from './withdrawals';

/** Days before now at which merchants ask, each at one of so many. */
const asking = [200, 170, 140, 115, 90, 70, 55, 42, 32, 26, 21, 16, 12, 9, 6, 4, 2, 1];
const turns = 3;
/** Seconds within which they do. */
const within = 12 * hour;
/** 分 that a request is a multiple of. */
const whole = 10_000;
const pace: Pace = [2, 4, 8];

interface Earned {
  id: number;
  name: string;
  phone: string;
  /** Which of the moments it is, and when within it this merchant asks, in seconds. */
  turn: number;
  at: number;
  /** 分 of all shares that are due by then, less whatever refunds took of them at any time: never more than the balance of that moment. */
  total: number;
}

async function earned(client: PoolClient, now: number): Promise<Earned[]> {
  const { rows } = await client.query<Earned>(`select m.id::float8 as id, m.real_name as name, m.phone, a.turn::float8 as turn, (a.at + m.id * 7919 % ${within})::float8 as at, (sum(o.share - coalesce(r.taken, 0)) * 100)::float8 as total
    from unnest($1::bigint[], $2::timestamp[]) with ordinality a(at, moment, turn)
    join (select id, mer_id, share_time, pay_price + plat_coupon_price + integral_price - commission_charge - first_brokerage - second_brokerage as share from order_order where is_shared) o on o.share_time <= a.moment
    join merchant_merchant m on m.id = o.mer_id
    left join (select order_id, sum(refund_price + refund_plat_coupon_price + refund_integral_price - refund_commission - refund_first_brokerage_fee - refund_second_brokerage_fee) as taken
      from refund_order where refund_status = ${refundStatus.settled} group by 1) r on r.order_id = o.id
    group by m.id, a.at, a.turn order by at, m.id`, [asking.map((days) => now - days * day), asking.map((days) => fromSeconds(now - days * day))]);
  return rows;
}

/** Orders, refunds and merchants must be there. */
export async function withdrawShares(house: House, client: PoolClient, now: number): Promise<void> {
  const { closing } = await openWriters(house, client, { closing: 'finance/merchantClosingRecord' });
  const asked = new Map<number, { amount: number; returned?: number }[]>();
  let place = 0;
  for (const { id, name, phone, turn, at, total } of await earned(client, now)) {
    if ((id + turn) % turns !== 0) continue;
    const before = asked.get(id) ?? [];
    const free = total - before.reduce((sum, { amount, returned }) => sum + (returned !== undefined && returned <= at ? 0 : amount), 0);
    if (free < whole) continue;
    place += 1;
    const amount = free - free % whole;
    const { state, returned, isLate } = fateOf(place, at, now, pace);
    closing.add({
      merId: id, amount: (amount / 100).toFixed(2), ...payeeOf(place, { name, phone }, ({ holder, bank, card }) => ({ closingName: holder, closingBank: bank, closingBankCard: card })), ...state,
      ...(state.auditId === undefined ? {} : { auditName: '系统管理员' }), ...(isLate ? { mark: '请在月底前到账' } : {}),
      ...(isLate && state.accountStatus === closingAccountStatus.transferred ? { platformMark: '节假日顺延转账' } : {}), createTime: fromSeconds(at),
    });
    asked.set(id, [...before, { amount, ...(returned === undefined ? {} : { returned }) }]);
  }
  await new Sender(client, [closing]).finish();
  await countOn(client, closing.resource);
}
