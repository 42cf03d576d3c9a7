// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { allResources } from '../../resources';
import type { ListModel } from '../../../src/engine/model';
import { endSession } from '../../../src/console/data/session/session';
import { addressOfQuery, defaultParams, readAddress, viewQuery, writeAddress } from '../../../src/console/resource/address';
import { fieldOf } from '../../fields/fieldOf';
import { filterOf, listOf } from './models';

const list = listOf({
  filters: [['name', 'text'], ['status', 'enumeration']],
  columns: ['name', 'sort'],
  tabs: { param: 'type', default: 1, values: [1, 2] },
  pageSizes: [20, 40],
});

describe('the address of a list', () => {
  test('is empty for a list as it starts', () => {
    expect(writeAddress(list, [], defaultParams(list))).toBe('');
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
    expect(writeAddress(list, [], params)).toBe(address);
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

  test('holds a tab of all that is not the first', () => {
    const all = listOf({ columns: ['name'], tabs: { param: 'type', default: 1, values: [1, ''] } });
    const params = { ...defaultParams(all), filter: { type: '' } };
    expect(writeAddress(all, [], params)).toBe('?type=');
    expect(writeAddress(all, [], { ...params, filter: {} })).toBe('?type=');
    expect(readAddress(all, '?type=')).toEqual(params);
    expect(readAddress(list, '?type=').filter).toEqual({ type: 1 });
  });

  test('a saved view keeps everything but the page', () => {
    expect(viewQuery(list, { filter: { type: 2, name: 'a' }, sort: 'name', order: 'DESC', page: 3, perPage: 40 }))
      .toEqual({ type: '2', name: 'a', orderBy: 'name:desc', limit: '40' });
  });
});

describe('what stands in no address', () => {
  const fields = [fieldOf('text', { name: 'name', title: '姓名' }), fieldOf('phone', { name: 'phone', title: '电话' }), fieldOf('text', { name: 'card', title: '卡号', masked: true })];
  const people = listOf({
    filters: [
      filterOf('name', 'text'), filterOf('card', 'text'),
      filterOf('content', 'text', { on: ['name', 'phone'], by: { param: 'by', on: { name: ['name'], phone: ['phone'] } } }), filterOf('by', 'text', { operator: 'none' }),
    ],
  });
  const addressWith = (filter: Record<string, unknown>) => writeAddress(people, fields, { ...defaultParams(people), filter });
  const word = expect.stringMatching(/^~[0-9a-f]{12}$/);
  const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address));

  test.each([
    ['a telephone number, whatever is searched', { name: '13800138000' }, { name: word }],
    ['one with its country', { name: '+86 138-0013-8000' }, { name: word }],
    ['one within other words', { name: '张三 １３８００１３８０００' }, { name: word }],
    ['a part of one, where it is compared', { content: '1380' }, { content: word }],
    ['a part of one, where it is compared by choice', { content: '1380', by: 'phone' }, { content: word, by: 'phone' }],
    ['a masked field', { card: 'A' }, { card: word }],
    ['what looks like a word itself', { name: '~0123456789ab' }, { name: word }],
  ])('%s: this window keeps it', (_, filter, query) => {
    const address = addressWith(filter);
    expect(queryOf(address)).toEqual(query);
    expect(addressWith(filter)).toBe(address);
    expect(readAddress(people, address).filter).toEqual(filter);
  });

  test.each([[{ name: '张三' }], [{ content: '张三' }], [{ content: '1380', by: 'name' }], [{ name: '202603010800123456' }], [{ name: '23800138000' }]])('%j is no such thing', (filter) => {
    expect(queryOf(addressWith(filter))).toEqual(filter);
  });

  test('means nothing after signing out, nor elsewhere', () => {
    const address = addressWith({ name: '13800138000', by: 'name' });
    endSession();
    expect(readAddress(people, address).filter).toEqual({ by: 'name' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('comes back after the page was loaded anew', async () => {
    const address = addressWith({ name: '13800138000' });
    vi.resetModules();
    const fresh = await import('../../../src/console/resource/address');
    expect(fresh.readAddress(people, address).filter).toEqual({ name: '13800138000' });
  });

  test('a saved view leads to an address without it too', () => {
    expect(queryOf(addressOfQuery(people, fields, { name: '13800138000', by: 'name' }))).toEqual({ name: word, by: 'name' });
  });

  test('no list of the product writes a telephone number into its address, by whichever filter', async () => {
    const found: string[] = [];
    let asked = 0;
    for (const { key, list: own, views, fields: known } of await allResources()) {
      for (const each of [own, ...views].filter((view): view is ListModel => view !== undefined)) {
        for (const { param, by, field } of each.filters.filter((filter) => filter.field.enumeration === undefined)) {
          for (const choice of [undefined, ...Object.keys(by?.on ?? {})]) {
            asked += 1;
            const filter = { [param]: '13800138000', ...(by && choice !== undefined ? { [by.param]: choice } : {}) };
            const address = writeAddress(each, known, { ...defaultParams(each), filter });
            // A word is made by chance, and may hold these figures.
            if (address.replaceAll(/=%7E[0-9a-f]{12}(?=&|$)/g, '').includes('138')) found.push(`${key} ${each.name} ${param} ${field.kind}`);
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
