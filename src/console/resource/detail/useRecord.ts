import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import type { PlatformDataProvider } from '../../data/records/dataProvider';

type Row = Record<string, unknown>;

/** Reads one record. @param row as a list knows it, for backends that answer records by lists alone */
export const recordQuery = (provider: PlatformDataProvider, resource: ResourceModel, id: number | string, row?: Row) => ({
  queryKey: [resource.key, 'detail', String(id)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await provider.getOne(resource.key, { id, meta: { record: row }, signal })).data as Row,
});

/**
 * The record as it now is; until it has come, the row that is already known.
 * @typeParam R what the entity answers, where a screen is of one entity
 */
export function useRecord<R extends Row = Row>(resource: ResourceModel, id: number | string, row?: Partial<R>): UseQueryResult<R>;
export function useRecord(resource: ResourceModel, id: number | string, row?: Row) {
  const provider = useDataProvider<PlatformDataProvider>();
  return useQuery({ ...recordQuery(provider, resource, id, row), placeholderData: row });
}

/** The history of a record, newest first. */
export function useHistory(resource: ResourceModel, id: number | string) {
  const provider = useDataProvider<PlatformDataProvider>();
  return useQuery({
    queryKey: [resource.key, 'history', String(id)],
    queryFn: async ({ signal }): Promise<HistoryEntry[]> => (await provider.history(resource.key, { id, signal })).data,
  });
}
