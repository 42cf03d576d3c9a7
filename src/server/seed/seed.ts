/** Rows that every start makes sure of, demo rows of the first one, and many rows for trying the product at size. */
import { sql } from 'kysely';
import { system } from '../resources/door/visit';
import { createRecord } from '../resources/door/door';
import { departureOf } from '../resources/departures';
import { openHouse, write } from '../resources/house';
import type { House, Resource, Visit } from '../resources/types';
import type { Config } from '../config';
import type { DemoRows } from '../../engine/model';
import type { Contract } from '../contract';
import type { SqlRoom } from '../sql/connect';
import { fromSeconds } from '../../engine/time/wallTime';
import { departures } from '../../../generated/departures';
import { lockState, readState, stateNames, writeState } from '../sql/state';
import { transact } from '../sql/retry';
import { fillGrams } from './grams';
import { Refusal } from '../refusal';
import { copyRows } from './copy';
import { distinctRows } from './distinct';
import { openLedgers } from './ledgers';
import { multipliable, multiply } from './multiply';
import { NameBook } from './names';
import { referredFirst } from './order';
import { plannedRows } from './plan';
import { addRows, type Clock, decodeSeeds, seedKey, seedRows } from './rows';
import { referencePool, sampler } from './samples';
import { rowsOf, type Size } from './size';

/** More rows of a schema than these are copied; fewer pass the door, as do all whose writes pass code or judge other rows. */
const fewRows = 100;
/** Rows made up for an entity whose schema writes none. */
const sampleRows = 24;
/** Rows of each list with DEMO=2; fewer where long texts are searched, since their pieces take most of the time and space. */
const manyRows = 100_000;
const manyLongTexts = 20_000;

type Report = (sentence: string) => void;

const stateOf = (resource: Resource) => `demo:${resource.key}`;

async function isEmptyTable(house: House, resource: Resource): Promise<boolean> {
  const { rows } = await sql`select 1 from ${resource.table} t limit 1`.execute(house.sql);
  return rows.length === 0;
}

/** Demo rows come once: whoever deletes them does not find them again after a restart. */
async function demonstrate(house: House, resource: Resource, demo: DemoRows, first: boolean, size: Size, report: Report): Promise<void> {
  // Roles, administrators and templates that the product ships with stand in their tables from the first moment.
  const planned = !Array.isArray(demo) || demo.length > 0 || departureOf(departures, resource.key)?.demo !== undefined;
  const fresh = (first && planned) || await isEmptyTable(house, resource);
  await write(house, system, async (visit) => {
    await lockState(visit.db);
    if (await readState(visit.db, stateOf(resource))) return;
    if (fresh) await fill(house, visit, resource, demo, size, report);
    await writeState(visit.db, stateOf(resource), { at: new Date().toISOString() });
  });
}

/** A shop is set up before its year of trade, one record some hours after the other. */
const setUp = 420 * 86_400;
const apart = 5 * 3_600 + 17 * 60 + 11;

/** What shows parts of the console is as young as what a filter by days offers. */
const onShow = 60 * 86_400;

function openingClock({ entity: { demoOnly } }: Resource, now: number): Clock {
  let moment = now - (demoOnly ? onShow : setUp);
  return () => fromSeconds(Math.min(now, moment += apart));
}

async function fill(house: House, visit: Visit, resource: Resource, demo: DemoRows, size: Size, report: Report): Promise<void> {
  const { seed, samples, tree, writes } = resource.entity;
  // Read outside the transaction: it must not hold the table that is copied into.
  const pool = await referencePool(house.sql, resource, house.resources);
  const written = Array.isArray(demo) ? demo : plannedRows(resource, { ...demo, count: rowsOf(demo.count, size) }, pool, new Date());
  const derived = departureOf(departures, resource.key)?.demo;
  if (derived) return copyRows(house, resource, await derived(house, await decodeSeeds(house, resource, written), size, report));
  const judgesOthers = [...resource.stored.values()].some(({ field }) => field.exactlyOne);
  if (written.length > fewRows && !tree && !writes && !judgesOthers) return copyRows(house, resource, await decodeSeeds(house, resource, written));
  if (written.length > 0) return addRows(visit, resource, new NameBook(visit.db), written, openingClock(resource, Date.now() / 1000));
  if (seed.length > 0 || !samples) return;
  const source = sampler(resource, house.enumerations, pool, resource.key.length);
  const apart = distinctRows(resource, house.enumerations, pool);
  for (let index = 0; index < sampleRows; index += 1) {
    const made = source.row(index);
    const row = made && apart({ ...made, ...await departureOf(departures, resource.key)?.sample?.(house) });
    if (!row) continue;
    await createRecord(visit, resource, row, { title: '演示数据' }).catch((error: unknown) => {
      throw error instanceof Refusal ? new Error(`${resource.entity.at}: a made-up row is refused: ${error.message}; write "demo" rows, or "demo": false`, { cause: error }) : error;
    });
  }
}

