import fc from '../property';
import { expect, test } from 'vitest';
import type { ColumnModel, FieldModel, FilterModel, FilterOperator, KindName, ListModel } from '../../src/engine/model';
import { filterOf } from '../../src/engine/query/filterValue';
import { initialState, readListQuery, sortableFields, writeAddress, writeListQuery, type ListState } from '../../src/engine/query/listQuery';
import { fieldOf } from '../fields/fieldOf';

const filter = (param: string, kind: KindName, operator: FilterOperator, more: Partial<FieldModel> = {}): FilterModel => ({
  param, title: param, field: fieldOf(kind, { name: param, ...more }), on: [param], operator, hidden: false, folded: false,
});
const column = (name: string, sortable: boolean): ColumnModel => ({
  name, title: name, minWidth: 80, align: 'left', ellipsis: false, sortable, hidden: false,
});

const list: ListModel = {
  name: 'list', title: '品牌', shape: 'page', endpoint: 'list',
  columns: [column('id', true), column('name', false)],
  filters: [
    filter('name', 'text', 'contains'),
    filter('isShow', 'switch', 'equals', { wire: '1/0' }),
    filter('status', 'enumeration', 'in', { codes: [0, 1, 2] }),
    filter('price', 'money', 'range'),
    filter('brands', 'references', 'in'),
    filter('dateLimit', 'dateLimit', 'dateLimit'),
    filter('days', 'dateRange', 'range'),
    { ...filter('starttime', 'dateRange', 'range'), through: 'endtime' },
    filter('legacy', 'text', 'none'),
  ],
  tabs: { param: 'type', default: 1, counts: true, items: [{ value: 1, title: '出售中', where: {} }, { value: 2, title: '仓库中', where: {} }] },
  pageSizes: [20, 40, 60, 80], sort: [{ field: 'sort', order: 'desc' }],
  rowActions: [], bulkActions: [], pageActions: [], exportable: true,
};

const states: fc.Arbitrary<ListState> = fc.record({
  filters: fc.record({
    name: fc.constantFrom('华为', 'a,b', '[x', '1'),
    isShow: fc.boolean(),
    status: fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 1 }),
    price: fc.constantFrom(['1.00', '2.00'], [null, '5.00'], ['3.00', null]),
    brands: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }),
    dateLimit: fc.constantFrom('lately7', ['2024-01-01', '2024-02-01']),
    days: fc.constant(['2024-01-01', '2024-02-01']),
    starttime: fc.constantFrom(['2024-01-01 10:00:00', '2024-02-01 23:59:59'], [null, '2024-02-01 00:00:00'], ['2024-01-01 00:00:00', null]),
  }, { requiredKeys: [] }) as fc.Arbitrary<Record<string, unknown>>,
  tab: fc.constantFrom(1, 2),
  sort: fc.constantFrom(list.sort, [{ field: 'id', order: 'asc' as const }], [{ field: 'id', order: 'desc' as const }, { field: 'sort', order: 'asc' as const }]),
  page: fc.integer({ min: 1, max: 1000 }),
  limit: fc.integer({ min: 1, max: 9999 }),
});

test('what is written to the wire or the address is read back the same', () => {
  fc.assert(fc.property(states, (state) => {
    for (const written of [writeListQuery(list, state), writeAddress(list, state)]) {
      expect(readListQuery(list, written)).toEqual({ state, errors: [], undeclared: [] });
      expect(readListQuery(list, Object.fromEntries(new URLSearchParams(written))).state).toEqual(state);
    }
  }));
});

test('the address of an untouched list is bare, its wire query complete', () => {
  expect(writeAddress(list, initialState(list))).toEqual({});
  expect(writeListQuery(list, initialState(list))).toEqual({ type: '1', page: '1', limit: '20' });
});

test('days of a period with two parameters are sent from their first second to their last', () => {
  const state = { ...initialState(list), filters: { starttime: ['2024-01-01', '2024-02-01'] } };
  expect(writeAddress(list, state)).toEqual({ starttime: '2024-01-01 00:00:00', endtime: '2024-02-01 23:59:59' });
  expect(writeAddress(list, { ...state, filters: { starttime: [null, '2024-02-01'] } })).toEqual({ endtime: '2024-02-01 23:59:59' });
});

test.each<[Record<string, unknown>, unknown]>([
  [{ starttime: '2024-01-01', endtime: '' }, ['2024-01-01 00:00:00', null]],
  [{ endtime: '2024/1/9' }, [null, '2024-01-09 23:59:59']],
  [{ starttime: '', endtime: '' }, undefined],
])('the period %j is read as %j', (query, expected) => {
  expect(readListQuery(list, query).state.filters.starttime).toEqual(expected);
});

