/** Coupons that the platform hands to members (coupon sheet, send dialog). */
import { sql } from 'kysely';
import { couponReceiveType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { addDays, fromSeconds } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { Visit } from '../../resources/types';
import { type Skipped, tellSkipped } from './skipped';

type Coupon = Records['marketing/coupon'];

/** @throws Refusal when the coupon is none that may be sent now */
function proveSendable({ isTimeReceive, receiveStartTime: from, receiveEndTime: until, receiveType, status, isFixedTime, useEndTime }: Coupon, now: string): void {
  const receivable = !isTimeReceive || (from !== null && from <= now && until !== null && now <= until);
  if (receiveType !== couponReceiveType.gift || !status || !receivable) throw new Refusal(10002, '该优惠券不能发送');
  if (isFixedTime && useEndTime !== null && useEndTime < now) throw new Refusal(10002, '优惠券已过使用期限');
}

/** From now on for so many days, unless the coupon has a period of its own. */
const periodOf = ({ isFixedTime, useStartTime, useEndTime, day }: Coupon, now: string) => (isFixedTime && useStartTime !== null && useEndTime !== null
  ? { startTime: useStartTime, endTime: useEndTime }
  : { startTime: now, endTime: `${addDays(now.slice(0, 10), day)}${now.slice(10)}` });

async function holders({ db }: Visit, couponId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('coupon_user').select('uid').distinct().where('coupon_id', '=', couponId).where('uid', '=', sql<number>`any(${ids}::bigint[])`).execute();
  return new Set(rows.map(({ uid }) => uid));
}

/**
 * Members who are logged off are left out, and those who hold a coupon that is had only once.
 * @returns what is told: whom it left out, and why
 * @throws Refusal when the coupon cannot be sent, or fewer are left than members would get one
 */
export async function sendCoupon(visit: Visit, ids: readonly number[], couponId: number): Promise<string> {
  const [members, coupons, received] = [visit.of('user/user'), visit.of('marketing/coupon'), visit.of('marketing/couponUser')];
  const now = fromSeconds(Date.now() / 1000);
  const { record: coupon } = await coupons.lock(couponId);
  proveSendable(coupon, now);
  const having = coupon.isRepeated ? new Set<number>() : await holders(visit, couponId, ids);
  const to: number[] = [];
  const skipped: Skipped[] = [];
  for await (const { id, record: { isLogoff, nickname } } of members.lockEach(ids)) {
    const reason = isLogoff ? '已注销' : having.has(id) ? '已领取该优惠券' : undefined;
    if (reason === undefined) to.push(id);
    else skipped.push({ id, name: nickname, reason });
  }
  if (to.length === 0) throw new Refusal(codes.invalid, '所选会员均已注销或已领取该优惠券');
  if (coupon.isLimited) {
    const lastTotal = coupon.lastTotal - to.length;
    if (lastTotal < 0) throw new Refusal(codes.invalid, '优惠券剩余数量不足');
    await coupons.assign(couponId, { lastTotal }, { title: '发送优惠券' });
  }
  const { name, category, money, minPrice, receiveType } = coupon;
  const period = periodOf(coupon, now);
  await received.createEach(to.map((uid) => ({ couponId, uid, name, category, money, minPrice, receiveType, ...period })), { title: '发送优惠券' });
  return tellSkipped('发送', to.length, skipped) ?? '发送成功';
}
