// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../../src/console/data/records/dataProvider';
import type { ApiError } from '../../../src/console/data/transport/errors';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from './backend';
import { novel } from './shelf';

vi.mock('../../../generated/resources', async () => (await import('./shelf')).generated);

const backend = fakeBackend();
const all = { history: true, recycle: true, batch: true, export: true, reorder: true, views: true, changes: true, one: true, many: true, recordVersion: true, orderBy: true };
/** What the backend can do beyond the published interface. */
const able = (capabilities: Partial<typeof all>) => backend.answer('get', '/console/capabilities', capabilities);
const last = () => backend.seen.at(-1)!;
const failure = (promise: Promise<unknown>): Promise<ApiError> => promise.then(() => expect.unreachable(), (error: ApiError) => error);
const page = (list: object[], total = list.length) => ({ list, total, page: 1, limit: 20, totalPage: 1 });
const reading = { pagination: { page: 2, perPage: 40 }, sort: { field: 'sort', order: 'DESC' as const }, filter: {} };

beforeEach(() => able(all));

describe('getList', () => {
  it('asks with page and limit, filters on their wires, trimmed, and leaves the declared order to the server', async () => {
    backend.answer('get', '/shelf/book/list', page([]));
    await dataProvider.getList('shelf/book', { ...reading, filter: { name: ' 红 ', isShow: false, type: 2, unknown: 'x', empty: '' } });
    const { temp: _temp, ...query } = last().query;
    expect(query).toEqual({ page: '2', limit: '40', name: '红', isShow: '0', type: '2' });
  });

  it('decodes rows and keeps what is not declared', async () => {
    backend.answer('get', '/shelf/book/list', page([{ id: 1, name: '甲', rooms: '3,4', price: '5', isShow: 1, recordVersion: 2 }], 51));
    expect(await dataProvider.getList('shelf/book', reading)).toEqual({
      data: [{ id: 1, name: '甲', rooms: [3, 4], price: '5.00', isShow: true, recordVersion: 2 }], total: 51, meta: { totalExact: true },
    });
  });

  it.each([[true, 'name:asc'], [false, undefined]])('asks for another order only where the backend can (%s)', async (orderBy, expected) => {
    able({ ...all, orderBy });
    backend.answer('get', '/shelf/book/list', page([]));
    await dataProvider.getList('shelf/book', { ...reading, sort: { field: 'name', order: 'ASC' } });
    expect(last().query.orderBy).toBe(expected);
  });

  it('answers a page beyond the last with the last', async () => {
    backend.answer('get', '/shelf/book/list', page([], 35));
    expect((await dataProvider.getList('shelf/book', { ...reading, pagination: { page: 3, perPage: 20 } })).total).toBe(35);
    expect(backend.seen.slice(-2).map(({ query }) => query.page)).toEqual(['3', '2']);
  });

  it('takes unpaged and nested answers whole', async () => {
    backend.answer('get', '/shelf/room/tree', [{ id: 1, name: '东', isShow: 0, childList: [{ id: 2, name: '一', isShow: 1 }] }]);
    const { data, total } = await dataProvider.getList('shelf/room', { ...reading, meta: { read: 'read.tree' } });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ id: 1, isShow: false, childList: [{ id: 2, isShow: true }] });
    expect(last().query).not.toHaveProperty('page');
  });
});

describe('a facet', () => {
  it('reads what its entity holds of it, whatever is asked besides', async () => {
    backend.answer('get', '/shelf/book/list', page([]));
    await dataProvider.getList('shelf/novel', { ...reading, filter: { name: '红', type: 1 } });
    expect(last().query).toMatchObject({ name: '红', type: '2', status: '-1' });
  });

  it('writes its entity: new records are of its kind, changed ones keep what it does not show', async () => {
    backend.answer('post', '/shelf/book/save', null);
    await dataProvider.create('shelf/novel', { data: { name: '甲', price: '1.00' } });
    backend.answer('post', '/shelf/book/update', null);
    await dataProvider.update('shelf/novel', { id: 5, data: { name: '新' }, previousData: { id: 5, name: '旧', price: '1.00', recordVersion: 3 } });
    expect(backend.seen.slice(-2).map(({ body }) => body)).toEqual([{ name: '甲', price: '1.00' }, { id: 5, name: '新', price: '1.00' }]);
  });

  it.each<[string, () => Promise<unknown>, 'get' | 'post', string]>([
    ['history', () => dataProvider.history('shelf/novel', { id: 1 }), 'get', '/console/resources/shelf/book/history/1'],
    ['restoring', () => dataProvider.restore('shelf/novel', { ids: [1] }), 'post', '/console/resources/shelf/book/restore'],
    ['records by id', () => dataProvider.getMany('shelf/novel', { ids: [1] }), 'get', '/console/resources/shelf/book/many'],
  ])('asks for %s of its entity', async (_what, run, verb, path) => {
    backend.answer(verb, path, []);
    await run();
    expect(last().path).toBe(`/api${path}`);
  });
});

