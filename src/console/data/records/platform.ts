/** Reads and writes of one entity over the published interface. */
import type { Page } from '../../../engine/envelope';
import { extension, type BatchJob, type BatchRequest, type BatchResult, type Capabilities } from '../../../engine/extension/paths';
import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { writeFilters, writeOrder } from '../../../engine/query/parts';
import { capabilities } from '../capabilities';
import { callEndpoint, endpointOf, findEndpoint, servedAs } from './endpoints';
import { ApiError } from '../transport/errors';
import { call, type CallOptions, type Query } from '../transport/http';
import { readSingle } from './single';
import { noteOwnWrite, refuseStale, rowVersionHeader, versionHeader } from './versions';
import { decodeRow, encodeBody, startingQuery, type Identified, type Row } from './wire';

interface ListRequest {
  page: number;
  perPage: number;
  sort?: { field: string; order: string };
  filter: Row;
  /** Name of the endpoint read; that of the entity's list when absent. */
  read?: string;
  signal?: AbortSignal;
}

export interface Rows {
  data: Identified[];
  total: number;
  /** False: there are more than `total` (design: exact up to 100,000). */
  totalExact: boolean;
  /** Decoded, by field: what all rows found come to. Absent where the backend does not tell it. */
  sums?: Row;
}

/** @param read name of the endpoint; the lists that share it share their filters, and a read without a list takes those of all */
export function listQuery(resource: ResourceModel, filter: Row, read?: string): Query {
  const all = [...(resource.list ? [resource.list] : []), ...resource.views];
  const own = all.filter((list) => list.endpoint === read);
  const lists = own.length > 0 ? own : all;
  const tabs = lists.find((list) => list.tabs)?.tabs;
  return { ...startingQuery(own.flatMap((list) => list.filters)), ...writeFilters(lists.flatMap((list) => list.filters), filter, tabs?.param), ...ofFacet(resource) };
}

const ofFacet = ({ facet }: ResourceModel): Query =>
  Object.fromEntries(Object.entries({ ...facet?.where, ...facet?.query }).map(([param, value]) => [param, String(value)]));

export async function readList(resource: ResourceModel, request: ListRequest): Promise<Rows> {
  const endpoint = endpointOf(resource, request.read ?? resource.list?.endpoint ?? 'list');
  const paged = (endpoint.shape ?? 'page') === 'page';
  const query: Query = {
    ...listQuery(resource, request.filter, endpoint.name),
    ...(paged ? { page: request.page, limit: request.perPage } : {}),
    ...(await orderOf(resource, request.sort)),
  };
  const { data } = await callEndpoint<unknown>(endpoint, { query }, { signal: request.signal });
  return readRows(resource, endpoint, data);
}

/** The declared order is the server's own; only another one is asked for, and only where the backend can. */
async function orderOf(resource: ResourceModel, sort: ListRequest['sort']): Promise<Query> {
  if (!sort?.field) return {};
  const order = sort.order.toLowerCase() === 'desc' ? 'desc' : 'asc';
  const declared = resource.list?.sort[0];
  if (declared ? declared.field === sort.field && declared.order === order : sort.field === resource.primaryKey) return {};
  return (await capabilities()).orderBy ? { orderBy: writeOrder([{ field: sort.field, order }]) } : {};
}

function readRows(resource: ResourceModel, { shape, group }: EndpointModel, answer: unknown): Rows {
  const page = (shape ?? 'page') === 'page' ? (answer as Page<Row> | null) : undefined;
  const raw = page ? page.list : ((answer ?? []) as Row[]);
  const decode = (row: Row) => decodeRow(resource, row);
  const data = group ? (raw as Identified[]).map((each) => ({ ...each, [group.as]: ((each[group.as] ?? []) as Row[]).map(decode) })) : raw.map(decode);
  return { data, total: page?.total ?? data.length, totalExact: page?.totalExact ?? true, ...(page?.sums && { sums: decodeRow(resource, page.sums) }) };
}

/** The value that names the record in a call: its id, or the field that the call goes by; undefined where the row does not hold that. */
const keyOf = ({ id: where }: EndpointModel, id: unknown, row: Row | undefined): unknown => (where?.by === undefined ? id : row?.[where.by]);

/**
 * One record: from its own endpoint, else the console extension, else out of the list.
 * @param listed the row as a list has it, taken when the backend offers no read of one record
 * @throws ApiError as of one that is missing, where it belongs to another entity or facet of the same table
 */
