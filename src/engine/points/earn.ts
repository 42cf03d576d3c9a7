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

/** What is left of the limits of rule and exceptions: for one purchase, on its day, in its month. */
function roomOf(rule: EarningRule, limits: readonly Of<'limit'>[], { time }: Purchase, earlier: readonly Earlier[]): { rule: number; of: (limit: Of<'limit'>) => number } {
  const granted = earlier.filter(({ pending }) => !pending);
  const sum = (length: number, of: (one: Earlier) => boolean = () => true) =>
    granted.filter((one) => one.time.slice(0, length) === time.slice(0, length) && of(one)).reduce((total, { integral }) => total + integral, 0);
  const left = (limit: number, taken: number) => (limit === 0 ? Infinity : Math.max(0, limit - taken));
  const length = { day: 10, month: 7 };
  return {
    rule: Math.min(left(rule.singleLimit, 0), left(rule.dailyLimit, sum(length.day, ({ ruleId }) => ruleId === rule.id))),
    of: ({ cycle, integral }) => Math.max(0, integral - (cycle === 'single' ? 0 : sum(length[cycle]))),
  };
}

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
  const room = roomOf(rule, of('limit'), purchase, earlier);
  const limit = of('limit').map((one) => ({ one, left: room.of(one) })).sort((one, other) => one.left - other.left)[0];
  const limited = limit !== undefined && limit.left < Math.min(full, room.rule) ? limit.one : undefined;

  const times = 1 + earlier.filter(({ time }) => time.slice(0, 10) === purchase.time.slice(0, 10)).length;
  const looked = of('review').find(({ amount, times: from }) => (centsOf(amount) > 0 && centsOf(purchase.amount) >= centsOf(amount)) || (from > 0 && times >= from));
  return {
    integral: Math.min(full, room.rule, limit?.left ?? Infinity), rule,
    exceptions: [multiplied, limited, looked].filter((one) => one !== undefined), needReview: looked !== undefined,
  };
}
