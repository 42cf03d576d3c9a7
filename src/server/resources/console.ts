/** The console's own interface beside the published one (`src/engine/extension/paths.ts`). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { wholeOf } from '../../engine/format/whole';
import { codes } from '../../engine/envelope';
import { extension, type BatchRequest, type Capabilities } from '../../engine/extension/paths';
import type { EndpointModel } from '../../engine/model';
import { type Access, defineCall } from '../calls/define';
import { refusalOf } from '../calls/judge';
import type { Shape } from '../calls/shape';
import { readRules } from '../files/limits';
import type { JsonSchema } from '../../fields/kind';
import { invalid, Refusal } from '../refusal';
import { runAction } from './actions';
import { batch } from './batch';
import { actorOf, demand, readId, readIds, type Input } from './call';
import { removeRecord, restoreRecord, switchRecord } from './door/door';
import type { Visit } from './door/visit';
import { actionFields, actionOf, readFields } from './endpoints';
import { begun, exportLines } from './export/rows';
import { chooseColumns, publishedColumns, type ExportColumn } from './export/table';
import { contentTypes, csvStream, xlsxStream, type Format } from './export/write';
import { changesAfter, historyOf } from './history';
import { write, type House } from './house';
import { keys, listKeys } from './keys';
import { listOf, mayList } from './listed';
import { type Projection, project } from './projection';
import { readQuery } from './query';
import { mountQueue } from './queue/calls';
import { baseOf, deletedOnly, listPlan, openedOnly, proveTab, readMany, readOne, readPage, whereOf, workedOut } from './reads';
import { reorder } from './reorder';
import type { Resource } from './resource';
import { searchRecords } from './search';
import { rowsSql } from './select';
import { readSite } from '../site';
import { deleteView, saveView, viewsOf } from './views';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const endpointOf = (resource: Resource, role: EndpointModel['role'], name?: string): EndpointModel | undefined =>
  resource.entity.endpoints.find((endpoint) => endpoint.role === role && (name === undefined || endpoint.name === name));

const id: JsonSchema = { type: ['integer', 'string'], title: '编号' };
const ids: JsonSchema = { type: 'array', items: id, minItems: 1, title: '数据' };

/** The bodies of the console's own calls. */
const shapes = {
  batch: {
    properties: {
      operation: { enum: ['delete', 'switch', 'action'], title: '操作' }, name: { type: 'string', title: '操作名称' }, value: { title: '目标' },
      input: { type: 'object', title: '内容' }, ids, filter: { type: 'object', additionalProperties: { type: 'string' }, title: '筛选条件' },
    },
    required: ['operation'],
  },
  restore: { properties: { ids }, required: ['ids'] },
  reorder: { properties: { id, parent: { type: ['integer', 'string', 'null'], title: '上级' }, before: { type: ['integer', 'string', 'null'], title: '位置' } }, required: ['id'] },
  view: {
    properties: {
      id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '编号' }, resource: { type: 'string', maxLength: 100, title: '列表' },
      name: { type: 'string', title: '视图名称' }, query: { type: 'object', additionalProperties: { type: 'string' }, title: '视图条件' },
    },
    required: ['resource', 'name', 'query'],
  },
} satisfies Record<string, Shape>;

/** Whoever may read one record, or edit it, sees what its list masks. */
const mayKnow = (caller: Input['caller'], resource: Resource): boolean =>
  [endpointOf(resource, 'one'), endpointOf(resource, 'update')].some((endpoint) => endpoint && !refusalOf(caller, endpoint));

/** What whoever may only list sees of a record. @returns undefined where that is all: no call of its own reads a record, or the list tells everything */
function listedFields(resource: Resource, { fields }: EndpointModel): string[] | undefined {
  const { display, tree } = resource.entity;
  return fields && endpointOf(resource, 'one') && [...fields, display, ...(tree ? [tree.parent] : [])];
}

