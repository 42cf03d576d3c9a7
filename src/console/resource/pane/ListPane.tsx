/** Records of an entity within a dialog or drawer: tabs, filters, rows, pages. Its state is its own, the address stays as it is. */
import { use, useMemo, useState, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { findEndpoint } from '../../data/records/endpoints';
import { failureTexts } from '../../data/transport/errors';
import { useMayChoose } from '../../data/references/rights';
import { useMayCall } from '../../data/session/permissions';
import { EnumerationContext } from '../../../ui/ports/enumerations';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Pager } from '../../../ui/display/Pager';
import { FilterBar } from '../FilterBar';
import { ListTabs } from '../ListTabs';
import type { Sorting } from '../table/model';
import { PaneTable } from './PaneTable';
import type { PaneRows } from './rows';
import './pane.css';

type Row = Record<string, unknown>;

export interface ListPaneProps {
  resource: ResourceModel;
  list: ListModel;
  /** Filters that always hold, and are not drawn. */
  fixed?: Row;
  /** Filters that are set when it opens. */
  filter?: Row;
  /** Draws the rows; a plain table unless told. */
  children?(rows: PaneRows): ReactNode;
}

/** @example <ListPane resource={user} list={user.views.find(({ name }) => name === 'subUsers')!} fixed={{ uid: 7 }} /> */
export function ListPane({ resource, list, fixed, filter: initial = {}, children = (rows) => <PaneTable {...rows} /> }: ListPaneProps) {
  const dataProvider = useDataProvider();
  const enumeration = use(EnumerationContext);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(list.pageSizes[0] ?? 10);
  const [filter, setFilter] = useState<Row>(initial);
  const [sort, setSort] = useState<Sorting>();
  const mayCall = useMayCall();
  const mayChoose = useMayChoose(resource);
  const permitted = (list.name === 'picker' ? mayChoose : mayCall)(findEndpoint(resource, list.endpoint));
  const asked = { ...(list.tabs ? { [list.tabs.param]: list.tabs.default } : {}), ...filter, ...fixed };
  const query = useQuery({
    queryKey: [resource.key, 'pane', list.name, page, perPage, asked, sort],
    enabled: permitted,
    queryFn: ({ signal }) => dataProvider.getList(resource.key, { pagination: { page, perPage }, filter: asked, ...(sort ? { sort } : {}), meta: { read: list.endpoint }, signal }),
    placeholderData: keepPreviousData,
  });
  const fields = useMemo(() => new Map(resource.fields.map((field) => [field.name, field])), [resource.fields]);
  const { total = 0, meta } = query.data ?? {};
  /** Starts at the first page. */
  const from = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    setPage(1);
  };
  const apply = from(setFilter);
  if (!permitted) return <ErrorState message={failureTexts.forbidden} />;
  const tab = list.tabs?.param;
  return (
    <div className="pane">
      {list.tabs && <ListTabs resource={resource} tabs={list.tabs} filter={asked} label={list.title} onChange={(value) => apply({ ...filter, [tab!]: value })} />}
      <FilterBar filters={list.filters} search={list.search} values={filter} onApply={(values) => apply({ ...values, ...(tab && tab in filter ? { [tab]: filter[tab] } : {}) })} onReset={() => apply({})} />
      {children({
        list, fields, enumeration, sort,
        primaryKey: resource.primaryKey, query: { data: query.data?.data, error: query.error, refetch: query.refetch },
        onSort: from((field: string) => setSort((before) => ({ field, order: before?.field === field && before.order === 'DESC' ? 'ASC' : 'DESC' }))),
      })}
      {list.shape === 'page' && (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          totalExact={(meta as { totalExact?: boolean } | undefined)?.totalExact}
          sizes={list.pageSizes}
          onPage={setPage}
          onPerPage={from(setPerPage)}
        />
      )}
    </div>
  );
}
