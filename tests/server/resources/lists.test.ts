/** Lists over HTTP: what they find, in which order, and what that costs. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/engine/model';
import { holds } from '../../../src/engine/rules/holds';
import type { Present } from '../../../src/engine/rules/present';
import { wallTime } from '../../../src/engine/time/wallTime';
import { conditionSql } from '../../../src/server/resources/condition';
import { queryCosts } from '../../../src/server/resources/guard';
import { openHouse } from '../../../src/server/resources/house';
import { decodeRow } from '../../../src/server/resources/resource';
import type { House } from '../../../src/server/resources/types';
import { multiply } from '../../../src/server/seed/multiply';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/book': {
    title: '书',
    properties: {
      name: { type: 'string', title: '书名', maxLength: 60, unique: true, column: { sortable: true }, filter: { operator: 'contains' } },
      blurb: { kind: 'textarea', title: '简介', maxLength: 24 },
      price: { kind: 'money', title: '价格', minimum: 0, maximum: 9999, column: { sortable: true }, filter: { operator: 'range' } },
      sold: { type: 'integer', title: '销量', minimum: 0, maximum: 9999, column: { sortable: true }, filter: { operator: 'in' } },
      open: { kind: 'switch', title: '上架', column: {}, filter: {} },
      tags: { kind: 'tags', title: '标签', column: {}, filter: { operator: 'in' } },
      labelId: { kind: 'reference', to: 'user/label', title: '会员标签', column: {}, filter: {} },
      createTime: { kind: 'datetime', title: '创建时间', readOnly: true, column: { sortable: true }, filter: { param: 'dateLimit', kind: 'dateLimit', operator: 'dateLimit' } },
    },
    resource: {
      api: { list: { call: 'GET list', fields: ['id', 'name', 'price', 'sold', 'open', 'createTime'] }, counts: 'GET tabs/headers', reads: { open: { call: 'GET open/list', shape: 'array', fields: ['id', 'name'], where: { open: true } } } },
      list: {
        sort: ['-sold', '-id'],
        filters: ['name', 'price', 'sold', 'open', 'tags', 'labelId', 'createTime', { param: 'keywords', title: '关键字', kind: 'text', on: ['name', 'blurb'], operator: 'contains' }, { param: 'legacy', title: '旧参数', kind: 'text', operator: 'none', hidden: true }],
        tabs: { param: 'type', default: 1, counts: true, items: [{ value: 1, title: '上架', where: { open: true } }, { value: 2, title: '下架', where: { open: false } }] },
      },
    },
  },
  'trial/season': {
    title: '展季',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 60, column: {} },
      firstDay: { kind: 'date', title: '首日' }, lastDay: { kind: 'date', title: '末日' },
      startTime: { kind: 'datetime', title: '开始' }, endTime: { kind: 'datetime', title: '结束' },
      prices: { kind: 'childTable', title: '票价', items: {
        properties: { free: { kind: 'switch', title: '免费', default: false }, low: { kind: 'money', title: '最低价', when: { free: false } }, high: { kind: 'money', title: '最高价', when: { free: false } } },
        required: ['low'], rules: [{ field: 'high', atLeast: 'low' }],
      } },
      questions: { kind: 'childTable', title: '报名信息', maxItems: 4, first: [{ label: '姓名' }, { label: '手机号' }], items: {
        properties: { label: { type: 'string', title: '名称', maxLength: 10 }, hint: { type: 'string', title: '提示', maxLength: 10, default: '请填写' } },
        required: ['label'],
      } },
    },
    resource: { api: { counts: 'GET season/status/num' }, list: { sort: ['id'], tabs: { param: 'tab', counts: 'status', items: [{ value: 'over', title: '已定', where: { lastDay: { empty: false } } }, { value: 0, title: '未定', where: { lastDay: { empty: true } } }] }, filters: [
      { param: 'day', title: '展日', on: ['firstDay', 'lastDay'], operator: 'covers' }, { param: 'date', title: '日期', on: ['startTime', 'endTime'], operator: 'covers' },
    ] } },
  },
});
const base = '/admin/platform/trial/book';
const season = '/admin/platform/trial/season';
const rows = [
  { name: '三体', blurb: '地球往事三部曲', price: '23.00', sold: 5, open: true, tags: ['科幻', '小说'] },
  { name: '三体II：黑暗森林', blurb: '面壁者', price: '32.00', sold: 5, open: true, tags: ['科幻'] },
  { name: '活着', blurb: '余华', price: '20.00', sold: 9, open: false, tags: ['小说'] },
  { name: '100% 纯手工_面包', blurb: '烘焙', price: '45.50', sold: 1, open: true, tags: [] },
  { name: 'SQL 必知必会 𠮷', blurb: 'A small book about sql', price: '39.90', sold: 0, open: false, tags: ['技术'] },
];

let server: TestApp;
let room: SqlRoom;
let house: House;
beforeAll(async () => {
  server = await startTestApp({ contract });
  room = server.database.connect();
  house = openHouse(room, contract, { demo: false, notify: async () => undefined });
  for (const body of rows) expect((await server.call('POST', `${base}/save`, { body })).code).toBe(200);
});
afterAll(async () => {
  await room?.close();
  await server?.close();
});

const list = (query: Record<string, string> = {}, path = 'list') => server.call('GET', `${base}/${path}`, { query });
const names = async (query: Record<string, string>) => {
  const answer = await list(query);
  return answer.code === 200 ? answer.data.list.map((row: { name: string }) => row.name) : answer.message;
};

describe('a filter finds', () => {
  it.each<[Record<string, string>, number[]]>([
    [{}, [2, 1, 0, 3, 4]],
    [{ name: '三' }, [1, 0]], [{ name: '三体' }, [1, 0]], [{ name: '三体II' }, [1]], [{ name: '体三' }, []], [{ name: '黑暗森林' }, [1]],
    [{ name: '100%' }, [3]], [{ name: '%' }, [3]], [{ name: '_' }, [3]], [{ name: '\\' }, []], [{ name: 'sql' }, [4]], [{ name: '𠮷' }, [4]], [{ name: ' 活着 ' }, [2]],
    [{ keywords: '余华' }, [2]], [{ keywords: '三' }, [1, 0]], [{ keywords: '面' }, [1, 3]],
    [{ price: '20,32' }, [2, 1, 0]], [{ price: '39.9,' }, [3, 4]], [{ price: ',20' }, [2]],
    [{ sold: '5,9' }, [2, 1, 0]], [{ sold: '7' }, []],
    [{ open: '0' }, [2, 4]], [{ open: 'true' }, [1, 0, 3]],
    [{ tags: '科幻' }, [1, 0]], [{ tags: '技术,小说' }, [2, 0, 4]],
    [{ type: '2' }, [2, 4]], [{ type: '1', name: '三体' }, [1, 0]],
    [{ dateLimit: 'today' }, [2, 1, 0, 3, 4]], [{ dateLimit: 'yesterday' }, []], [{ dateLimit: '2020-01-01,2020-12-31' }, []],
    [{ legacy: 'anything' }, [2, 1, 0, 3, 4]],
  ])('%j', async (query, expected) => expect(await names(query)).toEqual(expected.map((at) => rows[at]!.name)));

  it.each<[Record<string, string>, string]>([
    [{ price: 'x' }, '价格格式不正确'], [{ open: '2' }, '上架格式不正确'], [{ dateLimit: '2020-13-01,x' }, '创建时间格式不正确'],
    [{ dateLimit: '2020-12-31,2020-01-01' }, '开始时间不能大于结束时间'], [{ labelId: '99999999999999999999' }, '会员标签必须是整数'], [{ page: '0' }, '页码必须是不小于1的整数'], [{ limit: '10000' }, '每页条数不能超过9999'],
    [{ orderBy: 'blurb:asc' }, '不能按简介排序'],
  ])('nothing but a message for %j', async (query, message) => expect(await list(query)).toMatchObject({ code: 400, message }));
});

describe('a day within two ends', () => {
  const seasons = [
    { name: '三月', firstDay: '2026-03-01', lastDay: '2026-03-31', startTime: '2026-03-01 12:00:00', endTime: '2026-03-31 00:00:00' },
    { name: '一日', firstDay: '2026-03-31', lastDay: '2026-03-31', startTime: '2026-03-31 23:59:59', endTime: '2026-03-31 23:59:59' },
    { name: '始于四月', firstDay: '2026-04-01', lastDay: null, startTime: '2026-04-01 00:00:00', endTime: null },
    { name: '至二月', firstDay: null, lastDay: '2026-02-28', startTime: null, endTime: '2026-02-28 18:00:00' },
    { name: '总在', firstDay: null, lastDay: null, startTime: null, endTime: null },
  ];
  beforeAll(async () => {
    for (const body of seasons) expect(await server.call('POST', `${season}/save`, { body })).toMatchObject({ code: 200 });
  });
  const found = async (query: Record<string, string>) => ((await server.call('GET', `${season}/list`, { query })).data.list as { name: string }[]).map(({ name }) => name);

  it.each<[string, string[]]>([
    ['2026-03-01', ['三月', '总在']], ['2026-03-31', ['三月', '一日', '总在']], ['2026-04-01', ['始于四月', '总在']], ['2026-02-28', ['至二月', '总在']],
    ['1999-01-01', ['至二月', '总在']], ['2999-12-31', ['始于四月', '总在']], ['', ['三月', '一日', '始于四月', '至二月', '总在']],
  ])('%s is found in dates and in times alike', async (day, expected) => {
    expect(await found({ day })).toEqual(expected);
    expect(await found({ date: day })).toEqual(expected);
  });

  it('is counted too, under the key that the tabs name', async () => {
    const counts = (query: Record<string, string>) => server.call('GET', `${season}/season/status/num`, { query });
    expect((await counts({})).data).toEqual([{ status: 'over', count: 3 }, { status: 0, count: 2 }]);
    expect((await counts({ day: '2026-03-31' })).data).toEqual([{ status: 'over', count: 2 }, { status: 0, count: 1 }]);
  });

  it.each(['2026-02-30', 'x', '2026-03-01,2026-03-02'])('%s is no day', async (day) => {
    expect(await server.call('GET', `${season}/list`, { query: { day } })).toMatchObject({ code: 400, message: '展日格式不正确' });
  });
});

describe('rows of a child table', () => {
  const add = (...prices: object[]) => server.call('POST', `${season}/save`, { body: { name: '票', prices } });

  it.each<[string, object[], Record<string, string>]>([
    ['break a rule between two columns', [{ free: false, low: '1.00', high: '2.00' }, { free: false, low: '3.00', high: '2.00' }], { 'prices.1.high': '最高价不能小于最低价' }],
    ['lack what their condition asks for', [{ free: false }], { 'prices.0.low': '请输入最低价' }],
  ])('that %s are refused at row and column', async (_name, prices, told) => {
    const answer = await add(...prices);
    expect(answer.code).toBe(400);
    expect(Object.fromEntries((answer.data.errors as { field: string; message: string }[]).map(({ field, message }) => [field, message]))).toEqual(told);
  });

  it('keep nothing that their condition hides, and are not compared there', async () => {
    const answer = await add({ free: true, low: '3.00', high: '2.00' }, { free: false, low: '1.00' });
    expect(answer).toMatchObject({ code: 200, data: { prices: [{ free: true, low: null, high: null }, { free: false, low: '1.00' }] } });
  });
});

describe('rows that stand first', () => {
  const name = { label: '姓名', hint: '请填写' };
  const phone = { label: '手机号', hint: '' };
  const add = (questions: object[]) => server.call('POST', `${season}/save`, { body: { name: '题', prices: [], questions } });

  it('are there where a caller says nothing of them', async () => {
    expect(await server.call('POST', `${season}/save`, { body: { name: '无题', prices: [] } })).toMatchObject({ code: 200, data: { questions: [name, { ...phone, hint: '请填写' }] } });
  });

  it('keep what else was entered in them', async () => {
    expect(await add([name, phone, { label: '年龄', hint: '' }])).toMatchObject({ code: 200, data: { questions: [name, phone, { label: '年龄' }] } });
  });

  it.each<[string, object[], Record<string, string>]>([
    ['changed', [name, { ...phone, label: '电话' }], { 'questions.1.label': '名称是固定的，不能修改' }],
    ['moved', [phone, name], { 'questions.0.label': '名称是固定的，不能修改', 'questions.1.label': '名称是固定的，不能修改' }],
    ['deleted', [name], { questions: '报名信息应为2到4项' }],
    ['all deleted', [], { questions: '请输入报名信息' }],
  ])('are not %s by any caller', async (_name, questions, told) => {
    const answer = await add(questions);
    expect(answer.code).toBe(400);
    expect(Object.fromEntries((answer.data.errors as { field: string; message: string }[]).map(({ field, message }) => [field, message]))).toEqual(told);
  });
});

describe('an order', () => {
  it.each<[string, number[]]>([
    ['price:asc', [2, 0, 1, 4, 3]], ['price:desc', [3, 4, 1, 0, 2]], ['id:asc', [0, 1, 2, 3, 4]], ['sold:asc', [4, 3, 0, 1, 2]],
  ])('by %s', async (orderBy, expected) => expect(await names({ orderBy })).toEqual(expected.map((at) => rows[at]!.name)));
});

describe('an answer', () => {
  it('is a page of the declared fields', async () => {
    expect((await list({ page: '2', limit: '2' })).data).toEqual({
      page: 2, limit: 2, total: 5, totalExact: true, totalPage: 3,
      list: [
        { id: 1, name: '三体', price: '23.00', sold: 5, open: true, createTime: expect.any(String), recordVersion: 1 },
        { id: 4, name: rows[3]!.name, price: '45.50', sold: 1, open: true, createTime: expect.any(String), recordVersion: 1 },
      ],
    });
  });

  it.each<[Record<string, string>, number]>([
    [{}, 5], [{ name: '三体' }, 2], [{ name: '没有' }, 0], [{ keywords: '地球' }, 1],
  ])('beyond the last of %j has no rows and tells all %i', async (query, total) => {
    expect((await list({ ...query, page: '7', limit: '10' })).data).toMatchObject({ list: [], total, totalExact: true, page: 7 });
  });

  it('of a read is bare and keeps to its own rows', async () => {
    expect((await list({ orderBy: 'id:asc' }, 'open/list')).data).toEqual([1, 2, 4].map((id) => ({ id, name: rows[id - 1]!.name, recordVersion: 1 })));
  });

  it('of tab counts follows the filters, not the tab', async () => {
    expect((await list({ name: '三', type: '2' }, 'tabs/headers')).data).toEqual([{ type: 1, count: 2 }, { type: 2, count: 0 }]);
  });

  it('names undeclared keys, and passes temp and token', async () => {
    const answer = await server.send('GET', `${base}/list`, { query: { temp: '1', token: 'x', colour: 'red' } });
    expect(answer.headers['x-ignored-keys']).toBe('colour');
    expect(answer.json().data.total).toBe(5);
  });
});

it('meets a condition in SQL exactly where it holds in memory', async () => {
  const book = house.resources.get('trial/book')!;
  const number = fc.constantFrom(0, 1, 5, 9);
  const scalar = fc.oneof(number, fc.constant('$me' as const));
  const asked = fc.constantFrom<Present>({ now: wallTime() }, { me: { id: 5, name: '张三' }, now: wallTime() });
  const leaf: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ sold: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.record({ not: scalar }), fc.record({ from: number, to: number })) }),
    fc.record({ open: fc.oneof(fc.boolean(), fc.record({ not: fc.boolean() })) }),
    fc.record({ name: fc.oneof(fc.constantFrom('三体', '活着', ''), fc.record({ empty: fc.boolean() })) }),
    fc.record({ labelId: fc.constantFrom<null | number>(null, 3) }),
  );
  const condition: fc.Arbitrary<Condition> = fc.oneof(leaf, fc.record({ any: fc.array(leaf, { minLength: 1, maxLength: 3 }) }), fc.tuple(leaf, leaf).map(([left, right]) => ({ ...left, ...right })));
  const all = (await sql<Record<string, unknown>>`select * from trial_book order by id`.execute(room.sql)).rows.map((row) => decodeRow(book, row));
  await fc.assert(fc.asyncProperty(condition, asked, async (given, present) => {
    const found = await sql<{ id: number }>`select t.id from trial_book t where ${conditionSql(book, given, present)} order by t.id`.execute(room.sql);
    expect(found.rows.map((row) => row.id)).toEqual(all.filter((row) => holds(given, row, present)).map((row) => row.id));
  }), { numRuns: 200 });
});

describe('on very many rows', () => {
  beforeAll(async () => {
    await multiply(house, house.resources.get('user/label')!, 200, 3);
    await multiply(house, house.resources.get('trial/book')!, 100_100, 7);
  });

  it('totals are exact up to 100,000', async () => {
    expect((await list({ limit: '1' })).data).toMatchObject({ total: 100_000, totalExact: false });
    expect((await list({ limit: '1', type: '2' })).data).toMatchObject({ totalExact: true });
  });

  it('tab counts are exact however many there are', async () => {
    const counts = (await list({}, 'tabs/headers')).data as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(100_105);
  });

  it('deep pages hold the rows that the shallow walk holds', async () => {
    const long = (await list({ limit: '1300' })).data.list.map((row: { id: number }) => row.id);
    const deep = (await list({ limit: '100', page: '13' })).data.list.map((row: { id: number }) => row.id);
    expect(deep).toEqual(long.slice(1200));
  });

  it('made-up rows are found like those of people', async () => {
    const { name } = (await list({ orderBy: 'id:desc', limit: '1' })).data.list[0];
    expect((await list({ name: name.slice(-4), orderBy: 'id:desc', limit: '1' })).data.list[0].name).toBe(name);
  });

  it('no filter, tab or order reads the whole table', async () => {
    const costs = await queryCosts(house, house.resources.get('trial/book')!);
    expect(costs.filter(({ scanned }) => scanned.length > 0)).toEqual([]);
  });

  it('a column without an index is noticed', async () => {
    await sql`drop index ${sql.id(contract.entities.find(({ key }) => key === 'trial/book')!.table.indexes.find(({ columns }) => columns[0] === 'price')!.name)}`.execute(room.sql);
    const costs = await queryCosts(house, house.resources.get('trial/book')!);
    expect(costs.filter(({ scanned }) => scanned.length > 0).map(({ query }) => Object.keys(query)[0])).toContain('orderBy');
  });
});
