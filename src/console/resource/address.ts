/** A list's state between the address bar and react-admin's list controller. */
import type { FieldModel, ListModel } from '../../engine/model';
import { initialState, readListQuery, writeAddress as writeQuery, type ListState } from '../../engine/query/listQuery';
import { broughtBack, putAside } from '../data/aside';
import { isUnaddressed } from './unaddressed';

export type Order = 'ASC' | 'DESC';

/** What react-admin's list controller holds; the tab is one of its filters, and `sort` is '' in the list's own order. */
export interface ListParams {
  filter: Record<string, unknown>;
  sort: string;
  order: Order;
  page: number;
  perPage: number;
}

function fromState(list: ListModel, state: ListState): ListParams {
  const { tabs } = list;
  const [first] = state.sort;
  const own = state.sort === list.sort || first === undefined;
  return {
    filter: { ...state.filters, ...(tabs ? { [tabs.param]: state.tab ?? tabs.default } : {}) },
    sort: own ? '' : first.field,
    order: !own && first.order === 'desc' ? 'DESC' : 'ASC',
    page: state.page,
    perPage: state.limit,
  };
}

/** react-admin drops what is empty: a tab that is gone is that of all rows. */
const tabOf = ({ tabs }: ListModel, tab: unknown): ListState['tab'] => (tab ?? tabs?.items.find(({ value }) => value === '')?.value) as ListState['tab'];

function toState(list: ListModel, { filter, sort, order, page, perPage }: ListParams): ListState {
  const { [list.tabs?.param ?? '']: tab, ...filters } = filter;
  return {
    filters,
    tab: tabOf(list, tab),
    sort: sort ? [{ field: sort, order: order === 'DESC' ? 'desc' : 'asc' }] : list.sort,
    page,
    limit: perPage,
  };
}

/** The state a list starts with. */
export const defaultParams = (list: ListModel): ListParams => fromState(list, initialState(list));

/** Reads the query of an address, with what this window keeps of it; what the list does not know or cannot read is ignored. */
export function readAddress(list: ListModel, search: string): ListParams {
  const query = [...new URLSearchParams(search)].map(([param, text]) => [param, broughtBack(text)]);
  return fromState(list, readListQuery(list, Object.fromEntries(query)).state);
}

/** The query of a state without its page: what a saved view keeps. */
export const viewQuery = (list: ListModel, params: ListParams): Record<string, string> =>
  writeQuery(list, toState(list, { ...params, page: 1 }));

/**
 * The address of a state, `''` or `?…`; only what differs from the start is written, and of telephone numbers and masked
 * fields only a word that this window understands.
 */
export const writeAddress = (list: ListModel, fields: readonly FieldModel[], params: ListParams): string =>
  addressOfQuery(list, fields, writeQuery(list, toState(list, params)));

/** @param query as `viewQuery` makes it */
export function addressOfQuery(list: ListModel, fields: readonly FieldModel[], query: Readonly<Record<string, string>>): string {
  const written = Object.entries(query).map(([param, text]) => [param, isUnaddressed(list, fields, query, param) ? putAside(text) : text]);
  const text = String(new URLSearchParams(written));
  return text && `?${text}`;
}