interface Told {
  projection: Projection;
  /** Absent: all. */
  fields?: readonly string[];
}

/** What of its records is told to whom. */
function telling(house: House, resource: Resource, list: EndpointModel): (caller: Input['caller']) => Told {
  const whole: Told = { projection: project(resource, house.resources) };
  const fields = listedFields(resource, list);
  const listed = fields ? { projection: project(resource, house.resources, fields), fields } : whole;
  return (caller) => (mayKnow(caller, resource) ? whole : listed);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Further rooms add what they serve. */
    capabilities: Capabilities;
  }
}

function mountShared(app: FastifyInstance, house: House): void {
  const capabilities: Capabilities = {
    demo: house.demo, history: true, recycle: true, batch: true, export: true, reorder: true,
    views: true, changes: true, search: true, one: true, many: true, recordVersion: true, orderBy: true, account: true,
    statistics: true, errors: true, settings: false, postedWrites: true, merchantConsole: false, queue: true, pages: false,
  };
  app.decorate('capabilities', capabilities);
  const tag = '控制台';
  defineCall(app, { method: 'GET', path: extension.capabilities, permission: 'signed-in', title: '可用功能', tag, handler: async () => ({
    ...capabilities, merchantConsole: (await readSite(house.sql, app.config)).merchantUrl !== '', ...(capabilities.media && { media: await readRules(house.sql) }),
  }) });
  defineCall(app, {
    method: 'GET', path: extension.views, permission: 'signed-in', title: '我的视图', tag,
    query: { properties: { resource: { type: 'string', title: '列表' } }, required: ['resource'] },
    handler: ({ caller, query }) => viewsOf(house.sql, caller.id, String(query.resource)),
  });
  defineCall(app, {
    method: 'POST', path: extension.views, permission: 'signed-in', title: '保存视图', tag,
    body: shapes.view,
    handler: ({ caller, body }) => saveView(house.sql, caller.id, body as unknown as Parameters<typeof saveView>[2]),
  });
  defineCall(app, {
    method: 'POST', path: '/console/views/delete/{id}', permission: 'signed-in', title: '删除视图', tag,
    handler: ({ caller, params }) => deleteView(house.sql, caller.id, wholeOf(params.id!) ?? 0),
  });
  defineCall(app, {
    method: 'GET', path: extension.search, permission: 'signed-in', title: '搜索数据', tag,
    query: { properties: { keyword: { type: 'string', maxLength: 50, title: '关键词' } }, required: ['keyword'] },
    handler: ({ caller, query }) => searchRecords(house, caller, String(query.keyword)),
  });
  defineCall(app, {
    method: 'GET', path: extension.changes, permission: 'signed-in', title: '变更通知', tag,
    query: { properties: { after: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, title: '起点' }, resource: { type: 'string', title: '列表' } } },
    handler: ({ caller, query }) => {
      const only = text(query.resource);
      const seen = [...house.resources.values()].filter((resource) => (only === undefined || resource.key === only) && mayList(caller, resource));
      return changesAfter(house.sql, query.after as number | undefined, seen.map(({ key }) => key));
    },
  });
}

