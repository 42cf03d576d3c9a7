/** Which rewards a purchase reaches. Pure; amounts are 元 as they are stored. */
import { centsOf, yuanOf } from '../../../engine/format/money';
import type { Records } from '../../../../generated/records';

export type Tier = Records['marketing/rewardActivity']['tiers'][number];

/** @param tierAmount what has to stay spent for it: of a repeated reward, all of its multiples */
export interface Reached { tier: Tier; times: number; tierAmount: string }

/** A reward is repeated so often at most. */
export const mostTimes = 100;

/** The highest tier that one purchase reaches; of the last one, where rewards repeat, as often as it fits. @param spent 分 */
export function reachedBy(spent: number, tiers: readonly Tier[], cyclical: boolean): Reached | undefined {
  const at = tiers.findLastIndex(({ amount }) => centsOf(amount) <= spent);
  const tier = tiers[at];
  if (!tier) return undefined;
  const amount = centsOf(tier.amount);
  const times = cyclical && at === tiers.length - 1 ? Math.min(mostTimes, Math.floor(spent / amount)) : 1;
  return { tier, times, tierAmount: yuanOf(amount * times) };
}

/** Every tier that all purchases together reach and that was not rewarded before. @param spent 分 @param rewarded amounts of tiers, 元 */
export const reachedInAll = (spent: number, tiers: readonly Tier[], rewarded: readonly string[]): Reached[] => {
  const before = new Set(rewarded.map(centsOf));
  return tiers.filter(({ amount }) => centsOf(amount) <= spent && !before.has(centsOf(amount))).map((tier) => ({ tier, times: 1, tierAmount: yuanOf(centsOf(tier.amount)) }));
};

/** What limits still allow; infinite where there is none. */
export interface Left { times: number; integral: number }

/** The rewards that still fit, the first ones first: none is given in part. */
export function within(rewards: readonly Reached[], left: Left): Reached[] {
  const fitting: Reached[] = [];
  let integral = 0;
  for (const reward of rewards) {
    const points = pointsOf(reward);
    if (fitting.length >= left.times || integral + points > left.integral) break;
    integral += points;
    fitting.push(reward);
  }
  return fitting;
}

export const pointsOf = ({ tier, times }: Reached): number => (tier.integral ?? 0) * times;
