/** Rows that every start makes sure of, demo rows of the first one, and many rows for trying the product at size. */
import { sql } from 'kysely';
import { system, type Visit } from '../resources/door/visit';
import { createRecord } from '../resources/door/door';
import { openHouse, write, type House } from '../resources/house';
import type { Resource } from '../resources/resource';
import type { Config } from '../config';
import type { Contract } from '../contract';
import type { SqlRoom } from '../sql/connect';
import { departures } from '../routes/departures';
import { lockState, readState, writeState } from '../sql/state';
import { fillGrams } from './grams';
import { copyRows } from './copy';
import { multiply } from './multiply';
import { NameBook } from './names';
import { referredFirst } from './order';
import { plannedRows } from './plan';
import { addRows, decodeRows, seedKey, seedRows } from './rows';
import { referencePool, sampler } from './samples';

/** More rows of a schema than these are copied; fewer pass the door, as do all whose writes pass code. */
const fewRows = 100;
/** Rows made up for an entity whose schema writes none. */
const sampleRows = 24;
/** Rows of each list with DEMO=2; fewer where long texts are searched, since their pieces take most of the time and space. */
const manyRows = 100_000;
const manyLongTexts = 20_000;

const stateOf = (resource: Resource) => `demo:${resource.key}`;

async function isEmptyTable(house: House, resource: Resource): Promise<boolean> {
  const { rows } = await sql`select 1 from ${resource.table} t limit 1`.execute(house.sql);
  return rows.length === 0;
}

/** Demo rows come once: whoever deletes them does not find them again after a restart. */
async function demonstrate(house: House, resource: Resource, first: boolean): Promise<void> {
  if (await readState(house.sql, stateOf(resource))) return;
  const { demo } = resource.entity;
  // Roles and administrators that the product ships with stand in their tables from the first moment.
  const planned = !Array.isArray(demo) || demo.length > 0;
  const fresh = (first && planned) || await isEmptyTable(house, resource);
  await write(house, system, async (visit) => {
    await lockState(visit.db);
    if (await readState(visit.db, stateOf(resource))) return;
    if (fresh) await fill(house, visit, resource);
    await writeState(visit.db, stateOf(resource), { at: new Date().toISOString() });
  });
}

async function fill(house: House, visit: Visit, resource: Resource): Promise<void> {
  const { demo, seed, samples, tree, writes } = resource.entity;
  // Read outside the transaction: it must not hold the table that is copied into.
  const pool = await referencePool(house.sql, resource, house.resources);
  const written = Array.isArray(demo) ? demo : plannedRows(resource, demo, pool, new Date());
  const derived = departures[resource.key]?.demo;
  if (derived) return copyRows(house, resource, await derived(house, await decodeRows(house, resource, written)));
  if (written.length > fewRows && !tree && !writes) return copyRows(house, resource, await decodeRows(house, resource, written));
  if (written.length > 0) return addRows(visit, resource, new NameBook(visit.db), written);
  if (seed.length > 0 || !samples) return;
  const source = sampler(resource, house.enumerations, pool, resource.key.length);
  for (let index = 0; index < sampleRows; index += 1) {
    const row = source.row(index);
    if (row) await createRecord(visit, resource, row, { title: '演示数据' });
  }
}

async function enlarge(house: House, resource: Resource): Promise<void> {
  const state = `${stateOf(resource)}:many`;
  // Whose writes pass code cannot be multiplied beside the door.
  if (resource.entity.tree || resource.entity.writes || !resource.entity.samples || await readState(house.sql, state)) return;
  const long = [...resource.stored.values()].some(({ field, grams }) => grams !== undefined && (field.kind === 'richText' || field.kind === 'textarea'));
  const rows = long ? manyLongTexts : manyRows;
  await multiply(house, resource, rows, resource.key.length);
  await writeState(house.sql, state, { rows });
}

/**
 * Safe at every start and for several processes at once. Tables must be there.
 * @param first the database was empty until now
 */
export async function seedEntities(room: Pick<SqlRoom, 'sql' | 'pool'>, contract: Contract, config: Pick<Config, 'demo'>, first = false): Promise<void> {
  const house = openHouse(room, undefined, contract, config.demo !== 0, departures);
  const served = referredFirst(house.resources, (key) => departures[key]?.demoFrom ?? []).filter(({ key, entity }) => (entity.endpoints.length > 0 || departures[key]?.demo) && !entity.table.kept);
  for (const resource of served) {
    await fillGrams(house, resource);
    if (resource.entity.seed.length > 0) {
      await write(house, system, async (visit) => {
        await lockState(visit.db);
        await seedRows(visit, resource, seedKey(resource), { restore: false });
      });
    }
    if (config.demo !== 0) await demonstrate(house, resource, first);
    if (config.demo === 2) await enlarge(house, resource);
  }
}