function mountReads(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel): void {
  const { key } = resource;
  const told = telling(house, resource, list);
  const common = { permission: list.permission as Access, adminOnly: list.adminOnly, tag: resource.entity.title };
  defineCall(app, {
    ...common, method: 'GET', path: extension.many(key), title: '按编号读取', query: keys(['ids']),
    handler: ({ caller, query }) => readMany(house.sql, resource, told(caller).projection, readIds(resource, query.ids), openedOnly(resource)),
  });
  defineCall(app, {
    ...common, method: 'GET', path: extension.one(key, '{id}'), title: '读取一条',
    handler: async ({ caller, params }) => {
      const { projection, fields } = told(caller);
      const record = await readOne(house.sql, resource, projection, readId(resource, params.id), resource.id, openedOnly(resource));
      return fields ? record : { ...record, ...await workedOut(house, resource, record) };
    },
  });
  defineCall(app, {
    ...common, method: 'GET', path: extension.history(key, '{id}'), title: '变更历史',
    handler: ({ caller, params }) => historyOf(house.sql, resource, readId(resource, params.id), mayKnow(caller, resource), told(caller).fields),
  });
  const screen = resource.entity.list;
  const published = endpointOf(resource, 'export');
  if (published) mountExport(app, house, resource, list, published);
  if (screen?.exportable) {
    // Where exporting is published it has a right of its own.
    const { permission, adminOnly } = published ?? list;
    defineCall(app, {
      ...common, permission: permission as Access, adminOnly, method: 'GET', path: extension.export(key), title: '导出', transfer: 'download', query: keys([...listKeys(resource, list), 'format', 'columns']),
      handler: (input) => exportChosen(house, resource, list, input),
    });
  }
}

/** The published export of a list. */
function mountExport(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel, { method, path, permission, adminOnly, title }: EndpointModel): void {
  const columns = publishedColumns(resource, resource.entity.list!);
  defineCall(app, {
    method, path, permission: permission as Access, adminOnly, title, tag: resource.entity.title, transfer: 'download', query: keys(listKeys(resource, list)),
    handler: (input) => exportFile(house, resource, list, input, 'xlsx', columns, true),
  });
}

async function exportChosen(house: House, resource: Resource, list: EndpointModel, input: Input): Promise<unknown> {
  const { format = 'csv', columns: chosen, ...query } = input.query;
  if (format !== 'csv' && format !== 'xlsx') throw invalid([{ field: 'format', message: '导出格式只能是csv或xlsx' }]);
  return exportFile(house, resource, list, { ...input, query }, format, chooseColumns(resource, resource.entity.list!, text(chosen)));
}

/** @throws Refusal when `some` are asked for and nothing is found */
async function exportFile(house: House, resource: Resource, list: EndpointModel, { query, reply }: Input, format: Format, columns: ExportColumn[], some = false): Promise<unknown> {
  const { page: _page, limit: _limit, ...filters } = query;
  const { where, order } = readQuery(listPlan(resource, list), filters);
  const projection = project(resource, house.resources, columns.flatMap((column) => column.needs));
  const statement = rowsSql(resource, projection.columns, { where: [...baseOf(resource, list), ...where], order });
  const lines = await begun(exportLines(house, resource, projection, columns, statement, format === 'xlsx'));
  if (some && lines.empty) throw new Refusal(codes.invalid, '没有可导出的数据！');
  const { title } = resource.entity.list!;
  reply.type(contentTypes[format as Format]);
  reply.header('content-disposition', `attachment; filename="export.${format}"; filename*=UTF-8''${encodeURIComponent(title)}.${format}`);
  reply.header('cache-control', 'no-store');
  return format === 'csv' ? csvStream(columns, lines) : xlsxStream(title, columns, lines);
}

function mountRecycle(app: FastifyInstance, house: House, resource: Resource, remove: EndpointModel, list: EndpointModel): void {
  const { key, entity } = resource;
  const told = telling(house, resource, list);
  const plan = { ...listPlan(resource, list), paged: true };
  const common = { permission: remove.permission as Access, adminOnly: remove.adminOnly, tag: entity.title };
  defineCall(app, {
    ...common, method: 'GET', path: extension.recycled(key), title: '回收站', query: keys(new Set([...listKeys(resource, list), 'page', 'limit'])),
    handler: ({ caller, query }) => readPage(house, resource, told(caller).projection, [deletedOnly(), ...whereOf(resource, list)], readQuery(plan, query)),
  });
  defineCall(app, {
    ...common, method: 'POST', path: extension.restore(key), title: '恢复', body: shapes.restore,
    handler: (input) => batch(house, actorOf(input), readIds(resource, input.body.ids), (visit, id) =>
      restoreRecord(visit, resource, id, { title: `恢复${entity.title}` })),
  });
}