test('an unpaged list sends neither page nor limit', () => {
  expect(writeListQuery({ ...list, shape: 'array' }, initialState(list))).toEqual({ type: '1' });
});

test.each<[Record<string, unknown>, string, string]>([
  [{ limit: '0' }, 'limit', '每页条数必须是不小于1的整数'],
  [{ limit: '10000' }, 'limit', '每页条数不能超过9999'],
  [{ limit: ['1', '2'] }, 'limit', '每页条数必须是不小于1的整数'],
  [{ page: '-1' }, 'page', '页码必须是不小于1的整数'],
  [{ page: '1.5' }, 'page', '页码必须是不小于1的整数'],
  [{ orderBy: 'name:asc' }, 'orderBy', '不能按name排序'],
  [{ orderBy: 'id:up' }, 'orderBy', '不能按id排序'],
  [{ orderBy: 'id;drop table x' }, 'orderBy', '不能按id;drop table x排序'],
  [{ type: '3' }, 'type', '不存在的列表分类'],
  [{ status: '0,7' }, 'status', 'status不在可选范围内'],
  [{ price: '1' }, 'price', 'price格式不正确'],
  [{ price: 'a,b' }, 'price', 'price格式不正确'],
  [{ starttime: '2024-02-01', endtime: '2024-01-01' }, 'starttime', '开始时间不能大于结束时间'],
  [{ endtime: 'tomorrow' }, 'starttime', 'starttime格式不正确'],
  [{ dateLimit: '2024-02-01,2024-01-01' }, 'dateLimit', '开始时间不能大于结束时间'],
  [{ name: 'a\0' }, 'name', 'name格式不正确'],
  [{ name: ['a', 'b'] }, 'name', 'name格式不正确'],
])('%j is refused at %s', (query, field, message) => {
  const { errors, state } = readListQuery(list, query);
  expect(errors).toEqual([{ field, message }]);
  expect(state).toEqual(initialState(list));
});

test('undeclared parameters are named, except those that may come with any call', () => {
  expect(readListQuery(list, { foo: '1', temp: '1', token: 'x', legacy: 'y', name: '' })).toEqual({
    state: initialState(list), errors: [], undeclared: ['foo'],
  });
});

test('a filter that decides what another compares stays in the address', () => {
  const searched = { ...filter('content', 'text', 'contains'), by: { param: 'legacy', on: { y: ['name'] } } };
  const paired = { ...list, filters: [...list.filters, searched] };
  expect(readListQuery(paired, { legacy: 'y', content: '13' }).state.filters).toEqual({ legacy: 'y', content: '13' });
});

test('nothing that a query can hold makes reading fail', () => {
  const keys = fc.constantFrom(...list.filters.map(({ param }) => param), 'endtime', 'page', 'limit', 'orderBy', 'type', '__proto__');
  const raws = fc.oneof(fc.string(), fc.array(fc.string()), fc.jsonValue());
  fc.assert(fc.property(fc.dictionary(keys, raws), (query) => {
    expect(readListQuery(list, query).state.limit).toBeGreaterThan(0);
  }), { numRuns: 1000, examples: ['type', 'orderBy', 'status'].map((key): [Record<string, fc.JsonValue>] => [{ [key]: { toString: 0 } }]) });
});

test('sorting is open to sortable columns and to the fields of the list\'s own order', () => {
  expect(sortableFields(list)).toEqual(['id', 'sort']);
});

test('a parameter leads to its filter', () => {
  expect(filterOf(list, 'price')?.operator).toBe('range');
  expect(filterOf(list, 'nothing')).toBeUndefined();
});

test('what filters begin with is set until it is taken off, and only what differs stands in the address', () => {
  const begun: ListModel = { ...list, begins: { isShow: '1', dateLimit: 'today' } };
  const start = initialState(begun);
  expect(start.filters).toEqual({ isShow: true, dateLimit: 'today' });
  expect(writeAddress(begun, start)).toEqual({});
  expect(writeListQuery(begun, start)).toMatchObject({ isShow: '1', dateLimit: 'today' });
  const off = { ...start, filters: { dateLimit: 'lately7' } };
  expect(writeAddress(begun, off)).toEqual({ dateLimit: 'lately7', isShow: '' });
  expect(readListQuery(begun, writeAddress(begun, off)).state).toEqual(off);
  fc.assert(fc.property(states, (state) => {
    expect(readListQuery(begun, writeAddress(begun, state)).state).toEqual(state);
  }));
});
