/** Rows that the bench makes of any entity are such as people could have entered, spread over a year. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grow } from '../../../scripts/bench/year/grow';
import { contract } from '../../../src/server/contract';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse } from '../../../src/server/resources/house';
import { listRead } from '../../../src/server/resources/reads';
import { resourceOf } from '../../../src/server/resources/resource';
import type { House } from '../../../src/server/resources/types';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
let house: House;
const rows = 20_000;
beforeAll(async () => {
  database = await startTestDatabase(1);
  room = database.connect();
  house = openHouse(room, contract, { demo: true, notify: async () => undefined });
  for (const key of ['user/user', 'order/order', 'marketing/integralRule'] as const) await grow(house, resourceOf(house, key), rows);
});
afterAll(async () => {
  await room?.close();
  await database?.stop();
});

it('there are as many as were asked for, each number once, in the order of their time, of one year', async () => {
  const { rows: [found] } = await sql`with newest as (select *, lag(create_time) over (order by id) as before from order_order order by id desc limit 10000)
    select (select count(*)::int from order_order) as all, count(distinct order_no)::int as numbers, count(*) filter (where create_time < before)::int as back,
      count(*) filter (where create_time < now() - interval '366 days' or create_time > now() + interval '1 day')::int as outside from newest`.execute(room.sql);
  expect(found).toEqual({ all: rows, numbers: 10_000, back: 0, outside: 0 });
});

it('times of a row keep their distance from one another', async () => {
  const { rows: [found] } = await sql`select count(*)::int as n from order_order where pay_time < create_time`.execute(room.sql);
  expect(found).toEqual({ n: 0 });
});

it('references lead to records that there are, to few of them often', async () => {
  const { rows: [found] } = await sql<{ lost: number; most: number; led: number }>`select count(*) filter (where not exists (select from user_user u where u.id = uid))::int as lost,
    (select max(n)::int from (select count(*) as n from order_order group by uid) per) as most, count(distinct uid)::int as led from order_order`.execute(room.sql);
  expect(found!.lost).toBe(0);
  expect(found!.led).toBeGreaterThan(2_000);
  expect(found!.most).toBeGreaterThan(20 * rows / found!.led);
});

it('a number of its own is found by a part of it, as the list searches', async () => {
  const { rows: [newest] } = await sql<{ no: string }>`select order_no as no from order_order where order_no like '%19990'`.execute(room.sql);
  const orders = resourceOf(house, 'order/order');
  const list = listRead(house, orders, orders.entity.endpoints.find(({ role }) => role === 'list')!);
  const { answer } = await list({ page: '1', limit: '5', status: 'all', orderNo: newest!.no.slice(1) }, system);
  expect(answer).toMatchObject({ list: [{ orderNo: newest!.no }], total: 1 });
});

it('what was past is past', async () => {
  const { rows: [found] } = await sql`select count(*)::int as n from user_user where last_login_time > (now() at time zone 'Asia/Shanghai') + interval '1 day'`.execute(room.sql);
  expect(found).toEqual({ n: 0 });
});

it('of an entity with few rows some are made up', async () => {
  const { rows: [found] } = await sql`select count(*)::int as n from marketing_integral_rule`.execute(room.sql);
  expect(found).toEqual({ n: rows });
});
