/** A coupon that a member fetches, by the shop (coupon sheet, 手动领取; decisions 48). */
import { couponReceiveType, couponUserStatus } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { Visit } from '../../resources/types';
import { proveMember } from '../user/proveMember';
import { type Coupon, holdersOf, isPast, isReceivable, issue } from './issue';

type Held = Records['marketing/couponUser'];
/** What the shop shows its member; an order names the coupon by this id. */
type Answer = { id: number } & Pick<Held, 'couponId' | 'code' | 'name' | 'money' | 'minPrice' | 'category' | 'startTime' | 'endTime'>;

/** Whether the member has one that may still be used. */
async function holdsUnused(visit: Visit, couponId: number, uid: number, now: string): Promise<boolean> {
  const found = await visit.db.selectFrom('coupon_user').select('id').where('coupon_id', '=', couponId).where('uid', '=', uid).where('status', '=', couponUserStatus.unused).where('end_time', '>', now).limit(1).executeTakeFirst();
  return found !== undefined;
}

async function whyNot(visit: Visit, uid: number, coupon: Coupon, now: string): Promise<string | undefined> {
  if (coupon.receiveType !== couponReceiveType.byHand || !coupon.status) return '该优惠券不能领取';
  if (!isReceivable(coupon, now)) return '不在优惠券的领取时间内';
  if (isPast(coupon, now)) return '优惠券已过使用期限';
  if (coupon.isLimited && coupon.lastTotal < 1) return '优惠券已领完';
  if (!coupon.isRepeated) return (await holdersOf(visit, coupon.id, [uid])).has(uid) ? '会员已领取过该优惠券' : undefined;
  return (await holdsUnused(visit, coupon.id, uid, now)) ? '会员还有未使用的该优惠券，使用后可再次领取' : undefined;
}

/** @throws Refusal at the input that is in the way */
export async function claimCoupon(visit: Visit, { couponId, uid }: Inputs['marketing/couponUser']['claim']): Promise<Answer> {
  const now = wallTime();
  await proveMember(visit, uid);
  const [coupon] = await visit.of('marketing/coupon').lockAlive({ id: couponId });
  if (!coupon) throw invalid([{ field: 'couponId', message: '优惠券不存在' }]);
  const reason = await whyNot(visit, uid, coupon.record, now);
  if (reason !== undefined) throw invalid([{ field: 'couponId', message: reason }]);
  const [{ id, record: { code, name, money, minPrice, category, startTime, endTime } }] = await issue(visit, coupon.record, [uid], { now, title: '领取优惠券' });
  return { id, couponId, code, name, money, minPrice, category, startTime, endTime };
}
