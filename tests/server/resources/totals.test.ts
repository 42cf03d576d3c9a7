/** Totals that are kept: whatever is written, they are what a count says. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Page } from '../../../src/engine/envelope';
import { Refusal } from '../../../src/server/refusal';
import { batch } from '../../../src/server/resources/batch';
import { attempt } from '../../../src/server/resources/door/attempt';
import { createRecord, removeRecord, restoreRecord, updateRecord } from '../../../src/server/resources/door/door';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import { forgetTotals, keptIn, recountMissing, wrongSql } from '../../../src/server/resources/totals/count';
import { dayTotals } from '../../../src/server/resources/totals/dayTotals';
import { fold } from '../../../src/server/resources/totals/fold';
import { valueTotals } from '../../../src/server/resources/totals/valueTotals';
import type { House, Row, Visit } from '../../../src/server/resources/types';
import { multiply } from '../../../src/server/seed/multiply';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/lot': {
    title: '批次',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 60, column: {}, filter: { operator: 'contains' } },
      shopId: { type: 'integer', title: '门店', column: {}, filter: { operator: 'equals' } },
      stock: { type: 'integer', title: '库存', minimum: 0, default: 0 },
      open: { kind: 'switch', title: '上架', default: true, column: {} },
      hidden: { kind: 'switch', title: '隐藏', default: false },
      soldAt: { kind: 'datetime', title: '售出时间' },
      price: { kind: 'money', title: '售价' },
      marks: { kind: 'choices', enumeration: 'memberBenefit', title: '标记', filter: { operator: 'in' } },
    },
    required: ['name'],
    days: [{ of: 'soldAt', listed: true, sums: ['stock', 'price'] }],
    resource: {
      softDelete: true,
      api: { list: { call: 'GET list', where: { hidden: false } }, counts: 'GET tabs/headers' },
      list: {
        totals: { by: ['shopId', 'marks'] },
        tabs: { param: 'type', default: 'open', counts: true, items: [
          { value: 'open', title: '上架', where: { open: true } }, { value: 'low', title: '紧张', where: { open: true, stock: { from: 1, to: 10 } } },
          { value: 'none', title: '售罄', where: { any: [{ stock: 0 }, { open: false }] } },
        ] },
      },
    },
  },
  'trial/piece': {
    title: '件',
    properties: { name: { type: 'string', title: '名称', column: {} }, lotId: { kind: 'reference', to: 'trial/lot', title: '批次', onDelete: { rule: 'cascade' } } },
    required: ['name', 'lotId'],
    resource: { softDelete: true, api: { list: 'GET list' }, list: { totals: {} } },
  },
  'trial/seal': { title: '封条', properties: { pieceId: { kind: 'reference', to: 'trial/piece', title: '件' } }, required: ['pieceId'] },
});

let server: TestApp;
let room: SqlRoom;
let house: House;
beforeAll(async () => {
  server = await startTestApp({ contract });
  room = server.database.connect();
  house = openHouse(room, contract, { demo: false, notify: async () => undefined });
});
afterAll(async () => {
  await room?.close();
  await server?.close();
});
beforeEach(async () => { await recountMissing(house); });

/** Totals that are said to be right and are not. */
async function wrong(): Promise<unknown[]> {
  const found = await Promise.all(keptIn(house).map(({ resource, list }) => wrongSql(resource, list).execute(room.sql)));
  return found.flatMap(({ rows }) => rows);
}

const lots = () => house.resources.get('trial/lot')!;
const by = (work: (visit: Visit) => Promise<unknown>) => write(house, system, work);
const options = { title: '试' };
const created = async (values: Row): Promise<number> => (await write(house, system, (visit) => createRecord(visit, lots(), values, options))).id;
const path = '/admin/platform/trial/lot';
const page = async (query: Record<string, string> = {}) => (await server.call<Page<Row>>('GET', `${path}/list`, { query })).data;
const isRight = async () => (await sql`select from kept_list where name = ${lots().keptList!.name}`.execute(room.sql)).rows.length === 1;

const values = fc.record({ name: fc.constant('批'), shopId: fc.constantFrom(null, 1, 2, 3), stock: fc.constantFrom(0, 1, 10, 11), open: fc.boolean(), hidden: fc.boolean(), soldAt: fc.constantFrom(null, '2026-03-09 23:59:59', '2026-03-10 00:00:00', '2026-03-10 12:00:00'), price: fc.constantFrom(null, '0.01', '1.10', '99999999.99'), marks: fc.constantFrom([], ['exclusiveCustomer'], ['exclusiveCustomer', 'integralDoubling']) });
const steps = fc.array(fc.record({ what: fc.constantFrom('create', 'update', 'remove', 'restore', 'fold', 'fail'), at: fc.nat(7), values }), { minLength: 5, maxLength: 25 });

