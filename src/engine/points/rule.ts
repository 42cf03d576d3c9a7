/** Rules by which purchases earn points, with their codes read: what a rule says and for whom. */
import { toSeconds } from '../time/wallTime';

/** Wall times `yyyy-MM-dd HH:mm:ss`; null: open on that side. */
export interface Validity {
  startTime: string | null;
  endTime: string | null;
}

/** What earns points. */
export interface Purchase {
  /** In 元. */
  amount: string;
  /** When it was paid, as wall time. */
  time: string;
  shop: { id: number; bizFormatId: number | null; groupIds: readonly number[] };
  /** As they are when the points are granted. */
  member: { level: number | null; tagIds: readonly number[] };
}

export interface EarningRule extends Validity {
  id: number;
  name: string;
  scope: 'all' | 'bizFormat' | 'shopGroup' | 'merchant';
  linkedIds: readonly number[];
  /** 元 for which `integral` points are earned. */
  consumeAmount: string;
  integral: number;
  rounding: 'down' | 'nearest' | 'up';
  /** Levels that are not named earn once. A rate has one decimal. */
  levelRates: readonly { levelId: number; rate: string }[];
  /** 1 is Monday, 7 Sunday. */
  weekdays: readonly number[];
  /** `HH:mm`, from the first until before the second; 24:00 ends the day. */
  timeRange: readonly string[];
  /** Points for one purchase, and for one member on one day; 0: any number. */
  singleLimit: number;
  dailyLimit: number;
  /** The greatest goes first. */
  sort: number;
}

/** What an exception does to what a rule gives. */
export type Exception =
  | { type: 'exclude' }
  | { type: 'multiply'; rate: string }
  | { type: 'limit'; cycle: 'single' | 'day' | 'month'; integral: number }
  /** From this amount in 元 on, or from this purchase of the day on; 0: whatever it is. */
  | { type: 'review'; amount: string; times: number };

export type ExceptionRule = Exception & Validity & {
  id: number;
  name: string;
  dimension: 'merchant' | 'bizFormat' | 'level' | 'tag' | 'all';
  linkedIds: readonly number[];
};

const within = ({ startTime, endTime }: Validity, time: string): boolean => (startTime === null || startTime <= time) && (endTime === null || time <= endTime);

/** 1 is Monday, 7 Sunday: the first day of 1970 was a Thursday. */
const weekdayOf = (time: string): number => ((Math.floor(toSeconds(`${time.slice(0, 10)} 12:00:00`) / 86_400) + 3) % 7) + 1;

const anyOf = (ids: readonly number[], held: readonly (number | null)[]): boolean => held.some((id) => id !== null && ids.includes(id));

/** @returns whether the rule is one for this purchase: its shop, its moment */
export function earns(rule: EarningRule, { time, shop }: Purchase): boolean {
  const inScope = { all: true, bizFormat: anyOf(rule.linkedIds, [shop.bizFormatId]), shopGroup: anyOf(rule.linkedIds, shop.groupIds), merchant: anyOf(rule.linkedIds, [shop.id]) };
  const hour = time.slice(11, 16);
  const [from = '00:00', until = '24:00'] = rule.timeRange;
  return inScope[rule.scope] && within(rule, time) && rule.weekdays.includes(weekdayOf(time)) && from <= hour && hour < until;
}

/** @returns whether the exception speaks of this purchase: its shop or member, its moment */
export function concerns(rule: ExceptionRule, { time, shop, member }: Purchase): boolean {
  const spoken = {
    all: true, merchant: anyOf(rule.linkedIds, [shop.id]), bizFormat: anyOf(rule.linkedIds, [shop.bizFormatId]),
    level: anyOf(rule.linkedIds, [member.level]), tag: anyOf(rule.linkedIds, member.tagIds),
  };
  return spoken[rule.dimension] && within(rule, time);
}
