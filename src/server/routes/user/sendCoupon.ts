/** Coupons that the platform hands to members (coupon sheet, send dialog). */
import { sql } from 'kysely';
import { addDays, fromSeconds } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRow, type Row } from '../../resources/door/rows';
import { type Visit, whileAwaited } from '../../resources/door/visit';
import { type Skipped, tellSkipped } from './skipped';

const gift = 3;

/** @throws Refusal when the coupon is none that may be sent now */
function proveSendable(coupon: Row, now: string): void {
  const receivable = coupon.isTimeReceive !== true || (String(coupon.receiveStartTime) <= now && now <= String(coupon.receiveEndTime));
  if (coupon.receiveType !== gift || coupon.status !== true || !receivable) throw new Refusal(10002, '该优惠券不能发送');
  if (coupon.isFixedTime === true && String(coupon.useEndTime) < now) throw new Refusal(10002, '优惠券已过使用期限');
}

/** From now on for so many days, unless the coupon has a period of its own. */
const periodOf = (coupon: Row, now: string) => (coupon.isFixedTime === true
  ? { startTime: coupon.useStartTime, endTime: coupon.useEndTime }
  : { startTime: now, endTime: `${addDays(now.slice(0, 10), Number(coupon.day))}${now.slice(10)}` });

async function holders(visit: Visit, couponId: unknown, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ uid: number }>`select distinct uid from coupon_user where coupon_id = ${couponId} and uid = any(${ids}::bigint[])`.execute(visit.db);
  return new Set(rows.map(({ uid }) => Number(uid)));
}

/**
 * Members who are logged off are left out, and those who hold a coupon that is had only once.
 * @param ids rising
 * @returns what is told: whom it left out, and why
 * @throws Refusal when the coupon cannot be sent, or fewer are left than members would get one
 */
export async function sendCoupon(visit: Visit, ids: readonly number[], couponId: unknown): Promise<string> {
  const [members, coupons, received] = ['user/user', 'marketing/coupon', 'marketing/couponUser'].map((key) => visit.resources.get(key)!);
  const now = fromSeconds(Date.now() / 1000);
  const { record: coupon } = await lockRow(visit, coupons!, couponId);
  proveSendable(coupon, now);
  const having = coupon.isRepeated === true ? new Set<number>() : await holders(visit, couponId, ids);
  const to: number[] = [];
  const skipped: Skipped[] = [];
  for (const id of whileAwaited(visit, ids)) {
    const { record: { isLogoff, nickname } } = await lockRow(visit, members!, id);
    const reason = isLogoff === true ? '已注销' : having.has(id) ? '已领取该优惠券' : undefined;
    if (reason === undefined) to.push(id);
    else skipped.push({ id, name: String(nickname), reason });
  }
  if (to.length === 0) throw new Refusal(codes.invalid, '所选会员均已注销或已领取该优惠券');
  if (coupon.isLimited === true) {
    const lastTotal = Number(coupon.lastTotal) - to.length;
    if (lastTotal < 0) throw new Refusal(codes.invalid, '优惠券剩余数量不足');
    await assignRecord(visit, coupons!, couponId, { lastTotal }, { title: '发送优惠券' });
  }
  const { name, category, money, minPrice, receiveType } = coupon;
  for (const uid of whileAwaited(visit, to)) {
    await createRecord(visit, received!, { couponId, uid, name, category, money, minPrice, receiveType, ...periodOf(coupon, now) }, { title: '发送优惠券' });
  }
  return tellSkipped('发送', to.length, skipped) ?? '发送成功';
}
