/** Every filter, tab and order that a schema offers, explained on many rows: none may read a whole table to show one page. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueRecords } from '../../../src/server/jobs/byTime';
import type { EndpointModel } from '../../../src/engine/model';
import { grams } from '../../../src/engine/search/grams';
import { wallTime } from '../../../src/engine/time/wallTime';
import { waitsOf } from '../../../src/server/resources/door/byTime';
import { all } from '../../../src/server/resources/condition';
import { explain, pagedReads, queryCosts } from '../../../src/server/resources/guard';
import { openHouse } from '../../../src/server/resources/house';
import { project } from '../../../src/server/resources/projection';
import { readQuery, type Query } from '../../../src/server/resources/query';
import { readsAll } from '../../../src/server/resources/reading';
import { baseOf, listPlan } from '../../../src/server/resources/reads';
import { besideColumns, searchedSql } from '../../../src/server/resources/select';
import type { House, Resource } from '../../../src/server/resources/types';
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
  house = openHouse(room, contract, { demo: true, notify: async () => undefined });
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

it('a member searched by number, nickname and telephone is looked for once', () => {
  const resource = house.resources.get('marketing/rewardRecord')!;
  const [list] = pagedReads(resource.entity);
  const { where } = readQuery(listPlan(resource, list!), { searchType: 'all', content: '138' }, readsAll);
  expect(all(where).compile(room.sql).sql.match(/from "user_user"/g)).toHaveLength(1);
});

/** How the database goes about a statement, and what that took, as text. */
async function analyzed(statement: RawBuilder<unknown>): Promise<string> {
  const { rows: [row] } = await sql<{ 'QUERY PLAN': unknown }>`explain (analyze, format json) ${statement}`.execute(room.sql);
  return JSON.stringify(row);
}

/** Rows that a statement reads and does not want. */
const passedOver = async (statement: RawBuilder<unknown>): Promise<number> =>
  [...(await analyzed(statement)).matchAll(/"Rows Removed by (?:Join )?Filter":(\d+)/g)].reduce((sum, [, rows]) => sum + Number(rows), 0);

/** How often a statement looks into an index. */
const lookedInto = async (statement: RawBuilder<unknown>, index: string): Promise<number> =>
  [...(await analyzed(statement)).matchAll(new RegExp(`"Index Name":"${index}".*?"Actual Loops":(\\d+)`, 'g'))].reduce((sum, [, loops]) => sum + Number(loops), 0);

/** The statement of a page of a read. */
function pageOf(resource: Resource, read: EndpointModel, query: Query): RawBuilder<Record<string, unknown>> {
  const selection = readQuery(listPlan(resource, read), { ...query, limit: '10' }, readsAll);
  expect(selection.searched).toBe(true);
  return searchedSql(resource, project(resource, house.resources, read.fields).columns, { ...selection, where: [...baseOf(resource, read), ...selection.where] });
}

it('members led by a member, and by those, are found without walking past all others', async () => {
  const resource = house.resources.get('user/user')!;
  const { first } = await multiply(house, resource, 20_000, 9);
  await sql`update user_user set spread_uid = ${first} where id between ${first + 1} and ${first + 3}`.execute(room.sql);
  await sql`update user_user set spread_uid = ${first + 1} where id = ${first + 4}`.execute(room.sql);
  await tidy(resource.tableName);
  const read = pagedReads(resource.entity).find(({ name }) => name === 'read.subUsers')!;
  const page = pageOf(resource, read, { uid: String(first), type: '0' });
  expect(await passedOver(page)).toBeLessThan(100);
  const { rows } = await page.execute(room.sql);
  expect(rows.map((row) => [Number(row.id), row[besideColumns.total]])).toEqual([4, 3, 2, 1].map((more) => [first + more, 4]));
  // A page beyond the last asks for its total by no statement of its own.
  const { rows: beyond } = await pageOf(resource, read, { uid: String(first), type: '0', page: '500' }).execute(room.sql);
  expect(beyond.map((row) => [row[besideColumns.isRow], row[besideColumns.total]])).toEqual([[false, 4]]);
});

it('the one record of a member who is searched by nickname is found without walking past all others', async () => {
  const resource = house.resources.get('marketing/rewardRecord')!;
  if (!added.has(resource.key)) await multiply(house, resource, 20_000, 9);
  const name = '世间少有';
  const { rows: [user] } = await sql<{ id: number }>`update user_user set nickname = ${name}, nickname_grams = ${grams(name)} where id = (
    select id from user_user u where not is_del and not exists (select from marketing_reward_record r where r.uid = u.id) order by id limit 1) returning id`.execute(room.sql);
  const { rows: [record] } = await sql<{ id: number }>`update marketing_reward_record set uid = ${user!.id} where id = (select min(id) from marketing_reward_record) returning id`.execute(room.sql);
  await tidy('user_user');
  await tidy(resource.tableName);
  const [list] = pagedReads(resource.entity);
  const page = pageOf(resource, list!, { content: name });
  expect(await passedOver(page)).toBeLessThan(100);
  expect(await lookedInto(page, 'user_user_nickname_grams_idx')).toBe(1);
  expect((await page.execute(room.sql)).rows.map((row) => [row.id, row[besideColumns.total]])).toEqual([[record!.id, 1]]);
});
