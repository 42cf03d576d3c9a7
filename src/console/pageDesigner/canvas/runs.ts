/** A long page cut into short runs, so that what happens in one costs as much as that run is long. */

export interface Run {
  key: string;
  ids: readonly string[];
}

/** Shorter pages are one run: a widget that goes over to another is drawn anew. */
const short = 48;
/** Ids in a run, on average. */
const length = 24;

/** Cut behind ids that are marked by themselves and not by their place: wherever others come, go or move, the cuts stay. */
export function runsOf(order: readonly string[]): Run[] {
  if (order.length === 0) return [];
  const cuts = order.length <= short ? [] : [...order.keys()].filter((at) => at < order.length - 1 && mark(order[at]!) % length === 0);
  return [-1, ...cuts].map((cut, run) => ({ key: order[cut] ?? '', ids: order.slice(cut + 1, (cuts[run] ?? order.length - 1) + 1) }));
}

export const sameIds = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((id, at) => id === other[at]);

/** A number that ids which follow each other do not have in common. */
function mark(id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) | 0;
  return Math.abs(sum);
}