/** What a batch does to one row, and the endpoint whose right it needs. */
function batchWork(resource: Resource, request: BatchRequest): { endpoint: EndpointModel; work(visit: Visit, id: unknown): Promise<unknown> } {
  const name = request.operation === 'delete' ? 'delete' : `${request.operation}.${request.name}`;
  const endpoint = resource.entity.endpoints.find((candidate) => candidate.name === name && candidate.role === request.operation);
  if (!endpoint) throw new Refusal(codes.notFound, '没有这项操作');
  const { title, when, message } = endpoint;
  const options = { title, when, message };
  if (endpoint.role === 'delete') return { endpoint, work: (visit, id) => removeRecord(visit, resource, id, options) };
  if (endpoint.role === 'switch') {
    const field = resource.fields.get(endpoint.field!)!;
    const value = readFields([field], { [field.name]: request.value })[field.name];
    if (value === undefined || value === null) throw invalid([{ field: field.name, message: `请选择${field.title}` }]);
    return { endpoint, work: (visit, id) => switchRecord(visit, resource, id, field.name, value, options) };
  }
  const action = actionOf(resource, endpoint);
  if (!action.on.includes('bulk') || 'handler' in action.effect || 'seed' in action.effect) throw new Refusal(codes.invalid, '该操作不能批量执行');
  const fields = actionFields(resource, action);
  const values = readFields(fields, request.input ?? {});
  return { endpoint, work: (visit, id) => runAction(visit, resource, action, [id], fields, values, { title: action.title }) };
}

/** The rows named, or every row of the list that its filters match. A filter that the list lacks, or a missing tab, is refused: it would match too much. */
async function batchIds(house: House, resource: Resource, list: EndpointModel | undefined, request: BatchRequest): Promise<(number | string)[]> {
  if (request.ids !== undefined) return readIds(resource, request.ids);
  const { filter } = request;
  if (!list || !filter) throw invalid([{ field: 'ids', message: '请选择数据' }]);
  const { page: _page, limit: _limit, ...wanted } = filter;
  const plan = listPlan(resource, list);
  proveTab(plan, wanted);
  const { where, order, ignored } = readQuery(plan, wanted);
  if (ignored.length > 0) throw invalid([{ field: 'filter', message: `不支持的参数：${ignored.join('、')}` }]);
  const { rows } = await rowsSql(resource, sql`${resource.id.ref} as id`, { where: [...baseOf(resource, list), ...where], order }).execute(house.sql);
  return rows.map((row) => resource.id.kind.fromSql(row.id, resource.id.field) as number | string);
}

function mountWrites(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel | undefined): void {
  const { key, entity } = resource;
  defineCall(app, {
    method: 'POST', path: extension.batch(key), permission: 'signed-in', title: '批量操作', tag: entity.title,
    body: shapes.batch,
    handler: async (input) => {
      const request = input.body as unknown as BatchRequest;
      const { endpoint, work } = batchWork(resource, request);
      demand(input.caller, endpoint);
      return batch(house, actorOf(input), await batchIds(house, resource, list, request), work);
    },
  });
  const update = endpointOf(resource, 'update');
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
        await write(house, actorOf(input), (visit) => reorder(visit, resource, placement, { title: `调整${entity.title}顺序` }));
      },
    });
  }
}

export function mountConsole(app: FastifyInstance, house: House): void {
  mountShared(app, house);
  for (const resource of house.resources.values()) {
    if (resource.entity.endpoints.length === 0) continue;
    const list = listOf(resource);
    if (list) mountReads(app, house, resource, list);
    const remove = endpointOf(resource, 'delete');
    if (remove && list && resource.softDelete) mountRecycle(app, house, resource, remove, list);
    mountWrites(app, house, resource, list);
    if (resource.entity.queue && list) mountQueue(app, house, resource, resource.entity.queue, list);
  }
}
