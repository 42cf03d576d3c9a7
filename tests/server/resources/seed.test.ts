/** Shipped rows, demo rows, made-up rows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { openHouse } from '../../../src/server/resources/house';
import { referencePool, sampler } from '../../../src/server/seed/samples';
import { multipliable, multiply } from '../../../src/server/seed/multiply';
import { secretColumns } from '../../../src/server/secrets/stored';
import { seedEntities } from '../../../src/server/seed/seed';
import { startTestApp, startTestDatabase, type TestApp, type TestDatabase } from '../helper';
import { contractWith } from './contract';
import { anyTable } from '../tables';

const shelf = (demo: object[], seed: object[] = []) => ({
  'trial/shelf': {
    title: '货架',
    properties: {
      code: { type: 'string', title: '编码', maxLength: 10, unique: true, readOnly: true },
      name: { type: 'string', title: '名称', maxLength: 20, column: {}, filter: { operator: 'contains' } },
      pid: { kind: 'treeReference', to: 'trial/shelf', title: '上级', default: 0 },
      fixed: { type: 'integer', title: '固定', minimum: 0, maximum: 99, readOnly: true },
      sort: { type: 'integer', title: '排序', minimum: 0, maximum: 99, default: 1 },
    },
    resource: {
      tree: { parent: 'pid', children: 'below', maxLevel: 3 }, api: { list: { call: 'GET list', shape: 'array' } }, list: { sort: ['id'] },
      ...(seed.length > 0 ? { actions: { sync: { title: '同步', call: 'POST sync', on: ['page'], effect: 'seed' } } } : {}),
    },
    seed, demo,
  },
  'trial/parcel': {
    title: '包裹',
    properties: { name: { type: 'string', title: '名称', maxLength: 20, column: {}, filter: { operator: 'contains' } }, shelfIds: { kind: 'references', to: 'trial/shelf', leavesOnly: true, title: '货架' } },
    demo: [{ name: '一号', shelfIds: ['甲/乙'] }],
  },
});
const demo = [{ code: 'a', name: '甲', below: [{ code: 'b', name: '乙' }] }];
const shipped = [{ code: 's1', name: '顺丰', fixed: 1, sort: 5 }, { code: 's2', name: '中通', fixed: 2 }];

let database: TestDatabase;
beforeAll(async () => { database = await startTestDatabase(); });
afterAll(() => database?.stop());

describe('written rows', () => {
  it('count their times from the first start', async () => {
    const fresh = await startTestDatabase();
    const trial = contractWith({
      'trial/fair': {
        title: '集市', properties: { name: { type: 'string', title: '名称', maxLength: 20, column: {} }, day: { kind: 'date', title: '日期' }, start: { kind: 'datetime', title: '开始' } },
        demo: [{ name: '昨天', day: { $today: '-1d' }, start: { $today: '-1d' } }, { name: '那天', day: '2020-02-02', start: '2020-02-02 08:00:00' }],
      },
    }, true);
    const server = await startTestApp({ contract: trial, config: { demo: 1 }, database: fresh });
    const { list } = (await server.call('GET', '/admin/platform/trial/fair/list')).data;
    const yesterday = addDays(wallTime().slice(0, 10), -1);
    expect(list.map(({ name, day, start }: { name: string; day: string; start: string }) => [name, day, start])).toEqual([['那天', '2020-02-02', '2020-02-02 08:00:00'], ['昨天', yesterday, `${yesterday} 00:00:00`]]);
    await server.close();
    await fresh.stop();
  });
});

describe('planned rows', () => {
  const plan = {
    count: 40,
    rows: [{ name: '{tone}茶杯' }, { name: '{tone}茶壶', price: '9.50' }],
    words: { tone: ['青', '白'] },
    vary: { price: { from: 10, to: 20, step: 0.5 }, stock: { from: 3, to: 5 }, madeOn: { days: [-10, -1] }, shelfId: { any: 1 }, shelfIds: { any: 2 }, fragile: [true] },
  };
  const trial = contractWith({
    'trial/shelf': shelf(demo)['trial/shelf'],
    'trial/cup': {
      title: '茶具',
      properties: {
        name: { type: 'string', title: '名称', maxLength: 20, column: {}, filter: { operator: 'contains' } },
        price: { kind: 'money', title: '价格' },
        stock: { type: 'integer', title: '库存' },
        madeOn: { kind: 'date', title: '日期' },
        shelfId: { kind: 'reference', to: 'trial/shelf', leavesOnly: true, title: '货架' },
        shelfIds: { kind: 'references', to: 'trial/shelf', title: '货架' },
        fragile: { kind: 'switch', title: '易碎', default: false },
      },
      demo: plan,
    },
  }, true);

  it('are as many as asked for, take turns, stay within their bounds, refer to what is there, and are the same each time', async () => {
    const names: string[][] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const fresh = await startTestDatabase();
      const server = await startTestApp({ contract: trial, config: { demo: 1 }, database: fresh });
      const { list } = (await server.call('GET', '/admin/platform/trial/cup/list', { query: { limit: '99' } })).data;
      const rows = [...list].sort((a, b) => a.id - b.id) as { name: string; price: string; stock: number; madeOn: string; shelfId: number; shelfIds: number[]; fragile: boolean }[];
      names.push(rows.map((row) => row.name));
      expect(rows).toHaveLength(40);
      rows.forEach((row, index) => {
        expect(row.name).toMatch(index % 2 === 0 ? /^[青白]茶杯$/ : /^[青白]茶壶$/);
        expect(index % 2 === 0 ? Number(row.price) >= 10 && Number(row.price) <= 20 && (Number(row.price) * 2) % 1 === 0 : row.price === '9.50').toBe(true);
        expect([3, 4, 5]).toContain(row.stock);
        expect(Date.parse(row.madeOn)).toBeLessThan(Date.now());
        expect(row.shelfId).toBe(2);
        expect(row.shelfIds.length).toBeGreaterThan(0);
        expect(row.fragile).toBe(true);
      });
      await server.close();
      await fresh.stop();
    }
    expect(names[0]).toEqual(names[1]);
  });
});

describe('on a first start', () => {
  let server: TestApp;
  const start = (own: Record<string, object>, level: 0 | 1 = 1) => startTestApp({ contract: contractWith(own, true), config: { demo: level }, database });
  const rows = async (key: string) => (await server.call('GET', `/admin/platform/trial/${key}/list`)).data;
  afterAll(() => server?.close());

  it('demo rows come in, nested, with references by path', async () => {
    server = await start(shelf(demo));
    const [a, b] = await rows('shelf');
    expect([a, b]).toMatchObject([{ name: '甲', pid: 0 }, { name: '乙', pid: a.id }]);
    expect((await rows('parcel')).list).toMatchObject([{ name: '一号', shelfIds: [b.id] }]);
    expect((await server.call('GET', '/admin/platform/trial/parcel/list', { query: { name: '一号' } })).data.total).toBe(1);
  });

  it('and are nobody’s operation', async () => {
    const logged = await server.app.sql.selectFrom('operation_log').select('title').where('admin_id', '=', 0).execute();
    expect(logged).toEqual([]);
  });

  it('and only then: what was deleted stays away', async () => {
    const { id } = (await rows('parcel')).list[0];
    expect((await server.call('POST', `/admin/platform/trial/parcel/delete/${id}`)).code).toBe(200);
    await server.close();
    server = await start(shelf(demo));
    expect((await rows('parcel')).total).toBe(0);
  });

  it('shipped rows come at every start, by key, and leave what operators changed', async () => {
    await server.close();
    server = await start(shelf(demo, shipped), 0);
    const first = (await rows('shelf')).find((row: any) => row.code === 's1');
    await server.call('POST', '/admin/platform/trial/shelf/update', { body: { id: first.id, name: '改过', pid: 0, sort: 9 } });
    const second = (await rows('shelf')).find((row: any) => row.code === 's2');
    await server.call('POST', `/admin/platform/trial/shelf/delete/${second.id}`);
    await server.close();
    server = await start(shelf(demo, [{ ...shipped[0], fixed: 7 }, shipped[1]!, { code: 's3', name: '圆通', fixed: 3 }]), 0);
    expect(await rows('shelf')).toEqual(expect.arrayContaining([expect.objectContaining({ code: 's1', name: '改过', sort: 9, fixed: 1 }), expect.objectContaining({ code: 's3', name: '圆通' })]));
    expect((await rows('shelf')).some((row: any) => row.code === 's2')).toBe(false);
  });

  it('syncing them brings back what operators cannot edit, and deleted ones', async () => {
    expect((await server.call('POST', '/admin/platform/trial/shelf/sync')).data).toEqual({ done: 2 });
    expect(await rows('shelf')).toEqual(expect.arrayContaining([expect.objectContaining({ code: 's1', name: '改过', sort: 9, fixed: 7 }), expect.objectContaining({ code: 's2', name: '中通' })]));
    expect((await server.call('POST', '/admin/platform/trial/shelf/sync')).data).toEqual({ done: 0 });
  });

  it('two processes at once add them once', async () => {
    const contract = contractWith(shelf(demo, [{ code: 's9', name: '同时' }]), true);
    const rooms = [database.connect(), database.connect()];
    await Promise.all(rooms.map((room) => seedEntities(room, contract, { demo: 0 })));
    await Promise.all(rooms.map((room) => room.close()));
    expect((await rows('shelf')).filter((row: any) => row.code === 's9')).toHaveLength(1);
  });

  it('a column that became searchable finds rows from before', async () => {
    await anyTable(server.app.sql).updateTable('trial_shelf').set({ name_grams: null }).execute();
    const room = database.connect();
    await seedEntities(room, contractWith(shelf(demo), true), { demo: 0 });
    await room.close();
    expect((await server.call('GET', '/admin/platform/trial/shelf/list', { query: { name: '顺' } })).code).toBe(200);
    expect((await server.call('GET', '/admin/platform/trial/shelf/list', { query: { name: '改过' } })).data).toHaveLength(1);
  });
});

it('a name that nobody bears is a mistake in the schema, and says where, also where rows are planned', async () => {
  const other = await startTestDatabase();
  const contract = contractWith({ 'trial/parcel': { ...shelf([])['trial/parcel'], demo: [{ name: 'x', shelfIds: ['没有'] }] }, 'trial/shelf': { ...shelf([])['trial/shelf'], demo: { count: 1, rows: [{ code: 'a', name: '甲' }] } } }, true);
  await expect(startTestApp({ contract, config: { demo: 1 }, database: other })).rejects.toThrow('schemas/trial/parcel.json:1 shelfIds: no trial/shelf is called 没有');
  await other.stop();
});

it('made-up rows keep unique numbers, codes and references apart, within their scope, and are fewer where no value is left', async () => {
  const other = await startTestDatabase();
  const unique = (rest: object) => ({ type: 'integer', title: '连续天数', unique: true, ...rest });
  const contract = contractWith({
    'trial/few': { title: '少数', properties: { name: { type: 'string', title: '名称' }, days: unique({ minimum: 1, maximum: 30 }) }, required: ['days'] },
    'trial/fewer': { title: '更少', properties: { name: { type: 'string', title: '名称' }, days: unique({ minimum: 1, maximum: 7 }) }, required: ['days'] },
    'trial/scoped': {
      title: '分组', required: ['days', 'fewId'],
      properties: { fewId: { kind: 'reference', to: 'trial/few', title: '少数' }, days: { type: 'integer', title: '天数', minimum: 1, maximum: 2, unique: { scope: ['fewId'] } } },
    },
    'trial/single': { title: '唯一', required: ['fewId'], properties: { fewId: { kind: 'reference', to: 'trial/few', title: '少数', unique: true } } },
  }, true);
  const server = await startTestApp({ contract, config: { demo: 1 }, database: other });
  const rowsOf = async (key: string) => (await server.call('GET', `/admin/platform/trial/${key}/list`, { query: { limit: '99' } })).data.list as { days: number; fewId: number }[];
  const days = async (key: string) => (await rowsOf(key)).map((row) => row.days);
  expect(new Set(await days('few')).size).toBe(24);
  expect((await days('fewer')).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set((await rowsOf('scoped')).map((row) => `${row.fewId} ${row.days}`)).size).toBe((await rowsOf('scoped')).length);
  expect(new Set((await rowsOf('single')).map((row) => row.fewId)).size).toBe(24);
  await server.close();
  await other.stop();
});

it('made-up rows have names of their own, so that a name may become unique later', async () => {
  const other = await startTestDatabase();
  const note = (unique: boolean) => contractWith({ 'trial/note': { title: '便条', properties: { name: { type: 'string', title: '名称', maxLength: 6, ...(unique && { unique }) } } } }, true);
  const first = await startTestApp({ contract: note(false), config: { demo: 1 }, database: other });
  const names = (await first.call('GET', '/admin/platform/trial/note/list', { query: { limit: '99' } })).data.list.map(({ name }: { name: string }) => name);
  await first.close();
  expect([names.length, new Set(names).size]).toEqual([24, 24]);
  const second = await startTestApp({ contract: note(true), config: { demo: 1 }, database: other });
  expect(await second.call('POST', '/admin/platform/trial/note/save', { body: { name: names[0] } })).toMatchObject({ code: 400 });
  await second.close();
  await other.stop();
});

it('made-up rows of every entity pass their own rules, in bulk as one by one', async () => {
  const contract = contractWith();
  const other = await startTestDatabase();
  const room = other.connect();
  // Gone before anything is counted: its jobs add rows of their own.
  await (await startTestApp({ contract, config: { demo: 1 }, database: other })).close();
  const house = openHouse(room, contract, { demo: true, notify: async () => undefined });
  for (const resource of house.resources.values()) {
    if (resource.entity.endpoints.length === 0) continue;
    const samples = sampler(resource, house.enumerations, await referencePool(house.sql, resource, house.resources), 11);
    for (let index = 0; index < 50; index += 1) expect(samples.row(index), resource.key).toBeDefined();
    if (!multipliable(resource)) continue;
    const count = async () => (await anyTable(room.sql).selectFrom(resource.tableName).select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
    const before = Number(await count());
    await multiply(house, resource, 300, 4);
    expect(Number(await count()), resource.key).toBe(before + 300);
  }
  for (const { table, column } of secretColumns(contract)) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} <> '' and ${sql.ref(column)} not like 'sealed:%'`.execute(room.sql);
    expect(rows.length, `secrets in clear in ${table}.${column}`).toBe(0);
  }
  const brand = house.resources.get('product/brand')!;
  const stored = new Map([...brand.stored].map(([name, each]) => [name, { ...each, field: { ...each.field, ...(name === 'name' && { pattern: '^\\d{5}$', maxLength: 3 }) } }]));
  expect(() => sampler({ ...brand, stored }, house.enumerations, () => [], 11).row(0)).toThrow('schemas/product/brand.json:1: no sample for the pattern ^\\d{5}$ of name');
  await room.close();
  await other.stop();
});
