/**
 * What comes back with a restored row: rows that its deletion took along, and references to it that were cleared. The log tells which,
 * since all of a deletion was written at one moment.
 */
import { sql, type RawBuilder } from 'kysely';
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { FieldModel } from '../../../engine/model';
import { canonicalReference, noReference } from '../../../engine/references/ids';
import { all, equals } from '../condition';
import { alive, deleted } from '../resource';
import type { Referrer, Resource, Visit } from '../types';
import { attempt } from './attempt';
import { clearing, refersTo, writeReference } from './deletion';
import { lockRows, type Locked } from './rows';

/** The moment of a record's deletion; null where something else happened to it since, or the log has been cleaned. */
const deletedAt = (key: string, id: RawBuilder<unknown>) => sql`(select case l.kind when 'DELETE' then l.create_time end
  from operation_log l where l.entity = ${key} and l.record_id = ${id}::text order by l.id desc limit 1)`;

/** One row that went along. One that no longer can come back, as its name is taken, stays in its recycle bin. */
const bringBack = (visit: Visit, resource: Resource, id: number, restore: (row: Locked) => Promise<unknown>) => attempt(visit, async () => {
  // It may have come back with another row meanwhile.
  const [row] = await lockRows(visit, resource, all([equals(resource.id, id), deleted(resource)]));
  if (row) await restore(row);
});

/** A reference as it was before it was cleared, where nothing stands in its place; undefined where something does. */
function asBefore(field: FieldModel, held: unknown, before: unknown, id: unknown): unknown {
  const isIt = (one: unknown) => String(one) === String(id);
  if (!Array.isArray(before)) return isIt(before) && canonicalReference(held, field) === noReference(field) ? before : undefined;
  const now = (held ?? []) as unknown[];
  const at = before.findIndex(isIt);
  return at < 0 || now.some(isIt) ? undefined : [...now.slice(0, at), before[at], ...now.slice(at)];
}

async function refill(visit: Visit, referrer: Referrer, id: number, moment: RawBuilder<unknown>): Promise<void> {
  const { resource, stored: { field } } = referrer;
  const { name, title } = field;
  const { rows } = await sql<{ record_id: string; changes: HistoryEntry['changes'] }>`select l.record_id, l.changes from operation_log l
    where l.create_time = ${moment} and l.entity = ${resource.key} and l.kind = 'UPDATE' and l.title = ${clearing(referrer)} order by l.id`.execute(visit.db);
  for (const { record_id, changes } of rows) {
    const [row] = await lockRows(visit, resource, all([equals(resource.id, record_id), alive(resource)]));
    const after = row && asBefore(field, row.record[name], changes.find((change) => change.field === name)?.before, id);
    if (row && after !== undefined) await writeReference(visit, referrer, row, after, `恢复${title}`);
  }
}

/** @param restore brings one row of another entity back through the door */
export async function restoreReferrers(visit: Visit, { key, referrers }: Resource, id: number, restore: (resource: Resource, row: Locked) => Promise<unknown>): Promise<void> {
  const moment = deletedAt(key, sql`${String(id)}`);
  for (const referrer of referrers) {
    const { resource, rule } = referrer;
    if (rule === 'clear') await refill(visit, referrer, id, moment);
    if (rule !== 'cascade' || !resource.softDelete) continue;
    const along = await lockRows(visit, resource, all([refersTo(referrer, id), deleted(resource), sql<boolean>`${deletedAt(resource.key, resource.id.ref)} = ${moment}`]));
    for (const row of along) await bringBack(visit, resource, row.id, (again) => restore(resource, again));
  }
}
