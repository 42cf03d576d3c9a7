/**
 * Totals that are kept, on a million orders while others write: list calls beside the same call without any total, and beside a
 * handler written by hand that does not count; the counts of all tabs; and a write beside the same that keeps none.
 */
import { sql } from 'kysely';
import { defineCall } from '../../src/server/calls/define';
import { assignRecord } from '../../src/server/resources/door/door';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import { keys, listKeys } from '../../src/server/resources/keys';
import { project } from '../../src/server/resources/projection';
import type { Query } from '../../src/server/resources/query';
import { askedQuery } from '../../src/server/resources/asked';
import { type Asker, reachable } from '../../src/server/resources/parts';
import { baseOf, countsRead, listPlan } from '../../src/server/resources/reads';
import { pageSql } from '../../src/server/resources/select';
import { recountMissing } from '../../src/server/resources/totals/count';
import { adding, pause } from '../../src/server/resources/totals/fold';
import type { House, Resource } from '../../src/server/resources/types';
import { startHandler } from './handler';
import { workOf } from './processes';
import type { BenchRow, Figure } from './row';
import type { Shop } from './shop';
import { listEndpoint, statementsOf } from './statements';
import { alternate, mean, takeTurns, timed } from './statistics';
import type { Tools } from './tools';
import { serveWithin } from './within';

const rows = 1_000_000;
const runs = 21;
/** Single list calls, taken in turns: enough that one measurement tells the same as the next, while writes beside make some wait. */
const listRuns = 1_501;
/** Counts of one run, so that a run takes long enough to be timed. */
const counts = 20;
/** Calls before those that count, of each side. */
const warm = 60;
const writesASecond = 200;
const page = 'page=1&limit=20';
const beside = `1,000,000 rows, ${writesASecond} writes a second`;
/** Writes of one run, and how many at once. */
const writes = 160;
const writers = [1, 8, 32] as const;
const writeRuns = 42;

const once = (work: () => Promise<unknown>) => () => timed(work);
const often = (work: () => Promise<unknown>) => () => timed(async () => { for (let at = 0; at < counts; at += 1) await work(); });

/** What the list call does less its total: what is asked, read and answered is the same. */
function withoutTotal(house: House, resource: Resource): (query: Query, asker: Asker) => Promise<unknown> {
  const endpoint = listEndpoint(resource);
  const plan = listPlan(resource, endpoint);
  const projection = project(resource, house.resources, endpoint.fields);
  const base = baseOf(resource, endpoint);
  return async (query, asker) => {
    const { where, ...list } = await askedQuery(house.sql, plan, query, asker, endpoint);
    const found = await pageSql(resource, projection.columns, { ...list, where: [...base, ...reachable(resource, asker), ...where] }).execute(house.sql);
    return { list: found.rows.map(projection.encode), page: list.page, limit: list.limit };
  };
}

/** Where the list without a total answers. */
const bareList = '/bench/list';

/** The product's server within this process, with the list call once more, without its total. @returns asks a path as someone signed in */
async function serveBoth(tools: Tools, shop: Shop, resource: Resource): Promise<{ ask(path: string): Promise<unknown>; close(): Promise<void> }> {
  const endpoint = listEndpoint(resource);
  const { app, token } = await serveWithin(shop, tools.folder('kept-totals'), (server) => {
    const read = withoutTotal({ ...shop.house, sql: server.sql }, resource);
    defineCall(server, {
      method: 'GET', path: bareList, permission: endpoint.permission as `${string}:${string}`, title: 'list without a total', tag: 'bench', describedBySchema: true, mayLag: true,
      query: keys(listKeys(resource, endpoint)), handler: ({ query, caller }) => read(query as Query, caller),
    });
  });
  return {
    async ask(path) {
      const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: { 'authori-zation': token } });
      if (!answer.payload.startsWith('{"code":200')) throw new Error(`${path} answers ${answer.payload.slice(0, 200)}`);
    },
    close: () => app.close(),
  };
}

