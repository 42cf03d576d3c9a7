/** Claims on the real database, held against the model; and many connections at once. */
import fc from '../../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../../src/server/contract';
import { moveRecord } from '../../../../src/server/resources/door/door';
import { system } from '../../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../../src/server/resources/house';
import type { Actor, House } from '../../../../src/server/resources/types';
import { claim, type Holder, type Queue, release, renew } from '../../../../src/server/resources/queue/claims';
import { migrateShop } from '../../../../src/server/prepare';
import { departures } from '../../../../generated/departures';
import { Refusal } from '../../../../src/server/refusal';
import type { SqlRoom } from '../../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../../helper';
import { adminOf, admins, QueueModel, type Step, stepsFor, type Window, windows } from './model';

let database: TestDatabase;
let rooms: SqlRoom[];
let house: House;
let queue: Queue;
const records = 5;

beforeAll(async () => {
  database = await startTestDatabase();
  rooms = [database.connect(), database.connect()];
  house = openHouse(rooms[0]!, contract, { demo: false, departures });
  await migrateShop(house.sql, contract, false);
  for (const admin of admins) await sql`insert into session (id, admin_id, ip, agent) values (${`session-${admin}`}, ${admin}, '', '')`.execute(house.sql);
  const resource = house.resources.get('merchant/apply')!;
  queue = { resource, model: resource.entity.queue! };
});
afterAll(async () => {
  for (const room of rooms) await room.close();
  await database.stop();
});

/** Rows 1 … count, all pending; nobody holds any. */
async function fill(count: number): Promise<void> {
  for (const table of ['review_claim', 'review_skip', 'merchant_apply']) await sql`delete from ${sql.table(table)}`.execute(house.sql);
  await sql`insert into merchant_apply (id, name, phone, audit_status) select n, '店铺' || n, '13600000000', 1 from generate_series(1, ${count}::int) n`.execute(house.sql);
}

const holderOf = (window: Window): Holder => ({ adminId: adminOf(window), realName: `审核员${adminOf(window)}`, session: `session-${adminOf(window)}`, holder: window });
const actorOf = (window: Window): Actor => ({ ...system, id: adminOf(window), realName: `审核员${adminOf(window)}` });

async function decide(window: Window, id: number): Promise<string> {
  try {
    await write(house, actorOf(window), (visit) => moveRecord(visit, queue.resource, id, { name: 'refuse', action: 'audit' }, { denialReason: '资料不全' }, { title: '审核' }));
    return 'decided';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return /正由审核员\d审核/.test(error.message) ? 'held by another' : error.message === '该申请已审核' ? 'decided before' : error.message;
  }
}

const expire = (window: Window) => sql`update review_claim set until = until - interval '10 minutes' where holder = ${window}`.execute(house.sql);

async function run(step: Step, model: QueueModel): Promise<unknown> {
  const holder = holderOf(step.window);
  switch (step.does) {
    case 'claim': return claim(house.sql, queue, holder, []);
    case 'skip': return claim(house.sql, queue, holder, [], model.of(step.window)[step.at]);
    case 'renew': return renew(house.sql, queue, holder, [step.id]);
    case 'release': return release(house.sql, queue, holder);
    case 'expire': return void await expire(step.window);
    case 'decide': return decide(step.window, step.id);
  }
}

/** Somebody comes after everybody has gone, and works off what is left. */
async function drain(): Promise<number[]> {
  for (const window of windows) await expire(window);
  const done: number[] = [];
  for (;;) {
    const { ids } = await claim(house.sql, queue, holderOf('window-a'), []);
    if (ids.length === 0) return done;
    expect(await decide('window-a', Number(ids[0]))).toBe('decided');
    done.push(Number(ids[0]));
  }
}

describe('the model', () => {
  it('never gives a record to two, loses none and decides none twice, whatever happens in 10,000 schedules', () => {
    fc.assert(fc.property(stepsFor(records), (steps) => {
      const model = new QueueModel(records);
      for (const step of steps) {
        const before = new Map([...model.claims].map(([id, held]) => [id, { ...held }]));
        model.run(step);
        for (const [id, held] of model.claims) {
          const earlier = before.get(id);
          if (earlier?.live && held.window !== earlier.window) throw new Error(`${id} went to a second holder`);
          if (!model.pending.has(id)) throw new Error(`${id} is held and not pending`);
        }
      }
      expect(new Set(model.decided).size).toBe(model.decided.length);
      expect(model.decided.length + model.pending.size).toBe(records);
    }), { numRuns: 10_000 });
  });
});

describe('the database', () => {
  beforeEach(() => fill(records));

  it('does as the model does, step by step, and nothing is lost at the end', async () => {
    await fc.assert(fc.asyncProperty(stepsFor(records), async (steps) => {
      await fill(records);
      const model = new QueueModel(records);
      for (const step of steps) {
        const answer = await run(step, model);
        expect([step, answer]).toEqual([step, model.run(step)]);
      }
      expect([...model.decided, ...await drain()].sort()).toEqual([1, 2, 3, 4, 5]);
    }), { numRuns: 50 });
  });

  it('gives what a session held to others as soon as it ends', async () => {
    await sql`insert into session (id, admin_id, ip, agent) values ('short', 1, '', '')`.execute(house.sql);
    await claim(house.sql, queue, { ...holderOf('window-a'), session: 'short' }, []);
    expect((await claim(house.sql, queue, holderOf('window-b'), [])).ids).toEqual([3, 4]);
    await sql`delete from session where id = 'short'`.execute(house.sql);
    await release(house.sql, queue, holderOf('window-b'));
    expect((await claim(house.sql, queue, holderOf('window-b'), [])).ids).toEqual([1, 2]);
  });

  it('lets the system itself decide what somebody holds, and tells the holder', async () => {
    await claim(house.sql, queue, holderOf('window-a'), []);
    await write(house, system, (visit) => moveRecord(visit, queue.resource, 1, { name: 'refuse', action: 'audit' }, { denialReason: '资料不全' }, { title: '审核' }));
    expect(await renew(house.sql, queue, holderOf('window-a'), [1, 2])).toEqual({ held: [2], lost: [{ id: 1, realName: null }] });
  });

  it('passes over what somebody just writes to, without waiting', async () => {
    await rooms[1]!.sql.transaction().execute(async (transaction) => {
      await sql`select 1 from merchant_apply where id = 1 for update`.execute(transaction);
      expect((await claim(house.sql, queue, holderOf('window-a'), [])).ids).toEqual([2, 3]);
    });
  });
});

describe('many reviewers at once, on two pools', () => {
  it('decide every record once, and never hold the same', async () => {
    const count = 60;
    await fill(count);
    const decided: number[] = [];
    const work = async (at: number) => {
      const window = windows[at % windows.length]!;
      const holder = { ...holderOf(window), holder: `${window}-${at}` };
      const db = rooms[at % rooms.length]!.sql;
      for (;;) {
        const { ids, left } = await claim(db, queue, holder, []);
        if (ids.length === 0 && left === 0) return;
        for (const id of ids) {
          const { rows } = await sql<{ holder: string }>`select holder from review_claim where entity = 'merchant/apply' and record_id = ${String(id)}`.execute(db);
          expect(rows).toEqual([{ holder: holder.holder }]);
        }
        if (ids.length > 0 && await decide(window, Number(ids[0])) === 'decided') decided.push(Number(ids[0]));
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));
    expect(decided.sort((left, right) => left - right)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});
