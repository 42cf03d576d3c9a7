/** Days of the journal are closed once, by a job; what is closed never changes (decisions 62). */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { contract } from '../../../src/server/contract';
import { prepare } from '../../../src/server/prepare';
import { book } from '../../../src/server/resources/door/book';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { accountLines, wrongBalances } from '../../../src/server/routes/finance/journal/balances';
import { closeDays, closingJob } from '../../../src/server/routes/finance/statements/close';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { adminPassword, startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
let house: House;

beforeAll(async () => {
  database = await startTestDatabase();
  room = database.connect();
  await prepare(room, contract, { adminPassword, demo: 1, demoRows: 300, dataDir: database.dataDir });
  house = openHouse(room, contract, { demo: true, departures });
}, 300_000);
afterAll(async () => {
  await room?.close();
  await database?.stop();
});

const rows = async <T>(query: RawBuilder<T>) => (await query.execute(room.sql)).rows;
const closed = () => rows(sql<{ day: string; balance: string }>`select data_date::text as day, current_day_balance as balance from finance_daily_statement order by 1`);
const adjust = () => write(house, system, async (visit) => {
  const { id } = await visit.db.selectFrom('user_user').select('id').where('is_logoff', '=', false).where('is_del', '=', false).orderBy('id').limit(1).executeTakeFirstOrThrow();
  await book(visit, 'user/balanceRecord', { holder: Number(id), amount: '1.00', title: '调整', values: { linkType: 'system', remark: '调整' } });
});
/** What only somebody with all rights over the database can do. */
const bend = (change: RawBuilder<unknown>) => room.sql.transaction().execute(async (db) => {
  await sql`set local session_replication_role = replica`.execute(db);
  await change.execute(db);
});
const backdate = (days: number) => bend(sql`update finance_entry set data_date = data_date - ${days}::int where event = (select event from finance_entry where kind = 'balanceAdjusted' order by id desc limit 1)`);

it('the past is closed at the first start, each day of it, those without trade too', async () => {
  const days = await closed();
  expect(days.at(-1)!.day).toBe(addDays(wallTime(new Date(Date.now() - 600_000)).slice(0, 10), -1));
  for (const [at, { day }] of days.slice(1).entries()) expect(day).toBe(addDays(days[at]!.day, 1));
  expect(await rows(sql`select data_date from finance_summary`)).toHaveLength(days.length);
});

it('months are there once all their days are', async () => {
  const months = await rows(sql<{ month: string; days: number; last: string }>`select m.data_date as month, count(d.id)::int as days, max(d.data_date)::text as last from finance_month_statement m join finance_daily_statement d on to_char(d.data_date, 'YYYY-MM') = m.data_date group by 1`);
  for (const { last } of months) expect(addDays(last, 1)).toMatch(/-01$/);
  expect(await rows(sql`select from (select to_char(data_date, 'YYYY-MM') as month, max(data_date) as last from finance_daily_statement group by 1) d
    where extract(day from last + 1) = 1 and not exists (select from finance_month_statement m where m.data_date = d.month)`)).toEqual([]);
});

it('a closed day stays as it is, whatever is booked for it afterwards', async () => {
  const before = await closed();
  await adjust();
  await backdate(3);
  await closingJob(house).batch(undefined);
  expect(await closed()).toEqual(before);
});

it.each(['finance_entry', 'finance_flow', 'finance_daily_statement', 'finance_month_statement', 'finance_summary'])('rows of %s are neither changed nor deleted', async (table) => {
  const [{ count } = { count: 0 }] = await rows(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`);
  expect(count).toBeGreaterThan(0);
  await expect(sql`update ${sql.table(table)} set create_time = create_time + interval '1 day' where id = (select max(id) from ${sql.table(table)})`.execute(room.sql)).rejects.toThrow(`rows of ${table} are written once`);
  await expect(sql`delete from ${sql.table(table)} where id = (select max(id) from ${sql.table(table)})`.execute(room.sql)).rejects.toThrow(`rows of ${table} are written once`);
  expect(await rows(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`)).toEqual([{ count }]);
});

