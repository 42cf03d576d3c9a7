/** What an inspection is told of the shop, and what it finds on live pages. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import { pagePaths, type InspectedPage } from '../../../src/engine/extension/page';
import type { JsonObject } from '../../../src/engine/json';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import type { Facts, Questions } from '../../../src/engine/page/inspection';
import { diskStore } from '../../../src/server/files/disk';
import { measure } from '../../../src/server/files/measure';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { flashSale, groupSale } from '../routes/sales';

let goods: Goods;
const ids: Record<string, number> = {};

beforeAll(async () => {
  goods = await openGoods();
  const { create, newProduct, assign, references } = goods;
  await assign('merchant/merchant', references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-2.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const onSale = { isShow: true, auditStatus: 2, stock: 5 };
  const brand = await create('product/brand', { name: '华为', categoryIds: [references.categoryId], sort: 1 });
  const category = await create('marketing/articleCategory', { name: '公告', sort: 1 });
  const hidden = await create('marketing/articleCategory', { name: '草稿', sort: 1, status: false });
  const article = (cid: number, more: Row = {}) => create('marketing/article', { title: '文章', author: '编辑', cid, cover: '/demo/picture-1.svg', synopsis: '简介', content: '<p>正文</p>', ...more });
  Object.assign(ids, {
    merchant: references.merId, category, hidden, brand,
    bare: await create('product/brand', { name: '空牌', categoryIds: [references.categoryId], sort: 1, isShow: false }),
    closed: await create('merchant/merchant', { name: '歇业店', categoryId: 1, typeId: 1, realName: '陈建国', phone: '13900000002', handlingFee: 5, keywords: ['正品'], isSelf: false, isRecommend: true, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1 }),
    root: 1,
    good: await newProduct({ ...onSale, brandId: brand }),
    sold: await newProduct({ ...onSale, stock: 0 }),
    off: await newProduct({ ...onSale, isShow: false }),
    recycled: await newProduct({ ...onSale, isRecycle: true }),
    article: await article(category), draft: await article(hidden),
    gift: await newProduct({ type: 1, merId: null, categoryId: null, isShow: true, redeemIntegral: 300, price: '0.00', stock: 2 }),
    giftOff: await newProduct({ type: 1, merId: null, categoryId: null, redeemIntegral: 300, price: '0.00', stock: 0 }),
  });
  const sold = { goods, productId: ids.good! };
  const over = { startDate: '2020-01-01', endDate: '2020-01-02' };
  Object.assign(ids, {
    flash: await flashSale(sold), flashGone: await flashSale(sold, { quota: 0 }), flashOver: await flashSale(sold, { activity: over }),
    flashClosed: await flashSale(sold, { activity: { isOpen: false } }), flashWaiting: await flashSale(sold, { goods: { auditStatus: 1 } }),
    group: await groupSale(sold), groupGone: await groupSale(sold, {}, 0), groupOver: await groupSale(sold, { endTime: '2020-01-02 00:00:00' }), groupClosed: await groupSale(sold, { activityStatus: false }),
  });
});
afterAll(() => goods?.close());

const nothing: Questions = { records: {}, pictures: [], shows: [] };
const facts = async (asked: Partial<Questions>): Promise<Facts> => (await goods.server.call<Facts>('POST', pagePaths.facts, { body: { ...nothing, ...asked } })).data;

describe('records', () => {
  it.each<[string, string[], object[]]>([
    ['product/product', ['good', 'sold', 'off', 'recycled'], [{}, { soldOut: true }, { state: 'offShelf' }, { state: 'deleted' }]],
    ['product/brand', ['brand', 'bare'], [{}, { state: 'hidden', empty: true }]],
    ['product/category', ['root'], [{}]],
    ['merchant/merchant', ['merchant', 'closed'], [{}, { state: 'closed', empty: true }]],
    ['marketing/article', ['article', 'draft'], [{}, { state: 'hidden' }]],
    ['marketing/articleCategory', ['category', 'hidden'], [{}, { state: 'hidden', empty: true }]],
    ['marketing/seckillProduct', ['flash', 'flashGone', 'flashOver', 'flashClosed', 'flashWaiting'], [{}, { soldOut: true }, { state: 'ended' }, { state: 'offShelf' }, { state: 'offShelf' }]],
    ['marketing/groupActivitySku', ['group', 'groupGone', 'groupOver', 'groupClosed'], [{}, { soldOut: true }, { state: 'ended' }, { state: 'closed' }]],
    ['marketing/integralProduct', ['gift', 'giftOff', 'good'], [{}, { state: 'offShelf', soldOut: true }, { state: 'offShelf' }]],
  ])('of %s: %s', async (key, names, expected) => {
    const { records, titles } = await facts({ records: { [key]: [...names.map((name) => ids[name]!), 999_999] } });
    expect(titles[key]).toMatch(/^\p{Script=Han}+$/u);
    const { [key]: found = {} } = records;
    expect(names.map((name) => found[ids[name]!])).toEqual(expected.map((fact) => ({ name: expect.any(String), ...fact })));
    expect(found).not.toHaveProperty('999999');
  });

  it('of entities that pages do not name are not told', async () => {
    expect((await facts({ records: { 'operation/admin': [1], 'no/such': [1] } })).records).toEqual({});
  });
});

it('counts the coupons that anybody may fetch, and the goods of activities that run', async () => {
  const before = (await facts({ shows: ['home_coupon', 'home_seckill', 'home_group', 'home_intergral', 'wechat_live'] })).shows;
  expect(before).toEqual({ home_coupon: 0, home_seckill: 2, home_group: 2, home_intergral: 1, wechat_live: 0 });
  await goods.create('marketing/coupon', { name: '券', category: 3, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 0, isLimited: false, status: true });
  const all = await goods.create('marketing/coupon', { name: '完', category: 3, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 0, isLimited: true, total: 5, status: true });
  await goods.assign('marketing/coupon', all, { lastTotal: 0 });
  expect((await facts({ shows: ['home_coupon'] })).shows).toEqual({ home_coupon: 1 });
});

it('knows nothing of pictures elsewhere, and which of its own are gone', async () => {
  const own = `/uploads/product/2026/01/${'a'.repeat(40)}.png`;
  expect((await facts({ pictures: ['https://cdn.example.com/a.png', own] })).pictures).toEqual({ [own]: { gone: true } });
});

it('measures a picture by its header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'measure-'));
  const key = `product/2026/01/${'b'.repeat(40)}.png`;
  await mkdir(dirname(join(folder, key)), { recursive: true });
  // Noise: the file is far larger than what is read of it.
  await writeFile(join(folder, key), await sharp({ create: { width: 900, height: 500, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png().toBuffer());
  expect(await measure(diskStore(folder), key)).toEqual({ width: 900, height: 500 });
  await rm(folder, { recursive: true });
});

it('tells the chosen theme', async () => {
  expect((await facts({})).theme).toBe('#e93323');
});

it('refuses who may not change pages, and what is no question', async () => {
  for (const [method, path] of [['POST', pagePaths.facts], ['GET', pagePaths.inspection]] as const) expect((await goods.server.call(method, path, { token: null, body: method === 'POST' ? nothing : undefined })).code).toBe(401);
  expect((await goods.server.call('POST', pagePaths.facts, { body: { ...nothing, records: { 'product/product': ['1; drop'] } } })).code).toBe(400);
});

it('finds on all live pages what is wrong with each', async () => {
  const modelOf = (component: string) => widgets.find((model) => model.component === component)!;
  const title = modelOf('home_title');
  const page = async (name: string, widget: JsonObject, more: object = {}) => {
    const { data, code } = await goods.server.call('POST', '/admin/platform/pagediy/save', { body: { name, title: name, value: { [String(widget.timestamp)]: widget }, ...more } });
    expect(code).toBe(200);
    return data.id as number;
  };
  const linking = (to: number) => writeValue(title, newWidget(title, 1_700_000_000_000_000), 'linkConfig', `/pages/goods/goods_details/index?id=${to}&mt=0`);
  const home = await page('首页', linking(ids.good!));
  const broken = await page('坏链', linking(ids.off!));
  await page('不显示', linking(ids.off!), { isShow: 0 });
  const { data } = await goods.server.call<InspectedPage[]>('GET', pagePaths.inspection);
  expect(data).toEqual([
    { id: home, name: '首页', isDefault: 1, findings: [] },
    { id: broken, name: '坏链', isDefault: 0, findings: [{ widgetId: 'id1700000000000000', group: 'linkConfig', kind: 'offShelf', severity: 'error', message: expect.stringMatching(/^标题「链接」的链接打开的商品「.+」已下架$/) }] },
  ]);
  // So many pages are read in several turns.
  const many = await Promise.all(Array.from({ length: 11 }, (_none, index) => page(`页${index}`, linking(ids.sold!))));
  const all = (await goods.server.call<InspectedPage[]>('GET', pagePaths.inspection)).data;
  expect(all.map(({ id }) => id)).toEqual([home, broken, ...many.toSorted((one, other) => one - other)]);
  expect(all.at(-1)!.findings.map(({ kind }) => kind)).toEqual(['soldOut']);
});
