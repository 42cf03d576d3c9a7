/**
 * The operation log: who changed what, before and after, one row a record, in the transaction of the change. Beside it go the
 * notices by which other processes and open consoles learn of it.
 */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import type { Changes } from '../../plugins/changes';
import type { Entry, Resource, Row, Visit } from '../types';
import { countChange, differencesSql } from '../totals/differences';
import type { Locked } from './rows';

/** What stands in the log for a value that is never answered. */
export const masked = '******';

const legible = (resource: Resource, record: Row | null, name: string): unknown => {
  const value = record?.[name] ?? null;
  return resource.fields.get(name)?.writeOnly && value !== null && value !== '' ? masked : value;
};

const ownFields = (resource: Resource) => [...resource.stored.keys()].filter((name) => name !== resource.id.field.name);

/** @param names fields that changed; all of them for a new or deleted record */
function entry(
  resource: Resource, kind: Entry['kind'], title: string, id: unknown, version: number,
  before: Row | null, after: Row | null, names: readonly string[] = ownFields(resource),
): Entry {
  return {
    resource: resource.key, recordId: String(id), kind, title, version,
    changes: names.map((field) => ({ field, before: legible(resource, before, field), after: legible(resource, after, field) })),
  };
}

/** A row as the door has written it. */
interface Written {
  kind: Entry['kind'];
  title: string;
  id: unknown;
  version: number;
  /** Absent for a new row. */
  before?: Row;
  /** Absent for one that is deleted. */
  after?: Row;
  /** Fields that changed; all of them when absent. */
  names?: readonly string[];
  /** The row lies in the recycle bin, before and after. */
  deleted?: boolean;
  told?: true;
}

/** Every write of the door tells of itself here: for the operation log, and for totals that are kept. */
export function tell(visit: Visit, resource: Resource, { kind, title, id, version, before, after, names, deleted, told }: Written): void {
  visit.journal.push({ ...entry(resource, kind, title, id, version, before ?? null, after ?? null, names), ...(told && { told }) });
  if (!deleted) countChange(visit, resource, kind === 'RESTORE' ? undefined : before, after);
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
  let totals = differencesSql(visit.totals);
  for (let at = 0; at < entries.length; at += chunk) {
    const rows = entries.slice(at, at + chunk).map((one) => sql`(${actor.id}, ${actor.account}, ${actor.realName}, ${one.kind}, ${one.title},
      ${one.resource}, ${one.recordId}, ${one.version}, ${JSON.stringify(one.changes)}::jsonb,
      ${actor.method}, ${actor.path}, ${actor.address}, ${actor.name}, ${actor.param}, ${done})`);
    // One statement for both: a write that keeps totals costs no round trip more.
    await sql`${totals ? sql`with totals as (${totals}) ` : sql``}insert into operation_log (admin_id, account, real_name, kind, title, entity, record_id, version, changes, method, path, ip, method_name, param, result)
      values ${sql.join(rows)}`.execute(db);
    totals = undefined;
  }
  await totals?.execute(db);
  await notify(db, journal.map(({ resource, recordId, kind }) => ({ resource, recordId, kind, adminId: actor.id })));
}
