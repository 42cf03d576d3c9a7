/** Points that one purchase earns: by one rule, changed by exceptions. The only calculation of it. */
import { centsOf } from '../format/money';
import { concerns, earns, type EarningRule, type ExceptionRule, type Purchase } from './rule';

/** What the member earned before, in the month of the purchase at least, or waits for. */
export interface Earlier {
  time: string;
  integral: number;
  ruleId: number | null;
  /** Waits for a review: counted among the purchases of a day, and in no limit. */
  pending: boolean;
}

export interface Earned {
  /** Never less than 0. */
  integral: number;
  /** The rule that gives them; null when none does. */
  rule: EarningRule | null;
  /** Those that changed something, in the order in which they were applied. */
  exceptions: ExceptionRule[];
  /** Somebody has to look at it first. */
  needReview: boolean;
}

type Of<Type extends ExceptionRule['type']> = Extract<ExceptionRule, { type: Type }>;

/** A decimal of one place in tenths. */
const tenths = (rate: string): number => Math.round(Number(rate) * 10);

/** The rule with the greatest priority, of several the latest. */
export const ruleOf = (rules: readonly EarningRule[], purchase: Purchase): EarningRule | undefined =>
  rules.filter((rule) => earns(rule, purchase)).sort((one, other) => other.sort - one.sort || other.id - one.id)[0];

/** Rounded once, in whole numbers, so that a half is a half. */
function pointsOf(rule: EarningRule, { amount, member }: Purchase, times: string): number {
  const rate = rule.levelRates.find(({ levelId }) => levelId === member.level)?.rate ?? '1';
  const above = [centsOf(amount), rule.integral, tenths(rate), tenths(times)].map(BigInt).reduce((product, factor) => product * factor);
  const below = BigInt(centsOf(rule.consumeAmount)) * 100n;
  const more = { down: 0n, nearest: below / 2n + below % 2n, up: below - 1n };
  return Number((above + more[rule.rounding]) / below);
}

const left = (limit: number, taken: number): number => Math.max(0, limit - taken);

/** Points granted before on the day of the purchase, or in its month. */
const granted = (cycle: 'day' | 'month', { time }: Purchase, earlier: readonly Earlier[], of: (one: Earlier) => boolean = () => true): number => {
  const same = time.slice(0, cycle === 'day' ? 10 : 7);
  return earlier.filter((one) => !one.pending && one.time.startsWith(same) && of(one)).reduce((sum, { integral }) => sum + integral, 0);
};

/** The limits of a rule count what it gave itself, 0 being none. */
function leftOfRule({ id, singleLimit, dailyLimit }: EarningRule, purchase: Purchase, earlier: readonly Earlier[]): number {
  const daily = dailyLimit === 0 ? Infinity : left(dailyLimit, granted('day', purchase, earlier, ({ ruleId }) => ruleId === id));
  return Math.min(singleLimit === 0 ? Infinity : singleLimit, daily);
}

/** Those of an exception count all. */
const leftOf = ({ cycle, integral }: Of<'limit'>, purchase: Purchase, earlier: readonly Earlier[]): number =>
  left(integral, cycle === 'single' ? 0 : granted(cycle, purchase, earlier));

const largest = (rules: readonly Of<'multiply'>[]): Of<'multiply'> | undefined => [...rules].sort((one, other) => tenths(other.rate) - tenths(one.rate))[0];

/**
 * Exclusion ends it; of several multipliers the largest counts; rounded once, then the smallest limit that is left; last whether
 * somebody has to look at it.
 * @param rules those that are open
 * @param earlier what was not revoked
 */
export function earn(purchase: Purchase, rules: readonly EarningRule[], exceptions: readonly ExceptionRule[], earlier: readonly Earlier[]): Earned {
  const rule = ruleOf(rules, purchase);
  if (!rule) return { integral: 0, rule: null, exceptions: [], needReview: false };
  const concerned = exceptions.filter((one) => concerns(one, purchase));
  const of = <Type extends ExceptionRule['type']>(type: Type) => concerned.filter((one): one is Of<Type> => one.type === type);
  const [excluded] = of('exclude');
  if (excluded) return { integral: 0, rule, exceptions: [excluded], needReview: false };

  const multiplied = largest(of('multiply'));
  const full = pointsOf(rule, purchase, multiplied?.rate ?? '1');
  const most = Math.min(full, leftOfRule(rule, purchase, earlier));
  const limits = of('limit').map((one) => ({ one, left: leftOf(one, purchase, earlier) })).sort((one, other) => one.left - other.left);
  const limit = limits.find((each) => each.left < most);

  const times = 1 + earlier.filter(({ time }) => time.slice(0, 10) === purchase.time.slice(0, 10)).length;
  const looked = of('review').find(({ amount, times: from }) => (centsOf(amount) > 0 && centsOf(purchase.amount) >= centsOf(amount)) || (from > 0 && times >= from));
  return {
    integral: limit?.left ?? most, rule,
    exceptions: [multiplied, limit?.one, looked].filter((one) => one !== undefined), needReview: looked !== undefined,
  };
}
