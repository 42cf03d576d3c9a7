/** Reward activities: what compares a record with what it was, rows of a table with one another, or with coupons as they are now. */
import { activityScope, activityStatus, consumeChannel, couponReceiveType, rewardType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { centsOf } from '../../../engine/format/money';
import { wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { whyWithheld } from './issue';

type Activity = Records['marketing/rewardActivity'];

const told = (field: string, message: string) => invalid([{ field, message }]);

/** What the schema's own rules refuse comes here too: a table may be missing, or hold nothing. */
function proveSound({ tiers }: Partial<Activity>): void {
  const rows = tiers ?? [];
  const at = rows.findIndex(({ amount }, index) => index > 0 && centsOf(amount) <= centsOf(rows[index - 1]?.amount));
  if (at > 0) throw told(`tiers.${at}.amount`, '满额须大于上一档');
}

/** @returns true where `after` allows less than `before`; 0 is no limit */
const isLess = (after: number, before: number): boolean => (after === 0 ? false : before === 0 || after < before);

/** Whoever takes part relies on what was announced. */
function proveKept(after: Activity, before: Activity): void {
  if (after.startTime !== before.startTime) throw told('startTime', '进行中的活动不能修改开始时间');
  if (after.endTime < before.endTime) throw told('startTime', '进行中的活动，结束时间只能延后');
  if (isLess(after.totalLimit, before.totalLimit)) throw told('totalLimit', '进行中的活动，总奖励次数只能调大');
  if (isLess(after.budgetIntegral, before.budgetIntegral)) throw told('budgetIntegral', '进行中的活动，积分总预算只能调大');
}

/** An open activity promises only what can be given. */
async function proveGivable(visit: Visit, { tiers }: Activity): Promise<void> {
  const now = wallTime();
  for (const [at, { couponIds }] of (tiers ?? []).entries()) {
    if (!couponIds || couponIds.length === 0) continue;
    for (const { record: coupon, deleted } of await visit.of('marketing/coupon').lockWhere({ id: [...couponIds] })) {
      const isSendable = !deleted && coupon.receiveType === couponReceiveType.gift && whyWithheld(coupon, now) === undefined && (!coupon.isLimited || coupon.lastTotal > 0);
      if (!isSendable) throw told(`tiers.${at}.couponIds`, `「${coupon.name}」不能发送，请更换优惠券后再开启`);
    }
  }
}

export const rewardActivity: EntityDeparture<'marketing/rewardActivity'> = {
  sample: async () => ({
    channels: [consumeChannel.order], method: activityScope.all, products: [], isOpen: false, startTime: '2099-01-01 00:00:00', endTime: '2099-12-31 23:59:59',
    tiers: [{ amount: '100.00', rewardType: rewardType.points, integral: 10 }],
  }),
  async writes(visit, { before, after }) {
    if (!after) return;
    proveSound(after);
    after.rewardTypes = [...new Set((after.tiers ?? []).map((tier) => tier.rewardType))].sort();
    if (before?.status === activityStatus.running && after.status === activityStatus.running) proveKept(after, before);
    if (after.isOpen && (!before?.isOpen || JSON.stringify(before.tiers) !== JSON.stringify(after.tiers))) await proveGivable(visit, after);
  },
};
