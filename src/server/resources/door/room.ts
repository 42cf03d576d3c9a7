/** The door, opened for one entity by its key. Types follow from the key; what happens is `door.ts`. */
import type { RawBuilder } from 'kysely';
import { all, among, equals, isArray } from '../condition';
import { alive, resourceOf } from '../resource';
import type { EntityKey } from '../../../../generated/records';
import type { LockedRecord, Room } from '../typed';
import type { Resource, Row, Visit } from '../types';
import { assignRecord, createRecord, moveRecord, removeRecord, updateRecord } from './door';
import { note } from './journal';
import { lockRow, lockRows, type Locked } from './rows';
import { whileAwaited } from './visit';

/** The key says of what shape the row is: its fields are decoded by the same schema. */
const typed = <Key extends EntityKey>(row: Locked) => row as unknown as LockedRecord<Key>;

function conditionOf(resource: Resource, where: Row) {
  return all(Object.entries(where).map(([name, value]) => {
    const stored = name === 'id' ? resource.id : resource.stored.get(name);
    if (!stored) throw new Error(`${resource.key}: ${name} is not stored`);
    return Array.isArray(value) && !isArray(stored) ? among(stored, value) : equals(stored, value);
  }));
}

export function openRoom<Key extends EntityKey>(visit: Visit, key: Key): Room<Key> {
  const resource = resourceOf(visit, key);
  const lockAll = async (...where: RawBuilder<boolean>[]) => (await lockRows(visit, resource, all(where))).map((row) => typed<Key>(row));
  return {
    lock: async (id) => typed(await lockRow(visit, resource, id)),
    lockWhere: (where) => lockAll(conditionOf(resource, where)),
    lockAlive: (where) => lockAll(conditionOf(resource, where), alive(resource)),
    async *lockEach(ids) {
      for (const id of whileAwaited(visit, ids.toSorted((left, right) => left - right))) yield typed<Key>(await lockRow(visit, resource, id));
    },
    async createEach(rows, options) {
      const made: LockedRecord<Key>[] = [];
      for (const row of whileAwaited(visit, rows)) made.push(typed<Key>(await createRecord(visit, resource, row, options)));
      return made;
    },
    create: async (values, options) => typed(await createRecord(visit, resource, values, options)),
    update: async (id, values, options) => typed(await updateRecord(visit, resource, id, values, options)),
    assign: async (id, values, options) => typed(await assignRecord(visit, resource, id, values, options)),
    move: async (id, name, values, { action = '', ...options }) =>
      typed(await moveRecord(visit, resource, id, { name, action, by: resource.entity.states?.moves[name]?.by }, values, options)),
    remove: (id, options) => removeRecord(visit, resource, id, options),
    note: (row, title) => note(visit, resource, row, title),
  };
}