export async function readOne(resource: ResourceModel, id: unknown, listed?: Row, signal?: AbortSignal): Promise<Identified> {
  const record = await answered(resource, id, listed, signal);
  const isOther = Object.entries(resource.facet?.where ?? resource.own ?? {}).some(([name, value]) => name in record && record[name] !== value);
  if (isOther) throw missing(resource);
  return record;
}

const missing = (resource: ResourceModel): ApiError => new ApiError('refused', resource.missing.code, resource.missing.message);

async function answered(resource: ResourceModel, id: unknown, listed?: Row, signal?: AbortSignal): Promise<Identified> {
  if (resource.single) return readSingle(resource, signal);
  const endpoint = findEndpoint(resource, 'one');
  const key = endpoint && keyOf(endpoint, id, listed);
  if (endpoint && key !== undefined) return decodeRow(resource, (await callEndpoint<Row>(endpoint, { id: key }, { signal })).data);
  if ((await capabilities()).one) return decodeRow(resource, await call<Row>('GET', extension.one(servedAs(resource), id), { signal }));
  const row = (await findInList(resource, [id], signal))[0] ?? (listed && { ...listed, id: id as number });
  if (!row) throw missing(resource);
  return row;
}

/**
 * One record by what somebody entered: the unique field that the read of one record goes by.
 * @throws ApiError, which is told at the input
 */
export async function findOne(resource: ResourceModel, value: string, signal?: AbortSignal): Promise<Identified> {
  return decodeRow(resource, (await callEndpoint<Row>(endpointOf(resource, 'one'), { id: value }, { signal, quiet: true })).data);
}

