/** Compares a running backend with the contract: what answers, what is missing, what answers otherwise than described. */
import type { EndpointModel, EntityModel } from '../../src/engine/model';
import { requiredQuery } from '../../src/engine/query/requiredFilters';
import { answerDrift, type Schema } from './drift';

/** One answer of the backend, its envelope opened where it has one. */
export interface Answer {
  status: number;
  /** Code of the envelope; the HTTP status where there is no envelope. */
  code: number;
  message: string;
  data: unknown;
}

/**
 * @param path below `/api`, query included
 * @param body sent as it is; undefined sends none
 */
export type Call = (method: string, path: string, body?: string) => Promise<Answer>;

export interface Verdict {
  endpoint: EndpointModel;
  /** `unproved`: nothing could be said, e.g. no permission, or no row to read. */
  state: 'answers' | 'missing' | 'drifted' | 'unproved';
  details: string[];
}

export interface ResourceReport {
  entity: EntityModel;
  verdicts: Verdict[];
}

const reading = new Set<EndpointModel['role']>(['list', 'read', 'counts', 'one', 'export']);
/** No record can have it, so that no call that bears it can reach one. */
const noId = 'x';
/** Ends every call before any of its code runs: it cannot be read. */
const brokenBody = '{';

/**
 * Reads are called. Writes are only asked for with a body that cannot be read and an id that cannot exist: a backend that knows
 * the call refuses it, one that does not answers 404. Nothing is ever changed.
 *
 * @param schemaOf answer of an endpoint, from the OpenAPI document
 */
export async function walkBackend(entities: readonly EntityModel[], schemaOf: (endpoint: EndpointModel) => Schema | undefined, call: Call): Promise<ResourceReport[]> {
  const reports: ResourceReport[] = [];
  for (const entity of entities.filter(({ endpoints }) => endpoints.length > 0)) {
    const verdicts: Verdict[] = [];
    let row: Record<string, unknown> | undefined;
    // The list comes first: it knows a record to read.
    for (const endpoint of [...entity.endpoints].sort((left, right) => order(left) - order(right))) {
      if (!reading.has(endpoint.role)) verdicts.push(await probe(endpoint, call));
      else {
        const { verdict, data } = await read(entity, endpoint, row, schemaOf(endpoint), call);
        verdicts.push(verdict);
        if (endpoint.role === 'list') row = rowsOf(data)[0];
      }
    }
    reports.push({ entity, verdicts });
  }
  return reports;
}

const order = ({ role }: EndpointModel): number => ['list', 'one', 'read', 'counts'].indexOf(role) + 1 || 9;

async function read(entity: EntityModel, endpoint: EndpointModel, row: Record<string, unknown> | undefined, schema: Schema | undefined, call: Call): Promise<{ verdict: Verdict; data: unknown }> {
  const say = (state: Verdict['state'], ...details: string[]) => ({ verdict: { endpoint, state, details }, data: undefined as unknown });
  const id = row?.[endpoint.id?.by ?? entity.primaryKey];
  if (endpoint.id && id === undefined) return say('unproved', '没有可读取的数据');
  const { path, id: where } = endpoint;
  const tabs = endpoint.role === 'list' && entity.list?.tabs?.required ? { [entity.list.tabs.param]: String(entity.list.tabs.default) } : {};
  const query = new URLSearchParams({ ...requiredQuery(entity, endpoint.name), ...tabs, ...(where?.in === 'query' ? { [where.name]: String(id) } : {}) }).toString();
  const address = (where?.in === 'path' ? path.replace(`{${where.name}}`, encodeURIComponent(String(id))) : path) + (query && `?${query}`);
  const answer = await call(endpoint.method, address, where?.in === 'body' ? JSON.stringify({ [where.name]: where.list ? [id] : id }) : undefined);
  if (isUnknown(answer)) return say('missing');
  if (answer.code === 401 || answer.code === 403) return say('unproved', answer.message);
  // A file, or the sentence that there is nothing to put into one.
  if (endpoint.role === 'export') return say('answers');
  if (answer.code !== 200) return say('drifted', `答复 ${answer.code} ${answer.message}`);
  const drift = schema ? answerDrift(schema, answer.data) : [];
  return { verdict: { endpoint, state: drift.length > 0 ? 'drifted' : 'answers', details: drift }, data: answer.data };
}

async function probe(endpoint: EndpointModel, call: Call): Promise<Verdict> {
  // Carries nothing that could be broken, so asking might do it.
  if (endpoint.method === 'GET') return { endpoint, state: 'unproved', details: ['以 GET 写入，未调用'] };
  const answer = await call(endpoint.method, endpoint.path.replace(/\{\w+\}/, noId), brokenBody);
  if (isUnknown(answer)) return { endpoint, state: 'missing', details: [] };
  if (answer.code === 401 || answer.code === 403) return { endpoint, state: 'unproved', details: [answer.message] };
  if (answer.code === 200) return { endpoint, state: 'drifted', details: ['接受了无法解析的请求'] };
  return { endpoint, state: 'answers', details: [] };
}

const isUnknown = ({ status, code }: Answer): boolean => status === 404 || status === 405 || code === 404;

function rowsOf(data: unknown): Record<string, unknown>[] {
  const rows = Array.isArray(data) ? data : (data as { list?: unknown } | undefined)?.list;
  return Array.isArray(rows) ? rows : [];
}
