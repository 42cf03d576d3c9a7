/** The console's own interface beside the published one (`src/engine/extension/paths.ts`). */
import type { FastifyInstance } from 'fastify';
import { wholeOf } from '../../engine/format/whole';
import { isSuperUser } from '../../engine/permission/superUser';
import { extension, type Capabilities } from '../../engine/extension/paths';
import type { EndpointModel } from '../../engine/model';
import { heldAlone } from '../accounts/holders';
import { type Access, defineCall } from '../calls/define';
import type { Shape } from '../calls/shape';
import { readRules } from '../files/limits';
import { askedQuery } from './asked';
import { batch } from './batch';
import { mountWrites } from './bulk';
import { mountAround } from './around';
import { actorOf, goneOf, manyIds, readId, readIds } from './call';
import { namesRead, nameRightsOf } from './choosing';
import { restoreRecord } from './door/door';
import { mountExports } from './export/calls';
import { changesAfter, historyOf } from './history';
import { reached, servedAs, servedIn } from './facets';
import type { House, Resource } from './types';
import { keys, listKeys } from './keys';
import { listOf, mayKnow, mayList, telling } from './listed';
import { isReachable, reachable } from './parts';
import { mountQueue } from './queue/calls';
import { listPlan, openedOnly, readMany, readOne, readPage, whereOf, workedOut } from './reads';
import { deleted } from './resource';
import { searchRecords } from './search';
import { mountSingle } from './single';
import { readSite } from '../site';
import { listedOf } from './inList';
import { system } from './door/visit';
import { deleteView, largestQuery, saveView, viewsOf } from './views';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const endpointOf = (resource: Resource, role: EndpointModel['role'], name?: string): EndpointModel | undefined =>
  resource.entity.endpoints.find((endpoint) => endpoint.role === role && (name === undefined || endpoint.name === name));

/** The bodies of the console's own calls. */
const shapes = {
  restore: { properties: { ids: manyIds }, required: ['ids'] },
  view: {
    properties: {
      id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '编号' }, resource: { type: 'string', maxLength: 100, title: '列表' },
      name: { type: 'string', maxLength: 200, title: '视图名称' }, query: { type: 'object', additionalProperties: { type: 'string' }, maxBytes: largestQuery, title: '视图条件' },
    },
    required: ['resource', 'name', 'query'],
  },
} satisfies Record<string, Shape>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Further rooms add what they serve. */
    capabilities: Capabilities;
  }
}

function mountShared(app: FastifyInstance, house: House): void {
  const capabilities: Capabilities = {
    demo: house.demo, history: true, recycle: true, batch: true, batchJobs: true, export: true, reorder: true,
    views: true, changes: true, search: true, one: true, many: true, recordVersion: true, orderBy: true, account: true,
    statistics: true, errors: true, settings: false, postedWrites: true, merchantConsole: false, miniProgram: false, queue: true, pages: false, follows: true, undo: true, formRights: true,
  };
  app.decorate('capabilities', capabilities);
  const tag = '控制台';
  defineCall(app, { method: 'GET', path: extension.capabilities, permission: 'signed-in', title: '可用功能', tag, handler: async ({ caller }) => ({
    ...capabilities, ...(isSuperUser(caller.account) && { alone: await heldAlone(house.sql, app.calls, caller.id) }), merchantConsole: (await readSite(house.sql, app.config)).merchantUrl !== '', miniProgram: await app.wechat.isConfigured('miniProgram'), copyright: await house.copyright?.(), ...(capabilities.media && { media: { ...capabilities.media, ...await readRules(house.sql) } }),
  }) });
  defineCall(app, {
    method: 'GET', path: extension.views, permission: 'signed-in', title: '我的视图', tag,
    query: { properties: { resource: { type: 'string', title: '列表' } }, required: ['resource'] },
    handler: ({ caller, query }) => viewsOf(house.sql, caller.id, String(query.resource)),
  });
  defineCall(app, {
    method: 'POST', path: extension.views, permission: 'signed-in', unlogged: true, title: '保存视图', tag,
    body: shapes.view,
    handler: ({ caller, body }) => saveView(house.sql, caller.id, body as unknown as Parameters<typeof saveView>[2]),
  });
  defineCall(app, {
    method: 'POST', path: '/console/views/delete/{id}', permission: 'signed-in', unlogged: true, title: '删除视图', tag,
    handler: ({ caller, params }) => deleteView(house.sql, caller.id, wholeOf(params.id!) ?? 0),
  });
  defineCall(app, {
    method: 'GET', path: extension.search, permission: 'signed-in', title: '搜索数据', tag,
    query: { properties: { keyword: { type: 'string', maxLength: 50, title: '关键词' } }, required: ['keyword'] },
    handler: ({ caller, query }) => searchRecords(house, caller, String(query.keyword)),
  });
  defineCall(app, {
    method: 'GET', path: extension.changes, permission: 'signed-in', title: '变更通知', tag,
    query: { properties: { after: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, title: '起点' }, resource: { type: 'string', title: '列表' },
      others: { type: 'boolean', title: '不含本人和系统的变更' }, filter: { type: 'string', maxLength: 5000, title: '列表的筛选条件（JSON）' } } },
    handler: async ({ caller, query }) => {
      const only = text(query.resource);
      const seen = (only === undefined ? [...house.resources.values()] : [servedAs(house, only) ?? []].flat()).filter((resource) => mayList(caller, resource));
      const feed = await changesAfter(house.sql, query.after as number | undefined, seen, caller, query.others === true ? [caller.id, system.id] : []);
      const [resource] = seen;
      // Whoever hears of a change reads it: no notice is told before the replica has what it tells of.
      if (feed.changes.length > 0) await house.replica?.caughtUp();
      const filter = text(query.filter);
      if (only === undefined || !resource || filter === undefined || feed.changes.length === 0) return feed;
      const listed = await listedOf(house.sql, resource, caller, filter, feed.changes.map(({ recordId }) => recordId));
      return { ...feed, changes: feed.changes.map((change) => ({ ...change, listed: listed.has(String(change.recordId)) })) };
    },
  });
}

