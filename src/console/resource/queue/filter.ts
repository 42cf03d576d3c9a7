/** Which of a list's filters narrow its queue. */
import type { FieldModel, ListModel, QueueModel } from '../../../engine/model';
import { defaultParams, readAddress, writeAddress } from '../address';

type Row = Record<string, unknown>;

/** Without the tab, and without filters that ask for what is pending already. */
export function queueFilter(list: ListModel, { where }: QueueModel, filter: Row): Row {
  const narrowing = list.filters.filter(({ on }) => on.length === 0 || !on.every((name) => name in where)).map(({ param }) => param);
  return Object.fromEntries(Object.entries(filter).filter(([param]) => narrowing.includes(param)));
}

/** The address of a queue, narrowed as the list is. */
export function queueAddress(list: ListModel, fields: readonly FieldModel[], queue: QueueModel, filter: Row): string {
  const start = defaultParams(list);
  const tab = list.tabs && { [list.tabs.param]: list.tabs.default };
  return queue.route + writeAddress(list, fields, { ...start, filter: { ...queueFilter(list, queue, filter), ...tab } });
}

export const filterAt = (list: ListModel, queue: QueueModel, search: string): Row => queueFilter(list, queue, readAddress(list, search).filter);
