/** What stands around a write: what follows from it, told before, and its undoing, offered after. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { extension } from '../../engine/extension/paths';
import type { EndpointModel } from '../../engine/model';
import { type Access, defineCall } from '../calls/define';
import { batch } from './batch';
import { actorOf, goneOf, manyIds, readId, readIds } from './call';
import { all, conditionSql, equals } from './condition';
import { undoRecord } from './door/undo';
import { reached } from './facets';
import type { House, Resource } from './types';
import { isReachable } from './parts';
import { alive } from './resource';

const grouped = new Intl.NumberFormat('en-US');

/** How many records of other entities a call would touch, in the words of the schema; nothing of those that are none. */
async function consequences(house: House, id: unknown, { follows = [] }: EndpointModel): Promise<string[]> {
  const told = await Promise.all(follows.map(async ({ count, by, where = {}, text }) => {
    const other = house.resources.get(count);
    if (!other) return [];
    const { rows: [found] } = await sql<{ count: number }>`select count(*)::int as count from ${other.table} t
      where ${all([equals(other.stored.get(by)!, id), alive(other), conditionSql(other, where)])}`.execute(house.sql);
    return found!.count === 0 ? [] : [text.replace('{count}', grouped.format(found!.count))];
  }));
  return told.flat();
}

export function mountAround(app: FastifyInstance, house: House, resource: Resource): void {
  const { entity } = resource;
  const { key } = entity;
  for (const endpoint of entity.endpoints.filter(({ follows }) => follows !== undefined)) {
    defineCall(app, {
      method: 'GET', path: extension.follows(key, endpoint.name, '{id}'), permission: endpoint.permission as Access, adminOnly: endpoint.adminOnly, title: '操作影响', tag: entity.title,
      handler: async ({ caller, params }) => {
        const id = readId(resource, params.id);
        return await isReachable(house.sql, resource, caller, id) ? consequences(house, id, endpoint) : [];
      },
    });
  }
  for (const action of entity.actions.filter(({ undo }) => undo)) {
    const endpoint = entity.endpoints.find(({ name }) => name === action.endpoint)!;
    defineCall(app, {
      method: 'POST', path: extension.undo(key, action.name), permission: endpoint.permission as Access, adminOnly: endpoint.adminOnly, title: `撤销${endpoint.title}`, tag: entity.title,
      body: { properties: { ids: manyIds }, required: ['ids'] },
      handler: (input) => batch(house, actorOf(input), readIds(resource, input.body.ids), async (visit, id) => undoRecord(visit, await reached(visit, resource, [id]), id, action), goneOf(input)),
    });
  }
}
