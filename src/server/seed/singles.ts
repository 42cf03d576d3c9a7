/** Settings are there from the first start: with their defaults, or with what an earlier release kept of them elsewhere. */
import { sql } from 'kysely';
import { fieldErrorsOf } from '../refusal';
import { complete } from '../resources/door/complete';
import { insertRow } from '../resources/door/rows';
import { validate } from '../resources/door/validate';
import { system } from '../resources/door/visit';
import { write } from '../resources/house';
import type { House, Resource, Row, Visit } from '../resources/types';
import { singlesOf } from '../resources/single';
import { singleId } from '../../engine/model';
import { lockState } from '../sql/state';

/** What an earlier release kept of a setting. */
export interface Earlier {
  /** Decoded values by field. */
  values: Row;
  /** Takes those away that stand in the setting now. */
  forget(fields: ReadonlySet<string>): Promise<void>;
}

/**
 * Safe at every start and for several processes at once: the row itself says that it was done.
 * @param earlier told within the transaction that makes the row
 */
export async function seedSingles(house: House, earlier: (visit: Visit, resource: Resource) => Promise<Earlier | undefined>): Promise<void> {
  for (const resource of singlesOf(house)) {
    if (await isThere(house.sql, resource)) continue;
    await write(house, system, async (visit) => {
      await lockState(visit.db);
      if (await isThere(visit.db, resource)) return;
      const found = await earlier(visit, resource);
      const kept = { ...found?.values };
      await insertRow(visit, resource, await acceptable(visit, resource, kept), singleId);
      await found?.forget(new Set(Object.keys(kept)));
    });
  }
}

async function isThere(db: House['sql'], resource: Resource): Promise<boolean> {
  const { rows } = await sql`select 1 from ${resource.table} t where ${resource.id.ref} = ${singleId}`.execute(db);
  return rows.length > 0;
}

/** @param kept loses what the rules of today refuse, which gives way to the default @returns the whole record */
async function acceptable(visit: Visit, resource: Resource, kept: Row): Promise<Row> {
  for (;;) {
    const record = complete(resource, kept);
    const broken = (await refusedFields(visit, resource, record)).filter((name) => name in kept);
    if (broken.length === 0) return record;
    for (const name of broken) delete kept[name];
  }
}

async function refusedFields(visit: Visit, resource: Resource, record: Row): Promise<string[]> {
  const wrong = validate(resource, 'update', record).map(({ field }) => field.split('.')[0]!);
  if (wrong.length > 0) return wrong;
  try {
    await resource.writes?.(visit, { after: record });
    return [];
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (!errors) throw error;
    return errors.map(({ field }) => field);
  }
}