function mountReads(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel): void {
  const { key } = resource.entity;
  const told = telling(house, resource, list);
  const names = namesRead(house, resource);
  const common = { permission: list.permission as Access, adminOnly: list.adminOnly, tag: resource.entity.title };
  defineCall(app, {
    ...common, method: 'GET', path: extension.many(key), title: '按编号读取', query: keys(['ids']), formRights: nameRightsOf(resource),
    handler: async ({ caller, query }) => {
      const ids = readIds(resource, query.ids);
      if (names && !mayList(caller, resource)) return names(ids, caller);
      const { projection, fields } = told(caller);
      const listed = await readMany(house.sql, resource, projection, ids, [...openedOnly(resource), ...reachable(resource, caller)]);
      if (!names || !fields || listed.length === 0) return listed;
      // A form's right tells of a record what its picker shows, whatever the list tells.
      const chosen = new Map((await names(ids, caller)).map((row) => [row[resource.entity.primaryKey], row]));
      return listed.map((row) => ({ ...chosen.get(row[resource.entity.primaryKey]), ...row }));
    },
  });
  defineCall(app, {
    ...common, method: 'GET', path: extension.one(key, '{id}'), title: '读取一条',
    handler: async ({ caller, params }) => {
      const { projection, fields } = told(caller);
      const record = await readOne(house.sql, resource, projection, readId(resource, params.id), resource.id, [...openedOnly(resource), ...reachable(resource, caller)]);
      return fields ? record : { ...record, ...await workedOut(house, resource, record) };
    },
  });
  defineCall(app, {
    ...common, method: 'GET', path: extension.history(key, '{id}'), title: '变更历史',
    handler: async ({ caller, params }) => {
      const id = readId(resource, params.id);
      return await isReachable(house.sql, resource, caller, id) ? historyOf(house.sql, resource, id, mayKnow(caller, resource), told(caller).fields) : [];
    },
  });
  mountExports(app, house, resource, list);
}

function mountRecycle(app: FastifyInstance, house: House, resource: Resource, remove: EndpointModel, list: EndpointModel): void {
  const { entity } = resource;
  const { key } = entity;
  const told = telling(house, resource, list);
  const plan = { ...listPlan(resource, list), paged: true };
  const common = { permission: remove.permission as Access, adminOnly: remove.adminOnly, tag: entity.title };
  defineCall(app, {
    ...common, method: 'GET', path: extension.recycled(key), title: '回收站', mayLag: true, query: keys(new Set([...listKeys(resource, list), 'page', 'limit'])),
    handler: async ({ caller, query }) => {
      const asked = await askedQuery(house.sql, plan, query, caller, list);
      return readPage(house, resource, told(caller).projection, [deleted(resource), ...whereOf(resource, list), ...reachable(resource, caller)], asked);
    },
  });
  defineCall(app, {
    ...common, method: 'POST', path: extension.restore(key), title: '恢复', body: shapes.restore,
    handler: (input) => batch(house, actorOf(input), readIds(resource, input.body.ids), async (visit, id) =>
      restoreRecord(visit, await reached(visit, resource, [id], true), id, { title: `恢复${entity.title}` }), goneOf(input)),
  });
}

export function mountConsole(app: FastifyInstance, house: House): void {
  mountShared(app, house);
  for (const resource of servedIn(house)) {
    if (resource.entity.endpoints.length === 0) continue;
    const list = listOf(resource);
    if (list) mountReads(app, house, resource, list);
    if (resource.entity.single) {
      mountSingle(app, house, resource);
      continue;
    }
    const remove = endpointOf(resource, 'delete');
    if (remove && list && resource.softDelete) mountRecycle(app, house, resource, remove, list);
    mountWrites(app, house, resource, list);
    mountAround(app, house, resource);
    if (resource.entity.queue && list) mountQueue(app, house, resource, resource.entity.queue, list);
  }
}
