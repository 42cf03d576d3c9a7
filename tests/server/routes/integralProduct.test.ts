/** 积分商品: a part of the products, by calls and rights of its own; its specifications are rows that orders take pieces from. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
beforeAll(async () => { goods = await openGoods(); });
afterAll(() => goods?.close());

const base = '/admin/platform/integral/product';
const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', `${base}/${path}`, { body });
const page = async (isShow: 0 | 1) => (await goods.server.call<Row>('GET', `${base}/page`, { query: { isShow: String(isShow), limit: '100' } })).data.list as Row[];
const detail = async (id: number) => (await goods.server.call<Row>('GET', `${base}/detail/${id}`)).data;
const row = (more: Row = {}) => ({ image: '/demo/picture-1.svg', price: '0.00', redeemIntegral: 100, cost: '30.00', stock: 10, weight: '0.20', volume: '0.01', barCode: '', isShow: true, ...more });
const bag = (more: Row = {}) => ({
  name: '帆布袋', unitName: '件', image: '/demo/picture-1.svg', sliderImage: JSON.stringify(['/demo/picture-1.svg']), keyword: '礼品', intro: '积分好礼',
  exchangeNum: 0, isShow: true, isHot: 1, sort: 1, content: '<p>棉</p>', specType: false, attrList: [], attrValueList: [{ ...row(), sku: '默认', attrValue: '{}' }], ...more,
});
const colours = (...each: [string, Row?][]) => ({
  specType: true, attrList: [{ attributeName: '颜色', optionList: each.map(([name]) => name) }],
  attrValueList: each.map(([name, more]) => ({ ...row(more), sku: name, attrValue: JSON.stringify({ 颜色: name }) })),
});
const made = async (more: Row = {}): Promise<number> => {
  const { code, message, data } = await post('save', bag(more));
  expect({ code, message }).toMatchObject({ code: 200 });
  return data.id;
};

describe('a points product', () => {
  it('belongs to no merchant, and stands in the list of points goods alone', async () => {
    const id = await made({ name: '只在积分商城' });
    expect((await page(1)).map((each) => each.id)).toContain(id);
    expect(await goods.server.app.sql.selectFrom('product_product').select(['type', 'mer_id', 'category_id']).where('id', '=', id).executeTakeFirstOrThrow()).toEqual({ type: 1, mer_id: null, category_id: null });
    for (const path of ['product/list?type=1', 'product/marketing/search/page?', 'product/activity/search/page?']) {
      const { data } = await goods.server.call<Row>('GET', `/admin/platform/${path}&limit=1000`);
      expect(data.list.map((each: Row) => each.id), path).not.toContain(id);
    }
  });

  it('costs what its specification with the fewest points does', async () => {
    const id = await made(colours(['红', { redeemIntegral: 300, price: '1.00' }], ['蓝', { redeemIntegral: 200, price: '9.90', stock: 4 }], ['绿', { redeemIntegral: 200, price: '8.80', stock: 3 }]));
    expect(await detail(id)).toMatchObject({ redeemIntegral: 200, price: '8.80', stock: 17, specType: true });
    expect((await page(1)).find((each) => each.id === id)).toMatchObject({ redeemIntegral: 200, price: '8.80', stock: 17 });
  });

  it('keeps the rows of combinations that stay, makes new ones and deletes the others', async () => {
    const id = await made(colours(['红'], ['蓝']));
    const before = (await detail(id)).attrValueList as Row[];
    expect(await post('update', { id, ...bag(colours(['蓝', { stock: 7 }], ['绿', { stock: 2 }])) })).toMatchObject({ code: 200 });
    const after = (await detail(id)).attrValueList as Row[];
    expect(after.map(({ sku, stock }) => [sku, stock])).toEqual([['蓝', 7], ['绿', 2]]);
    expect(after[0]!.id).toBe(before[1]!.id);
    expect((await detail(id)).stock).toBe(9);
  });

  it('answers what its form holds beside what is stored, and takes it back unread', async () => {
    const id = await made({ sliderImage: JSON.stringify(['/demo/picture-1.svg', '/demo/picture-2.svg']), ...colours(['红'], ['蓝']) });
    const form = {
      sliderImages: ['/demo/picture-1.svg', '/demo/picture-2.svg'], attrs: [{ attrName: '颜色', attrValue: ['红', '蓝'] }], header: [{ key: '颜色', title: '颜色' }],
    };
    expect(await detail(id)).toMatchObject(form);
    expect(await post('update', { id, ...bag(colours(['红'], ['蓝'])), ...form })).toMatchObject({ code: 200 });
    expect((await detail(id)).sliderImages).toEqual(['/demo/picture-1.svg']);
  });

  it('is taken as the published interface sends it', async () => {
    const { attrList: _a, attrValueList: _b, ...plain } = bag();
    const id = (await post('save', {
      ...plain, specType: true, attr: [{ attrName: '尺寸', attrValues: '大,小' }],
      attrValue: ['大', '小'].map((name) => ({ ...row(), attrValue: JSON.stringify({ 尺寸: name }) })),
    })).data.id as number;
    expect(await detail(id)).toMatchObject({ attr: [{ attrName: '尺寸', attrValues: '大,小' }], attrValueList: [{ sku: '大' }, { sku: '小' }] });
    const single = (await post('save', { ...plain, specType: false, attr: [{ attrName: '规格', attrValues: '默认' }], attrValue: [{ ...row({ stock: 5 }), attrValue: '{"规格":"默认"}' }] })).data.id as number;
    expect(await detail(single)).toMatchObject({ specType: false, stock: 5, attrValueList: [{ sku: '默认' }] });
  });

  it.each<[string, Row, string]>([
    ['no name', { name: '' }, '请输入商品名称'],
    ['no unit', { unitName: '' }, '请输入单位'],
    ['no introduction', { intro: '' }, '请输入商品简介'],
    ['no picture of the slider', { sliderImage: '[]' }, '商品轮播图'],
    ['no specification', { attrValueList: [] }, '规格'],
    ['a specification of no points', { attrValueList: [{ ...row({ redeemIntegral: 0 }), sku: '默认', attrValue: '{}' }] }, '兑换积分'],
    ['a price below nothing', { attrValueList: [{ ...row({ price: '-1' }), sku: '默认', attrValue: '{}' }] }, '兑换金额'],
    ['combinations that its attributes do not have', { ...colours(['红']), attrList: [{ attributeName: '颜色', optionList: ['蓝'] }] }, '规格'],
    ['more pieces a member than there may be', { exchangeNum: 10_000 }, '兑换数量限制'],
  ])('with %s is refused', async (_what, more, sentence) => {
    const { code, message } = await post('save', bag(more));
    expect(code).toBe(400);
    expect(message).toContain(sentence);
  });

  it.each([
    [{ specType: true, attrList: undefined, attrValueList: [], attr: [{}, {}], attrValue: [{}, {}] }],
    [{ specType: true, attrList: undefined, attrValueList: undefined, attr: [{}, {}], attrValue: [{}, {}] }],
    [{ specType: true, attrList: [{}], attrValueList: [{}] }],
    [{ specType: true, attrList: [null], attrValueList: [null] }],
    [{ specType: true, attrList: [{ attributeName: 1, optionList: '红' }], attrValueList: [{ attrValue: 7 }] }],
    [{ isShow: null, isHot: undefined, sort: 999980, keyword: '.1&<Y0分', specType: true, attrList: null, attrValueList: [], attr: [{}, {}], attrValue: [{}, {}] }],
  ])('with malformed specifications is refused: %j', async (more) => {
    expect(await post('save', bag(more as Row))).toMatchObject({ code: 400 });
  });

  it('goes on the shelf and off it, and no call of other products reaches it', async () => {
    const id = await made({ isShow: false });
    expect((await page(0)).map((each) => each.id)).toContain(id);
    expect(await post(`update/show/${id}`)).toMatchObject({ code: 200 });
    expect(await detail(id)).toMatchObject({ isShow: true });
    expect(await goods.server.call('POST', '/admin/platform/product/force/down', { body: { ids: String(id) } })).toMatchObject({ code: 400 });
    expect(await goods.server.call('POST', '/admin/platform/product/update', { body: { id, ficti: 1, rank: 1 } })).toMatchObject({ code: 400 });
    expect(await post(`update/show/${id}`)).toMatchObject({ code: 200 });
    expect(await post(`delete/${id}`)).toMatchObject({ code: 200 });
    expect((await goods.server.call('GET', `${base}/detail/${id}`)).code).not.toBe(200);
  });

  it('deleted and brought back, has its specifications again', async () => {
    const id = await made(colours(['红', { stock: 3 }], ['蓝', { stock: 4 }]));
    expect(await post(`delete/${id}`)).toMatchObject({ code: 200 });
    expect(await goods.server.call('POST', '/console/resources/marketing/integralProduct/restore', { body: { ids: [id] } })).toMatchObject({ code: 200 });
    expect(((await detail(id)).attrValueList as Row[]).map(({ sku, stock }) => [sku, stock])).toEqual([['红', 3], ['蓝', 4]]);
    expect((await detail(id)).stock).toBe(7);
  });

  it('of another kind is none of these calls’', async () => {
    const ordinary = await goods.newProduct({ isShow: true, auditStatus: 2 });
    for (const path of [`update/show/${ordinary}`, `delete/${ordinary}`]) expect((await post(path)).code, path).not.toBe(200);
    expect((await goods.server.call('GET', `${base}/detail/${ordinary}`)).code).not.toBe(200);
    expect((await post('update', { id: ordinary, ...bag() })).code).not.toBe(200);
  });

  it('saved by somebody who has not seen what was sold meanwhile is refused', async () => {
    const id = await made();
    const { recordVersion } = await detail(id);
    const [{ id: attrValueId }] = (await detail(id)).attrValueList as Row[];
    await goods.assign('product/attrValue', attrValueId, { stock: 1 });
    const { code } = await goods.server.call('POST', `${base}/update`, { body: { id, ...bag() }, headers: { 'x-record-version': String(recordVersion) } });
    expect(code).toBe(409);
    expect((await detail(id)).stock).toBe(1);
  });
});
