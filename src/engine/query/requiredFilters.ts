import type { FilterModel, ListModel } from '../model';

/** Filters without which a call answers nothing. @param lists those that share the call */
export const requiredFilters = (lists: readonly ListModel[]): FilterModel[] =>
  (lists[0]?.filters ?? []).filter(({ param }) => lists.every((list) => list.filters.some((filter) => filter.param === param && filter.required)));

/** Something to call an endpoint with that insists on a filter. @returns query parameters, each 1 */
export const requiredQuery = ({ list, views }: { list?: ListModel; views: readonly ListModel[] }, endpoint: string): Record<string, string> =>
  Object.fromEntries(requiredFilters([...(list ? [list] : []), ...views].filter((one) => one.endpoint === endpoint)).map(({ param }) => [param, '1']));
