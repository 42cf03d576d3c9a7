import { addDays, isDate, monthStart, wallTime } from '../time/wallTime';
import type { DateLimit, Preset } from './presets';

/** Half-open: `from` belongs to it, `to` does not. Datetimes of Asia/Shanghai. */
export interface Interval {
  from: string;
  to: string;
}

const yearStart = (date: string, years = 0): string => `${Number(date.slice(0, 4)) + years}-01-01`;
/** Weeks begin on Monday. */
const weekStart = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First day and the day after the last, seen from `today`. `lately7` is seven days, today included. */
const periods: Record<Preset, (today: string) => [start: string, after: string]> = {
  today: (today) => [today, addDays(today, 1)],
  yesterday: (today) => [addDays(today, -1), today],
  lately7: (today) => [addDays(today, -6), addDays(today, 1)],
  lately30: (today) => [addDays(today, -29), addDays(today, 1)],
  lately90: (today) => [addDays(today, -89), addDays(today, 1)],
  lately180: (today) => [addDays(today, -179), addDays(today, 1)],
  week: (today) => [weekStart(today), addDays(weekStart(today), 7)],
  preWeek: (today) => [addDays(weekStart(today), -7), weekStart(today)],
  month: (today) => [monthStart(today), monthStart(today, 1)],
  preMonth: (today) => [monthStart(today, -1), monthStart(today)],
  year: (today) => [yearStart(today), yearStart(today, 1)],
  preYear: (today) => [yearStart(today, -1), yearStart(today)],
};

const midnight = (date: string): string => `${date} 00:00:00`;

/** First and last day of a period, both included. */
export function daysOf(limit: DateLimit, today = wallTime().slice(0, 10)): [start: string, end: string] {
  if (Array.isArray(limit)) return limit;
  const [start, after] = periods[limit](today);
  return [start, addDays(after, -1)];
}

/**
 * The interval that a period covers; a chosen last day counts whole.
 * @param today the current day in Asia/Shanghai
 * @throws Error 开始时间不能大于结束时间
 */
export function interval(limit: DateLimit, today = wallTime().slice(0, 10)): Interval {
  const [start, end] = daysOf(limit, today);
  if (start > end) throw new Error('开始时间不能大于结束时间');
  return { from: midnight(start), to: midnight(addDays(end, 1)) };
}

/** Days that the filter of a list offers: the last year up to today (spec 1 §5, decisions 30). */
export function selectableDays(today = wallTime().slice(0, 10)): { earliest: string; latest: string } {
  const sameDay = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return { earliest: isDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`, latest: today };
}
