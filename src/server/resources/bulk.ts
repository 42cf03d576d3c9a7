/** What is done to many records at once, named or found by a filter, and the order of trees. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { codes } from '../../engine/envelope';
import { extension, type BatchRequest } from '../../engine/extension/paths';
import type { EndpointModel, FieldModel } from '../../engine/model';
import { sizeOf, sizeOfFields } from '../calls/bodySize';
import { type Access, defineCall } from '../calls/define';
import type { Shape } from '../calls/shape';
import { invalid, Refusal } from '../refusal';
import { runAction } from './actions';
import { askedQuery } from './asked';
import { batch } from './batch';
import { enterBatch, fewIds, mostNamed, type WantedIds } from './batchJobs/enter';
import { actorOf, demand, goneOf, manyIds, oneId, readId, readIds } from './call';
import { removeRecord, switchRecord } from './door/door';
import { reached } from './facets';
import type { House, Resource, Visit } from './types';
import { actionFields, actionOf, readFields } from './endpoints';
import { write } from './house';
import { type Asker, reachable } from './parts';
import { baseOf, listPlan, proveTab } from './reads';
import { reorder } from './reorder';
import { rowsSql } from './select';

const shapes = {
  batch: {
    properties: {
      operation: { enum: ['delete', 'switch', 'action'], title: '操作' }, name: { type: 'string', title: '操作名称' }, value: { title: '目标' },
      input: { type: 'object', title: '内容' }, ids: { ...manyIds, maxItems: mostNamed }, filter: { type: 'object', additionalProperties: { type: 'string' }, title: '筛选条件' },
    },
    required: ['operation'],
  },
  reorder: { properties: { id: oneId, parent: { ...oneId, type: ['integer', 'string', 'null'], title: '上级' }, before: { ...oneId, type: ['integer', 'string', 'null'], title: '位置' } }, required: ['id'] },
} satisfies Record<string, Shape>;

const bulkFields = (resource: Resource): FieldModel[] =>
  resource.entity.endpoints.filter(({ role }) => role === 'action').map((endpoint) => actionOf(resource, endpoint)).filter(({ on }) => on.includes('bulk')).flatMap((action) => actionFields(resource, action));

/** What a batch does to one row, and the endpoint whose right it needs. */
export function batchWork(resource: Resource, request: BatchRequest): { endpoint: EndpointModel; work(visit: Visit, id: unknown): Promise<unknown> } {
  const name = request.operation === 'delete' ? 'delete' : `${request.operation}.${request.name}`;
  const endpoint = resource.entity.endpoints.find((candidate) => candidate.name === name && candidate.role === request.operation);
  if (!endpoint) throw new Refusal(codes.notFound, '没有这项操作');
  const { title, when, message } = endpoint;
  const options = { title, when, message };
  if (endpoint.role === 'delete') return { endpoint, work: async (visit, id) => removeRecord(visit, await reached(visit, resource, [id]), id, options) };
  if (endpoint.role === 'switch') {
    const field = resource.fields.get(endpoint.field!)!;
    const value = readFields([field], { [field.name]: request.value })[field.name];
    if (value === undefined || value === null) throw invalid([{ field: field.name, message: `请选择${field.title}` }]);
    return { endpoint, work: async (visit, id) => switchRecord(visit, await reached(visit, resource, [id]), id, field.name, value, options) };
  }
  const action = actionOf(resource, endpoint);
  if (!action.on.includes('bulk') || 'handler' in action.effect || 'seed' in action.effect) throw new Refusal(codes.invalid, '该操作不能批量执行');
  const fields = actionFields(resource, action);
  const values = readFields(fields, request.input ?? {});
  return { endpoint, work: (visit, id) => runAction(visit, resource, action, [id], fields, values, { title: action.title }) };
}

/** The rows named, or every row of the list that its filters match. A filter that the list lacks, or a missing tab, is refused: it would match too much. */
async function batchIds(house: House, resource: Resource, list: EndpointModel | undefined, request: BatchRequest, asker: Asker): Promise<WantedIds> {
  if (request.ids !== undefined) return readIds(resource, request.ids, mostNamed);
  const { filter } = request;
  if (!list || !filter) throw invalid([{ field: 'ids', message: '请选择数据' }]);
  const { page: _page, limit: _limit, ...wanted } = filter;
  const plan = listPlan(resource, list);
  proveTab(plan, wanted);
  const { where, order, ignored } = await askedQuery(house.sql, plan, wanted, asker, list);
  if (ignored.length > 0) throw invalid([{ field: 'filter', message: `不支持的参数：${ignored.join('、')}` }]);
  return rowsSql(resource, sql`${resource.id.ref} as id`, { where: [...baseOf(resource, list), ...reachable(resource, asker), ...where], order });
}

/** The console's own writes beside the published ones. */
export function mountWrites(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel | undefined): void {
  const { entity } = resource;
  const { key } = entity;
  defineCall(app, {
    method: 'POST', path: extension.batch(key), permission: 'signed-in', title: '批量操作', tag: entity.title,
    body: shapes.batch, bodySize: sizeOfFields(bulkFields(resource), [sizeOf({ type: 'object', ...shapes.batch })]),
    handler: async (input) => {
      const request = input.body as unknown as BatchRequest;
      const { endpoint, work } = batchWork(resource, request);
      demand(input.caller, endpoint);
      const wanted = await batchIds(house, resource, list, request, input.caller);
      const { batchMost } = app.config;
      const ids = await fewIds(house, resource, wanted, batchMost);
      const actor = actorOf(input);
      if (ids) return batch(house, actor, ids, work, goneOf(input));
      const job = await enterBatch(house, { actor, resource, title: endpoint.title, request, wanted });
      house.wake?.();
      return job;
    },
  });
  const update = entity.endpoints.find(({ role }) => role === 'update');
  if (entity.tree?.reorder && update) {
    defineCall(app, {
      method: 'POST', path: extension.reorder(key), permission: update.permission as Access, adminOnly: update.adminOnly,
      title: '调整顺序', tag: entity.title, body: shapes.reorder,
      handler: async (input) => {
        const { id, parent, before } = input.body;
        const placement = {
          id: readId(resource, id),
          parent: parent === undefined || parent === null || parent === '' ? 0 : readId(resource, parent),
          before: before === undefined || before === null || before === '' ? null : readId(resource, before),
        };
        await write(house, actorOf(input), async (visit) => reorder(visit, await reached(visit, resource, [placement.id]), placement, { title: `调整${entity.title}顺序` }));
      },
    });
  }
}
