/** Records that hold something from before the test, of which no booking tells. */
import { sql } from 'kysely';
import { createRecord } from '../../../src/server/resources/door/door';
import type { Locked } from '../../../src/server/resources/door/rows';
import type { Resource, Row, Visit } from '../../../src/server/resources/types';

const split = ({ kept }: Resource, values: Row) => {
  const entries = Object.entries(values);
  return { held: entries.filter(([name]) => kept.has(name)), rest: Object.fromEntries(entries.filter(([name]) => !kept.has(name))) };
};

/** Writes what ledgers keep past the door. @returns the other values */
export async function hold(visit: Visit, resource: Resource, id: unknown, values: Row): Promise<Row> {
  const { held, rest } = split(resource, values);
  for (const [name, value] of held) await sql`update ${resource.table} as t set ${sql.id(resource.stored.get(name)!.column)} = ${value} where id = ${id}`.execute(visit.db);
  return rest;
}

export async function createHolding(visit: Visit, resource: Resource, values: Row): Promise<Locked> {
  const row = await createRecord(visit, resource, split(resource, values).rest, { title: '样品' });
  await hold(visit, resource, row.id, values);
  return row;
}
