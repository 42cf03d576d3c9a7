/** Days as text, `yyyy-MM-dd`, and moments as `yyyy-MM-dd HH:mm:ss`: wall time, no zones. */
const pad = (part: number | string) => String(part).padStart(2, '0');

/**
 * Typed text as a day or moment: `2024-5-1`, `2024/05/01`, `20240501`, with ` 8:30` or ` 08:30:00` where a time is asked for.
 * @returns undefined when it is none that the calendar has
 */
export function readWall(text: string, time: boolean): string | undefined {
  const match = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?:[ T]+(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, year, month = match[4], day = match[5], , , hour, minute, second] = match;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date || Number(year) < 1000) return undefined;
  if (!time) return hour === undefined ? date : undefined;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return undefined;
  return `${date} ${pad(hour ?? 0)}:${pad(minute ?? 0)}:${pad(second ?? 0)}`;
}

/** Today in Shanghai. */
export const today = (now = new Date()): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** How fine a date is told; a week is told by one of its days. */
export type DateUnit = 'week' | 'month' | 'year';

/** As `readWall`, for months (`2024-05`) and years. */
export function readUnit(text: string, time: boolean, unit: DateUnit | undefined): string | undefined {
  if (unit === undefined || unit === 'week') return readWall(text, time);
  const [, year, month = '1'] = (unit === 'year' ? /^(\d{4})年?$/ : /^(\d{4})[-/.年](\d{1,2})月?$/).exec(text.trim()) ?? [];
  return year === undefined ? undefined : readWall(`${year}-${month}-1`, false)?.slice(0, unit === 'year' ? 4 : 7);
}
