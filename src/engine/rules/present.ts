/** Who asks and when: what "$me", "$now" and "$today" of a schema stand for. */
import type { FieldModel, Moment, Scalar, Special } from '../model';
import { timeOfDay } from '../time/timeOfDay';
import { addDays, fromSeconds, toSeconds } from '../time/wallTime';

export interface Present {
  /** Nobody where rows are made up. */
  me?: { id: number | string; name: string };
  /** Wall time of the shop, `yyyy-MM-dd HH:mm:ss`. */
  now: string;
}

const distance = /^([+-])(\d{1,4})([smhd])$/;
const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** Seconds of `-7d`, `+30m`, `-2h`, `+1s`; undefined when the text is no such distance. */
export function distanceOf(text: string): number | undefined {
  const [, sign, amount, unit] = distance.exec(text) ?? [];
  return unit === undefined ? undefined : (sign === '-' ? -1 : 1) * Number(amount) * seconds[unit as keyof typeof seconds];
}

export const isMoment = (value: unknown): value is Moment =>
  value === '$now' || value === '$today' || (typeof value === 'object' && value !== null && ('$now' in value || '$today' in value));

export const isSpecial = (value: unknown): value is Special => value === '$me' || isMoment(value);

/** The moment as a text: a day for $today, a day and its time for $now. */
export function momentText(moment: Moment, now: string): string {
  if (moment === '$now') return now;
  if (moment === '$today') return now.slice(0, 10);
  if ('$now' in moment) return fromSeconds(toSeconds(now) + (distanceOf(moment.$now) ?? 0));
  return addDays(now.slice(0, 10), Math.trunc((distanceOf(moment.$today) ?? 0) / seconds.d));
}

/** Below, at or above zero. A day and a moment compare by their days. */
export function orderOfTimes(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [from, to] = [one.slice(0, length), other.slice(0, length)];
  return from < to ? -1 : from > to ? 1 : 0;
}

const units = { s: '秒', m: '分钟', h: '小时', d: '天' } as const;

/** As people say it: 今天, 现在, 7天前, 30分钟后. */
export function momentWords(moment: Moment): string {
  if (moment === '$now') return '现在';
  if (moment === '$today') return '今天';
  const [, sign, amount = '', unit] = distance.exec('$now' in moment ? moment.$now : moment.$today) ?? [];
  return `${Number(amount)}${units[(unit ?? 'd') as keyof typeof units]}${sign === '-' ? '前' : '后'}`;
}

/** What a constant of a condition stands for: `$me` the id of whoever asks, undefined where nobody does; every other one itself. */
export const constantOf = (constant: Scalar, present: Present | undefined): Scalar | undefined => (constant === '$me' ? present?.me?.id : constant);

/** The value that a field holds then: of a date its day, of a time its time of day, of a text the name of the person, else their id. */
export function specialValue(special: Special, { kind, unit }: Pick<FieldModel, 'kind' | 'unit'>, { me, now }: Present): unknown {
  if (special === '$me') return (kind === 'text' ? me?.name : me?.id) ?? null;
  const text = momentText(special, now);
  if (kind === 'date') return text.slice(0, 10);
  if (kind === 'time') return timeOfDay(text, unit);
  return text.length > 10 ? text : `${text} 00:00:00`;
}

/** Values as they are assigned, those that speak of the present told in full. */
export function inFull(values: Readonly<Record<string, unknown>>, fieldOf: (name: string) => Pick<FieldModel, 'kind' | 'unit'> | undefined, present: Present): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => {
    const field = fieldOf(name);
    return [name, field && isSpecial(value) ? specialValue(value, field, present) : value];
  }));
}
