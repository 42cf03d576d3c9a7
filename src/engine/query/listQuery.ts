/** What a list shows, as data, and its two written forms: the query of the wire and the address bar. */
import { DecodeError } from '../codec/decode';
import type { FilterModel, ListModel, Scalar } from '../model';
import type { FieldError } from '../validation/fieldError';
import { isEmpty } from '../text/words';
import { decodeFilter, encodeFilter, printed } from './filterValue';

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

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

/** Rows of a page: 1–9999. */
const largestLimit = 9999;
const largestPage = 1_000_000;
/** Parameters that may come with any call (decisions 9). */
const companions = new Set(['temp', 'token']);

const defaultLimit = (list: ListModel): number => list.pageSizes[0] ?? 20;

/** The list as a menu click shows it. */
export function initialState(list: ListModel): ListState {
  return {
    filters: {},
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

/** @example printSort([{ field: 'sort', order: 'desc' }]) // 'sort:desc' */
const printSort = (sort: readonly Sort[]): string => sort.map(({ field, order }) => `${field}:${order}`).join(',');

function parseSort(raw: string, list: ListModel): Sort[] {
  const allowed = sortableFields(list);
  return raw.split(',').map((part) => {
    const [field = '', order = 'asc', ...more] = part.split(':');
    if (!allowed.includes(field) || (order !== 'asc' && order !== 'desc') || more.length > 0) throw new DecodeError('排序方式不支持');
    return { field, order };
  });
}

function wholeNumber(raw: unknown, title: string, largest: number): number {
  const value = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > largest) {
    throw new DecodeError(`${title}应在1到${largest}之间`);
  }
  return value;
}

/**
 * Reads a query, from the wire or the address. What is absent or empty takes its default; what cannot be read keeps the
 * default too and is reported.
 * @param filters the filters to recognise, by default those of the list
 */
export function readListQuery(list: ListModel, query: Record<string, unknown>, filters: FilterModel[] = list.filters): ReadListQuery {
  const state = { ...initialState(list), filters: {} as Record<string, unknown> };
  const errors: FieldError[] = [];
  const undeclared: string[] = [];
  const take = (param: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      errors.push({ field: param, message: error.message });
    }
  };
  for (const [param, raw] of Object.entries(query)) {
    const filter = filters.find((each) => each.param === param);
    if (param !== list.tabs?.param && filter === undefined && !['page', 'limit', 'orderBy'].includes(param)) {
      if (!companions.has(param)) undeclared.push(param);
      continue;
    }
    if (isEmpty(raw)) continue;
    take(param, () => {
      if (param === list.tabs?.param) {
        const item = list.tabs.items.find(({ value }) => String(value) === printed(raw, '标签页'));
        if (item === undefined) throw new DecodeError('标签页不存在');
        state.tab = item.value;
      } else if (filter !== undefined) {
        // What decides on the fields that another filter compares is compared with nothing itself, and stays.
        const decides = filter.operator === 'none' && filters.some(({ by }) => by?.param === param);
        const value = decodeFilter(decides ? { ...filter, operator: 'equals' } : filter, raw);
        if (value !== null) state.filters[param] = value;
      } else if (param === 'page') state.page = wholeNumber(raw, '页码', largestPage);
      else if (param === 'limit') state.limit = wholeNumber(raw, '每页条数', largestLimit);
      else state.sort = parseSort(printed(raw, '排序'), list);
    });
  }
  return { state, errors, undeclared };
}

/** The filters, tab and order of a state, as an export or a batch over all matching rows sends them. */
function writeSelection(list: ListModel, state: ListState): Record<string, string> {
  const query: Record<string, string> = {};
  if (list.tabs !== undefined) query[list.tabs.param] = String(state.tab ?? list.tabs.default);
  for (const filter of list.filters) {
    const text = encodeFilter(filter, state.filters[filter.param]);
    if (text !== undefined) query[filter.param] = text;
  }
  if (printSort(state.sort) !== printSort(list.sort)) query.orderBy = printSort(state.sort);
  return query;
}

/** The complete query of the wire, page and limit included where the list is paged. */
export function writeListQuery(list: ListModel, state: ListState): Record<string, string> {
  const selection = writeSelection(list, state);
  return list.shape === 'page' ? { ...selection, page: String(state.page), limit: String(state.limit) } : selection;
}

/** The address query: as the wire's, without what is the default anyway. */
export function writeAddress(list: ListModel, state: ListState): Record<string, string> {
  const start = writeListQuery(list, initialState(list));
  return Object.fromEntries(Object.entries(writeListQuery(list, state)).filter(([param, text]) => start[param] !== text));
}
