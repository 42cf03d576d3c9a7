/**
 * A year of a large shop: `npm run bench -- year --rows=10000000` makes so many orders, of all that comes with them as many as the
 * demonstration has for each order, and five rows of the operation log for each; then it holds every list, record and block of the
 * home page against its SQL. Entities that are named are grown and measured alone.
 */
import { sql } from 'kysely';
import { wallTime } from '../../../src/engine/time/wallTime';
import { pagedReads } from '../../../src/server/resources/guard';
import { resourceOf } from '../../../src/server/resources/resource';
import type { House, Resource } from '../../../src/server/resources/types';
import { multipliable } from '../../../src/server/seed/multiply';
import { referredFirst } from '../../../src/server/seed/order';
import { brief, hold, type Held } from '../besideSql';
import { blocks, sumUp } from '../dashboard';
import type { BenchRow, Figure } from '../row';
import type { Shop } from '../shop';
import { figuresOf } from './figures';
import { grow } from './grow';
import { isMiss, line, missText, writeMisses } from './misses';
import { readsHeld } from './reads';

/** Few enough for a run of all rows. */
const usual = 100_000;
/** Rows of the operation log that one order leaves: it is made, paid, sent and received, and somebody looks after it. */
const logged = 5;
/** Of fewer rows in the demonstration there are no more in a year: brands, levels, settings. */
const fewest = 1_000;

interface Planned { resource: Resource; rows: number }

/** @returns what is referred to first */
async function planned(house: House, entities: readonly string[], orders: number): Promise<Planned[]> {
  const count = async ({ table }: Resource) => (await sql<{ n: number }>`select count(*)::int as n from ${table} t`.execute(house.sql)).rows[0]!.n;
  const demo = await count(resourceOf(house, 'order/order'));
  const found: Planned[] = [];
  for (const resource of referredFirst(house.resources)) {
    const { key } = resource;
    if (entities.length > 0 && !entities.includes(key)) continue;
    const rows = await count(resource);
    if (key === 'operation/sensitiveLog') found.push({ resource, rows: logged * orders });
    else if (rows >= fewest && multipliable(resource)) found.push({ resource, rows: Math.round(rows * orders / demo) });
  }
  return found;
}

/** The blocks of the home page, as the year has made them. */
async function home(shop: Shop, told: (held: Held) => void): Promise<Held[]> {
  const now = wallTime();
  const found: Held[] = [];
  for (const [what, work] of blocks) {
    const held = await hold(shop, `home page ${what}`, (house) => async () => ({ answer: await work(house, now), ignored: [] }), {}, brief);
    told(held);
    found.push(held);
  }
  return found;
}

export const year: BenchRow = {
  name: 'year',
  async measure({ shop: open, root, entities, rows = usual }) {
    const shop = await open();
    const { house } = shop;
    const plan = await planned(house, entities, rows);
    for (const { resource, rows: wanted } of plan) {
      const started = performance.now();
      await grow(house, resource, wanted);
      console.log(`  ${resource.key}: ${wanted.toLocaleString('en-US')} rows in ${Math.round((performance.now() - started) / 1000)} s`);
    }
    await sumUp(house);
    const { rows: [size] } = await sql<{ bytes: string }>`select pg_size_pretty(pg_database_size(current_database())) as bytes`.execute(house.sql);
    console.log(`  ${size!.bytes} in all`);
    // How many rows there are, and how large they are, differs a little from run to run: figures bear the same names.
    const ordered = `a year of ${rows.toLocaleString('en-US')} orders`;
    const told = (held: Held) => { if (isMiss(held)) console.log(`  ${held.what}: ${line(held)}`); };
    const figures: Figure[] = [];
    const misses: string[] = [];
    const add = async (name: string, held: readonly Held[]) => {
      for (const each of held.filter(isMiss)) misses.push(await missText(shop.room, each));
      writeMisses(root, misses);
      if (held.length > 0) figures.push(...figuresOf(`${ordered}, ${name}`, held));
    };
    for (const { resource } of plan.filter(({ resource: { entity } }) => pagedReads(entity).length > 0)) {
      await add(resource.key, await readsHeld(shop, resource, told));
    }
    await add('home page', await home(shop, told));
    return figures;
  },
};
