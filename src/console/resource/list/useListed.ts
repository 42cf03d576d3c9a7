import { useCallback, useMemo } from 'react';
import { useListContext } from 'ra-core';
import { same } from '../../../engine/json';
import type { EndpointModel, ListModel, ResourceModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { defaultParams, viewQuery } from '../address';
import type { Row, Sorting } from '../table/model';
import { usePageOrder } from '../table/usePageOrder';
import { growTree, type Tree } from '../tree/treeRows';
import { useRefreshList } from '../useRefreshList';

/** What a list shows now, which the address says, and how to change that. */
export interface Listed {
  rows: readonly Row[];
  /** Rows as they were answered, undefined before the first answer. */
  answered: readonly Row[] | undefined;
  /** The same rows by branch, of an entity that is a tree. */
  tree: Tree | undefined;
  pending: boolean;
  /** Asked anew. */
  fetching: boolean;
  /** The rows are those of the former question. */
  stale: boolean;
  error: Error | null;

  /** Applied filters, the tab's own parameter included. */
  filter: Row;
  /** Another filter than the tab is applied. */
  narrowed: boolean;
  apply(values: Row): void;
  reset(): void;
  setTab(value: unknown): void;

  /** By which column the server puts all rows in order; undefined: in the list's own order. */
  sort: Sorting | undefined;
  /** By which column they stand in order now. */
  sorting: Sorting;
  /** Rising, then falling, then in the list's own order. */
  sortBy(field: string): void;

  /** Rows come page by page. */
  paged: boolean;
  page: number;
  perPage: number;
  setPage(page: number): void;
  setPerPage(perPage: number): void;
  total: number;
  /** False where counting was given up. */
  totalExact: boolean;
  totalText: string;
  /** What all rows found come to, by field, where the list tells it. */
  sums: Row | undefined;

  /** The address query of the list as it is now. */
  query: Record<string, string>;
  nameOf(row: Row): string;
  /** Reads everything anew. */
  refresh(): Promise<void>;
}

const noRows: readonly Row[] = [];

/** What the tab says of all its rows, for backends whose lists do not answer it. */
function fixedByTab({ tabs }: ListModel, filter: Row): Row {
  const item = tabs?.items.find(({ value }) => value === (filter[tabs.param] ?? tabs.default));
  return Object.fromEntries(Object.entries(item?.where ?? {}).filter(([, test]) => typeof test !== 'object'));
}

/** Reads the state of a list from react-admin's list context. */
export function useListed(resource: ResourceModel, list: ListModel, endpoint: EndpointModel): Listed {
  const context = useListContext();
  const { sort, page, perPage, total = 0 } = context;
  const filter = context.filterValues as Row;
  const tabParam = list.tabs?.param;
  const answered: readonly Row[] | undefined = context.data;
  const known = useMemo(() => {
    const fixed = fixedByTab(list, filter);
    return Object.keys(fixed).length === 0 ? answered : answered?.map((row) => ({ ...fixed, ...row }));
  }, [list, filter, answered]);
  const { rows, order, toggle } = usePageOrder(resource, list, known ?? noRows);
  const tree = useMemo(() => resource.tree && growTree(rows, resource.tree), [rows, resource]);
  const nameOf = useCallback((row: Row) => String(row[resource.display] ?? row.id), [resource]);
  const refresh = useRefreshList(resource);

  const apply = (values: Row) => {
    const next = { ...values, ...(tabParam && { [tabParam]: filter[tabParam] }) };
    if (page === 1 && same(next, filter)) void refresh();
    else context.setFilters(next);
  };
  const sortBy = (field: string) => {
    if (toggle(field)) return;
    if (sort.field !== field) context.setSort({ field, order: 'ASC' });
    else if (sort.order === 'ASC') context.setSort({ field, order: 'DESC' });
    else context.setSort({ field: '', order: 'ASC' });
  };
  const { totalExact = true, sums } = (context.meta ?? {}) as { totalExact?: boolean; sums?: Row };

  return {
    rows, answered, tree, sums, filter, apply, sortBy, page, perPage, total, totalExact, nameOf, refresh,
    pending: context.isPending,
    fetching: Boolean(context.isFetching),
    stale: Boolean(context.isPlaceholderData),
    error: context.error as Error | null,
    narrowed: Object.entries(filter).some(([param, value]) => param !== tabParam && !isEmpty(value)),
    reset: () => apply(defaultParams(list).filter),
    setTab: (value) => tabParam !== undefined && context.setFilters({ ...filter, [tabParam]: value }),
    sort: sort.field ? (sort as Sorting) : undefined,
    sorting: order ?? (sort as Sorting),
    paged: list.shape === 'page' && endpoint.shape !== 'array' && endpoint.shape !== 'tree',
    setPage: context.setPage,
    setPerPage: context.setPerPage,
    totalText: totalExact ? String(total) : '10 万+',
    query: viewQuery(list, { filter, sort: sort.field, order: sort.order, perPage, page }),
  };
}
