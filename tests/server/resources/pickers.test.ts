/** What pickers read, and what the rows that they choose from mean for others: on the demo rows of the product's own schemas. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { contract } from '../../../src/server/contract';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ contract, config: { demo: 1, strict: true } });
});
afterAll(() => server?.close());

type Row = Record<string, unknown>;
const platform = '/admin/platform';
const get = async (path: string, query: Record<string, string> = {}) => (await server.call('GET', `${platform}/${path}`, { query })) as { code: number; message: string; data: any };
const rows = async (path: string, query: Record<string, string> = {}): Promise<Row[]> => (await get(path, { limit: '9999', ...query })).data.list;

describe('products', () => {
  const search = (query: Record<string, string>) => rows('product/marketing/search/page', query);

  test('answer what the picker shows (PICK-04)', async () => {
    const [row] = await search({});
    expect(Object.keys(row!)).toEqual(expect.arrayContaining(['id', 'image', 'name', 'categoryName', 'type', 'isShow']));
    expect(typeof row!.isShow).toBe('boolean');
    expect(row!.categoryName).not.toBe('');
  });

  test('are found by shelf state, category, merchants and words', async () => {
    const all = await search({});
    const [off, on] = [await search({ isShow: '0' }), await search({ isShow: '1' })];
    expect([off.length + on.length, off.some((row) => row.isShow), on.every((row) => row.isShow)]).toEqual([all.length, false, true]);
    const categoryId = all[0]!.categoryId;
    expect((await search({ categoryId: String(categoryId) })).every((row) => row.categoryId === categoryId)).toBe(true);
    expect((await search({ name: '针织衫' })).every((row) => String(row.name).includes('针织衫'))).toBe(true);
    const named = await rows('product/activity/search/page', { merIds: '1,5' });
    expect(new Set(named.map((row) => row.merName))).toEqual(new Set(['森屿数码旗舰店', '素然女装旗舰店']));
  });

  test('are found by what their merchant is, through the reference', async () => {
    const found = await rows('product/activity/search/page', { merStars: '5' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan((await rows('product/activity/search/page')).length);
    expect(new Set(found.map((row) => row.merStarLevel))).toEqual(new Set([5]));
  });

  describe('in an activity', () => {
    const activity = (query: Record<string, string>) => rows('product/activity/search/page', query);
    const prices = (found: Row[]) => found.map((row) => Number(row.price));

    test.each(['asc', 'desc'])('come by price, %s', async (priceOrder) => {
      const found = prices(await activity({ priceOrder }));
      expect(new Set(found).size).toBeGreaterThan(5);
      expect(found).toEqual([...found].sort((a, b) => (priceOrder === 'asc' ? a - b : b - a)));
    });

    test('come by sales, then by price where both are asked for, and deep pages go on where the last ended', async () => {
      const ids = (found: Row[]) => found.map((row) => row.id);
      const whole = ids(await activity({ salesOrder: 'desc', priceOrder: 'asc' }));
      expect([...ids(await activity({ salesOrder: 'desc', priceOrder: 'asc', limit: '200' })), ...ids(await activity({ salesOrder: 'desc', priceOrder: 'asc', limit: '200', page: '2' }))]).toEqual(whole.slice(0, 400));
      expect(whole.length).toBeGreaterThan(400);
    });

    test('are found by the categories of their merchants, and by their own ids', async () => {
      const found = await activity({ cateId: '1,2' });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((row) => row.merCategoryId))).toEqual(new Set([1, 2]));
      expect((await activity({ productId: '7' })).map((row) => row.id)).toEqual([7]);
    });

    test('come in no other way', async () => expect(await get('product/activity/search/page', { priceOrder: 'up' })).toMatchObject({ code: 400 }));
  });

  test('take no filter that only the other search has', async () => {
    expect(await get('product/marketing/search/page', { merStars: '5' })).toMatchObject({ code: 400 });
  });
});

describe('coupons that can be sent', () => {
  test('are given ones, open, and not used up', async () => {
    const found = await rows('coupon/can/send/list');
    expect(found.length).toBeGreaterThan(10);
    expect(found.every((row) => row.receiveType === 3 && row.status === true && (row.isLimited === false || Number(row.lastTotal) > 0))).toBe(true);
  });

  test('are found by keywords', async () => {
    const found = await rows('coupon/can/send/list', { keywords: '生日' });
    expect(new Set(found.map((row) => row.name))).toEqual(new Set(['会员生日礼券']));
  });
});

describe('members', () => {
  test.each([
    [{ searchType: 'uid', content: '7' }, (row: Row) => row.id === 7],
    [{ searchType: 'nickname', content: '星河' }, (row: Row) => String(row.nickname).includes('星河')],
    [{ searchType: 'all', content: '星河' }, (row: Row) => String(row.nickname).includes('星河')],
  ])('%j finds only those', async (query, fits) => {
    const found = await rows('user/list', query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(fits)).toBe(true);
  });

  test('by telephone number, which is answered masked', async () => {
    const found = await rows('user/list', { searchType: 'phone', content: '139' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ phone }) => /^1\d{2}\*{4}\d{4}$/.test(String(phone)))).toBe(true);
    expect(await rows('user/list', { searchType: 'nickname', content: '139' })).toEqual([]);
  });

  test.each([['uid', 'x'], ['uid', '9'.repeat(15)], ['nickname', '没有这个人']])('%s %s finds none', async (searchType, content) =>
    expect(await rows('user/list', { searchType, content })).toEqual([]));

  test('by an unknown way is refused', async () => expect(await get('user/list', { searchType: 'card', content: '1' })).toMatchObject({ code: 400 }));
});

test('merchants stand under their category (PICK-11)', async () => {
  const groups = (await get('merchant/use/category/list')).data as { id: number; name: string; merchantList: Row[] }[];
  expect(groups[0]).toMatchObject({ id: 1, name: '数码电器' });
  expect(groups.every((group) => group.merchantList.length > 0 && group.merchantList.every((row) => row.categoryId === group.id))).toBe(true);
  expect(groups.reduce((sum, group) => sum + group.merchantList.length, 0)).toBe(200);
});

test('a service tells how many products use it, and of how many merchants', async () => {
  const [service] = (await get('product/guarantee/list')).data as Row[];
  expect(Number(service!.proNum)).toBeGreaterThan(0);
  expect(Number(service!.merNum)).toBeGreaterThan(0);
  expect(Number(service!.merNum)).toBeLessThan(Number(service!.proNum));
});

describe('what is in use cannot be deleted', () => {
  it.each([
    ['merchant/category/delete/1', 4502, '商户分类已使用，不能删除'],
    ['merchant/type/delete/1', 4302, '店铺类型已使用，不能删除'],
    ['user/tag/delete/1', 8501, '会员标签正在使用，不能删除'],
    ['product/brand/delete/2', 6701, '商品品牌已使用'],
    ['product/guarantee/delete/1', 6802, '商品保障服务已使用'],
  ])('%s answers %i', async (path, code, message) => {
    expect(await server.call('POST', `${platform}/${path}`)).toEqual({ code, message, data: null });
  });

  it('nor a category that goods hang under, of which no brand speaks', async () => {
    const used = (await rows('product/marketing/search/page', { name: '苹果' }))[0]!.categoryId;
    expect(await server.call('POST', `${platform}/product/category/delete/${used}`)).toEqual({ code: 400, message: '该分类下有商品，不能删除', data: null });
  });
});
