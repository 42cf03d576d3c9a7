import { describe, expect, test } from 'vitest';
import { defaultParams, readAddress, viewQuery, writeAddress } from '../../../src/console/resource/address';
import { listOf } from './models';

const list = listOf({
  filters: [['name', 'text'], ['status', 'enumeration']],
  columns: ['name', 'sort'],
  tabs: { param: 'type', default: 1, values: [1, 2] },
  pageSizes: [20, 40],
});

describe('the address of a list', () => {
  test('is empty for a list as it starts', () => {
    expect(writeAddress(list, defaultParams(list))).toBe('');
    expect(readAddress(list, '')).toEqual({ filter: { type: 1 }, sort: '', order: 'ASC', page: 1, perPage: 20 });
  });

  test.each([
    ['a text filter', { filter: { type: 1, name: '华为' } }, `?${new URLSearchParams({ name: '华为' })}`],
    ['a text that looks like a number', { filter: { type: 1, name: '12' } }, '?name=12'],
    ['a code', { filter: { type: 1, status: 0 } }, '?status=0'],
    ['another tab', { filter: { type: 2 } }, '?type=2'],
    ['an order', { sort: 'sort', order: 'DESC' as const }, '?orderBy=sort%3Adesc'],
    ['page and size', { page: 3, perPage: 40 }, '?page=3&limit=40'],
  ])('holds %s', (_, change, address) => {
    const params = { ...defaultParams(list), ...change };
    expect(writeAddress(list, params)).toBe(address);
    expect(readAddress(list, address)).toEqual(params);
  });

  test.each([
    ['?name=123', { type: 1, name: '123' }],
    ['?status=[', { type: 1 }],
    ['?name=', { type: 1 }],
    ['?type=9', { type: 1 }],
    ['?unknown=1', { type: 1 }],
  ])('of a foreign link %s gives the filter %j', (address, filter) => {
    expect(readAddress(list, address).filter).toEqual(filter);
  });

  test.each(['?page=0', '?page=x', '?page=-2', '?page=1.5', '?orderBy=other:desc', '?limit=0'])('ignores %s', (address) => {
    expect(readAddress(list, address)).toEqual(defaultParams(list));
  });

  test('a saved view keeps everything but the page', () => {
    expect(viewQuery(list, { filter: { type: 2, name: 'a' }, sort: 'name', order: 'DESC', page: 3, perPage: 40 }))
      .toEqual({ type: '2', name: 'a', orderBy: 'name:desc', limit: '40' });
  });
});