describe('a record of a table that facets share', () => {
  it.each(['shelf/novel', 'shelf/essay'])('is read as %s only where it is one', async (key) => {
    backend.answer('get', '/console/resources/shelf/book/one/7', { id: 7, type: 1 });
    backend.answer('get', '/console/resources/shelf/essay/one/7', { id: 7, type: 1 });
    expect(await failure(dataProvider.getOne(key, { id: 7 }))).toMatchObject({ code: novel.missing.code, message: novel.missing.message });
  });
});

describe('a write that is published by GET', () => {
  it.each([[{ ...all, postedWrites: true }, 'POST', {}, { id: 3 }], [all, 'GET', { id: '3' }, undefined]])('with %j goes by %s', async (capabilities, method, query, body) => {
    able(capabilities);
    for (const verb of ['get', 'post'] as const) backend.answer(verb, '/shelf/book/close', null);
    await dataProvider.action('shelf/book', { name: 'close', ids: [3] });
    const { temp: _temp, ...sent } = last().query;
    expect([last().method, sent, last().body]).toEqual([method, query, body]);
  });
});

describe('getOne', () => {
  it('reads references from a tree with ticks where no ids are answered', async () => {
    able({});
    backend.answer('get', '/shelf/book/list', page([{ id: 7, name: '甲', roomList: [{ id: 1, checked: true, childList: [{ id: 2, checked: false }, { id: 4, checked: true }] }] }]));
    expect((await dataProvider.getOne('shelf/book', { id: 7 })).data).toMatchObject({ rooms: [1, 4] });
  });


  it('uses the declared read', async () => {
    backend.answer('get', '/shelf/room/info/7', { id: 7, name: '东' });
    expect(await dataProvider.getOne('shelf/room', { id: 7 })).toEqual({ data: { id: 7, name: '东' } });
  });

  it('else the console extension', async () => {
    backend.answer('get', '/console/resources/shelf/book/one/7', { id: 7, rooms: '1' });
    expect((await dataProvider.getOne('shelf/book', { id: 7 })).data).toEqual({ id: 7, rooms: [1] });
  });

  it('else the row out of the list, and the words of the entity when there is none', async () => {
    able({});
    backend.answer('get', '/shelf/book/list', page([{ id: 7, name: '甲' }]));
    expect((await dataProvider.getOne('shelf/book', { id: 7 })).data).toEqual({ id: 7, name: '甲' });
    expect(await failure(dataProvider.getOne('shelf/book', { id: 8 }))).toMatchObject({ code: 404, message: '书不存在' });
  });
});

describe('getMany', () => {
  it('asks for all ids at once where the backend can', async () => {
    backend.answer('get', '/console/resources/shelf/book/many', [{ id: 2 }, { id: 1 }]);
    await dataProvider.getMany('shelf/book', { ids: [2, 1] });
    expect(last().query.ids).toBe('2,1');
  });

  it('else one by one, leaving out what is gone', async () => {
    able({});
    backend.answer('get', '/shelf/room/info/1', { id: 1 });
    backend.answer('get', '/shelf/room/info/2', () => envelope(null, 404, '没有'));
    expect((await dataProvider.getMany('shelf/room', { ids: [1, 2] })).data).toEqual([{ id: 1 }]);
  });
});

describe('create', () => {
  it('sends the declared fields on their wires, and no empty secret', async () => {
    backend.answer('post', '/shelf/book/save', { id: 9, name: '甲' });
    const { data } = await dataProvider.create('shelf/book', { data: { name: '甲', rooms: [1, 2], price: '3.50', secret: '', isShow: true, junk: 1 } });
    expect(last().body).toEqual({ name: '甲', rooms: '1,2', price: '3.50' });
    expect(data).toMatchObject({ id: 9, name: '甲' });
  });

  it.each([[null, ''], ['操作成功', ''], [12, 12]])('understands an answer of %s', async (answer, id) => {
    backend.answer('post', '/shelf/book/save', answer);
    expect((await dataProvider.create('shelf/book', { data: { name: '甲' } })).data).toEqual({ id, name: '甲' });
  });
});

