/**
 * The operation log: who changed what, before and after, one row a record, in the transaction of the change. Beside it go the
 * notices by which other processes and open consoles learn of it.
 */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import type { Changes } from '../../plugins/changes';
import type { Entry, Resource, Row, Visit } from '../types';
import type { Locked } from './rows';

/** What stands in the log for a value that is never answered. */
export const masked = '******';

const legible = (resource: Resource, record: Row | null, name: string): unknown => {
  const value = record?.[name] ?? null;
  return resource.fields.get(name)?.writeOnly && value !== null && value !== '' ? masked : value;
};

const ownFields = (resource: Resource) => [...resource.stored.keys()].filter((name) => name !== resource.id.field.name);

/** @param names fields that changed; all of them for a new or deleted record */
export function entry(
  resource: Resource, kind: Entry['kind'], title: string, id: unknown, version: number,
  before: Row | null, after: Row | null, names: readonly string[] = ownFields(resource),
): Entry {
  return {
    resource: resource.key, recordId: String(id), kind, title, version,
    changes: names.map((field) => ({ field, before: legible(resource, before, field), after: legible(resource, after, field) })),
  };
}

/** What was done to a record, and changes none of its fields. */
export const note = (visit: Visit, resource: Resource, { id, version, record }: Locked, title: string): void =>
  void visit.journal.push(entry(resource, 'UPDATE', title, id, version, record, record, []));

const chunk = 500;

/** What the call answered. */
const done = JSON.stringify({ code: codes.success });

/** @param notify writes the notices, in the same transaction */
export async function flush(visit: Visit, notify: Changes['record']): Promise<void> {
  const { actor, journal, db } = visit;
  const entries = journal.filter(({ told }) => !told);
  for (let at = 0; at < entries.length; at += chunk) {
    const rows = entries.slice(at, at + chunk).map((one) => sql`(${actor.id}, ${actor.account}, ${actor.realName}, ${one.kind}, ${one.title},
      ${one.resource}, ${one.recordId}, ${one.version}, ${JSON.stringify(one.changes)}::jsonb,
      ${actor.method}, ${actor.path}, ${actor.address}, ${actor.name}, ${actor.param}, ${done})`);
    await sql`insert into operation_log (admin_id, account, real_name, kind, title, entity, record_id, version, changes, method, path, ip, method_name, param, result)
      values ${sql.join(rows)}`.execute(db);
  }
  await notify(db, journal.map(({ resource, recordId, kind }) => ({ resource, recordId, kind, adminId: actor.id })));
}
