/**
 * Lets react-admin's list controller keep its state in our readable addresses: it reads and writes
 * `?filter={json}&sort=…`, and this router translates both ways.
 */
import { useMemo, useRef, type ReactNode } from 'react';
import { RouterProviderContext, useRouterProvider, type RouterProvider } from 'ra-core';
import type { FieldModel, ListModel } from '../../engine/model';
import { readAddress, writeAddress, type ListParams, type Order } from './address';

function toController(params: ListParams): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(params.filter),
    displayedFilters: '{}',
    sort: params.sort,
    order: params.order,
    page: String(params.page),
    perPage: String(params.perPage),
  });
  return `?${query}`;
}

function fromController(search: string): ListParams {
  const query = new URLSearchParams(search);
  return {
    filter: JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>,
    sort: query.get('sort') ?? '',
    order: (query.get('order') ?? 'ASC') as Order,
    page: Number(query.get('page') ?? 1),
    perPage: Number(query.get('perPage') ?? 20),
  };
}

function translating(base: RouterProvider, list: ListModel, fields: readonly FieldModel[]): RouterProvider {
  return {
    ...base,
    useLocation: () => {
      const location = base.useLocation();
      return useMemo(
        () => ({ ...location, search: toController(readAddress(list, location.search)) }),
        [location],
      );
    },
    useNavigate: () => {
      const navigate = base.useNavigate();
      const { state } = base.useLocation();
      const latest = useRef<unknown>(state);
      latest.current = state;
      return useMemo(
        () => (to, options) => {
          const isListState = typeof to === 'object' && to.pathname === undefined && to.search?.includes('perPage=');
          if (!isListState) return navigate(to, options);
          // The entry's own state stays: the shell knows by it that this is still the same visit.
          const kept = { ...(latest.current as object | null), ...options?.state };
          return navigate({ ...to, search: writeAddress(list, fields, fromController(to.search ?? '')) }, { ...options, state: kept });
        },
        [navigate],
      );
    },
  };
}

/** Stands above one list controller; everything else that navigates below passes through untouched. */
export function AddressRouter({ list, fields, children }: { list: ListModel; fields: readonly FieldModel[]; children: ReactNode }) {
  const base = useRouterProvider();
  const router = useMemo(() => translating(base, list, fields), [base, list, fields]);
  return <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>;
}
