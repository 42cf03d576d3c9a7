/**
 * Coupons on their way to members, whoever hands them out. The coupon is locked from its first look to its last write, so that the
 * last one of a limited one goes to one member, and what is left agrees with what members hold. Whoever gives one locks in one order:
 * records about members first (orders, coupons that they hold, rewards, bookings), then the members, then the coupons.
 */
import { sql } from 'kysely';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { addDays } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';

export type Coupon = Records['marketing/coupon'];

/** @param now wall time of the shop */
export const isReceivable = ({ isTimeReceive, receiveStartTime: from, receiveEndTime: until }: Coupon, now: string): boolean =>
  !isTimeReceive || (from !== null && from <= now && until !== null && now <= until);

/** A coupon with a period of its own can be of no use any more. */
export const isPast = ({ isFixedTime, useEndTime }: Coupon, now: string): boolean => isFixedTime && useEndTime !== null && useEndTime < now;

/** @param now wall time of the shop @returns why nobody is sent it at that moment, undefined where somebody may be */
export function whyWithheld(coupon: Coupon, now: string): string | undefined {
  if (!coupon.status || !isReceivable(coupon, now)) return '该优惠券不能发送';
  return isPast(coupon, now) ? '优惠券已过使用期限' : undefined;
}

/** From now on for so many days, unless the coupon has a period of its own. */
const periodOf = ({ isFixedTime, useStartTime, useEndTime, day }: Coupon, now: string) => (isFixedTime && useStartTime !== null && useEndTime !== null
  ? { startTime: useStartTime, endTime: useEndTime }
  : { startTime: now, endTime: `${addDays(now.slice(0, 10), day ?? 0)}${now.slice(10)}` });

/** Which of these members ever had one. */
export async function holdersOf({ db }: Visit, couponId: number, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('coupon_user').select('uid').distinct().where('coupon_id', '=', couponId).where('uid', '=', sql<number>`any(${uids}::bigint[])`).execute();
  return new Set(rows.map(({ uid }) => uid));
}

/** @param number how many it would be @returns why this member gets no such gift of the platform, undefined where the member does */
export async function whyNotGiven(visit: Visit, uid: number, coupon: Coupon, now: string, number = 1): Promise<string | undefined> {
  if (!coupon.status) return '已停用';
  if (coupon.isLimited && coupon.lastTotal < number) return '已发完';
  if (!coupon.isRepeated && (await holdersOf(visit, coupon.id, [uid])).has(uid)) return '已领取过';
  return whyWithheld(coupon, now);
}

interface Occasion {
  /** Wall time of the shop. */
  now: string;
  title: string;
  /** The order whose goods brought it. */
  orderId?: number;
}

/**
 * One for each of these members; a member who is named twice gets two.
 * @param coupon as it was locked by this visit
 * @returns what they hold now, in the same order
 * @throws Refusal when fewer are left
 */
export async function issue(visit: Visit, coupon: Coupon, uids: readonly number[], { now, title, orderId }: Occasion): Promise<LockedRecord<'marketing/couponUser'>[]> {
  const { id: couponId, name, category, money, minPrice, receiveType } = coupon;
  if (coupon.isLimited) {
    const lastTotal = coupon.lastTotal - uids.length;
    if (lastTotal < 0) throw new Refusal(codes.invalid, '优惠券剩余数量不足');
    await visit.of('marketing/coupon').assign(couponId, { lastTotal }, { title });
  }
  const period = periodOf(coupon, now);
  return visit.of('marketing/couponUser').createEach(uids.map((uid) => ({ couponId, uid, name, category, money, minPrice, receiveType, ...period, ...(orderId === undefined ? {} : { orderId }) })), { title });
}
