/** The door, opened for one entity by its key. Types follow from the key; what happens is `door.ts`. */
import { all, among, equals, isArray } from '../condition';
import { resourceOf } from '../resource';
import type { LockedRecord, Room } from '../typed';
import type { EntityKey } from '../../../../generated/records';
import type { Resource, Row, Visit } from '../types';
import { assignRecord, createRecord, moveRecord, removeRecord } from './door';
import { lockRow, lockRows, type Locked } from './rows';

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
  return {
    lock: async (id) => typed(await lockRow(visit, resource, id)),
    lockWhere: async (where) => (await lockRows(visit, resource, conditionOf(resource, where))).map((row) => typed<Key>(row)),
    create: async (values, options) => typed(await createRecord(visit, resource, values, options)),
    assign: async (id, values, options) => typed(await assignRecord(visit, resource, id, values, options)),
    move: async (id, name, values, { action = '', ...options }) =>
      typed(await moveRecord(visit, resource, id, { name, action, by: resource.entity.states?.moves[name]?.by }, values, options)),
    remove: (id, options) => removeRecord(visit, resource, id, options),
  };
}
