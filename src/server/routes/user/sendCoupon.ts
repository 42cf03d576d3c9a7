/** Coupons that the platform hands to members (coupon sheet, send dialog). */
import { couponReceiveType } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import { whyWithheld, holdersOf, issue } from '../marketing/issue';
import { type Skipped, tellSkipped } from './skipped';

/**
 * Members who are logged off are left out, and those who hold a coupon that is had only once.
 * @returns what is told: whom it left out, and why
 * @throws Refusal when the coupon cannot be sent, or fewer are left than members would get one
 */
export async function sendCoupon(visit: Visit, ids: readonly number[], couponId: number): Promise<string> {
  const now = wallTime();
  const members: LockedRecord<'user/user'>[] = [];
  for await (const member of visit.of('user/user').lockEach(ids)) members.push(member);
  const { record: coupon } = await visit.of('marketing/coupon').lock(couponId);
  const withheld = coupon.receiveType === couponReceiveType.gift ? whyWithheld(coupon, now) : '该优惠券不能发送';
  if (withheld !== undefined) throw new Refusal(10002, withheld);
  const having = coupon.isRepeated ? new Set<number>() : await holdersOf(visit, couponId, ids);
  const to: number[] = [];
  const skipped: Skipped[] = [];
  for (const { id, record: { isLogoff, nickname } } of members) {
    const reason = isLogoff ? '已注销' : having.has(id) ? '已领取该优惠券' : undefined;
    if (reason === undefined) to.push(id);
    else skipped.push({ id, name: nickname, reason });
  }
  if (to.length === 0) throw new Refusal(codes.invalid, '所选会员均已注销或已领取该优惠券');
  await issue(visit, coupon, to, { now, title: '发送优惠券' });
  return tellSkipped('发送', to.length, skipped) ?? '发送成功';
}
