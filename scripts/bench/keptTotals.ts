/**
 * Totals that are kept, on a million orders while others write: lists beside the same without any total, the counts of all tabs, and
 * a write beside the same that keeps none.
 */
import { sql } from 'kysely';
import { assignRecord } from '../../src/server/resources/door/door';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import { project } from '../../src/server/resources/projection';
import type { Query } from '../../src/server/resources/query';
import { askedQuery } from '../../src/server/resources/asked';
import { baseOf, countsRead, listPlan, listRead } from '../../src/server/resources/reads';
import { pageSql } from '../../src/server/resources/select';
import { recountMissing } from '../../src/server/resources/totals/count';
import { adding } from '../../src/server/resources/totals/fold';
import type { House, Resource } from '../../src/server/resources/types';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';
import { listEndpoint } from './statements';
import { alternate, timed } from './statistics';

const rows = 1_000_000;
const runs = 21;
/** Calls of one run, so that a run takes long enough to be timed. */
const calls = 20;
const writesASecond = 200;
/** Writes of one run, and how many at once. */
const writes = 320;
const writers = [1, 8, 32] as const;

/** Calls the work again and again. */
const often = (work: () => Promise<unknown>) => () => timed(async () => { for (let at = 0; at < calls; at += 1) await work(); });

/** The list call less its total: what is read, asked and answered is the same. */
function withoutTotal(house: House, resource: Resource, query: Query): () => Promise<unknown> {
  const endpoint = listEndpoint(resource);
  const plan = listPlan(resource, endpoint);
  const projection = project(resource, house.resources, endpoint.fields);
  const base = baseOf(resource, endpoint);
  return async () => {
    const { where, ...list } = await askedQuery(house.sql, plan, query, system, endpoint);
    const found = await pageSql(resource, projection.columns, { ...list, where: [...base, ...where] }).execute(house.sql);
    return found.rows.map(projection.encode);
  };
}

/** Marks one order after the other, so many a second, and adds what they leave each second. @returns ends it */
function writeBeside({ house, room }: Shop, resource: Resource, first: number): () => Promise<void> {
  let ended = false;
  let at = 0;
  const pause = 20;
  const lane = async () => {
    while (!ended) {
      const due = Array.from({ length: writesASecond * pause / 1000 }, () => first + (at += 1) % 10_000);
      await Promise.all(due.map((id) => mark(house, resource, id)));
      await new Promise((next) => { setTimeout(next, pause); });
    }
  };
  const add = adding(room.sql);
  const folding = async () => {
    while (!ended) {
      await add();
      await new Promise((next) => { setTimeout(next, 1_000); });
    }
  };
  const both = Promise.all([lane(), folding()]);
  return async () => {
    ended = true;
    await both;
  };
}

/** The member takes the order away, or back: it changes tabs. */
const mark = (house: House, resource: Resource, id: number) => write(house, system, async (visit) => {
  const { rows: [row] } = await sql<{ gone: boolean }>`select is_user_del as gone from ${resource.table} t where ${resource.id.ref} = ${id}`.execute(visit.db);
  await assignRecord(visit, resource, id, { isUserDel: !row!.gone }, { title: '测量' });
});

/** Milliseconds of so many writes, some at once, each of orders of its own. */
const written = (house: House, resource: Resource, first: number, atOnce: number) => () => timed(() => Promise.all(Array.from({ length: atOnce }, async (_, lane) => {
  for (let at = 0; at < writes / atOnce; at += 1) await mark(house, resource, first + lane * writes + at);
})));

export const keptTotals: BenchRow = {
  name: 'kept-totals',
  async measure(tools) {
    const shop = await tools.shop();
    const { house } = shop;
    const resource = house.resources.get('order/order')!;
    await shop.grow(resource, rows);
    while (!await recountMissing(house));
    const endpoint = listEndpoint(resource);
    const { rows: [newest] } = await sql<{ id: number; mer: number }>`select max(id)::int as id, max(mer_id)::int as mer from ${resource.table} t`.execute(house.sql);
    const first = newest!.id - 100_000;
    const read = listRead(house, resource, endpoint);
    const counts = countsRead(house, resource);
    const figures: Figure[] = [];
    const end = writeBeside(shop, resource, first);
    try {
      const base = { page: '1', limit: '20' };
      for (const query of [{ status: 'all' }, { status: 'complete' }, { status: 'all', merId: String(newest!.mer) }] as Query[]) {
        const found = await alternate({ ours: often(() => read({ ...base, ...query }, system)), peer: often(withoutTotal(house, resource, { ...base, ...query })) }, runs, { warm: 3 });
        figures.push({ what: `orders ${new URLSearchParams(query as Record<string, string>).toString()}, 1,000,000 rows, ${writesASecond} writes a second`, unit: 'ms', ours: found.ours / calls, peer: { name: 'the same without a total', value: found.peer / calls }, goal: { atMost: 1.11 }, runs });
      }
      const counted = async (what: string) => {
        const { ours } = await alternate({ ours: often(() => counts({}, system)) }, runs, { warm: 3 });
        figures.push({ what: `counts of all tabs of orders, ${what}`, unit: 'ms', ours: ours / calls, goal: { atMost: 5 }, runs });
      };
      await counted(`${writesASecond} writes a second`);
      const old = await shop.room.pool.connect();
      try {
        await old.query('begin transaction isolation level repeatable read read only');
        await old.query(`select count(*) from ${resource.tableName}`);
        await counted('the same while an export sees one moment');
      } finally {
        await old.query('rollback');
        old.release();
      }
    } finally {
      await end();
    }
    const bare = { ...house, resources: new Map(house.resources) };
    const uncounted = { ...resource, totals: [] };
    bare.resources.set(resource.key, uncounted);
    for (const atOnce of writers) {
      const found = await alternate({ ours: written(house, resource, first, atOnce), peer: written(bare, uncounted, first + 50_000, atOnce) }, runs, { warm: 3 });
      await adding(shop.room.sql)();
      figures.push({ what: `write of an order, ${atOnce} at once`, unit: 'ms', ours: found.ours / writes * atOnce, peer: { name: 'the same without totals', value: found.peer / writes * atOnce }, goal: { atMost: 1.1 }, runs });
    }
    return figures;
  },
};