it('whatever is written, added and deleted, totals are what a count says', async () => {
  await fc.assert(fc.asyncProperty(steps, async (done) => {
    const ids: number[] = [];
    for (const { what, at, values: given } of done) {
      const id = ids[at % Math.max(1, ids.length)];
      if (what === 'fold') await fold(room.sql);
      else if (what === 'create' || id === undefined) ids.push(await created(given));
      // A step that does not fit is refused, and changes nothing.
      else if (what === 'update') await by((visit) => updateRecord(visit, lots(), id, given, options)).catch(onlyRefusal);
      else if (what === 'remove') await by((visit) => removeRecord(visit, lots(), id, options)).catch(onlyRefusal);
      else if (what === 'restore') await by((visit) => restoreRecord(visit, lots(), id, options)).catch(onlyRefusal);
      else await expect(by(async (visit) => { await createRecord(visit, lots(), given, options); throw new Error('taken back'); })).rejects.toThrow('taken back');
    }
    expect(await wrong()).toEqual([]);
  }), { numRuns: 30 });
  expect(await isRight()).toBe(true);
});

function onlyRefusal(error: unknown): void {
  expect(error).toBeInstanceOf(Refusal);
}

it.each<[Record<string, string>, string]>([
  [{}, 'not hidden'], [{ type: 'open' }, 'not hidden and open'], [{ type: 'low' }, 'not hidden and open and stock between 1 and 10'],
  [{ type: 'none' }, 'not hidden and (stock = 0 or not open)'], [{ shopId: '2' }, 'not hidden and shop_id = 2'], [{ type: 'open', shopId: '3' }, 'not hidden and open and shop_id = 3'],
  [{ marks: 'exclusiveCustomer' }, "not hidden and 'exclusiveCustomer' = any(marks)"], [{ type: 'open', marks: 'integralDoubling' }, "not hidden and open and 'integralDoubling' = any(marks)"],
  [{ marks: 'exclusiveCustomer,integralDoubling' }, "not hidden and marks && '{exclusiveCustomer,integralDoubling}'"], [{ marks: 'exclusiveCustomer', shopId: '2' }, "not hidden and 'exclusiveCustomer' = any(marks) and shop_id = 2"],
  [{ shopId: '77' }, 'false'], [{ type: 'open', name: '批' }, 'not hidden and open'], [{ page: '400', type: 'open' }, 'not hidden and open'],
])('a list asked for %j tells the rows where %s', async (query, where) => {
  const { rows: [counted] } = await sql<{ n: number }>`select count(*)::int as n from trial_lot where not is_del and ${sql.raw(where)}`.execute(room.sql);
  expect(await page(query)).toMatchObject({ total: counted!.n, totalExact: true });
});

it.each([[{ shopId: '3' }, '|shopId=3'], [{ marks: 'exclusiveCustomer' }, '|marks=exclusiveCustomer']] as const)('a list asked for %j counts nothing: it tells what is kept', async (query, key) => {
  await fold(room.sql);
  const { total } = await page(query);
  const keep = (more: number) => sql`update kept_total set n = n + ${more} where list = ${lots().keptList!.name} and key = ${key}`.execute(room.sql);
  await keep(1_000);
  expect((await page(query)).total).toBe(total + 1_000);
  await keep(-1_000);
});

it('tells on the tabs what their lists tell', async () => {
  for (const query of [{}, { shopId: '1' }, { name: '批' }] as Record<string, string>[]) {
    const { data } = await server.call<{ type: string; count: number }[]>('GET', `${path}/tabs/headers`, { query });
    expect(data).toEqual(await Promise.all(['open', 'low', 'none'].map(async (type) => ({ type, count: (await page({ ...query, type })).total }))));
  }
});

it('counts what no total is kept of', async () => {
  await created({ name: '独一份', open: true });
  expect((await page({ name: '独一份' })).total).toBe(1);
});

it('a record of a batch that refuses after it has begun leaves no difference behind', async () => {
  const [lot, other] = [await created({ name: '批' }), await created({ name: '批' })];
  const made = (key: string, given: Row) => by((visit) => createRecord(visit, house.resources.get(key)!, given, options)) as Promise<{ id: number }>;
  await made('trial/piece', { name: '一', lotId: lot });
  const { id } = await made('trial/piece', { name: '二', lotId: lot });
  await made('trial/seal', { pieceId: id });
  const result = await batch(house, system, [lot, other], (visit, one) => removeRecord(visit, lots(), one, options), () => false);
  expect(result).toEqual({ done: 1, ids: [other], failed: [{ id: lot, message: '封条正在使用，不能删除' }] });
  expect(await wrong()).toEqual([]);
});

it('a part of a visit that refuses after a part of its own has refused is taken back whole', async () => {
  const refuse = () => Promise.reject(new Refusal(400, '不行'));
  await by(async (visit) => {
    const kept = () => createRecord(visit, lots(), { name: '留下' }, options);
    expect(await attempt(visit, async () => {
      await createRecord(visit, lots(), { name: '收回' }, options);
      expect(await attempt(visit, refuse)).toMatchObject({ message: '不行' });
      await refuse();
    })).toMatchObject({ message: '不行' });
    expect(await attempt(visit, kept)).toBeUndefined();
  });
  expect([(await page({ name: '收回' })).total, (await page({ name: '留下' })).total, await wrong()]).toEqual([0, 1, []]);
});

