/** Quartz's six fields (秒 分 时 日 月 星期) in the wall time of the shop; what the library reads otherwise than Quartz is refused. */
import { Cron } from 'croner';

/** Seconds between two runs. */
const least = 10;
/** Runs that are looked at for it. */
const looked = 60;

const parts = [
  { name: '秒', shape: /^[\d*,/-]+$/ },
  { name: '分', shape: /^[\d*,/-]+$/ },
  { name: '时', shape: /^[\d*,/-]+$/ },
  { name: '日', shape: /^(\?|[\d*,/LW-]+)$/i },
  { name: '月', shape: /^[\d*,/A-Z-]+$/i },
  { name: '星期', shape: /^(\?|[\d*,/#A-Z-]+)$/i },
] as const;

/** Each field stands alone among these, so that what is wrong is told of one. */
const others = ['0', '0', '0', '*', '*', '?'];

const read = (expression: string): Cron => new Cron(expression, { mode: '6-part', alternativeWeekdays: true, sloppyRanges: true, timezone: 'Asia/Shanghai', paused: true });

function isReadable(index: number, text: string): boolean {
  const { name, shape } = parts[index]!;
  if (!shape.test(text)) return false;
  // 1 to 7 from Sunday on; a list has no nearest working day.
  if (name === '星期' && text.replaceAll(/[#/]\d+/g, '').match(/\d+/g)?.some((day) => !/^[1-7]$/.test(day))) return false;
  if (name === '日' && /w/i.test(text) && text.includes(',')) return false;
  try {
    read(others.map((other, place) => (place === index ? text : name === '星期' && place === 3 ? '?' : other)).join(' '));
    return true;
  } catch {
    return false;
  }
}

/** Moments after `from`; fewer where it ends, none where it never runs. @throws where it is no expression (`cronMistake`) */
export const nextRuns = (expression: string, from: Date, count: number): Date[] => read(expression).nextRuns(count, from);

/** @returns what is wrong with it; undefined where it may be kept */
export function cronMistake(expression: string): string | undefined {
  const given = expression.trim().split(/\s+/);
  if (given.length !== parts.length) return 'cron表达式应有六段：秒 分 时 日 月 星期';
  const wrong = given.findIndex((text, index) => !isReadable(index, text));
  if (wrong >= 0) return `cron表达式的“${parts[wrong]!.name}”不支持“${given[wrong]}”`;
  if ((given[3] === '?') === (given[5] === '?')) return 'cron表达式的“日”和“星期”中应有且只有一段是“?”';
  const runs = nextRuns(given.join(' '), new Date(), looked);
  if (runs.length === 0) return 'cron表达式没有可执行的时间';
  return runs.some((run, index) => index > 0 && run.getTime() - runs[index - 1]!.getTime() < least * 1000) ? `两次执行应至少间隔${least}秒` : undefined;
}
