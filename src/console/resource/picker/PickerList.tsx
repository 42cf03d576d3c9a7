/** The rows that a dialog offers: filters, table, pages. */
import { use, useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { findEndpoint } from '../../data/endpoints';
import { failureTexts } from '../../data/errors';
import { useMayCall } from '../../data/permissions';
import { EnumerationContext } from '../../ui/enumerations';
import { ErrorState } from '../../ui/ErrorState';
import { Pager } from '../../ui/Pager';
import { FilterBar } from '../FilterBar';
import { PickerTable, type PickerTableProps } from './PickerTable';

type Row = Record<string, unknown>;

export interface PickerListProps extends Pick<PickerTableProps, 'multiple' | 'selection' | 'onConfirm'> {
  resource: ResourceModel;
  list: ListModel;
}

export function PickerList({ resource, list, ...table }: PickerListProps) {
  const dataProvider = useDataProvider();
  const enumeration = use(EnumerationContext);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(list.pageSizes[0] ?? 10);
  const [filter, setFilter] = useState<Row>({});
  const permitted = useMayCall()(findEndpoint(resource, list.endpoint));
  const query = useQuery({
    queryKey: [resource.key, 'picker', list.name, page, perPage, filter],
    enabled: permitted,
    queryFn: ({ signal }) => dataProvider.getList(resource.key, { pagination: { page, perPage }, filter, meta: { read: list.endpoint }, signal }),
    placeholderData: keepPreviousData,
  });
  const fields = useMemo(() => new Map(resource.fields.map((field) => [field.name, field])), [resource.fields]);
  const { data = [], total = 0, meta } = query.data ?? {};
  const apply = (values: Row) => {
    setFilter(values);
    setPage(1);
  };
  if (!permitted) return <ErrorState message={failureTexts.forbidden} />;
  return (
    <div className="picker">
      <FilterBar filters={list.filters} values={filter} onApply={apply} onReset={() => apply({})} />
      <PickerTable
        {...table}
        list={list}
        fields={fields}
        primaryKey={resource.primaryKey}
        enumeration={enumeration}
        rows={data}
        isLoading={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        nameOf={(row) => String(row[resource.display] ?? row[resource.primaryKey])}
      />
      {list.shape === 'page' && (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          totalExact={(meta as { totalExact?: boolean } | undefined)?.totalExact}
          sizes={list.pageSizes}
          onPage={setPage}
          onPerPage={(size) => {
            setPerPage(size);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}
