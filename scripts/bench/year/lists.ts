/** Every list in turn at so many rows: `npm run bench -- lists --rows=1000000 marketing/coupon`; all lists without an entity, told together. */
import { sql } from 'kysely';
import { pagedReads } from '../../../src/server/resources/guard';
import type { House, Resource } from '../../../src/server/resources/types';
import { multipliable } from '../../../src/server/seed/multiply';
import { recountMissing } from '../../../src/server/resources/totals/count';
import type { Held } from '../besideSql';
import type { BenchRow } from '../row';
import type { Shop } from '../shop';
import { empty } from './empty';
import { figuresOf } from './figures';
import { grow } from './grow';
import { isMiss, line, missText, writeMisses } from './misses';
import { readsHeld } from './reads';

/** Few enough that all lists are measured in minutes. */
const usual = 100_000;

/** Entities with lists whose rows can be made: a level or a day of the week is as few as there are. */
const listed = ({ resources }: House): Resource[] => [...resources.values()].filter((resource) => pagedReads(resource.entity).length > 0 && (multipliable(resource) || resource.entity.table.kept));

async function measured(shop: Shop, resource: Resource, rows: number, misses: string[]): Promise<Held[]> {
  const { house } = shop;
  const { rows: [before] } = await sql<{ last: number }>`select coalesce(max(${resource.id.ref}), 0)::int as last from ${resource.table} t`.execute(house.sql);
  const started = performance.now();
  try {
    await grow(house, resource, rows);
    while (!await recountMissing(house));
    console.log(`  ${resource.key}: ${rows.toLocaleString('en-US')} rows in ${Math.round((performance.now() - started) / 1000)} s`);
    const held = await readsHeld(shop, resource, (each) => { if (isMiss(each)) console.log(`  ${each.what}: ${line(each)}`); });
    for (const each of held.filter(isMiss)) misses.push(await missText(shop.room, each));
    return held;
  } finally {
    await empty(house, resource, before!.last);
  }
}

export const lists: BenchRow = {
  name: 'lists',
  async measure({ shop: open, root, entities, rows = usual }) {
    const shop = await open();
    const chosen = entities.length === 0 ? listed(shop.house) : entities.map((key) => {
      const resource = shop.house.resources.get(key);
      if (!resource) throw new Error(`no entity is named ${key}`);
      return resource;
    });
    const found = new Map<string, Held[]>();
    const misses: string[] = [];
    for (const resource of chosen) {
      try {
        found.set(resource.key, await measured(shop, resource, rows, misses));
      } catch (error) {
        // The others are measured all the same.
        console.error(`${resource.key}:`, error);
        process.exitCode = 1;
      } finally {
        writeMisses(root, misses);
      }
    }
    const size = `${rows.toLocaleString('en-US')} rows`;
    const told: [string, Held[]][] = entities.length > 0 ? [...found] : [[`all ${found.size} lists, each`, [...found.values()].flat()]];
    return told.filter(([, held]) => held.length > 0).flatMap(([name, held]) => figuresOf(`${name}, ${size}`, held));
  },
};