/** Rows that code derives from others are not multiplied beside it. */
async function enlarge(house: House, resource: Resource, report: Report): Promise<void> {
  const state = `${stateOf(resource)}:many`;
  const { tree, writes, samples, title } = resource.entity;
  const own = departureOf(departures, resource.key);
  if (await readState(house.sql, state)) return;
  if (own?.enlarge) {
    report(`正在大量生成演示数据：${title}…`);
    await own.enlarge(house);
  } else {
    // Whose writes pass code cannot be multiplied beside the door.
    if (tree || writes || !samples || own?.demo || !multipliable(resource)) return;
    const long = [...resource.stored.values()].some(({ field, grams }) => grams !== undefined && (field.kind === 'richText' || field.kind === 'textarea'));
    await multiply(house, resource, long ? manyLongTexts : manyRows, resource.key.length);
  }
  await writeState(house.sql, state, { at: new Date().toISOString() });
}

type Room = Pick<SqlRoom, 'sql' | 'pool' | 'vault'>;

/** Entities whose rows are looked after here, what is referred to first. */
const servedBy = (house: House): Resource[] => referredFirst(house.resources, (key) => departureOf(departures, key)?.demoFrom ?? [])
  .filter(({ key, entity }) => (entity.endpoints.length > 0 || entity.seed.length > 0 || departureOf(departures, key)?.demo) && !entity.table.kept);

/** Rows that ship with the product. Safe at every start and for several processes at once. Tables must be there. */
export async function seedEntities(room: Room, contract: Contract, config: Pick<Config, 'demo'>): Promise<void> {
  const house = openHouse(room, contract, { demo: config.demo !== 0, departures });
  const served = servedBy(house);
  await fillGrams(house, served);
  for (const resource of served) {
    if (resource.entity.seed.length === 0) continue;
    await write(house, system, async (visit) => {
      await lockState(visit.db);
      await seedRows(visit, resource, seedKey(resource), { restore: false });
    });
  }
  if (config.demo === 0) await openLedgers(house);
}

/** What a run of demo rows goes by. */
export interface DemoRun {
  /** Of an empty database: what tables hold by now ships with the product, or came while the shop was already open. */
  first: boolean;
  /** Told in one sentence what takes long. */
  report?(sentence: string): void;
  /** Ends it between two entities; the next start goes on with the others. */
  signal?: AbortSignal;
}

/**
 * Demo rows, an entity after the other: of each all rows are there, or none. Safe at every start and for several processes at once.
 * The rows that ship with the product must be there.
 * @returns keys of the entities that have got theirs
 */
export async function seedDemo(room: Room, contract: Contract, config: Pick<Config, 'demo' | 'demoRows'>, { first, report = () => undefined, signal }: DemoRun): Promise<string[]> {
  const house = openHouse(room, contract, { demo: true, departures });
  const size: Size = { large: config.demo === 2, ...(config.demoRows === undefined ? {} : { most: config.demoRows }) };
  const served = servedBy(house);
  const known = await stateNames(house.sql);
  const missing = served.filter((resource) => !known.has(stateOf(resource)));
  const rows = missing.length === 0 ? {} : await contract.demo();
  for (const resource of missing) {
    signal?.throwIfAborted();
    await demonstrate(house, resource, rows[resource.key] ?? [], first, size, report);
  }
  if (size.large) for (const resource of served) await enlarge(house, resource, report);
  await openLedgers(house);
  return missing.map(({ key }) => key);
}

/** Tells lists that were opened meanwhile: the newest row of each entity stands for all that came. */
export const tellOf = (house: House, keys: readonly string[], notify: NonNullable<House['notify']>): Promise<void> => transact(house.sql, async (transaction) => {
  for (const { key, id, table } of keys.flatMap((name) => house.resources.get(name) ?? [])) {
    const { rows: [newest] } = await sql<{ id: string | null }>`select max(${id.ref})::text as id from ${table} t`.execute(transaction);
    if (newest?.id) await notify(transaction, [{ resource: key, recordId: newest.id, kind: 'ADD' }]);
  }
});