describe('update', () => {
  const seen = { id: 5, name: '旧', price: '1.00', rooms: [1], recordVersion: 3 };

  it('sends the version that was seen', async () => {
    backend.answer('post', '/shelf/book/update', { id: 5, name: '新', recordVersion: 4 });
    const { data } = await dataProvider.update('shelf/book', { id: 5, data: { ...seen, name: '新' }, previousData: seen });
    expect(last().headers.get('x-record-version')).toBe('3');
    expect(last().body).toEqual({ id: 5, name: '新', price: '1.00', rooms: '1' });
    expect(data).toMatchObject({ name: '新', recordVersion: 4 });
  });

  it('spends the version even when the answer brings no new one', async () => {
    backend.answer('post', '/shelf/book/update', null);
    const { data } = await dataProvider.update('shelf/book', { id: 5, data: { name: '新' }, previousData: seen });
    expect(data).toEqual({ id: 5, name: '新', price: '1.00', rooms: [1] });
  });

  it('hands a conflict on decoded', async () => {
    backend.answer('post', '/shelf/book/update', () =>
      envelope({ current: { id: 5, rooms: '2,3' }, changed: ['rooms'], account: 'li', realName: '李', at: '' }, 409, '数据已被他人修改'));
    const error = await failure(dataProvider.update('shelf/book', { id: 5, data: seen, previousData: seen }));
    expect(error.conflict).toMatchObject({ current: { id: 5, rooms: [2, 3] }, changed: ['rooms'], account: 'li' });
  });

  describe('on a backend without versions', () => {
    const { recordVersion: _version, ...plain } = seen;
    beforeEach(() => able({}));

    it('reads again, and saves what nobody has changed', async () => {
      backend.answer('get', '/shelf/book/list', page([{ id: 5, name: '旧', price: '1', rooms: '1' }]));
      backend.answer('post', '/shelf/book/update', null);
      await dataProvider.update('shelf/book', { id: 5, data: { ...plain, name: '新' }, previousData: plain });
      expect(last().headers.get('x-record-version')).toBeNull();
      expect(last().path).toBe('/api/shelf/book/update');
    });

    it('refuses to save over what somebody has changed', async () => {
      backend.answer('get', '/shelf/book/list', page([{ id: 5, name: '别人改的', price: '1', rooms: '1' }]));
      const error = await failure(dataProvider.update('shelf/book', { id: 5, data: { ...plain, name: '新' }, previousData: plain }));
      expect(error).toMatchObject({ code: 409, conflict: { changed: ['name'], current: { name: '别人改的' } } });
      expect(backend.paths()).not.toContain('/api/shelf/book/update');
    });
  });
});

describe('switch', () => {
  it('toggles the record that is not there yet', async () => {
    backend.answer('post', '/shelf/book/show/5', null);
    const { data } = await dataProvider.switch('shelf/book', { id: 5, field: 'isShow', value: false, record: { id: 5, isShow: true, recordVersion: 2 } });
    expect(last().headers.get('x-record-version')).toBe('2');
    expect(data).toEqual({ id: 5, isShow: false });
  });

  it('sends nothing when it is', async () => {
    await dataProvider.switch('shelf/book', { id: 5, field: 'isShow', value: true, record: { id: 5, isShow: true } });
    expect(backend.seen).toEqual([]);
  });
});

