/** The console's one door to the platform: react-admin's methods, and the calls that every generated screen needs beyond them. */
import type { DataProvider, GetListParams, GetListResult, GetManyParams, GetManyReferenceParams, GetOneParams, Identifier, RaRecord } from 'ra-core';
import type { EntityKey } from '../../../../generated/records';
import { extension, type BatchJob, type BatchRequest, type BatchResult, type ChangeNotice, type HistoryEntry, type SavedView } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { callEndpoint, endpointOf, findEndpoint, servedAs } from './endpoints';
import { call, download, type Download, type Query } from '../transport/http';
import { capabilities } from '../capabilities';
import { forgetOptions } from '../references/options';
import {
  batch, createOne, deleteOne, eachRow, findOne, listQuery, readList, readMany, readOne, runAction, switchOne, updateOne,
  type ActionTarget, type Rows, type SwitchTarget,
} from './platform';
import { loadResource } from '../resources';
import type { RecordOf } from './typed';
import { decodeRow, type Identified, type Row } from './wire';

type Id = number | string;

/** The reads by the key of an entity: what they answer is known from its schema. */
interface TypedReads {
  getList<K extends EntityKey>(resource: K, params: GetListParams & { signal?: AbortSignal }): Promise<GetListResult<RecordOf<K>>>;
  getOne<K extends EntityKey>(resource: K, params: GetOneParams & { signal?: AbortSignal }): Promise<{ data: RecordOf<K> }>;
  getMany<K extends EntityKey>(resource: K, params: GetManyParams & { signal?: AbortSignal }): Promise<{ data: RecordOf<K>[] }>;
}

export interface PlatformDataProvider extends DataProvider {
  getList: TypedReads['getList'] & DataProvider['getList'];
  getOne: TypedReads['getOne'] & DataProvider['getOne'];
  getMany: TypedReads['getMany'] & DataProvider['getMany'];
  /** The record that bears this value in the field by which the entity is looked for. Refusals are told by the caller. */
  find(resource: string, params: { value: string; signal?: AbortSignal }): Promise<{ data: Identified }>;
  /** Turns one switch of a record; resolves to the record as the server then has it. */
  switch(resource: string, params: SwitchTarget): Promise<{ data: Identified }>;
  /** Runs a declared action on one record, on several, or on none. */
  action(resource: string, params: ActionTarget & { name: string }): Promise<{ data: unknown }>;
  /** `filter` holds decoded filter values: every row they match. What is too much for one call goes on as a job. */
  batch(resource: string, params: Omit<BatchRequest, 'filter'> & { filter?: Row }): Promise<{ data: BatchResult | BatchJob }>;
  restore(resource: string, params: { ids: readonly Id[] }): Promise<{ data: BatchResult }>;
  /** Consequences of a call for other records, told before it is made; nothing where the backend does not say. */
  follows(resource: string, params: { call: string; id: Id }): Promise<{ data: string[] }>;
  /** Takes back what an action has just changed. */
  undo(resource: string, params: { action: string; ids: readonly Id[] }): Promise<{ data: BatchResult }>;
  recycled(resource: string, params: { page: number; perPage: number; filter?: Row; signal?: AbortSignal }): Promise<Rows>;
  history(resource: string, params: { id: Id; signal?: AbortSignal }): Promise<{ data: HistoryEntry[] }>;
  export(resource: string, params: { format: 'csv' | 'xlsx'; columns: string[]; filter: Row; sort?: { field: string; order: string } }): Promise<Download>;
  /** The file that the interface publishes for the list. */
  exportPublished(resource: string, params: { filter: Row }): Promise<Download>;
  reorder(resource: string, params: { id: Id; parent: Id; before: Id | null }): Promise<void>;
  views(resource: string): Promise<{ data: SavedView[] }>;
  saveView(resource: string, view: Omit<SavedView, 'id' | 'resource'> & { id?: number }): Promise<{ data: SavedView }>;
  deleteView(id: number): Promise<void>;
  /** Rows per tab, by the tab's value as text. */
  counts(resource: string, params: { filter: Row; signal?: AbortSignal }): Promise<{ data: Record<string, number> }>;
  /** Changes by others. Without `after` only where the changes stand now; with a `filter` it is told which records the list holds. */
  changes(resource: string, params: { after?: number; filter?: Row; signal?: AbortSignal }): Promise<{ last: number; changes: ChangeNotice[] }>;
}

