/** Members whom a call on several left out. */
export interface Skipped {
  id: number;
  name: string;
  reason: string;
}

/** Named one by one; of more it is told how many. */
const most = 20;

/** @param what is done, as a verb: 发送 @returns undefined when nobody was left out */
export function tellSkipped(what: string, done: number, skipped: readonly Skipped[]): string | undefined {
  if (skipped.length === 0) return undefined;
  const named = skipped.slice(0, most).map(({ id, name, reason }) => `${name}（ID：${id}）${reason}`).join('；');
  return `已${what} ${done} 位会员，${skipped.length} 位未${what}：${named}${skipped.length > most ? '；等' : ''}`;
}