it('a page and its total are of one moment while others write', async () => {
  const before = (await page({ shopId: '9' })).total;
  const writing = Promise.all([1, 2, 3].map(async () => { for (let at = 0; at < 15; at += 1) await created({ name: '批', shopId: 9 }); }));
  let reads = 0;
  for (let total = before; total < before + 45; reads += 1) {
    const told = await page({ shopId: '9', limit: '80' });
    expect(told.list.length).toBe(told.total);
    total = told.total;
  }
  await writing;
  expect(reads).toBeGreaterThan(0);
});

it('differences are added once, by however many at once', async () => {
  for (let at = 0; at < 5; at += 1) await created({ name: '批', shopId: at + 1 });
  await Promise.all(Array.from({ length: 4 }, () => fold(room.sql)));
  expect((await sql`select from kept_change`.execute(room.sql)).rows).toEqual([]);
  expect(await wrong()).toEqual([]);
});

it('one write adds a difference a key, however many records it changes', async () => {
  await fold(room.sql);
  await by(async (visit) => { for (let at = 0; at < 20; at += 1) await createRecord(visit, lots(), { name: '批', shopId: 5, stock: 20 }, options); });
  const { rows } = await sql<{ key: string; n: string }>`select key, n from kept_change order by key`.execute(room.sql);
  expect(rows).toEqual(['0|', '0|shopId=5', '|', '|shopId=5'].map((key) => ({ key, n: 20 })));
});

it('rows written beside the door are counted until the totals are right again', async () => {
  const { total } = await page();
  await multiply(house, lots(), 300, 3, { hidden: false });
  expect([await isRight(), (await page()).total]).toEqual([false, total + 300]);
  await created({ name: '批' });
  expect(await recountMissing(house)).toBe(true);
  expect([await isRight(), (await page()).total, await wrong()]).toEqual([true, total + 301, []]);
});

it('values of a field are told by the totals of their own list, whatever another keeps by the same name', async () => {
  const before = await valueTotals(house.sql, lots(), 'shopId');
  await sql`insert into kept_total (list, key, n) values ('another', '|shopId=77', 9)`.execute(room.sql);
  expect(await valueTotals(house.sql, lots(), 'shopId')).toEqual(before);
  await sql`delete from kept_total where list = 'another'`.execute(room.sql);
});

it('two who count the same list at once count it once', async () => {
  const client = await room.pool.connect();
  await forgetTotals(client, ['trial_lot']);
  client.release();
  // One may give up waiting for the other, and comes again.
  await Promise.all([recountMissing(house), recountMissing(house), created({ name: '批', shopId: 1 }), fold(room.sql)]);
  while (!await recountMissing(house));
  expect([await isRight(), await wrong()]).toEqual([true, []]);
});

it('while a write is under way a count gives up, and leaves the totals as not right', async () => {
  const client = await room.pool.connect();
  try {
    await forgetTotals(client, ['trial_lot']);
    await client.query("begin; insert into trial_lot (name, stock, open, hidden) values ('批', 0, true, false)");
    expect([await recountMissing(house), await isRight()]).toEqual([false, false]);
    await client.query('commit');
    expect([await recountMissing(house), await wrong()]).toEqual([true, []]);
  } finally {
    client.release();
  }
});

it('days tell the records of each and what their fields come to, kept or counted', async () => {
  const sold = { name: '批', soldAt: '2026-04-02 08:00:00', price: '1.10' };
  await created({ ...sold, stock: 3 });
  await created({ ...sold, stock: 4, hidden: true });
  const id = await created({ ...sold, stock: 5 });
  const told = () => dayTotals(room.sql, lots(), 'soldAt', '2026-04-01', '2026-04-04');
  expect(await told()).toEqual([['2026-04-01', 0, 0, 0], ['2026-04-02', 2, 8, 2.2], ['2026-04-03', 0, 0, 0]].map(([date, count, stock, price]) => ({ date, count, sums: { stock, price } })));
  await by((visit) => updateRecord(visit, lots(), id, { soldAt: '2026-04-03 00:00:00', price: '0.30' }, options));
  const moved = await told();
  expect(moved.map(({ count, sums }) => [count, sums.stock, sums.price])).toEqual([[0, 0, 0], [1, 3, 1.1], [1, 5, 0.3]]);
  await forgetTotals(room.pool, ['trial_lot']);
  expect(await told()).toEqual(moved);
  expect((await dayTotals(room.sql, lots(), 'soldAt', '2026-04-02', '2026-04-03', ['stock']))[0]!.sums).toEqual({ stock: 3 });
  await expect(dayTotals(room.sql, lots(), 'updateTime', '2026-04-02', '2026-04-03')).rejects.toThrow('no days of updateTime are kept');
});
