/**
 * Entities of style simple-rest, in the convention that ra-data-simple-rest speaks: JSON texts in `sort`, `range` and `filter`,
 * the total in `Content-Range`, HTTP statuses instead of an envelope. Writes pass the same door.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { EndpointModel } from '../../engine/model';
import { type Access, defineCall } from '../calls/define';
import { invalid } from '../refusal';
import { tellRecord } from './answers';
import { askedQuery } from './asked';
import { actorOf, readId, readIds, versionOf, type Input } from './call';
import { createRecord, removeRecord, updateRecord } from './door/door';
import { requireFields } from './door/validate';
import { readFields } from './endpoints';
import { write } from './house';
import { keys } from './keys';
import { reachable } from './parts';
import { project } from './projection';
import { mostRows } from '../../engine/query/parts';
import { planQuery, type Query } from './query';
import { listsOf, readMany, readOne } from './reads';
import { alive } from './resource';
import type { House, Resource } from './types';
import { countSql, pageSql } from './select';

type Row = Record<string, unknown>;

function json(query: Query, name: string): unknown {
  const raw = query[name];
  if (raw === undefined || raw === '') return undefined;
  try {
    return JSON.parse(String(raw)) as unknown;
  } catch {
    throw invalid([{ field: name, message: `${name}格式不正确` }]);
  }
}

/** What a filter can compare with: a value, or a list of values. */
const comparable = (value: unknown) => [value].flat().every((one) => one === null || typeof one !== 'object');

/** `["name","ASC"]`, `[0,24]` and `{"name":"…"}` → first row, number of rows, filter values and order of the list's own query. */
export function readRestQuery(query: Query): { first: number; count: number; filter: Row; orderBy?: string } {
  const malformed = (field: string) => invalid([{ field, message: `${field}格式不正确` }]);
  const sort = json(query, 'sort') ?? [];
  const range = json(query, 'range') ?? [0, 24];
  const filter = json(query, 'filter') ?? {};
  if (!Array.isArray(sort) || sort.some((part) => typeof part !== 'string')) throw malformed('sort');
  if (!Array.isArray(range) || range.length !== 2 || !range.every((edge) => Number.isSafeInteger(edge)) || range[0] < 0 || range[1] < range[0]) throw malformed('range');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter) || !Object.values(filter).every(comparable)) throw malformed('filter');
  const [first, last] = range as [number, number];
  const [field, order = 'ASC'] = sort as string[];
  if (last - first >= mostRows || first > 1e9) throw malformed('range');
  return { first, count: last - first + 1, filter: filter as Row, ...(field ? { orderBy: `${field}:${order.toLowerCase()}` } : {}) };
}

export function mountRest(app: FastifyInstance, house: House, resource: Resource): void {
  const listed = project(resource, house.resources);
  const whole = project(resource, house.resources, undefined, true);
  const plan = planQuery(resource, listsOf(resource), false);
  // The provider sends back whole records; what is not writable in them is read over.
  const given = (endpoint: EndpointModel, { body }: Input): Row => {
    const fields = (endpoint.body ?? []).flatMap((name) => resource.fields.get(name) ?? []);
    const values = readFields(fields, body);
    requireFields(fields, values);
    return values;
  };
  const whatIsSent = keys(new Set([...resource.fields.keys(), resource.id.field.name, 'recordVersion']));
  const seen = (input: Input) => versionOf(input) ?? (Number.isSafeInteger(input.body.recordVersion) ? input.body.recordVersion as number : undefined);

  const list = async ({ caller, query, reply }: Input, endpoint: EndpointModel) => {
    const { first, count, filter, orderBy } = readRestQuery(query);
    const { [resource.id.field.name]: ids, ...rest } = filter;
    if (Array.isArray(ids)) {
      const rows = ids.length === 0 ? [] : await readMany(house.sql, resource, listed, readIds(resource, ids), reachable(resource, caller));
      reply.header('content-range', `${resource.entity.name} 0-${Math.max(rows.length - 1, 0)}/${rows.length}`);
      return rows;
    }
    const selection = await askedQuery(house.sql, plan, { ...rest, ...(orderBy ? { orderBy } : {}) }, caller, endpoint);
    if (selection.ignored.length > 0) throw invalid([{ field: 'filter', message: `不支持的参数：${selection.ignored.join('、')}` }]);
    const where = [alive(resource), ...reachable(resource, caller), ...selection.where];
    const [total, rows] = await Promise.all([
      sql<{ total: number }>`${countSql(resource, where)}`.execute(house.sql),
      pageSql(resource, listed.columns, { where, order: selection.order, offset: first, limit: count }).execute(house.sql),
    ]);
    reply.header('content-range', `${resource.entity.name} ${first}-${first + Math.max(rows.rows.length - 1, 0)}/${total.rows[0]!.total}`);
    return rows.rows.map(listed.encode);
  };

  for (const endpoint of resource.entity.endpoints) {
    const { title } = endpoint;
    const common = {
      method: endpoint.method, path: endpoint.path, permission: endpoint.permission as Access, adminOnly: endpoint.adminOnly,
      title: endpoint.title, tag: resource.entity.title, style: 'plain' as const, describedBySchema: true,
    };
    const idOf = (input: Input) => readId(resource, input.params[endpoint.id?.name ?? 'id']);
    switch (endpoint.role) {
      case 'list':
        defineCall(app, { ...common, mayLag: true, query: keys(['sort', 'range', 'filter']), handler: (input: Input) => list(input, endpoint) });
        break;
      case 'one':
        defineCall(app, { ...common, handler: (input: Input) => readOne(house.sql, resource, whole, idOf(input), resource.id, reachable(resource, input.caller)) });
        break;
      case 'create':
        defineCall(app, {
          ...common, body: whatIsSent,
          handler: (input: Input) => {
            const values = given(endpoint, input);
            return write(house, actorOf(input), async (visit) => tellRecord(visit, resource, (await createRecord(visit, resource, values, { title })).id));
          },
        });
        break;
      case 'update':
        defineCall(app, {
          ...common, body: whatIsSent,
          handler: (input: Input) => {
            const [id, values] = [idOf(input), given(endpoint, input)];
            return write(house, actorOf(input), async (visit) =>
              tellRecord(visit, resource, (await updateRecord(visit, resource, id, values, { title, version: seen(input) })).id));
          },
        });
        break;
      case 'delete':
        defineCall(app, {
          ...common,
          handler: (input: Input) => write(house, actorOf(input), async (visit) => {
            const record = await tellRecord(visit, resource, idOf(input));
            await removeRecord(visit, resource, idOf(input), { title, version: versionOf(input) });
            return record;
          }),
        });
        break;
      default:
        throw new Error(`${resource.key}: ${endpoint.name} is not part of the simple-rest convention`);
    }
  }
}
