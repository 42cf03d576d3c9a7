/** Times of day as text: `HH:mm:ss` unless a unit is told, `HH:mm` to the minute, and full hours, of which 24:00 ends the day. */
import type { FieldModel } from '../model';
import { readTime, timePattern } from './wallTime';

type Unit = FieldModel['unit'];

/** 00:00 to 24:00 (spec 1 §2). */
export const hours: readonly string[] = Array.from({ length: 25 }, (_none, hour) => `${String(hour).padStart(2, '0')}:00`);

const patterns: Partial<Record<NonNullable<Unit>, string>> = { hour: '^(?:(?:[01]\\d|2[0-3]):00|24:00)$', minute: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' };

/** Of a text that tells a time of day as finely as the unit. */
export const timeOfDayPattern = (unit: Unit): string => patterns[unit ?? 'second'] ?? timePattern;

const isCoarse = (unit: Unit): boolean => unit === 'hour' || unit === 'minute';

/** A time with seconds as texts of the unit hold it: `08:30:00` is `08:30` to the minute; what the unit cannot say stays as it is. */
export const shortened = (time: string, unit: Unit): string => (isCoarse(unit) ? time.replace(/^(\d\d:\d\d):00$/, '$1') : time);

/** A moment's time of day as the unit tells it, the rest of the minute or hour left out. */
export function timeOfDay(moment: string, unit: Unit): string {
  const time = moment.slice(11, 19) || '00:00:00';
  return unit === 'hour' ? `${time.slice(0, 2)}:00` : unit === 'minute' ? time.slice(0, 5) : time;
}

/** Typed text as such a time: `9:30`, `0930`, `24:00` where hours are told. @returns undefined when it is none */
export function readTimeOfDay(text: string, unit: Unit): string | undefined {
  const clean = text.trim().replace('：', ':');
  if (unit === 'hour' && /^24(?::?00)?$/.test(clean)) return '24:00';
  const [, hour, minute] = (isCoarse(unit) ? /^(\d{2})(\d{2})$/.exec(clean) : null) ?? [];
  const read = readTime(hour === undefined ? clean : `${hour}:${minute}`);
  const time = read === undefined ? undefined : shortened(read, unit);
  return time !== undefined && new RegExp(timeOfDayPattern(unit)).test(time) ? time : undefined;
}
