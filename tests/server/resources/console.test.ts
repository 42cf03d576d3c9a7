/** The console's own calls: history, recycle bin, batches, exports, order, views, changes; and the simple-rest convention. */
import { readXlsx } from 'hucre/xlsx';
import simpleRestProvider from 'ra-data-simple-rest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiply } from '../../../src/server/seed/multiply';
import { batch } from '../../../src/server/resources/batch';
import { openHouse } from '../../../src/server/resources/house';
import { rules } from '../../../src/server/files/types';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/item': {
    title: '物品',
    properties: {
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 40, unique: true, column: {}, filter: { operator: 'contains' } },
      amount: { kind: 'money', title: '金额', minimum: -9999, maximum: 9999, column: { sortable: true, texts: { '0.00': '免费' } } },
      level: { kind: 'enumeration', enumeration: 'auditStatus', title: '状态', default: 0, column: {} },
      open: { kind: 'switch', codes: 'show', title: '显示', default: true, column: {}, filter: {} },
      categoryId: { kind: 'treeReference', to: 'product/category', title: '分类', column: {}, onDelete: { rule: 'restrict', message: '分类有物品' } },
      secret: { kind: 'password', title: '口令', writeOnly: true },
    },
    required: ['name'],
    resource: {
      list: { title: '物品/清单', sort: ['id'] },
      actions: { close: { title: '关闭', call: 'POST close/{id}', on: ['row', 'bulk'], when: { level: 0 }, effect: { set: { level: 3 } } } },
    },
  },
  'trial/paper': {
    title: '单据',
    properties: {
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 40, column: {} },
      kept: { kind: 'switch', title: '留存', default: false },
    },
    required: ['name'],
    resource: {
      api: { list: { call: 'GET list', where: { kept: false } } },
      list: { sort: ['id'], tabs: { param: 'type', required: true, items: [{ value: 1, title: '全部', where: {} }, { value: 2, title: '空', where: { name: '' } }] } },
    },
  },
  'trial/memo': {
    title: '便签',
    properties: { name: { type: 'string', title: '标题', minLength: 1, maxLength: 30, column: { sortable: true }, filter: { operator: 'contains' } }, done: { kind: 'switch', title: '已办', default: false, column: {}, filter: {} } },
    required: ['name'],
    resource: { style: 'simple-rest', api: { base: '/trial/memos' }, list: { sort: ['-id'] } },
  },
});

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ contract, config: { strict: true } }); });
afterAll(() => server?.close());

const item = '/admin/platform/trial/item';
const own = '/console/resources/trial/item';
const post = (path: string, body?: unknown) => server.call('POST', path, { body });
const get = (path: string, query: Record<string, string> = {}) => server.call('GET', path, { query });
let number = 0;
const add = async (more: object = {}) => (await post(`${item}/save`, { name: `物品${number += 1}`, ...more })).data as { id: number; name: string; recordVersion: number };

it('says what exists', async () => {
  expect((await get('/console/capabilities')).data).toEqual({
    demo: false, history: true, recycle: true, batch: true, batchJobs: true, export: true, reorder: true, views: true, changes: true, search: true, one: true, many: true, recordVersion: true, orderBy: true, account: true,
    statistics: true, errors: true, settings: true, postedWrites: true, media: expect.objectContaining(rules), merchantConsole: false, miniProgram: false, alone: ['platform:integral:adjust:audit'], queue: true, pages: true, follows: true, formRights: true, undo: true,
  });
  expect(await server.call('GET', '/console/capabilities', { token: null })).toMatchObject({ code: 401 });
});

it('answers one, and many in the order asked, without what is not there', async () => {
  const [a, b] = [await add(), await add()];
  expect((await get(`${own}/one/${a.id}`)).data).toMatchObject({ name: a.name, recordVersion: 1 });
  expect((await get(`${own}/many`, { ids: `${b.id},999999,${a.id}` })).data).toMatchObject([{ id: b.id }, { id: a.id }]);
  expect(await get(`${own}/one/999999`)).toMatchObject({ code: 404, message: '数据不存在' });
});

describe('history', () => {
  it('is newest first, with what changed', async () => {
    const made = await add({ amount: '1.00' });
    await post(`${item}/update`, { id: made.id, name: made.name, amount: '2.50' });
    await post(`${item}/delete/${made.id}`);
    await post(`${own}/restore`, { ids: [made.id] });
    const entries = (await get(`${own}/history/${made.id}`)).data;
    expect(entries.map(({ kind, version, account }: any) => [kind, version, account])).toEqual([['RESTORE', 4, 'admin'], ['DELETE', 3, 'admin'], ['UPDATE', 2, 'admin'], ['ADD', 1, 'admin']]);
    expect(entries[2]).toMatchObject({ title: '编辑物品', realName: '超级管理员', changes: [{ field: 'amount', before: '1.00', after: '2.50' }] });
  });
});

