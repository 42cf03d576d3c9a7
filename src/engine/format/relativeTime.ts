import { fromSeconds, timestampSeconds } from '../time/wallTime';

/**
 * How long ago a moment was (spec 2 §9): under 30 seconds 刚刚, then minutes, hours and days.
 * @param stamp seconds or milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeAgo(stamp: number, now = Date.now()): string {
  const passed = Math.max(0, now / 1000 - timestampSeconds(stamp));
  if (passed < 30) return '刚刚';
  if (passed < 3600) return `${Math.max(1, Math.floor(passed / 60))}分钟前`;
  if (passed < 86_400) return `${Math.floor(passed / 3600)}小时前`;
  return `${Math.floor(passed / 86_400)}天前`;
}

/** As `timeAgo` while under two days, and the written time from then on. */
export function relativeTime(stamp: number, now = Date.now()): string {
  const passed = now / 1000 - timestampSeconds(stamp);
  return passed < 2 * 86_400 ? timeAgo(stamp, now) : timestampText(stamp);
}

/** `yyyy-MM-dd hh:mm` of a timestamp; ten digits are seconds, thirteen milliseconds (spec 2 §9). */
export function timestampText(stamp: number): string {
  return fromSeconds(timestampSeconds(stamp)).slice(0, 16);
}