/** Runs a write and drops what it made stale. */
async function writing<T>(resource: ResourceModel, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } finally {
    for (const key of new Set([resource.key, resource.facet?.of ?? resource.key])) forgetOptions(key);
  }
}

const rest = async (resource: ResourceModel) => (await import('./simpleRest')).simpleRest(resource);
const isRest = (resource: ResourceModel) => resource.style === 'simple-rest';

export const dataProvider = {
  supportAbortSignal: true,

  async getList(key: string, params: GetListParams) {
    const resource = await loadResource(key);
    if (isRest(resource)) return (await rest(resource)).getList(key, params);
    const { page = 1, perPage = resource.list?.pageSizes[0] ?? 20 } = params.pagination ?? {};
    const read = (at: number) =>
      readList(resource, { page: at, perPage, sort: params.sort, filter: params.filter ?? {}, read: params.meta?.read, signal: params.signal });
    let rows = await read(page);
    // The last row of the last page was deleted: what is the last page now answers, and react-admin turns to it by the total.
    if (page > 1 && rows.data.length === 0 && rows.total > 0 && rows.totalExact) rows = await read(Math.ceil(rows.total / perPage));
    return { data: rows.data, total: rows.total, meta: { totalExact: rows.totalExact, ...(rows.sums && { sums: rows.sums }) } };
  },

  async getOne(key: string, params: GetOneParams) {
    const resource = await loadResource(key);
    if (isRest(resource)) return (await rest(resource)).getOne(key, params);
    return { data: await readOne(resource, params.id, params.meta?.record, params.signal) };
  },

  async getMany(key: string, params: GetManyParams) {
    const resource = await loadResource(key);
    if (isRest(resource)) return (await rest(resource)).getMany(key, params);
    return { data: await readMany(resource, params.ids, params.signal) };
  },

  async getManyReference(key: string, params: GetManyReferenceParams) {
    const { target, id, filter, ...others } = params;
    return dataProvider.getList(key, { ...others, filter: { ...filter, [target]: id } });
  },

  async create(key: string, params: { data: Row }) {
    const resource = await loadResource(key);
    return writing(resource, async () => (isRest(resource) ? (await rest(resource)).create(key, params) : { data: await createOne(resource, params.data) }));
  },

  async update(key: string, params: { id: Identifier; data: Row; previousData?: Row }) {
    const resource = await loadResource(key);
    return writing(resource, async () => {
      if (isRest(resource)) return (await rest(resource)).update(key, { ...params, previousData: params.previousData as RaRecord });
      return { data: await updateOne(resource, params.id, params.data, params.previousData) };
    });
  },

  async updateMany(key: string, params: { ids: Identifier[]; data: Row }) {
    const resource = await loadResource(key);
    return writing(resource, async () => {
      if (isRest(resource)) return (await rest(resource)).updateMany(key, params);
      return { data: (await eachRow(params.ids, (id) => updateOne(resource, id, params.data, undefined))).ids };
    });
  },

  async delete(key: string, params: { id: Identifier; previousData?: Row }) {
    const resource = await loadResource(key);
    return writing(resource, async () => {
      if (isRest(resource)) return (await rest(resource)).delete(key, { ...params, previousData: params.previousData as RaRecord });
      await deleteOne(resource, params.id, params.previousData);
      return { data: { ...params.previousData, id: params.id } };
    });
  },

  async deleteMany(key: string, params: { ids: Identifier[] }) {
    const resource = await loadResource(key);
    return writing(resource, async () => {
      if (isRest(resource)) return (await rest(resource)).deleteMany(key, params);
      const result = await batch(resource, { operation: 'delete', ids: params.ids });
      return { data: 'job' in result ? [] : result.ids };
    });
  },

  async find(key: string, params: { value: string; signal?: AbortSignal }) {
    return { data: await findOne(await loadResource(key), params.value, params.signal) };
  },

  async switch(key: string, params: SwitchTarget) {
    const resource = await loadResource(key);
    return writing(resource, async () => ({ data: await switchOne(resource, params) }));
  },

  async action(key: string, { name, ...target }: ActionTarget & { name: string }) {
    const resource = await loadResource(key);
    return writing(resource, async () => ({ data: await runAction(resource, name, target) }));
  },

  async batch(key: string, { filter, ...request }: Omit<BatchRequest, 'filter'> & { filter?: Row }) {
    const resource = await loadResource(key);
    return writing(resource, async () => ({
      data: await batch(resource, { ...request, ...(filter ? { filter: listQuery(resource, filter) as Record<string, string> } : {}) }),
    }));
  },

  async restore(key: string, { ids }: { ids: readonly Id[] }) {
    const resource = await loadResource(key);
    return writing(resource, async () => ({ data: await call<BatchResult>('POST', extension.restore(servedAs(resource)), { body: { ids } }) }));
  },

  async follows(key: string, { call: name, id }: { call: string; id: Id }) {
    const resource = await loadResource(key);
    if (!(await capabilities()).follows) return { data: [] };
    return { data: await call<string[]>('GET', extension.follows(servedAs(resource), name, id), { quiet: true }).catch((): string[] => []) };
  },

  async undo(key: string, { action, ids }: { action: string; ids: readonly Id[] }) {
    const resource = await loadResource(key);
    return writing(resource, async () => ({ data: await call<BatchResult>('POST', extension.undo(servedAs(resource), action), { body: { ids } }) }));
  },

  async recycled(key: string, { page, perPage, filter = {}, signal }: { page: number; perPage: number; filter?: Row; signal?: AbortSignal }): Promise<Rows> {
    const resource = await loadResource(key);
    const query: Query = { ...listQuery(resource, filter), page, limit: perPage };
    const answer = await call<{ list: Row[]; total: number; totalExact?: boolean }>('GET', extension.recycled(servedAs(resource)), { query, signal });
    return { data: answer.list.map((row) => decodeRow(resource, row)), total: answer.total, totalExact: answer.totalExact ?? true };
  },

  async history(key: string, { id, signal }: { id: Id; signal?: AbortSignal }) {
    return { data: await call<HistoryEntry[]>('GET', extension.history(servedAs(await loadResource(key)), id), { signal }) };
  },

  async export(key: string, { format, columns, filter, sort }: Parameters<PlatformDataProvider['export']>[1]) {
    const resource = await loadResource(key);
    const query: Query = { ...listQuery(resource, filter), format, columns: columns.join(',') };
    if (sort) query.orderBy = `${sort.field}:${sort.order.toLowerCase()}`;
    return download(extension.export(servedAs(resource)), query);
  },

  async exportPublished(key: string, { filter }: { filter: Row }) {
    const resource = await loadResource(key);
    return download(endpointOf(resource, 'export').path, listQuery(resource, filter));
  },

  async reorder(key: string, params: { id: Id; parent: Id; before: Id | null }) {
    const resource = await loadResource(key);
    await writing(resource, () => call('POST', extension.reorder(servedAs(resource)), { body: params }));
  },

  async views(key: string) {
    return { data: await call<SavedView[]>('GET', extension.views, { query: { resource: key } }) };
  },

  async saveView(key: string, view: Omit<SavedView, 'id' | 'resource'> & { id?: number }) {
    return { data: await call<SavedView>('POST', extension.views, { body: { ...view, resource: key } }) };
  },

  async deleteView(id: number) {
    await call('POST', extension.deleteView(id));
  },

  async counts(key: string, { filter, signal }: { filter: Row; signal?: AbortSignal }) {
    const resource = await loadResource(key);
    const endpoint = findEndpoint(resource, 'counts') ?? endpointOf(resource, 'counts');
    const { data } = await callEndpoint<unknown>(endpoint, { query: listQuery(resource, filter) }, { signal });
    return { data: readCounts(data, resource.list?.tabs?.countedAs) };
  },

  async changes(key: string, { after, filter, signal }: { after?: number; filter?: Row; signal?: AbortSignal }) {
    const resource = await loadResource(key);
    const query = { after, resource: servedAs(resource), others: true, filter: filter && JSON.stringify(listQuery(resource, filter)) };
    return call<{ last: number; changes: ChangeNotice[] }>('GET', extension.changes, { query, signal, quiet: true });
  },
} as unknown as PlatformDataProvider;

/** Header endpoints answer `[{type, count}]` with names that differ from entity to entity, or an object from value to count. */
function readCounts(answer: unknown, key?: string): Record<string, number> {
  if (Array.isArray(answer)) {
    return Object.fromEntries(answer.map((entry: Row) => {
      const { count, ...others } = entry;
      return [String((key === undefined ? undefined : others[key]) ?? Object.values(others)[0]), Number(count)];
    }));
  }
  return Object.fromEntries(Object.entries((answer ?? {}) as Row).map(([value, count]) => [value, Number(count)]));
}
