/**
 * Rewards on their way: a purchase reaches them when it is paid, they are given at the activity's node, and what is refunded or revoked
 * takes them back (consume reward sheet, decisions 50). Everybody here locks rewards and the coupons that they gave before the member,
 * then the activity, then the coupons that it gives.
 */
import { consumeChannel, rewardCondition, rewardNode, rewardStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { RewardNode } from '../../../../generated/types/enumerations';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { recordOf } from '../../resources/resource';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import { whyNotRewarded } from './rewardGiving';
import { type Activity, type Purchase, spentBy, spentInAll } from './rewardSpent';
import { type Left, pointsOf, reachedBy, reachedInAll, type Reached, within } from './rewardTiers';

type Reward = LockedRecord<'marketing/rewardRecord'>;
type Member = Records['user/user'];
type Listed = { id: number; record: Activity };

/** Activities that are open for a purchase, whose turn it is first. */
async function openFor({ db, ...visit }: Visit, { channel, time }: Purchase, { level }: Member): Promise<Listed[]> {
  const rows = await db.selectFrom('marketing_reward_activity').selectAll().where('is_del', '=', false).where('is_open', '=', true)
    .where('start_time', '<=', time).where('end_time', '>=', time).orderBy('sort', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => ({ id: row.id, record: recordOf(visit, 'marketing/rewardActivity', row) }))
    .filter(({ record }) => record.channels.includes(channel) && (record.levelIds.length === 0 || (level !== null && record.levelIds.includes(level))));
}

/** Rewards of an activity that wait, stand or are to be given again; one that was taken back counts for nothing. */
const counted = ({ db }: Visit, activityId: number) => db.selectFrom('marketing_reward_record').where('activity_id', '=', activityId).where('status', '<>', rewardStatus.recovered);

/** 0 is no limit. */
const unlimited = (limit: number): number => (limit === 0 ? Infinity : limit);

/** What the limits of an activity under lock leave to a member. */
async function leftFor(visit: Visit, { id, record: { userLimit, totalLimit, budgetIntegral } }: Listed, uid: number): Promise<Left> {
  const all = await counted(visit, id).select(({ fn }) => [fn.countAll<number>().as('times'), fn.sum<string | null>('integral').as('integral')]).executeTakeFirstOrThrow();
  const own = await counted(visit, id).where('uid', '=', uid).select(({ fn }) => fn.countAll<number>().as('times')).executeTakeFirstOrThrow();
  return {
    times: Math.min(unlimited(totalLimit) - Number(all.times), unlimited(userLimit) - Number(own.times)),
    integral: unlimited(budgetIntegral) - Number(all.integral ?? 0),
  };
}

async function reachedOf(visit: Visit, { id, record }: Listed, purchase: Purchase): Promise<{ reached: Reached[]; spent: number }> {
  const spent = await spentBy(visit, record, purchase);
  if (spent <= 0) return { reached: [], spent };
  if (record.conditionType === rewardCondition.single) {
    const reached = reachedBy(spent, record.tiers, record.cyclical ?? false);
    return { reached: reached ? [reached] : [], spent };
  }
  const rewarded = await counted(visit, id).where('uid', '=', purchase.uid).select('tier_amount').execute();
  return { reached: reachedInAll(await spentInAll(visit, record, purchase.uid), record.tiers, rewarded.map((row) => row.tier_amount)), spent };
}

async function namesOf({ db }: Visit, couponIds: readonly number[]): Promise<string> {
  if (couponIds.length === 0) return '';
  const coupons = await db.selectFrom('marketing_coupon').select(['id', 'name']).where('id', 'in', [...couponIds]).execute();
  return couponIds.flatMap((id) => coupons.find((coupon) => coupon.id === id)?.name ?? []).join('、');
}

/** @param spent what the purchase counts, 分 */
async function write(visit: Visit, { id: activityId, record: activity }: Listed, { time, ...purchase }: Purchase, reached: Reached, spent: number): Promise<Reward> {
  const { tier: { rewardType, couponIds: given }, times, tierAmount } = reached;
  const couponIds = given ?? [];
  return visit.of('marketing/rewardRecord').create({
    ...purchase, activityId, activityName: activity.name, consumeTime: time, consumeAmount: yuanOf(spent),
    tierAmount, times, rewardType, integral: pointsOf(reached), couponIds, couponNames: await namesOf(visit, couponIds),
    // What is judged by a person, or entered by one, waits for nothing.
    sendNode: purchase.channel === consumeChannel.order ? activity.sendNode : rewardNode.paid,
  }, { title: '达成奖励' });
}

/** The first activity of which a purchase reaches something takes it. It gives at once what waits for nothing. */
export async function reward(visit: Visit, purchase: Purchase): Promise<void> {
  const { record: member } = await visit.of('user/user').lock(purchase.uid);
  for (const { id } of await openFor(visit, purchase, member)) {
    // Its limits hold over all who reach it at the same moment.
    const activity = await visit.of('marketing/rewardActivity').lock(id);
    if (!activity.record.isOpen || activity.deleted) continue;
    const { reached, spent } = await reachedOf(visit, activity, purchase);
    const rewards = reached.length === 0 ? [] : within(reached, await leftFor(visit, activity, purchase.uid));
    if (rewards.length === 0) continue;
    for (const each of rewards) {
      const made = await write(visit, activity, purchase, each, spent);
      if (made.record.sendNode === rewardNode.paid) await give(visit, made);
    }
    return;
  }
}

/** What cannot be given is written down with its reason, to be given again by hand: no order fails for it. */
async function give(visit: Visit, { id, record: waiting }: Reward): Promise<void> {
  const rewards = visit.of('marketing/rewardRecord');
  const failReason = await whyNotRewarded(visit, waiting);
  if (failReason === undefined) await rewards.move(id, 'give', {}, { title: '发放奖励' });
  else await rewards.move(id, 'fail', { failReason }, { title: '发放失败' });
}

/** Rewards of an order that wait, under lock. Whoever moves the order on and locks its member takes them first. */
export const lockWaiting = (visit: Visit, orderId: number): Promise<Reward[]> =>
  visit.of('marketing/rewardRecord').lockWhere({ channel: consumeChannel.order, sourceId: orderId, status: rewardStatus.waiting });

/** Gives what an order reached and what waited for this node, or for one before. */
export async function giveAt(visit: Visit, orderId: number, uid: number, node: RewardNode): Promise<void> {
  const waiting = await lockWaiting(visit, orderId);
  await visit.of('user/user').lock(uid);
  for (const each of waiting) if (each.record.sendNode <= node) await give(visit, each);
}

/** Rewards that a purchase has a part in: its own, and those of all that the member spent while the activity ran. */
async function affected({ db }: Visit, { channel, sourceId, uid, time }: Purchase): Promise<number[]> {
  const rows = await db.selectFrom('marketing_reward_record as r').innerJoin('marketing_reward_activity as a', 'a.id', 'r.activity_id').select('r.id')
    .where('r.uid', '=', uid).where('r.status', '<>', rewardStatus.recovered)
    .where(({ and, eb, or }) => or([
      and([eb('r.channel', '=', channel), eb('r.source_id', '=', sourceId)]),
      and([eb('a.condition_type', '=', rewardCondition.total), eb('a.start_time', '<=', time), eb('a.end_time', '>=', time)]),
    ])).execute();
  return rows.map(({ id }) => Number(id));
}

/** Rewards that a purchase has a part in, and the coupons that they gave, under lock. Whoever locks the member before `unreward` takes them first. */
export async function lockRewards(visit: Visit, purchase: Purchase): Promise<Reward[]> {
  const ids = await affected(visit, purchase);
  const rewards = ids.length === 0 ? [] : await visit.of('marketing/rewardRecord').lockWhere({ id: ids });
  const given = rewards.flatMap(({ record }) => record.couponUserIds);
  if (given.length > 0) await visit.of('marketing/couponUser').lockWhere({ id: given });
  return rewards;
}

/**
 * Takes back whole what is no longer reached; what was not given yet is not given any more.
 * @param whatever the activity says of refunds: a purchase that is revoked never was
 */
export async function unreward(visit: Visit, purchase: Purchase, { reason, whatever }: { reason: string; whatever: boolean }): Promise<void> {
  await lockRewards(visit, purchase);
  await visit.of('user/user').lock(purchase.uid);
  const rewards = visit.of('marketing/rewardRecord');
  // Asked again: until the member was locked, others may have given some or taken them back.
  for (const { id, record: held } of await lockRewards(visit, purchase)) {
    if (held.activityId === null) continue;
    const { record: activity } = await visit.of('marketing/rewardActivity').lock(held.activityId);
    const spent = activity.conditionType === rewardCondition.single ? await spentBy(visit, activity, held) : await spentInAll(visit, activity, held.uid);
    if (spent >= centsOf(held.tierAmount)) continue;
    if (held.status !== rewardStatus.given) await rewards.move(id, 'drop', { reason }, { title: '不再发放' });
    else if (whatever || activity.excludeRefund) await rewards.move(id, 'recover', { reason }, { title: '回收奖励' });
  }
}
