/** What the deletion of a row means for rows that refer to it: refused, cleared, deleted with it or kept, as the referring field declares. */
import { sql } from 'kysely';
import { noReference } from '../../../engine/references/ids';
import { Refusal } from '../../refusal';
import { all, equals, isArray, isJson } from '../condition';
import { alive } from '../resource';
import { changeRow, lockRows, type Locked } from './rows';
import { tell } from './journal';
import type { Referrer, Resource, Visit } from '../types';

/** Rows that refer to the record, those in the recycle bin among them. */
export const refersTo = ({ stored, only }: Referrer, id: unknown) => all([equals(stored, id), ...(only ? [sql<boolean>`${only.stored.ref}::text = ${only.value}`] : [])]);

const referring = (referrer: Referrer, id: unknown) => all([refersTo(referrer, id), alive(referrer.resource)]);

/** What the log calls the clearing of a reference. */
export const clearing = ({ stored }: Referrer) => `清除${stored.field.title}`;

async function refersAny(visit: Visit, referrer: Referrer, id: unknown): Promise<boolean> {
  const { rows } = await sql`select 1 from ${referrer.resource.table} t where ${referring(referrer, id)} limit 1`.execute(visit.db);
  return rows.length > 0;
}

/** @param after what the referring field holds from now on */
export async function writeReference(visit: Visit, { resource, stored: { field: { name } } }: Referrer, row: Locked, after: unknown, title: string): Promise<void> {
  const changed = await changeRow(visit, resource, row.id, { [name]: after });
  tell(visit, resource, { kind: 'UPDATE', title, id: row.id, version: changed.version, before: row.record, after: changed.record, names: [name], deleted: row.deleted });
}

async function clear(visit: Visit, referrer: Referrer, row: Locked, id: unknown): Promise<void> {
  const { stored } = referrer;
  const { name } = stored.field;
  const many = isArray(stored) || isJson(stored);
  const after = many ? (row.record[name] as unknown[]).filter((one) => String(one) !== String(id)) : noReference(stored.field);
  await writeReference(visit, referrer, row, after, clearing(referrer));
}

/**
 * @param remove deletes one row of another entity through the door (cascade)
 * @throws Refusal with the referring field's code and message
 */
export async function releaseReferrers(
  visit: Visit, resource: Resource, id: unknown, remove: (resource: Resource, row: Locked) => Promise<void>,
): Promise<void> {
  for (const referrer of resource.referrers) {
    if (referrer.rule === 'restrict' && await refersAny(visit, referrer, id)) throw new Refusal(referrer.code, referrer.message);
  }
  for (const referrer of resource.referrers) {
    if (referrer.rule === 'restrict' || referrer.rule === 'keep') continue;
    for (const row of await lockRows(visit, referrer.resource, referring(referrer, id))) {
      if (referrer.rule === 'clear') await clear(visit, referrer, row, id);
      else await remove(referrer.resource, row);
    }
  }
}
