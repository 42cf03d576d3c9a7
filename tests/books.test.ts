/** Two server processes, one database, random work at once, kill -9 in between: the books are right afterwards. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../src/server/contract';
import { enterJobs, runDue } from '../src/server/jobs/schedule';
import { prepare } from '../src/server/prepare';
import { openHouse } from '../src/server/resources/house';
import type { House } from '../src/server/resources/types';
import { departures } from '../generated/departures';
import { byTimeJobs } from '../src/server/jobs/byTime';
import { releaseJob } from '../src/server/routes/finance/journal/release';
import { randomFrom } from '../src/server/seed/samples';
import type { SqlRoom } from '../src/server/sql/connect';
import { type Operation, openOperations } from './books/operations';
import { wrongBooks } from './books/found';
import { makeOrders } from './books/orders';
import { type Servers, startServers } from './books/servers';
import { adminPassword, startTestDatabase, type TestDatabase } from './server/helper';
import { buildServer } from './server/running';

/** `OPERATIONS=10000 npm test -- tests/books.test.ts` for more of it: the figures are printed. */
const operations = Number(process.env.OPERATIONS ?? 400);
const workers = 12;
const newOrders = Math.ceil(operations / 8);
const kills = Math.max(2, Math.floor(operations / 1000));

/** Orders may be paid in part by points; what they earn is frozen with the receipt, and thaws at once. */
const pointsOfOrders = {
  integralDeductionSwitch: true, integralDeductionStartMoney: 0, integralDeductionMoney: '0.01', integralDeductionRatio: 100, orderGiveIntegral: 1, freezeIntegralDay: 0, integralFreezeNode: 'receipt',
};

let database: TestDatabase;
let room: SqlRoom;
let house: House;
let servers: Servers | undefined;

beforeAll(buildServer, 120_000);
beforeAll(async () => {
  database = await startTestDatabase();
  room = database.connect();
  await prepare(room, contract, { adminPassword, demo: 1, demoRows: 400, dataDir: database.dataDir });
  house = openHouse(room, contract, { demo: true, departures });
  await makeOrders(room, house, newOrders);
  servers = await startServers(database, { DEMO: '1', DEMO_ROWS: '400' });
  expect(await servers.call(0, { by: 'admin', path: 'integral/set/config', body: pointsOfOrders })).toMatchObject({ code: 200 });
}, 120_000 + operations * 60);
afterAll(async () => {
  servers?.stop();
  await room?.close();
  await database?.stop();
});

/** Kinds one after the other, in a new order every round: each has its turn as often as the others. */
function* turns(names: readonly string[], random: () => number): Generator<string> {
  for (;;) yield* names.map((name) => [random(), name] as const).toSorted(([one], [other]) => one - other).map(([, name]) => name);
}

it(`${operations} operations, ${workers} at a time, and kills in between leave books that are right`, async () => {
  expect(await wrongBooks(room)).toEqual([]);
  const random = randomFrom(2026);
  const kinds: Record<string, Operation> = await openOperations(room, house, random, Math.ceil(operations / 40));
  const names = Object.keys(kinds);
  const turn = turns(names, random);
  const jobs = [...byTimeJobs(house).filter(({ name }) => /^(order|distribution|marketing|user)\//.test(name)), releaseJob(house)];
  await enterJobs(room.sql, jobs);
  const [done, refused] = [new Map<string, number>(), new Map<string, number>()];
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1);
  let left = operations;
  let killing: Promise<void> | undefined;
  const killsAt = Array.from({ length: kills }, (_, at) => Math.floor((operations * (at + 1)) / (kills + 1)));
  let lost = 0;
  const began = Date.now();

  const work = async () => {
    for (;;) {
      const at = --left;
      if (at < 0) return;
      if (killsAt.includes(at)) killing = (killing ?? Promise.resolve()).then(() => servers!.kill(killsAt.indexOf(at) % 2));
      if (at % 100 === 0) {
        await sql`update job set due_time = now()`.execute(room.sql);
        await runDue(room.sql, jobs);
      }
      const name = turn.next().value as string;
      const request = await kinds[name]!();
      if (!request) continue;
      const answer = await servers!.call(Math.floor(random() * 2), request);
      if (!answer) {
        lost += 1;
        await killing;
        continue;
      }
      expect(answer.code, `${request.path} ${answer.message}`).not.toBe(500);
      count(answer.code === 200 ? done : refused, name);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await killing;
  const seconds = Math.round((Date.now() - began) / 1000);
  // What was sent is received, complete and paid out, one step after the other; a killed server may still hold a job.
  for (let step = 0; step < 3; step += 1) {
    await sql`update order_order set receiving_time = receiving_time - interval '1 hour' where order_no like 'BOOKS%'`.execute(room.sql);
    await sql`update user_brokerage_record set thaw_time = thaw_time - interval '1 hour' where order_no like 'BOOKS%'`.execute(room.sql);
    await sql`update job set due_time = now(), lease_until = null`.execute(room.sql);
    await runDue(room.sql, jobs);
  }
  expect(await wrongBooks(room)).toEqual([]);
  console.log(`${operations} operations in ${seconds} s, ${kills} kills, ${lost} answers lost\n${names.map((name) => `${name} ${done.get(name) ?? 0} done, ${refused.get(name) ?? 0} refused`).join('\n')}`);
  expect(lost).toBeGreaterThan(0);
  const some = async (query: ReturnType<typeof sql<object>>) => (await query.execute(room.sql)).rows.length;
  expect(await some(sql`select 1 from user_brokerage_record where order_no like 'BOOKS%' and status = 3 limit 1`), 'brokerage was settled on the way').toBe(1);
  expect(await some(sql`select 1 from marketing_reward_record where activity_name = '每单有礼' and send_time is not null limit 1`), 'rewards were given on the way').toBe(1);
  for (const name of names) expect(done.get(name) ?? 0, name).toBeGreaterThan(operations / 200);
}, 600_000 + operations * 120);
