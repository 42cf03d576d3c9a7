/** Several records in one call, all or none: a refusal names the record that it is about. */
import { sql } from 'kysely';
import { Refusal } from '../../refusal';
import { equals } from '../condition';
import type { Resource } from '../resource';
import { type Visit, whileAwaited } from './visit';

/** @throws Refusal of `work`, led by the record's name where there are several */
export async function each(visit: Visit, resource: Resource, ids: readonly unknown[], work: (id: unknown) => Promise<unknown>): Promise<void> {
  for (const id of whileAwaited(visit, ids)) {
    try {
      await work(id);
    } catch (error) {
      if (ids.length < 2 || !(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, `「${await nameOf(visit, resource, id)}」${error.message}`, error.data);
    }
  }
}

/** What a list calls the record; its id where it has no name that everybody may read. */
async function nameOf(visit: Visit, resource: Resource, id: unknown): Promise<string> {
  const display = resource.stored.get(resource.entity.display);
  const known = display && !display.field.masked && !display.field.writeOnly ? display : resource.id;
  const { rows: [row] } = await sql<{ name: string | null }>`select ${known.ref}::text as name from ${resource.table} t where ${equals(resource.id, id)}`.execute(visit.db);
  return row?.name || String(id);
}
