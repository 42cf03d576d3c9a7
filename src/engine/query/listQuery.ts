/** What a list shows, as data, and its two written forms: the query of the wire and the address bar. */
import { DecodeError } from '../codec/decode';
import type { FilterModel, ListModel, Scalar } from '../model';
import type { FieldError } from '../validation/fieldError';
import { isEmpty } from '../text/words';
import { decodeFilter, rawOf } from './filterValue';
import { companions, readLimit, readOrder, readPage, readTab, type Sort, writeFilters, writeOrder } from './parts';

export interface ListState {
  /** Values by filter parameter, as their operators compare them. */
  filters: Record<string, unknown>;
  tab?: Scalar;
  sort: Sort[];
  page: number;
  limit: number;
}

interface ReadListQuery {
  state: ListState;
  errors: FieldError[];
  /** Parameters that the list does not declare (decisions 9). */
  undeclared: string[];
}

/** An address that asks for a page beyond this one, which no list has, shows the first. */
const lastPage = 1_000_000;

const defaultLimit = (list: ListModel): number => list.pageSizes[0] ?? 20;

/** What filters hold from the start. */
function begun({ filters, begins = {} }: ListModel): Record<string, unknown> {
  return Object.fromEntries(Object.entries(begins).flatMap(([param, text]) => {
    const filter = filters.find((each) => each.param === param);
    return filter ? [[param, decodeFilter(filter, text)]] : [];
  }));
}

/** The list as a menu click shows it. */
export function initialState(list: ListModel): ListState {
  return {
    filters: begun(list),
    ...(list.tabs === undefined ? {} : { tab: list.tabs.default }),
    sort: list.sort,
    page: 1,
    limit: defaultLimit(list),
  };
}

/** Fields by which the list may be sorted: its sortable columns and those of its own order. */
export const sortableFields = (list: ListModel): string[] => [
  ...new Set([...list.columns.filter((column) => column.sortable).map((column) => column.name), ...list.sort.map(({ field }) => field)]),
];

/**
 * Reads a query, from the wire or the address. What is absent or empty takes its default; what cannot be read keeps the
 * default too and is reported.
 * @param filters the filters to recognise, by default those of the list
 */
export function readListQuery(list: ListModel, query: Record<string, unknown>, filters: FilterModel[] = list.filters): ReadListQuery {
  const state = initialState(list);
  const errors: FieldError[] = [];
  const undeclared: string[] = [];
  const sortable = sortableFields(list);
  const take = (param: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      errors.push({ field: param, message: error.message });
    }
  };
  for (const [param, given] of Object.entries(query)) {
    const filter = filters.find((each) => each.param === param || each.through === param);
    const raw = filter ? rawOf(filter, query) : given;
    if (param !== list.tabs?.param && filter === undefined && !['page', 'limit', 'orderBy'].includes(param)) {
      if (!companions.has(param)) undeclared.push(param);
      continue;
    }
    if (isEmpty(raw)) {
      if (param === list.tabs?.param && list.tabs.items.some(({ value }) => value === '')) state.tab = '';
      // Given and empty: a filter that is set from the start was taken off.
      delete state.filters[filter?.param ?? param];
      continue;
    }
    // The first parameter of a period has asked for both.
    if (filter?.through === param && !isEmpty(query[filter.param])) continue;
    take(filter?.param ?? param, () => {
      if (param === list.tabs?.param) {
        state.tab = readTab(list.tabs, raw).value;
      } else if (filter !== undefined) {
        // A filter that only chooses the fields of another one compares nothing itself, and stays.
        const decides = filter.operator === 'none' && filters.some(({ by }) => by?.param === param);
        const value = decodeFilter(decides ? { ...filter, operator: 'equals' } : filter, raw);
        if (value !== null) state.filters[filter.param] = value;
      } else if (param === 'page') state.page = readPage(raw) > lastPage ? 1 : readPage(raw);
      else if (param === 'limit') state.limit = readLimit(raw, defaultLimit(list));
      else state.sort = readOrder(raw, (name) => sortable.find((each) => each === name), (name) => list.columns.find((column) => column.name === name)?.title);
    });
  }
  return { state, errors, undeclared };
}

/** The filters, tab and order of a state, as an export or a batch over all matching rows sends them. */
function writeSelection(list: ListModel, state: ListState): Record<string, string> {
  const filters = writeFilters(list.filters, Object.fromEntries(list.filters.map(({ param }) => [param, state.filters[param]])));
  const query = { ...(list.tabs && { [list.tabs.param]: String(state.tab ?? list.tabs.default) }), ...filters };
  return writeOrder(state.sort) === writeOrder(list.sort) ? query : { ...query, orderBy: writeOrder(state.sort) };
}

/** The complete query of the wire, page and limit included where the list is paged. */
export function writeListQuery(list: ListModel, state: ListState): Record<string, string> {
  const selection = writeSelection(list, state);
  return list.shape === 'page' ? { ...selection, page: String(state.page), limit: String(state.limit) } : selection;
}

/** The address query: as the wire's, without what is the default anyway; a filter that was set from the start and taken off is written empty. */
export function writeAddress(list: ListModel, state: ListState): Record<string, string> {
  const start = writeListQuery(list, initialState(list));
  const now = writeListQuery(list, state);
  const off = Object.keys(list.begins ?? {}).filter((param) => param in start && !(param in now)).map((param) => [param, '']);
  return Object.fromEntries([...Object.entries(now).filter(([param, text]) => start[param] !== text), ...off]);
}