it('what a server slept through is closed in one go, by one of many that try', async () => {
  await bend(sql`delete from finance_daily_statement where data_date > (select max(data_date) - 3 from finance_daily_statement)`);
  await bend(sql`delete from finance_summary s where not exists (select from finance_daily_statement d where d.data_date = s.data_date)`);
  const did = await Promise.all(Array.from({ length: 4 }, () => write(house, system, closeDays)));
  expect(did.filter(Boolean)).toHaveLength(1);
  expect((await closed()).at(-1)!.day).toBe(addDays(wallTime(new Date(Date.now() - 600_000)).slice(0, 10), -1));
});

describe('what was booked on accounts', () => {
  const summed = (lines: RawBuilder<unknown>) => rows(sql<{ account: string; kind: string; amount: string }>`select account, kind, sum(amount)::text as amount from (${lines}) lines group by 1, 2 order by 1, 2`);
  const booked = sql`select account, kind, amount from finance_entry`;
  const carried = async () => Number((await rows(sql<{ last: string }>`select max(last_id) as last from journal_balance`))[0]!.last);
  const lastEntry = async () => Number((await rows(sql<{ last: string }>`select max(id) as last from finance_entry`))[0]!.last);
  const openOneDay = async () => {
    await bend(sql`delete from finance_daily_statement where data_date = (select max(data_date) from finance_daily_statement)`);
    await bend(sql`delete from finance_summary where data_date = (select max(data_date) from finance_summary)`);
  };

  it('is carried forward with each close, and the same before and after it', async () => {
    await adjust();
    const behind = await lastEntry();
    expect(await carried()).toBeLessThan(behind);
    expect(await summed(accountLines)).toEqual(await summed(booked));
    await openOneDay();
    await write(house, system, closeDays);
    expect(await carried()).toBe(behind);
    expect(await rows(sql`select from journal_balance where last_id < ${behind}`)).toEqual([]);
    expect(await summed(accountLines)).toEqual(await summed(booked));
  });

  it('counts what is booked for a closed day afterwards, and stays when nothing was booked', async () => {
    await adjust();
    await backdate(3);
    expect(await summed(accountLines)).toEqual(await summed(booked));
    for (const _time of [1, 2]) {
      await openOneDay();
      await write(house, system, closeDays);
      expect(await carried()).toBe(await lastEntry());
      expect(await summed(accountLines)).toEqual(await summed(booked));
    }
    expect(await rows(wrongBalances())).toEqual([]);
  });

  it('is found where the entries contradict it', async () => {
    const [row] = await rows(sql<{ id: string; name: string }>`select id, account || ' ' || kind as name from journal_balance order by id limit 1`);
    await bend(sql`update journal_balance set amount = amount + 1 where id = ${row!.id}`);
    expect((await rows(wrongBalances())).map(({ id }) => id)).toEqual([row!.name]);
    await bend(sql`update journal_balance set amount = amount - 1 where id = ${row!.id}`);
    await bend(sql`delete from journal_balance where id = ${row!.id}`);
    expect((await rows(wrongBalances())).map(({ id }) => id)).toEqual([row!.name]);
    await bend(sql`delete from journal_balance`);
    expect(await summed(accountLines)).toEqual(await summed(booked));
  });
});

it('who books while a day is closed waits, and is booked when it is through', async () => {
  let booking: Promise<unknown> | undefined;
  let isThrough = false;
  await room.sql.transaction().execute(async (db) => {
    await sql`lock table finance_entry in share row exclusive mode`.execute(db);
    booking = adjust().then(() => { isThrough = true; });
    const waits = async (): Promise<boolean> => (await sql`select from pg_locks where not granted and relation = 'finance_entry'::regclass`.execute(room.sql)).rows.length > 0;
    await expect.poll(waits, { timeout: 60_000 }).toBe(true);
    expect(isThrough).toBe(false);
  });
  await booking;
  expect(isThrough).toBe(true);
});
