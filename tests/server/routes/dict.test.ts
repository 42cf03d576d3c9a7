/** Dictionaries: entries are named by the type of theirs, and what is offered of them (contract "system-settings"). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

type Answer = Awaited<ReturnType<TestApp['call']>>;
const base = '/admin/platform/system/dict';
const post = (path: string, body: unknown = {}, query: Record<string, string> = {}): Promise<Answer> => server.call('POST', `${base}/${path}`, { body: body as object, query });
const get = async (path: string, query: Record<string, string> = {}) => (await server.call('GET', `${base}/${path}`, { query })).data;

let serial = 0;
async function dictionary(): Promise<{ id: number; dictType: string }> {
  serial += 1;
  const dictType = `kind_${serial}`;
  expect(await post('type/add', { dictName: `字典${serial}`, dictType, status: 0 })).toMatchObject({ code: 200 });
  return { dictType, id: (await get('type/list', { dictType })).list[0].id };
}
const entry = (dictType: string, dictValue: string, more: object = {}) => post('data/add', { dictType, dictLabel: `标签${dictValue}`, dictValue, dictSort: 1, status: 0, ...more });
const idOf = async (dictType: string, dictValue: string): Promise<number> => (await get('data/list', { dictType, dictValue })).list[0].id;

it('a page tells its numbers as the published calls do', async () => {
  const { dictType } = await dictionary();
  for (const value of ['a', 'b', 'c']) await entry(dictType, value);
  expect(await get('data/list', { dictType, page: '2', limit: '2' })).toMatchObject({ total: 3, pageNum: 2, pageSize: 2, size: 1, pages: 2, list: [{ dictType, dictValue: 'c', dictName: `字典${serial}`, deleteFlag: 0, isDefault: 'N' }] });
});

it('offered is what is in use, in its order', async () => {
  const { id, dictType } = await dictionary();
  await entry(dictType, 'late', { dictSort: 9 });
  await entry(dictType, 'first', { dictSort: 1, isDefault: 'Y' });
  await entry(dictType, 'stopped', { dictSort: 2, status: 1 });
  expect((await get(`data/type/${dictType}`)).map(({ dictValue }: { dictValue: string }) => dictValue)).toEqual(['first', 'late']);
  expect(await get(`data/default/${dictType}`)).toMatchObject({ dictValue: 'first' });
  expect(await get('data/label', { dictType, dictValue: 'late' })).toBe('标签late');
  expect(await get('data/label', { dictType, dictValue: 'nothing' })).toBeNull();
  expect((await get('type/all')).map(({ id: each }: { id: number }) => each)).toContain(id);
  await post('type/update', { id, dictName: '停用的', dictType, status: 1 });
  expect(await get(`data/type/${dictType}`)).toEqual([]);
  expect(await get(`data/default/${dictType}`)).toBeNull();
  expect((await get('type/all')).map(({ id: each }: { id: number }) => each)).not.toContain(id);
  expect(await entry(dictType, 'new')).toMatchObject({ code: 400, data: { errors: [{ field: 'dictType', message: '字典类型已停用' }] } });
});

it.each([
  ['of a type that is not there', { dictType: 'no_such_kind' }, 'dictType', '字典类型不存在'],
  ['that is taken in its dictionary', { dictValue: 'taken' }, 'dictValue', '字典键值已存在'],
])('an entry %s is refused at its field', async (_title, told, field, message) => {
  const { dictType } = await dictionary();
  await entry(dictType, 'taken', { isDefault: 'Y' });
  const { code, data } = await post('data/add', { dictType, dictLabel: '新', dictValue: 'new', dictSort: 1, status: 0, ...told });
  expect({ code, errors: (data as any)?.errors }).toMatchObject({ code: 400, errors: [{ field, message }] });
});

it('a new default takes the place of the one before', async () => {
  const { dictType } = await dictionary();
  await entry(dictType, 'a', { isDefault: 'Y' });
  await entry(dictType, 'b', { isDefault: 'Y' });
  expect((await get('data/list', { dictType })).list.map(({ dictValue, isDefault }: any) => [dictValue, isDefault])).toEqual([['a', 'N'], ['b', 'Y']]);
  await post('data/update', { id: await idOf(dictType, 'a'), dictType, dictLabel: '甲', dictValue: 'a', dictSort: 1, status: 0, isDefault: 'Y' });
  expect((await get('data/list', { dictType })).list.map(({ dictValue, isDefault }: any) => [dictValue, isDefault])).toEqual([['a', 'Y'], ['b', 'N']]);
});

it('the same value may stand in two dictionaries', async () => {
  const [one, other] = [await dictionary(), await dictionary()];
  expect([(await entry(one.dictType, 'same')).code, (await entry(other.dictType, 'same')).code]).toEqual([200, 200]);
});

it('a dictionary that is given another type takes its entries along', async () => {
  const { id, dictType } = await dictionary();
  await entry(dictType, 'a');
  expect(await post('type/update', { id, dictName: '改名', dictType: 'renamed_kind', status: 1 })).toMatchObject({ code: 200 });
  expect(await get('data/list', { dictType })).toMatchObject({ total: 0 });
  expect((await get('data/list', { dictType: 'renamed_kind' })).list).toMatchObject([{ dictName: '改名', dictValue: 'a' }]);
});

it('a dictionary with entries is not deleted', async () => {
  const { id, dictType } = await dictionary();
  await entry(dictType, 'a');
  expect(await post('type/delete', {}, { id: String(id) })).toMatchObject({ message: expect.stringContaining('该字典类型下有字典数据，不能删除') });
  expect(await post('type/delete/batch', [id])).toMatchObject({ message: expect.stringContaining('该字典类型下有字典数据，不能删除') });
  expect(await post('data/delete/batch', [await idOf(dictType, 'a')])).toMatchObject({ code: 200 });
  expect(await post('type/delete/batch', [id])).toMatchObject({ code: 200 });
});

it('several are deleted together or not at all', async () => {
  const [empty, full] = [await dictionary(), await dictionary()];
  await entry(full.dictType, 'a');
  expect((await post('type/delete/batch', [empty.id, full.id])).code).not.toBe(200);
  expect(await get('type/info', { id: String(empty.id) })).toMatchObject({ dictType: empty.dictType });
});

it('what is taken is told, except by the record itself', async () => {
  const { id, dictType } = await dictionary();
  await entry(dictType, 'a');
  const dataId = String(await idOf(dictType, 'a'));
  expect(await Promise.all([
    get('type/checkDictType', { dictType }), get('type/checkDictType', { dictType, excludeId: String(id) }), get('type/checkDictType', { dictType: 'free_kind' }),
    get('data/checkDictValue', { dictType, dictValue: 'a' }), get('data/checkDictValue', { dictType, dictValue: 'a', excludeId: dataId }), get('data/checkDictValue', { dictType, dictValue: 'b' }),
  ])).toEqual([true, false, false, true, false, false]);
});

it('who made and who changed an entry is written down', async () => {
  const { dictType } = await dictionary();
  await entry(dictType, 'a');
  const id = await idOf(dictType, 'a');
  const made = await get('data/info', { id: String(id) });
  expect(made.createBy).not.toBe('');
  await post('data/update', { id, dictType, dictLabel: '改过', dictValue: 'a', dictSort: 2, status: 0 });
  expect(await get('data/info', { id: String(id) })).toMatchObject({ dictLabel: '改过', updateBy: made.createBy });
});
