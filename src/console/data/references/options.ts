/** Rows of entities that answer all of them at once: what reference inputs offer, and where display names come from. */
import { useQuery } from '@tanstack/react-query';
import type { EntityKey } from '../../../../generated/records';
import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { findEndpoint } from '../records/endpoints';
import { mayChoose } from './rights';
import { readList } from '../records/platform';
import { queryClient } from '../queryClient';
import { loadResource } from '../resources';
import { onSessionEnd } from '../session/session';
import { asRecords, asTexts, readStored, stored, writeStored } from '../stored';
import type { RecordOf } from '../records/typed';
import type { Identified } from '../records/wire';

/** Milliseconds after which an answer is asked for again when an input opens. */
const fresh = 5 * 60_000;

/** The read that answers every row, undefined when the entity is only read by pages. */
export function completeRead(resource: ResourceModel): EndpointModel | undefined {
  const endpoint = findEndpoint(resource, resource.options);
  return endpoint && (endpoint.shape ?? 'page') !== 'page' ? endpoint : undefined;
}

/** Every row of an entity that answers all of them at once; undefined until they are here, and of every other entity. */
export function useAllRows<K extends EntityKey>(entity: K): readonly RecordOf<K>[] | undefined;
export function useAllRows(entity: string): readonly Identified[] | undefined;
export function useAllRows(entity: string): readonly Identified[] | undefined {
  return useQuery({
    queryKey: [...optionsKey(entity), 'rows'],
    queryFn: async () => {
      const resource = await loadResource(entity);
      const endpoint = completeRead(resource);
      return endpoint && (await mayChoose(resource, endpoint)) ? loadOptions(resource, endpoint) : [];
    },
  }).data;
}

/** Rows that an earlier visit kept, so that an input is usable before the answer comes. */
export const keptOptions = (endpoint: EndpointModel | undefined): Identified[] | undefined =>
  endpoint?.cache === undefined ? undefined : readStored(endpoint.cache, asRecords) as Identified[] | undefined;

export const optionsKey = (entity: string) => ['options', entity] as const;

/** Every row, nested where the entity is a tree; one call however many ask. */
export function loadOptions(resource: ResourceModel, endpoint: EndpointModel): Promise<Identified[]> {
  return queryClient.fetchQuery({
    queryKey: optionsKey(resource.key),
    staleTime: fresh,
    queryFn: async ({ signal }) => {
      const { data } = await readList(resource, { page: 1, perPage: 0, filter: {}, read: endpoint.name, signal });
      if (endpoint.cache !== undefined) keep(resource.key, endpoint.cache, data);
      return data;
    },
  });
}

/** Kept keys by entity, since what is kept under a schema's key must go when that entity is written. */
type Kept = Record<string, string>;
const kept = (): Kept => readStored(stored.keptAnswers, asTexts) ?? {};

function keep(entity: string, key: string, rows: Identified[]): void {
  writeStored(key, rows);
  writeStored(stored.keptAnswers, { ...kept(), [entity]: key });
}

type Listener = (entity: string) => void;
const listeners = new Set<Listener>();

/** Hears which entity was written here. */
export function onOptionsForgotten(listener: Listener): void {
  listeners.add(listener);
}

/** After a write of the entity: what was kept of it is stale. */
export function forgetOptions(entity: string): void {
  const { [entity]: key, ...others } = kept();
  if (key !== undefined) {
    writeStored(key, undefined);
    writeStored(stored.keptAnswers, others);
  }
  void queryClient.invalidateQueries({ queryKey: optionsKey(entity) });
  for (const listener of listeners) listener(entity);
}

onSessionEnd(() => {
  for (const key of Object.values(kept())) writeStored(key, undefined);
  writeStored(stored.keptAnswers, undefined);
});
