import { use, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResourceModel } from '../../../engine/model';
import { findEndpoint } from '../../data/records/endpoints';
import { useMayChoose } from '../../data/references/rights';
import { EnumerationContext } from '../../../ui/ports/enumerations';
import { RecordLinksContext } from '../../../ui/ports/records';
import { useProvider } from '../provider';
import { cellRenderer } from '../table/cells';

type Row = Record<string, unknown>;

/** Columns of the table of chosen records: as the picker has them, or says. */
export function useChosenColumns({ views, fields }: ResourceModel) {
  const enumeration = use(EnumerationContext);
  const links = use(RecordLinksContext);
  return useMemo(() => {
    const picker = views.find(({ name }) => name === 'picker');
    const byName = new Map(fields.map((field) => [field.name, field]));
    const columns = (picker?.chosen ?? picker?.columns ?? []).filter(({ hidden }) => !hidden);
    return columns.map((column) => ({ column, cell: cellRenderer(column, byName, enumeration, links) }));
  }, [views, fields, enumeration, links]);
}

/** The records of these ids, as far as the person may read them. */
export function useChosenRows(resource: ResourceModel, ids: readonly unknown[]) {
  const provider = useProvider();
  const { key, primaryKey, views } = resource;
  const picker = views.find(({ name }) => name === 'picker');
  const permitted = useMayChoose(resource)(picker && findEndpoint(resource, picker.endpoint));
  const query = useQuery({
    queryKey: [key, 'chosen', ids],
    enabled: permitted && ids.length > 0,
    queryFn: async ({ signal }) => (await provider.getMany(key, { ids: [...ids], signal })).data as Row[],
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => new Map((query.data ?? []).map((row) => [String(row[primaryKey]), row])), [query.data, primaryKey]);
  return { permitted, query, rows };
}