/** Records by id, in the order asked for; those that are gone are left out. */
export async function readMany(resource: ResourceModel, ids: readonly unknown[], signal?: AbortSignal): Promise<Identified[]> {
  if (ids.length === 0) return [];
  if ((await capabilities()).many) {
    const rows = await call<Row[]>('GET', extension.many(servedAs(resource)), { query: { ids: ids.join(',') }, signal });
    return rows.map((row) => decodeRow(resource, row));
  }
  const named = resource.endpoints.find(({ role, id }) => role === 'read' && id?.many);
  if (named) {
    const { data } = await callEndpoint<Row[]>(named, { ids }, { signal });
    return data.map((row) => decodeRow(resource, row));
  }
  if (!findEndpoint(resource, 'one')) return findInList(resource, ids, signal);
  const found = await Promise.allSettled(ids.map((id) => readOne(resource, id, undefined, signal)));
  return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** For backends without a read of one record: the largest page the published interface allows, nested rows included. */
async function findInList(resource: ResourceModel, ids: readonly unknown[], signal?: AbortSignal): Promise<Identified[]> {
  const { data } = await readList(resource, { page: 1, perPage: 9999, filter: {}, signal });
  const byId = new Map(flatten(resource, data).map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}

/** A tree's rows without their nesting. */
export function flatten(resource: ResourceModel, rows: readonly Identified[]): Identified[] {
  const key = resource.tree?.children;
  if (key === undefined) return [...rows];
  return rows.flatMap((row) => [row, ...flatten(resource, (row[key] as Identified[] | undefined) ?? [])]);
}

/** @returns the created record as far as the answer tells: published backends answer a text or nothing, and then the values stand */
export async function createOne(resource: ResourceModel, values: Row): Promise<Identified> {
  const endpoint = endpointOf(resource, 'create');
  const { data } = await callEndpoint<unknown>(endpoint, { body: encodeBody(resource.fields, endpoint.body, { ...values, ...resource.facet?.where }) });
  return written(resource, data, { ...values, id: typeof data === 'number' ? data : '' });
}

/**
 * @param seen the record as the form first had it, `recordVersion` included
 * @throws ApiError 409 with a decoded Conflict when somebody else saved meanwhile
 */
export async function updateOne(resource: ResourceModel, id: unknown, values: Row, seen: Row | undefined): Promise<Identified> {
  const endpoint = endpointOf(resource, 'update');
  const headers = versionHeader(seen);
  if (seen && Object.keys(headers).length === 0 && !(await capabilities()).recordVersion) {
    refuseStale(resource, seen, await readOne(resource, id, seen));
  }
  const { data } = await decodingConflict(resource, () =>
    callEndpoint<unknown>(endpoint, { id, body: encodeBody(resource.fields, endpoint.body, { ...(resource.facet && seen), ...values, ...resource.facet?.where }) }, { headers }));
  return written(resource, data, { ...seen, ...values, id: id as number });
}

export interface SwitchTarget {
  id: unknown;
  field: string;
  value: unknown;
  record?: Row;
}

/** `quiet`: failures are told by the caller. */
type QuietOption = Pick<CallOptions, 'quiet'>;

/** Turns a switch to `value`. A call that only toggles is not sent when the record is there already. */
export async function switchOne(resource: ResourceModel, wanted: SwitchTarget, options: QuietOption = {}): Promise<Identified> {
  const { id, field, value, record } = wanted;
  const endpoint = endpointOf(resource, `switch.${field}`);
  const after = { ...record, [field]: value, id: id as number };
  if (endpoint.state === 'toggle' && record && record[field] === value) return after;
  const told = encodeBody(resource.fields, [field], { [field]: value });
  const target = { id, ...(endpoint.state === 'body' ? { body: told } : endpoint.state === 'path' ? { path: told } : {}) };
  const { data } = await decodingConflict(resource, () => callEndpoint<unknown>(endpoint, target, { ...options, headers: rowVersionHeader(resource, record) }));
  return written(resource, data, after);
}

export async function deleteOne(resource: ResourceModel, id: unknown, record?: Row, options: QuietOption = {}): Promise<void> {
  await callEndpoint(endpointOf(resource, 'delete'), { id }, { ...options, headers: rowVersionHeader(resource, record) });
}

/** Many writes at once: one call where the backend has it, which may become a job, else one call a row, telling which failed and why. */
export async function batch(resource: ResourceModel, request: BatchRequest): Promise<BatchResult | BatchJob> {
  if (await can('batch')) return call<BatchResult | BatchJob>('POST', extension.batch(servedAs(resource)), { body: encodeBatch(resource, request) });
  if (!request.ids) throw new Error('a batch over a filter needs the console extension');
  return eachRow(request.ids, (id) => {
    if (request.operation === 'delete') return deleteOne(resource, id, undefined, { quiet: true });
    if (request.operation === 'switch') return switchOne(resource, { id, field: request.name!, value: request.value }, { quiet: true });
    return runAction(resource, request.name!, { ids: [id], input: request.input }, { quiet: true });
  });
}

function encodeBatch(resource: ResourceModel, request: BatchRequest): BatchRequest {
  if (request.operation !== 'switch') return request;
  return { ...request, value: encodeBody(resource.fields, [request.name!], { [request.name!]: request.value })[request.name!] };
}

/** One after the other, so that a backend is not flooded and the first refusal of each row is kept. */
export async function eachRow(ids: readonly (number | string)[], run: (id: number | string) => Promise<unknown>): Promise<BatchResult> {
  const result: BatchResult = { done: 0, ids: [], failed: [] };
  for (const id of ids) {
    try {
      await run(id);
      result.done += 1;
      result.ids.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}

export interface ActionTarget {
  ids?: readonly unknown[];
  record?: Row;
  input?: Row;
}

/** @returns the envelope's message or data text, null when the server said nothing */
export async function runAction(resource: ResourceModel, name: string, { ids, record, input = {} }: ActionTarget, options: QuietOption = {}): Promise<unknown> {
  const action = resource.actions.find((candidate) => candidate.name === name);
  const endpoint = endpointOf(resource, action?.endpoint ?? `action.${name}`);
  const fields = [...(action?.form?.fields ?? []), ...resource.fields];
  const encoded = encodeBody(fields, undefined, input);
  const body = { ...input, ...encoded };
  const target = ids ?? (record ? [record.id] : []);
  const { data } = await decodingConflict(resource, () =>
    callEndpoint<unknown>(endpoint, { id: keyOf(endpoint, target[0], record), ids: target, body }, { ...options, headers: rowVersionHeader(resource, record) }));
  return data;
}

/** Screens compare a conflict with what they hold, so it reaches them decoded. */
async function decodingConflict<T>(resource: ResourceModel, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const conflict = error instanceof ApiError ? error.conflict : undefined;
    if (conflict) conflict.current = decodeRow(resource, conflict.current);
    throw error;
  }
}

function written(resource: ResourceModel, answer: unknown, otherwise: Identified): Identified {
  const isRecord = typeof answer === 'object' && answer !== null && resource.primaryKey in answer;
  if (isRecord) {
    const now = { ...otherwise, ...decodeRow(resource, answer as Row) };
    noteOwnWrite(resource, otherwise, now);
    return now;
  }
  // The version that was sent is spent; whoever saves again must read first.
  const { recordVersion: _spent, ...rest } = otherwise;
  return rest as Identified;
}

async function can(part: keyof Capabilities): Promise<boolean> {
  return Boolean((await capabilities())[part]);
}
