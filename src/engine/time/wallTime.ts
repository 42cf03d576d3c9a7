/**
 * Dates `yyyy-MM-dd` and datetimes `yyyy-MM-dd HH:mm:ss` as text, wall time of Asia/Shanghai.
 * The zone is taken as UTC+8 without summer time, as it has been since 1992; earlier moments keep that offset.
 */
const offset = 8 * 3600;
const datePart = '[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const timePart = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';

export const timePattern = `^${timePart}$`;
export const datePattern = `^${datePart}$`;
export const datetimePattern = `^${datePart} ${timePart}$`;
/** Of a text that tells a date as finely as the unit. */
export const unitPattern = (unit: string | undefined): string => unitPatterns[unit ?? 'week'] ?? datePattern;
const unitPatterns: Readonly<Record<string, string>> = { month: '^[1-9]\\d{3}-(?:0[1-9]|1[0-2])$', year: '^[1-9]\\d{3}$', second: datetimePattern };

const dateExpression = new RegExp(datePattern);
const datetimeExpression = new RegExp(datetimePattern);

const pad = (value: number): string => String(value).padStart(2, '0');

/** True for a date that the calendar has: 2024-02-29 but not 2023-02-29. */
export function isDate(text: string): boolean {
  return dateExpression.test(text) && dateOfDay(dayNumber(text)) === text;
}

export function isDatetime(text: string): boolean {
  return datetimeExpression.test(text) && isDate(text.slice(0, 10));
}

/** Whole days since 1970-01-01. */
function dayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
}

export function dateOfDay(day: number): string {
  const moment = new Date(day * 86_400_000);
  return `${moment.getUTCFullYear()}-${pad(moment.getUTCMonth() + 1)}-${pad(moment.getUTCDate())}`;
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** First day of the month `months` away from that of `date`. */
export function monthStart(date: string, months = 0): string {
  const moment = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1));
  return dateOfDay(moment.getTime() / 86_400_000);
}

/** Last day of the month of a day. */
export const monthEnd = (date: string): string => addDays(monthStart(date, 1), -1);

/** Seconds since 1970 of a date (its midnight) or datetime. */
export function toSeconds(text: string): number {
  const [hours, minutes, seconds] = text.length > 10 ? text.slice(11).split(':').map(Number) : [0, 0, 0];
  return dayNumber(text) * 86_400 + hours! * 3600 + minutes! * 60 + seconds! - offset;
}

/** @example fromSeconds(1700000000) // '2023-11-15 06:13:20' */
export function fromSeconds(seconds: number): string {
  const local = Math.floor(seconds) + offset;
  const day = Math.floor(local / 86_400);
  const rest = local - day * 86_400;
  return `${dateOfDay(day)} ${pad(Math.floor(rest / 3600))}:${pad(Math.floor(rest / 60) % 60)}:${pad(rest % 60)}`;
}

/** Seconds of a timestamp that may be in milliseconds: ten digits are seconds, thirteen are milliseconds (spec 2 §9). */
export function timestampSeconds(stamp: number): number {
  return Math.abs(stamp) >= 1e11 ? stamp / 1000 : stamp;
}

/** The wall time at a moment, by default now. */
export function wallTime(moment: Date = new Date()): string {
  return fromSeconds(moment.getTime() / 1000);
}

/**
 * Reads a written moment: `2024-05-01`, `2024/5/1 8:30`, ISO 8601 with T, fractions and a zone (converted to Shanghai).
 * @returns a datetime, or undefined when it is none
 */
export function readDatetime(text: string): string | undefined {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '00', second = '00', zone] = match;
  const result = `${year}-${pad(Number(month))}-${pad(Number(day))} ${pad(Number(hour))}:${minute}:${second}`;
  if (!isDatetime(result)) return undefined;
  if (zone === undefined) return result;
  const digits = zone === 'Z' ? '0000' : zone.slice(1).replace(':', '');
  const ahead = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * (zone.startsWith('-') ? -60 : 60);
  return fromSeconds(toSeconds(result) + offset - ahead);
}

/** Typed text as a time of day: `9:30`, `09：30：00`, `093000`. @returns `HH:mm:ss`; undefined when it is none */
export function readTime(text: string): string | undefined {
  const [, hour, minute, second = '00'] = /^(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
}

/** The wall time that a Date shows in this process's own zone: undoes a driver that read a zoneless timestamp as local. */
export function localWallTime(moment: Date): string {
  const date = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  return `${date} ${pad(moment.getHours())}:${pad(moment.getMinutes())}:${pad(moment.getSeconds())}`;
}

/** Number of the week that holds a day, as ISO 8601 counts: the first has the year's first Thursday. */
export function weekOf(date: string): { year: number; week: number } {
  const day = dayNumber(date);
  const thursday = dateOfDay(day - ((day + 3) % 7) + 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1 };
}
