/** Which filters of a list stand and fold together. */
import type { FilterModel } from '../../engine/model';

export interface FilterGroup {
  members: FilterModel[];
  /** Behind 展开, every one of them: a text without its way of searching is searched for in a way that nobody sees. */
  folded: boolean;
}

/** A filter that says how others compare makes one group with them, where the first of them stands; every other is a group of its own. */
export function groupsOf(filters: readonly FilterModel[]): FilterGroup[] {
  const params = new Set(filters.map(({ param }) => param));
  const groups = new Map<string, FilterModel[]>();
  for (const filter of filters) {
    const name = filter.by && params.has(filter.by.param) ? filter.by.param : filter.param;
    groups.set(name, [...(groups.get(name) ?? []), filter]);
  }
  return [...groups.values()].map((members) => ({ members, folded: members.every(({ folded }) => folded) }));
}