describe('the recycle bin', () => {
  it('lists deleted rows and brings them back', async () => {
    const made = await add();
    await post(`${item}/delete/${made.id}`);
    expect((await get(`${own}/recycled`, { name: made.name, page: '1', limit: '10' })).data).toMatchObject({ total: 1, list: [{ id: made.id }] });
    expect((await post(`${own}/restore`, { ids: [made.id] })).data).toEqual({ done: 1, ids: [made.id], failed: [] });
    expect((await get(`${own}/one/${made.id}`)).code).toBe(200);
    expect((await post(`${own}/restore`, { ids: [made.id] })).data).toEqual({ done: 0, ids: [], failed: [{ id: made.id, message: '数据不存在' }] });
  });

  it('refuses a name that was taken meanwhile, or a reference that is gone', async () => {
    const category = (await server.call('POST', '/admin/platform/product/category/add', { body: { name: '临时', pid: 0, sort: 1 } })).data;
    const [first, lost] = [await add(), await add({ categoryId: category.id })];
    await post(`${item}/delete/${first.id}`);
    await post(`${item}/delete/${lost.id}`);
    await post(`${item}/save`, { name: first.name });
    await post(`/admin/platform/product/category/delete/${category.id}`);
    expect((await post(`${own}/restore`, { ids: [first.id, lost.id] })).data).toEqual({
      done: 0, ids: [], failed: [{ id: first.id, message: '名称已存在' }, { id: lost.id, message: '所选分类不存在' }],
    });
  });
});

describe('a batch', () => {
  it('does what it can and reports the rest', async () => {
    const [a, b, c] = [await add(), await add(), await add()];
    await post(`${item}/close/${b.id}`);
    expect((await post(`${own}/batch`, { operation: 'action', name: 'close', ids: [a.id, b.id, 999_999, c.id] })).data).toEqual({
      done: 2, ids: [a.id, c.id], failed: [{ id: b.id, message: expect.stringMatching(/^当前状态不能关闭：超级管理员已于 .+ 关闭$/) }, { id: 999_999, message: '数据不存在' }],
    });
  });

  it('reaches every row that a filter matches, and logs each', async () => {
    // Fewer at once than a client may have under way.
    const some = (from: number) => Promise.all(Array.from({ length: 125 }, (_, at) => post(`${item}/save`, { name: `批量${from + at}` })));
    const made = [...await some(0), ...await some(125)];
    const answer = (await post(`${own}/batch`, { operation: 'switch', name: 'open', value: false, filter: { name: '批量' } })).data;
    expect(answer).toMatchObject({ done: 250, failed: [] });
    expect((await get(`${item}/list`, { name: '批量', open: '1' })).data.total).toBe(0);
    expect((await get(`${own}/history/${made[0]!.data.id}`)).data[0]).toMatchObject({ changes: [{ field: 'open', before: true, after: false }] });
    expect((await post(`${own}/batch`, { operation: 'delete', filter: { name: '批量' } })).data.done).toBe(250);
  });

  it('reaches no row that the list does not show, nor does its recycle bin', async () => {
    const paper = '/console/resources/trial/paper';
    for (const kept of [false, true, false]) await post('/admin/platform/trial/paper/save', { name: '单据', kept });
    expect(await post(`${paper}/batch`, { operation: 'delete', filter: {} })).toMatchObject({ code: 400, message: '请指定列表分类' });
    expect((await post(`${paper}/batch`, { operation: 'delete', filter: { type: '2' } })).data.done).toBe(0);
    expect((await post(`${paper}/batch`, { operation: 'delete', filter: { type: '1' } })).data.done).toBe(2);
    const { rows: [kept] } = await sql<{ id: number; is_del: boolean }>`select id, is_del from trial_paper where kept`.execute(server.app.sql);
    expect(kept!.is_del).toBe(false);
    await post(`/admin/platform/trial/paper/delete/${kept!.id}`);
    expect((await get(`${paper}/recycled`)).data.total).toBe(2);
  });

  it.each<[object, number]>([
    [{ operation: 'delete', filter: { stranger: '1' } }, 400], [{ operation: 'delete' }, 400], [{ operation: 'delete', ids: [] }, 400],
    [{ operation: 'action', name: 'nothing', ids: [1] }, 404], [{ operation: 'switch', name: 'open', ids: [1] }, 400], [{ operation: 'create', ids: [1] }, 400], [{ operation: { toString: 1 }, ids: [1] }, 400],
  ])('%j is refused', async (body, code) => expect((await post(`${own}/batch`, body)).code).toBe(code));
});

