/** From a request to what the door needs: who, which record, which version, which fields. */
import { wholeOf } from '../../engine/format/whole';
import { decode, DecodeError } from '../../engine/codec/decode';
import type { EndpointModel } from '../../engine/model';
import type { JsonSchema } from '../../fields/kind';
import type { Caller } from '../calls/caller';
import type { CallInput } from '../calls/define';
import { callFacts } from '../calls/facts';
import { refusalOf } from '../calls/judge';
import { invalid } from '../refusal';
import { mostIds } from './mostIds';
import type { Actor, Resource, StoredField } from './types';

/** The caller is null where anyone may call. */
export type Input = CallInput<Caller | null>;

/** @returns whether the client of a call has gone away: nobody would learn what is still done */
export const goneOf = ({ reply }: Pick<Input, 'reply'>) => (): boolean => reply.raw.destroyed && !reply.raw.writableEnded;

export const actorOf = (input: Input): Actor => {
  const { caller, request } = input;
  return {
    id: caller?.id ?? 0, account: caller?.account ?? '', realName: caller?.realName ?? '', roles: caller?.roles ?? [], permissions: caller?.permissions ?? [],
    ...(caller?.merchant === undefined ? {} : { merchant: caller.merchant }), ...callFacts(request), gone: goneOf(input),
  };
};

/** The version that the caller has seen, from `X-Record-Version`; undefined when it sends none. @throws Refusal 400 */
export function versionOf({ request }: Input): number | undefined {
  const header = request.headers['x-record-version'];
  if (header === undefined || header === '') return undefined;
  const version = typeof header === 'string' ? wholeOf(header) : undefined;
  if (version === undefined) throw invalid([{ field: 'recordVersion', message: '版本号格式不正确' }]);
  return version;
}

/** The field by which a call names its record: the id, or the unique field that it declares. */
export const keyOf = (resource: Resource, { id }: EndpointModel): StoredField => (id?.by === undefined ? resource.id : resource.stored.get(id.by)!);

export const oneId: JsonSchema = { type: ['integer', 'string'], maxLength: 32, title: '编号' };
export const manyIds: JsonSchema = { type: 'array', items: oneId, minItems: 1, maxItems: mostIds, title: '数据' };

/** @throws Refusal 400 when a call means more records than it may */
export function proveCount(count: number, most = mostIds): void {
  if (count > most) throw invalid([{ field: 'ids', message: `一次最多处理${most}条数据，请缩小范围后分批处理` }]);
}

/** An id, or the value of another key, as the table holds it. @throws Refusal 400 when it cannot be one */
export function readId(resource: Resource, raw: unknown, { field } = resource.id): number | string {
  const malformed = () => invalid([{ field: field.name, message: `${field.title}格式不正确` }]);
  if (raw === undefined || raw === null || raw === '') throw invalid([{ field: field.name, message: `请输入${field.title}` }]);
  try {
    const id = decode('plain', raw, field);
    if (typeof id !== 'number' && typeof id !== 'string') throw malformed();
    return id;
  } catch (error) {
    throw error instanceof DecodeError ? malformed() : error;
  }
}

/** Several ids, as a list or comma-joined, each once. @throws Refusal 400 when there is none, or more than `most` */
export function readIds(resource: Resource, raw: unknown, most = mostIds): (number | string)[] {
  const parts: unknown[] = typeof raw === 'string' ? raw.split(',').filter((part) => part.trim() !== '') : raw === undefined || raw === null ? [] : [raw].flat();
  proveCount(parts.length, most);
  const ids = [...new Set(parts.map((part) => readId(resource, typeof part === 'string' ? part.trim() : part)))];
  if (ids.length === 0) throw invalid([{ field: resource.id.field.name, message: '请选择数据' }]);
  return ids;
}

/** Looks for the id where the endpoint declares it, then where another spelling of the call may carry it. */
export function idsOf(resource: Resource, endpoint: EndpointModel, { params, query, body }: Input): (number | string)[] {
  const { name, many, also }: NonNullable<EndpointModel['id']> = endpoint.id ?? { in: 'path', name: 'id' };
  const raw = params[name] ?? query[name] ?? body[name] ?? (also && body[also.name]);
  return many ? readIds(resource, raw) : [readId(resource, raw, keyOf(resource, endpoint))];
}

/** The right to call an endpoint, for calls that stand for several. */
export function demand(caller: Caller | null, endpoint: EndpointModel): void {
  const refusal = refusalOf(caller, endpoint);
  if (refusal) throw refusal;
}