describe('delete, batch and actions', () => {
  it('deletes by path', async () => {
    backend.answer('post', '/shelf/book/delete/5', null);
    await dataProvider.delete('shelf/book', { id: 5, previousData: { id: 5, recordVersion: 8 } });
    expect(last().headers.get('x-record-version')).toBe('8');
  });

  it('sends the version that the person’s own switches have led to, though the row was not read again', async () => {
    const row = { id: 6, isShow: true, recordVersion: 2 };
    backend.answer('post', '/shelf/book/show/6', { id: 6, isShow: 0, recordVersion: 3 });
    await dataProvider.switch('shelf/book', { id: 6, field: 'isShow', value: false, record: row });
    backend.answer('post', '/shelf/book/show/6', { id: 6, isShow: 1, recordVersion: 4 });
    await dataProvider.switch('shelf/book', { id: 6, field: 'isShow', value: true, record: { ...row, isShow: false } });
    expect(last().headers.get('x-record-version')).toBe('3');
    backend.answer('post', '/shelf/book/delete/6', null);
    await dataProvider.delete('shelf/book', { id: 6, previousData: row });
    expect(last().headers.get('x-record-version')).toBe('4');
  });

  it('sends a batch over a filter on its wire', async () => {
    backend.answer('post', '/console/resources/shelf/book/batch', { done: 2, ids: [1, 2], failed: [] });
    await dataProvider.batch('shelf/book', { operation: 'switch', name: 'isShow', value: false, filter: { name: ' 红 ', isShow: true } });
    expect(last().body).toEqual({ operation: 'switch', name: 'isShow', value: 0, filter: { name: '红', isShow: '1' } });
  });

  it('goes row by row elsewhere, and tells which failed and why', async () => {
    able({});
    backend.answer('post', '/shelf/book/delete/1', null);
    backend.answer('post', '/shelf/book/delete/2', () => envelope(null, 400, '正在使用'));
    const { data } = await dataProvider.batch('shelf/book', { operation: 'delete', ids: [1, 2] });
    expect(data).toEqual({ done: 1, ids: [1], failed: [{ id: 2, message: '正在使用' }] });
  });

  it('runs an action on several rows at once', async () => {
    backend.answer('post', '/shelf/book/move', '好');
    expect(await dataProvider.action('shelf/book', { name: 'move', ids: [1, 2], input: { rooms: [7] } })).toEqual({ data: '好' });
    expect(last().body).toEqual({ ids: '1,2', rooms: '7' });
  });

  it('sends published query parameters as such', async () => {
    backend.answer('post', '/shelf/book/sync', null);
    await dataProvider.action('shelf/book', { name: 'sync', input: { name: '甲' } });
    expect(last().query).toEqual({ name: '甲' });
  });

  it('tells an action by GET what it asks in the query', async () => {
    backend.answer('get', '/shelf/book/refuse', null);
    await dataProvider.action('shelf/book', { name: 'refuse', ids: [3], input: { name: '限量过少' } });
    const { temp: _temp, ...sent } = last().query;
    expect([sent, last().body]).toEqual([{ id: '3', name: '限量过少' }, undefined]);
  });
});

describe('the console extension', () => {
  it.each([
    ['pairs', [{ type: 1, name: '甲', count: 3 }, { type: 2, name: '乙', count: 0 }]],
    ['an object', { 1: 3, 2: 0 }],
  ])('reads tab counts from %s', async (_name, answer) => {
    backend.answer('get', '/shelf/book/headers', answer as object);
    expect((await dataProvider.counts('shelf/book', { filter: { name: '红' } })).data).toEqual({ 1: 3, 2: 0 });
    expect(last().query.name).toBe('红');
  });

  it('exports what the list shows', async () => {
    backend.answer('get', '/console/resources/shelf/book/export', () => new HttpResponse('a', { headers: { 'content-type': 'text/csv' } }));
    await dataProvider.export('shelf/book', { format: 'csv', columns: ['id', 'name'], filter: { isShow: true }, sort: { field: 'name', order: 'ASC' } });
    expect(last().query).toMatchObject({ format: 'csv', columns: 'id,name', isShow: '1', orderBy: 'name:asc' });
  });

  it('reads the recycle bin decoded', async () => {
    backend.answer('get', '/console/resources/shelf/book/recycled', page([{ id: 3, rooms: '1' }]));
    expect((await dataProvider.recycled('shelf/book', { page: 1, perPage: 10 })).data).toEqual([{ id: 3, rooms: [1] }]);
  });
});

describe('style simple-rest', () => {
  it('reads and writes through ra-data-simple-rest, with our token, timestamp and errors', async () => {
    writeToken('t-4');
    backend.answer('get', '/rest/shelf/note', () => HttpResponse.json([{ id: 1, name: '甲', isShow: 1 }], { headers: { 'content-range': 'note 0-0/7' } }));
    expect(await dataProvider.getList('shelf/note', { ...reading, pagination: { page: 1, perPage: 10 } })).toMatchObject({ data: [{ id: 1, name: '甲', isShow: true }], total: 7 });
    expect(last().headers.get('authori-zation')).toBe('t-4');
    expect(last().query).toMatchObject({ range: '[0,9]', temp: expect.stringMatching(/^\d+$/) });

    backend.answer('put', '/rest/shelf/note/1', () => HttpResponse.json({ id: 1, name: '乙' }));
    const { data } = await dataProvider.update('shelf/note', { id: 1, data: { name: '乙', isShow: false }, previousData: { id: 1, recordVersion: 3 } });
    expect(data).toEqual({ id: 1, name: '乙' });
    expect(last()).toMatchObject({ method: 'PUT', body: { name: '乙', isShow: 0, recordVersion: 3 } });

    backend.answer('delete', '/rest/shelf/note/1', () => HttpResponse.json({ code: 400, message: '不能删除', data: null }, { status: 400 }));
    expect((await failure(dataProvider.delete('shelf/note', { id: 1 }))).message).toBe('不能删除');
  });
});
