/** Points and coupons of a reward, to its member and back. */
import { couponUserStatus, integralLinkType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import { book } from '../../resources/door/book';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';
import { type Coupon, issue, whyNotGiven } from './issue';

export type Reward = Records['marketing/rewardRecord'];

const booking = (id: number, title: string, mark: string) => ({ linkType: integralLinkType.activity, linkId: `C${id}`, title, mark });

/** As many of a coupon as the reward is repeated, one where members have it only once. */
const numberOf = ({ isRepeated }: Coupon, times: number): number => (isRepeated ? times : 1);

const couponsOf = async (visit: Visit, { couponIds }: Pick<Reward, 'couponIds'>) => (couponIds.length === 0 ? [] : visit.of('marketing/coupon').lockWhere({ id: [...couponIds] }));

/** @returns why a reward cannot be given now, undefined where it can */
export async function whyNotRewarded(visit: Visit, { uid, integral, times, couponIds }: Reward): Promise<string | undefined> {
  const { record: member } = await visit.of('user/user').lock(uid);
  if (member.isLogoff) return '会员已注销';
  const most = resourceOf(visit, 'user/user').fields.get('integral')?.maximum;
  if (typeof most === 'number' && member.integral + integral > most) return '会员积分已达上限';
  for (const { record: coupon, deleted } of await couponsOf(visit, { couponIds })) {
    const reason = deleted ? '已删除' : await whyNotGiven(visit, uid, coupon, wallTime(), numberOf(coupon, times));
    if (reason !== undefined) return `${coupon.name}：${reason}`;
  }
  return undefined;
}

/** @returns the coupons that the member then holds */
export async function giveReward(visit: Visit, id: number, reward: Reward): Promise<readonly number[]> {
  const [title, now] = ['消费奖励', wallTime()];
  await book(visit, 'user/integralRecord', { holder: reward.uid, amount: reward.integral, title, values: booking(id, title, reward.activityName) });
  const held: number[] = [];
  for (const { record: coupon } of await couponsOf(visit, reward)) {
    const given = await issue(visit, coupon, Array.from({ length: numberOf(coupon, reward.times) }, () => reward.uid), { now, title });
    held.push(...given.map((each) => each.id));
  }
  return held;
}

/** Points as far as the member has them, and coupons that were not used. @returns what was taken, and what was not in words */
export async function takeReward(visit: Visit, id: number, reward: Reward): Promise<{ takenIntegral: number; mark: string }> {
  const title = '回收消费奖励';
  const held = visit.of('marketing/couponUser');
  const coupons = reward.couponUserIds.length === 0 ? [] : await held.lockWhere({ id: [...reward.couponUserIds] });
  const { record: member } = await visit.of('user/user').lock(reward.uid);
  const takenIntegral = member.isLogoff ? 0 : Math.min(reward.integral, member.integral);
  await book(visit, 'user/integralRecord', { holder: reward.uid, amount: -takenIntegral, title, values: booking(id, title, reward.activityName) });
  for (const coupon of coupons) if (coupon.record.status === couponUserStatus.unused) await held.move(coupon.id, 'lapse', {}, { title });
  const [short, used] = [reward.integral - takenIntegral, coupons.filter(({ record }) => record.status === couponUserStatus.used).length];
  return { takenIntegral, mark: [...(short > 0 ? [`积分不足，少收回${short}`] : []), ...(used > 0 ? [`${used}张优惠券已使用，未收回`] : [])].join('；') };
}
