/** Every filter, tab and order that a schema offers, explained on many rows: none may read a whole table to show one page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueRecords } from '../../../src/server/jobs/byTime';
import { wallTime } from '../../../src/engine/time/wallTime';
import { waitsOf } from '../../../src/server/resources/door/byTime';
import { explain, pagedReads, queryCosts } from '../../../src/server/resources/guard';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { contract } from '../../../src/server/contract';
import { multiply } from '../../../src/server/seed/multiply';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
let house: House;
beforeAll(async () => {
  database = await startTestDatabase(1);
  room = database.connect();
  house = openHouse(room, async () => undefined, contract, true);
  // Which tables are small is known once they have been counted.
  await sql`analyze`.execute(room.sql);
});
afterAll(async () => {
  await room?.close();
  await database?.stop();
});

/**
 * A table of which all is seen by everybody, so that its indexes answer alone: whoever else looks at the database, as what tidies it by
 * itself, would keep that from being known.
 */
async function tidy(table: string): Promise<void> {
  const looking = async () => (await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`.execute(room.sql)).rows.length;
  await expect.poll(looking, { timeout: 60_000 }).toBe(0);
  await sql`vacuum analyze ${sql.table(table)}`.execute(room.sql);
}

/** The first row that was added to a table. */
const added = new Map<string, number>();

const paged = contract.entities.filter((entity) => pagedReads(entity).length > 0);

describe.each(paged.map(({ key }) => key))('%s', (key) => {
  it('is served by indexes', async () => {
    const resource = house.resources.get(key)!;
    // Long searched texts make their rows wide: fewer of them already cost as much to read.
    const long = [...resource.stored.values()].some(({ field, grams }) => grams !== undefined && field.kind === 'richText');
    const { first } = await multiply(house, resource, long ? 8_000 : 20_000, 9);
    added.set(key, first);
    await tidy(resource.tableName);
    const costs = await queryCosts(house, resource);
    expect(costs.length).toBeGreaterThan(0);
    expect(costs.filter(({ scanned }) => scanned.length > 0)).toEqual([]);
    // Thousands of nodes below a few parents are no tree that there is: what looks below a node would rightly read them all.
    if (!resource.entity.tree) return;
    await sql`delete from ${resource.table} t where ${resource.id.ref} >= ${first}`.execute(house.sql);
    await tidy(resource.tableName);
  });
});

it.each(contract.entities.filter(({ byTime }) => byTime).map(({ key }) => key))('what is due by time among %s is found without reading all', async (key) => {
  const resource = house.resources.get(key)!;
  // Few records are due at a time: the others wait for theirs. Made-up rows of the test above may all be due.
  const first = added.get(key);
  if (first !== undefined) await sql`delete from ${resource.table} t where ${resource.id.ref} >= ${first}`.execute(house.sql);
  await multiply(house, resource, 20_000, 9, Object.fromEntries(resource.entity.byTime!.flatMap(({ at }) => (typeof at === 'string' ? [[at, '2099-01-01 00:00:00']] : []))));
  const waits = await waitsOf(house.sql, house, resource.entity.byTime!);
  const now = wallTime();
  for (const step of resource.entity.byTime!) {
    for (const past of [undefined, { at: now, id: '1' }]) expect((await explain(house, dueRecords(house, resource, step, { now, waits, limit: 100, past })!)).scanned, step.title).toEqual([]);
  }
});