/** Marks one order after the other, so many a second, and adds what they leave as the server does. @returns ends it */
function writeBeside({ house, room }: Shop, resource: Resource, first: number): () => Promise<void> {
  let ended = false;
  let at = 0;
  const rhythm = 20;
  const lane = async () => {
    while (!ended) {
      const due = Array.from({ length: writesASecond * rhythm / 1000 }, () => first + (at += 1) % 10_000);
      await Promise.all(due.map((id) => mark(house, resource, id)));
      await new Promise((next) => { setTimeout(next, rhythm); });
    }
  };
  const add = adding(room.sql);
  const folding = async () => {
    while (!ended) {
      await add();
      await new Promise((next) => { setTimeout(next, pause); });
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

/** Milliseconds of processor time, of this process and of the database, that so many writes take, some at once, each of orders of its own. */
const written = ({ databasePid }: Shop, house: House, resource: Resource, first: number, atOnce: number) => async () => {
  const worked = async () => {
    const { user, system: ofSystem } = process.cpuUsage();
    return (user + ofSystem) / 1000 + await workOf(databasePid);
  };
  const before = await worked();
  await Promise.all(Array.from({ length: atOnce }, async (_, lane) => {
    for (let at = 0; at < writes / atOnce; at += 1) await mark(house, resource, first + lane * writes + at);
  }));
  return await worked() - before;
};

async function fetched(url: string, token: string): Promise<void> {
  const text = await (await fetch(url, { headers: { 'authori-zation': token, 'accept-encoding': 'identity' } })).text();
  if (!text.startsWith('{"code":200')) throw new Error(`${url} answers ${text.slice(0, 200)}`);
}

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
    const both = await serveBoth(tools, shop, resource);
    const served = await shop.serve();
    const [bare] = await statementsOf(shop, (house) => withoutTotal(house, resource)({ status: 'all', page: '1', limit: '20' }, system));
    const handler = await startHandler(tools, shop, resource, { page: bare! });
    const readCounts = countsRead(house, resource);
    const figures: Figure[] = [];
    const end = writeBeside(shop, resource, first);
    try {
      for (const query of [{ status: 'all' }, { status: 'complete' }, { status: 'all', merId: String(newest!.mer) }]) {
        const asked = new URLSearchParams(query as Record<string, string>).toString();
        const found = await alternate({ ours: once(() => both.ask(`${endpoint.path}?${asked}&${page}`)), peer: once(() => both.ask(`${bareList}?${asked}&${page}`)) }, listRuns, { warm });
        figures.push({ what: `list call of orders ${asked}, ${beside}`, unit: 'ms', ours: found.ours, peer: { name: 'the same without a total', value: found.peer }, goal: { atMost: 1.11 }, runs: listRuns });
      }
      const found = await alternate({ ours: once(() => fetched(`${served.url}/api${endpoint.path}?status=all&${page}`, served.token)), peer: once(() => fetched(`${handler.url}/list`, served.token)) }, listRuns, { warm });
      figures.push({ what: `list call of orders by HTTP, ${beside}`, unit: 'ms', ours: found.ours, peer: { name: 'Fastify + pg by hand, without a total', value: found.peer }, goal: { atMost: 2 }, runs: listRuns });
      const counted = async (what: string) => {
        const { ours } = await alternate({ ours: often(() => readCounts({}, system)) }, runs, { warm: 3 });
        figures.push({ what: `counts of all tabs of orders, ${what}`, unit: 'ms', ours: ours / counts, goal: { atMost: 5 }, runs });
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
      await Promise.all([both.close(), served.stop(), handler.stop()]);
    }
    const untold = { ...house, resources: new Map(house.resources) };
    const uncounted = { ...resource, totals: [] };
    untold.resources.set(resource.key, uncounted);
    for (const atOnce of writers) {
      const found = await takeTurns({ ours: written(shop, house, resource, first, atOnce), peer: written(shop, untold, uncounted, first + 50_000, atOnce) }, writeRuns, { warm: 3 });
      await adding(shop.room.sql)();
      // The system tells the time of a process by hundredths of a second: all runs together tell it exactly.
      const [ours, peer] = [mean(found.ours) / writes, mean(found.peer) / writes];
      figures.push({ what: `processor time of a write of an order, ${atOnce} at once`, unit: 'ms', ours, peer: { name: 'the same without totals', value: peer }, goal: { atMost: 1.1 }, runs: writeRuns });
    }
    return figures;
  },
};
