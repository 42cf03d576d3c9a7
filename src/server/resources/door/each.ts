/** Several records in one call, all or none: a refusal names the record that it is about. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { equals } from '../condition';
import { alive } from '../resource';
import { whileAwaited } from './visit';
import type { Resource, Visit } from '../types';

/** @throws Refusal of `work`, led by the record's name where there are several */
export async function each(visit: Visit, resource: Resource, ids: readonly unknown[], work: (id: unknown) => Promise<unknown>): Promise<void> {
  for (const id of whileAwaited(visit, ids)) {
    try {
      await work(id);
    } catch (error) {
      if (ids.length < 2 || !(error instanceof Refusal)) throw error;
      // Whoever may not see a record, or one that is deleted, does not learn its name by asking for it beside others.
      const name = error.code === codes.forbidden ? undefined : await nameOf(visit, resource, id);
      throw new Refusal(error.code, `「${name || String(id)}」${error.message}`, error.data);
    }
  }
}

/** What a list calls the record; undefined where it is deleted, or its name is not for everybody. */
async function nameOf(visit: Visit, resource: Resource, id: unknown): Promise<string | null | undefined> {
  const display = resource.stored.get(resource.entity.display);
  if (!display || display.field.masked || display.field.writeOnly) return undefined;
  const { rows: [row] } = await sql<{ name: string | null }>`select ${display.ref}::text as name from ${resource.table} t where ${equals(resource.id, id)} and ${alive(resource)}`.execute(visit.db);
  return row?.name;
}
