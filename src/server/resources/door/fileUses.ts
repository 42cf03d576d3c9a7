/** Which uploaded files a record mentions, kept beside it in the same transaction, so that "where is this used" is one look-up. */
import { sql } from 'kysely';
import { keysIn } from '../../files/address';
import type { Resource, Row, StoredField, Visit } from '../types';

export async function noteUses(visit: Visit, resource: Resource, id: unknown, record: Row, fields: readonly StoredField[]): Promise<void> {
  const found = fields.flatMap(({ field }) => keysIn(record[field.name]).map((key) => sql`(${resource.key}, ${String(id)}, ${field.name}, ${key})`));
  if (found.length > 0) await sql`insert into file_use (entity, record_id, field, file) values ${sql.join(found)}`.execute(visit.db);
}

export async function forgetUses(visit: Visit, resource: Resource, id: unknown, fields: readonly StoredField[]): Promise<void> {
  if (fields.length === 0) return;
  await sql`delete from file_use where entity = ${resource.key} and record_id = ${String(id)} and field = any(${fields.map(({ field }) => field.name)}::text[])`.execute(visit.db);
}