describe('an export', () => {
  const file = async (query: Record<string, string>) => server.send('GET', `${own}/export`, { query });

  it('is CSV with labels, names and nothing that runs', async () => {
    const category = (await server.call('POST', '/admin/platform/product/category/add', { body: { name: '上级', pid: 0, sort: 1 } })).data;
    const child = (await server.call('POST', '/admin/platform/product/category/add', { body: { name: '下级', pid: category.id, sort: 1 } })).data;
    await add({ name: '=导出"1"', amount: '1234.50', categoryId: child.id, open: false });
    await add({ name: '导出2', amount: '0' });
    const answer = await file({ name: '导出', orderBy: 'amount:desc', columns: 'name,amount,level,open,categoryId' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('物品/清单'));
    expect(answer.body).toBe('\ufeff名称,金额,状态,显示,分类\r\n"\'=导出""1""","1,234.50",待审核,隐藏,上级/下级\r\n导出2,免费,待审核,显示,\r\n');
  });

  it('is a workbook whose numbers are numbers', async () => {
    const answer = await file({ format: 'xlsx', name: '导出', orderBy: 'amount:desc', columns: 'name,amount' });
    const { sheets: [sheet] } = await readXlsx(answer.rawPayload, { readStyles: true });
    expect(sheet!.name).toBe('物品 清单');
    expect(sheet!.rows).toEqual([['名称', '金额'], ['\'=导出"1"', 1234.5], ['导出2', '免费']]);
    const styles = ['0,0', '1,1', '1,0'].map((place) => sheet!.cells?.get(place)?.style);
    expect(styles.map((style) => style?.numFmt)).toEqual([undefined, '#,##0.00', undefined]);
  });

  it.each([{ format: 'pdf' }, { columns: 'secret' }, { columns: 'nothing' }, { open: 'x' }, { stranger: '1' }])('%j fails with a message before it begins', async (query) => {
    const answer = await file(query as unknown as Record<string, string>);
    expect([answer.statusCode, answer.json().code]).toEqual([200, 400]);
  });

  it('streams many rows in bounded memory', async () => {
    const room = server.database.connect();
    const house = openHouse(room, contract, { demo: false, notify: async () => undefined });
    await multiply(house, house.resources.get('trial/item')!, 60_000, 1);
    await room.close();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api${own}/export`, { headers: { 'authori-zation': server.token } });
    const before = process.memoryUsage().rss;
    let [highest, bytes, lines] = [before, 0, 0];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    expect(lines).toBeGreaterThan(60_000);
    expect(bytes).toBeGreaterThan(2_000_000);
    expect((highest - before) / 2 ** 20).toBeLessThan(150);
  });
});

describe('what one call may work on', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1_000_000);
  it.each<[string, string, object]>([
    ['a restore', `${own}/restore`, { ids: ids(5_001) }],
    ['ids in one text', `${own}/restore`, { ids: [ids(5_001).join(',')] }],
  ])('%s of more than 5,000 ids is refused', async (_what, path, body) => expect(await post(path, body)).toMatchObject({ code: 400 }));
  it('says how many', async () => expect(await post(`${own}/restore`, { ids: ids(5_001) })).toMatchObject({ code: 400, message: '数据不能超过5000项' }));
  it('what is more of a batch becomes a job', async () => {
    const { tableName } = openHouse({ sql: server.app.sql, pool: undefined as never }, contract, { demo: false, notify: server.app.changes.record }).resources.get('trial/item')!;
    const added = sql.table(tableName);
    await sql`insert into ${added} (name, open) select '极多' || n, true from generate_series(1, 5001) n`.execute(server.app.sql);
    const answer = await post(`${own}/batch`, { operation: 'switch', name: 'open', value: false, filter: { open: '1' } });
    expect(answer).toMatchObject({ code: 200, data: { state: 'waiting', total: expect.any(Number) } });
    expect(answer.data.total).toBeGreaterThan(5_000);
    await post(`/console/batches/${answer.data.job}/stop`, {});
    await sql`delete from ${added} where name like '极多%'`.execute(server.app.sql);
  });
  it('ends once its caller has gone: what is done stays', async () => {
    let asked = 0;
    const house = openHouse({ sql: server.app.sql, pool: undefined as never }, contract, { demo: false, notify: server.app.changes.record });
    const actor = { id: 1, account: 'admin', realName: '', roles: ['admin'], permissions: [], method: 'POST', path: '/', address: '', name: '', param: '' };
    const result = await batch(house, actor, ids(250), async () => undefined, () => (asked += 1) > 2);
    expect(result.done).toBe(200);
  });
});

describe('reordering a tree', () => {
  const category = '/admin/platform/product/category';
  const add1 = async (name: string, pid = 0) => (await post(`${category}/add`, { name, pid, sort: 5 })).data.id as number;
  const reorder = (id: number, parent: number, before: number | null) => post('/console/resources/product/category/reorder', { id, parent, before });
  const under = async (pid: number) => (await get(`${category}/list`)).data.filter((row: any) => row.pid === pid).map((row: any) => [row.id, row.sort]);

  it('renumbers the siblings and follows the tree rules', async () => {
    const top = await add1('排序');
    const [a, b, c] = [await add1('A', top), await add1('B', top), await add1('C', top)];
    expect((await reorder(c, top, a)).code).toBe(200);
    expect(await under(top)).toEqual([[c, 1], [a, 2], [b, 3]]);
    expect((await reorder(c, top, null)).code).toBe(200);
    expect(await under(top)).toEqual([[a, 1], [b, 2], [c, 3]]);
    expect((await reorder(b, a, null)).code).toBe(200);
    expect(await under(a)).toEqual([[b, 1]]);
    expect(await reorder(a, b, null)).toMatchObject({ code: 400, message: '上级分类不能选当前分类' });
    expect(await reorder(a, top, 999_999)).toMatchObject({ code: 400, message: '目标位置已变化，请刷新后重试' });
  });
});

describe('saved views', () => {
  it('belong to one person', async () => {
    const view = { resource: 'trial/item', name: ' 我的 ', query: { open: '1' } };
    const saved = (await post('/console/views', view)).data;
    expect(saved).toEqual({ id: saved.id, resource: 'trial/item', name: '我的', query: { open: '1' } });
    await post('/console/views', { ...saved, name: '改名' });
    expect((await get('/console/views', { resource: 'trial/item' })).data).toEqual([{ ...saved, name: '改名' }]);
    await server.app.sql.updateTable('saved_view').set({ admin_id: 2 }).execute();
    expect((await get('/console/views', { resource: 'trial/item' })).data).toEqual([]);
    expect(await post(`/console/views/delete/${saved.id}`)).toMatchObject({ code: 404, message: '视图不存在' });
    await server.app.sql.updateTable('saved_view').set({ admin_id: 1 }).execute();
    expect((await post(`/console/views/delete/${saved.id}`)).code).toBe(200);
    expect((await get('/console/views', { resource: 'trial/item' })).data).toEqual([]);
  });
  it.each([{ name: '' }, { query: [] }, { query: { a: 1 } }, { name: 'x'.repeat(51) }, { resource: 5 }, { query: { a: 'x'.repeat(13_000) } }])('%j is refused', async (part) =>
    expect((await post('/console/views', { resource: 'trial/item', name: 'x', query: {}, ...part })).code).toBe(400));
  it('are at most 50 of a list, 500 of a person, and 8MB together', async () => {
    const fill = (count: number, resource: string, bytes = 2) => sql`insert into saved_view (admin_id, resource, name, query)
      select 1, ${resource} || (n / 50)::text, 'x', jsonb_build_object('q', repeat('x', ${bytes})) from generate_series(0, ${count - 1}) n`.execute(server.app.sql);
    const save = (more: object = {}) => post('/console/views', { resource: 'trial/0', name: 'x', query: {}, ...more });
    const clear = () => sql`delete from saved_view`.execute(server.app.sql);
    await clear();
    await fill(50, 'trial/');
    expect(await save()).toMatchObject({ code: 400, message: '每个列表最多保存50个视图' });
    await fill(450, 'other/');
    expect(await save({ resource: 'trial/paper' })).toMatchObject({ code: 400, message: expect.stringContaining('每人最多保存500个视图') });
    await clear();
    await fill(83, 'personal/', 100_000);
    expect(await save({ resource: 'personal/x', query: { a: 'x'.repeat(100_000) } })).toMatchObject({ code: 400, message: expect.stringContaining('最多8MB') });
    await clear();
  });
  it('of what a person keeps for themselves may be long', async () =>
    expect((await post('/console/views', { resource: 'personal/trial', name: 'x', query: { widgets: 'x'.repeat(90_000) } })).code).toBe(200));
});

it('changes are told after a point, none is lost', async () => {
  const { last } = (await get('/console/changes')).data;
  const made = await add();
  const { changes } = (await get('/console/changes', { after: String(last), resource: 'trial/item' })).data;
  expect(changes.at(-1)).toMatchObject({ resource: 'trial/item', kind: 'ADD', recordId: made.id });
  expect((await get('/console/changes', { after: String(last), resource: 'user/label' })).data.changes).toEqual([]);
});

it('changes told to a list are those of others, each with whether its filters leave the record in', async () => {
  const { last } = (await get('/console/changes')).data;
  const made = await add();
  const told = async (filter?: object) => (await get('/console/changes', { after: String(last), resource: 'trial/item', others: 'true', ...(filter && { filter: JSON.stringify(filter) }) })).data.changes;
  expect(await told()).toEqual([]);
  await server.app.sql.updateTable('change_notice').set({ admin_id: 0 }).where('record_id', '=', String(made.id)).execute();
  expect(await told(), 'what the system does').toEqual([]);
  await server.app.sql.updateTable('change_notice').set({ admin_id: 4711 }).where('record_id', '=', String(made.id)).execute();
  expect(await told()).toEqual([expect.objectContaining({ recordId: made.id })]);
  expect(await told({})).toEqual([expect.objectContaining({ recordId: made.id, listed: true })]);
  expect(await told({ name: 'nobody is called so' })).toEqual([expect.objectContaining({ recordId: made.id, listed: false })]);
  for (const filter of ['[]', '{', '5', 'null']) expect((await get('/console/changes', { after: String(last), resource: 'trial/item', others: 'true', filter })).code, filter).toBe(400);
});

describe('ra-data-simple-rest', () => {
  const provider = simpleRestProvider('/api/trial', async (url, options = {}) => {
    const headers = Object.fromEntries(new Headers(options.headers as HeadersInit));
    const answer = await server.app.inject({ url, method: (options.method ?? 'GET') as 'GET', payload: options.body as string | undefined, headers: { ...(options.body ? { 'content-type': 'application/json' } : {}), ...headers, 'authori-zation': server.token } });
    if (answer.statusCode >= 400) throw Object.assign(new Error(answer.json().message), { status: answer.statusCode });
    return { status: answer.statusCode, headers: new Headers(answer.headers as Record<string, string>), body: answer.body, json: answer.json() };
  });
  const all = { pagination: { page: 1, perPage: 2 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

  it('creates, lists, reads, updates and deletes', async () => {
    const made = await Promise.all(['甲', '乙', '丙'].map(async (name) => (await provider.create('memos', { data: { name } })).data));
    const listed = await provider.getList('memos', all);
    expect([listed.total, listed.data.length]).toEqual([3, 2]);
    expect((await provider.getList('memos', { ...all, pagination: { page: 2, perPage: 2 } })).data).toHaveLength(1);
    expect((await provider.getList('memos', { ...all, filter: { name: '乙' } })).data).toMatchObject([{ name: '乙', done: false }]);
    expect((await provider.getMany('memos', { ids: [made[2]!.id, made[0]!.id] })).data.map(({ name }) => name)).toEqual(['丙', '甲']);
    const one = (await provider.getOne('memos', { id: made[0]!.id })).data;
    expect((await provider.update('memos', { id: one.id, data: { ...one, done: true }, previousData: one })).data).toMatchObject({ done: true, recordVersion: 2 });
    await expect(provider.update('memos', { id: one.id, data: { ...one, done: false }, previousData: one })).rejects.toMatchObject({ status: 409 });
    expect((await provider.delete('memos', { id: one.id, previousData: one })).data).toMatchObject({ name: '甲' });
    await expect(provider.getOne('memos', { id: one.id })).rejects.toMatchObject({ status: 404 });
    expect((await provider.deleteMany('memos', { ids: [made[1]!.id] })).data).toEqual([made[1]!.id]);
  });

  it('refuses by HTTP status', async () => {
    await expect(provider.create('memos', { data: { name: '' } })).rejects.toMatchObject({ status: 400, message: '请输入标题' });
    await expect(provider.getList('memos', { ...all, filter: { stranger: 1 } })).rejects.toMatchObject({ status: 400 });
    expect((await server.send('GET', '/trial/memos', { token: null })).statusCode).toBe(401);
  });
});
