/** Serves every entity of the contract: its declared endpoints, and the console's own calls beside them. */
import type { FastifyInstance } from 'fastify';
import type { EndpointModel, FieldModel } from '../../engine/model';
import { travelsAs } from '../../engine/matrix/beside';
import { modest, sizeOf, sizeOfFields } from '../calls/bodySize';
import { type Access, defineCall } from '../calls/define';
import { type Input, manyIds } from './call';
import { formRightsOf } from './choosing';
import { mountConsole } from './console';
import type { Departures } from './departures';
import { actionFields, actionOf, handlerOf } from './endpoints';
import { servedIn } from './facets';
import { openHouse } from './house';
import { keys, listKeys } from './keys';
import type { House, Resource, Row } from './types';
import { mountRest } from './rest';
import { invalid } from '../refusal';
import type { SqlRoom } from '../sql/connect';

function queryKeys(resource: Resource, endpoint: EndpointModel): string[] {
  switch (endpoint.role) {
    case 'list': case 'counts': return listKeys(resource, endpoint);
    case 'read': return endpoint.id?.many ? [] : listKeys(resource, endpoint);
    default: return [];
  }
}

/** Fields that a call's body carries. */
function carried(resource: Resource, endpoint: EndpointModel): FieldModel[] {
  return endpoint.role === 'action' ? actionFields(resource, actionOf(resource, endpoint)) : bodyKeys(resource, endpoint).flatMap((name) => resource.fields.get(name) ?? []);
}

function bodyKeys(resource: Resource, endpoint: EndpointModel): string[] {
  switch (endpoint.role) {
    case 'create': case 'update': return endpoint.body ?? [];
    case 'switch': return endpoint.state === 'body' ? [endpoint.field!] : [];
    case 'action': return actionFields(resource, actionOf(resource, endpoint)).map((field) => field.name);
    default: return [];
  }
}

/** A key that always travels along says one thing; whoever says another means what this call does not do. @throws Refusal at the key */
function proveConstants(resource: Resource, { constants = {} }: EndpointModel, body: Row): void {
  const others = Object.entries(constants).filter(([name, value]) => name in body && String(body[name]) !== String(value));
  if (others.length > 0) throw invalid(others.map(([name, value]) => ({ field: name, message: `${resource.fields.get(name)?.title ?? name}只能为${String(value)}` })));
}

const without = (body: Row, names: ReadonlySet<string>): Row => Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));

function mountEndpoint(app: FastifyInstance, house: House, resource: Resource, endpoint: EndpointModel, departures: Departures): void {
  const { id, method, path, also } = endpoint;
  const travelling = id && id.in !== 'path' ? [id.name, ...(id.also ? [id.also.name] : [])] : [];
  const ignored = new Set(endpoint.ignores);
  const body = [...bodyKeys(resource, endpoint).flatMap((name) => travelsAs(resource.fields.get(name) ?? { name })), ...Object.keys(endpoint.constants ?? {}), ...(id?.in === 'body' ? travelling : []), ...ignored];
  // A published spelling by GET carries in its query what the POST carries in its body; some POSTs are published so themselves.
  const spelledAsGet = also?.some((spelling) => spelling.method === 'GET') ?? false;
  const query = [...queryKeys(resource, endpoint), ...(id?.in === 'query' || spelledAsGet ? travelling : [])];
  const inBody = method !== 'GET' && body.length > 0 && endpoint.params !== 'query';
  const handler = handlerOf(house, resource, endpoint, departures);
  const handle = (input: Input) => {
    proveConstants(resource, endpoint, input.body);
    return handler({ ...input, body: without(input.body, ignored) });
  };
  const asPosted = (input: Input) => handle({ ...input, body: { ...Object.fromEntries(Object.entries(input.query).filter(([name]) => body.includes(name))), ...input.body } });
  defineCall(app, {
    method, path, also, permission: endpoint.permission as Access, adminOnly: endpoint.adminOnly, formRights: formRightsOf(resource, endpoint),
    ...(resource.entity.actions.some((action) => action.endpoint === endpoint.name && action.refuse?.some(({ soleHolder }) => soleHolder)) ? { byOthers: true as const } : {}),
    title: endpoint.title, tag: resource.entity.title, describedBySchema: true, ...(endpoint.role === 'list' || endpoint.role === 'counts' ? { mayLag: true as const } : {}),
    name: `${resource.entity.key}.${endpoint.name}`, audit: endpoint.audit, secrets: resource.entity.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name),
    query: keys(inBody && !spelledAsGet ? query : [...query, ...body]),
    ...(inBody ? { body: keys(body) } : {}),
    bodySize: sizeOfFields(carried(resource, endpoint), [id?.many ? sizeOf(manyIds) : modest]),
    handler: inBody && !spelledAsGet ? handle : asPosted,
  });
}

/** @returns the fields in the body of each declared endpoint that writes, by its path */
export const carriedBy = (house: House): Map<string, FieldModel[]> =>
  new Map(servedIn(house).filter(({ entity }) => entity.style !== 'simple-rest').flatMap((resource) =>
    resource.entity.endpoints.filter(({ method, role }) => method === 'POST' && role !== 'export').map((endpoint) => [endpoint.path, carried(resource, endpoint)] as const)));

/**
 * @param departures handlers of actions that the schemas leave to code
 * @returns what seeds and scripts work with
 */
export function mount(app: FastifyInstance, room: Pick<SqlRoom, 'sql' | 'pool' | 'replica'>, departures: Departures = {}): House {
  const house = openHouse(room, app.contract, { demo: app.config.demo !== 0, notify: app.changes.record, departures });
  house.wechat = app.wechat;
  for (const resource of servedIn(house)) {
    if (resource.entity.writes && !resource.writes) throw new Error(`${resource.key}: writes need a handler in src/server/routes/${resource.key}.ts`);
    if (resource.entity.style === 'simple-rest') mountRest(app, house, resource);
    else for (const endpoint of resource.entity.endpoints) if (endpoint.role !== 'export') mountEndpoint(app, house, resource, endpoint, departures);
  }
  mountConsole(app, house);
  return house;
}
