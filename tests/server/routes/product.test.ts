/** What the platform does with goods and their labels, and the sentence of every refusal. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
beforeAll(async () => { goods = await openGoods(); });
afterAll(() => goods?.close());

const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', `/admin/platform/${path}`, { body });
const get = (path: string, query: Record<string, string> = {}) => goods.server.call<Row>('GET', `/admin/platform/${path}`, { query });
const info = async (id: number) => (await get(`product/info/${id}`)).data;

const states = {
  selling: { isShow: true, auditStatus: 2 },
  stored: { isShow: false, auditStatus: 2 },
  pending: { isShow: false, auditStatus: 1, isAudit: true },
  unsubmitted: { isShow: false, auditStatus: 1, isAudit: false },
  refused: { isShow: false, auditStatus: 3, reason: '图片不清晰' },
  recycled: { isShow: false, auditStatus: 2, isRecycle: true },
} satisfies Record<string, Row>;
type State = keyof typeof states;
const product = (state: State, more: Row = {}) => goods.newProduct({ ...states[state], ...more });
const products = (...each: State[]) => Promise.all(each.map((state) => product(state)));

describe('an approved product', () => {
  it.each([
    ['audit', { isAutoUp: true }, { isSwitch: true, productSwitch: true }, { auditStatus: 2, isShow: true }],
    ['audit', { isAutoUp: true }, { isSwitch: false, productSwitch: true }, { auditStatus: 2, isShow: false }],
    ['audit', { isAutoUp: false }, { isSwitch: true, productSwitch: true }, { auditStatus: 2, isShow: false }],
    ['audit', { isAutoUp: true }, { isSwitch: true, productSwitch: false }, { auditStatus: 0, isShow: true }],
    ['batch/audit', { isAutoUp: true }, { isSwitch: true, productSwitch: true }, { auditStatus: 2, isShow: false }],
    ['batch/audit', { isAutoUp: true }, { isSwitch: true, productSwitch: false }, { auditStatus: 0, isShow: false }],
  ])('by %s, asking %o of a shop with %o, becomes %o', async (call, asks, shop, becomes) => {
    const columns = { is_switch: shop.isSwitch, product_switch: shop.productSwitch };
    await goods.server.app.sql.updateTable('merchant_merchant').set(columns).where('id', '=', goods.references.merId).execute();
    const id = await product('pending', asks);
    expect(await post(`product/${call}`, { ...(call === 'audit' ? { id } : { idList: [id] }), auditStatus: 'success' })).toMatchObject({ code: 200 });
    expect(await info(id)).toMatchObject({ ...becomes, isAudit: false });
  });
});

it.each(['audit', 'batch/audit'])('a product refused by %s leaves with its reason', async (call) => {
  const id = await product('pending');
  expect(await post(`product/${call}`, { ...(call === 'audit' ? { id } : { idList: [id] }), auditStatus: 'fail', reason: '主图含有联系方式' })).toMatchObject({ code: 200 });
  expect(await info(id)).toMatchObject({ auditStatus: 3, reason: '主图含有联系方式', isShow: false, isAudit: false });
});

it('forced down, a product waits off the shelf until its shop submits it again', async () => {
  const ids = await products('selling', 'selling');
  expect(await post('product/force/down', { ids: ids.join(',') })).toMatchObject({ code: 200 });
  for (const id of ids) expect(await info(id)).toMatchObject({ isShow: false, auditStatus: 1, isAudit: false });
  expect((await get('product/list', { type: '6' })).data.list.map(({ id }: Row) => id)).not.toEqual(expect.arrayContaining(ids));
});

describe('taken off by force, a product', () => {
  const down = async (more: Row = {}) => {
    const id = await product('selling', more);
    await post('product/force/down', { ids: String(id) });
    return id;
  };
  const undo = (...ids: number[]) => goods.server.call<Row>('POST', '/console/resources/product/product/undo/down', { body: { ids } });

  it('stands in the tab of what is not submitted yet, which counts it', async () => {
    const id = await down();
    expect((await get('product/list', { type: '8', limit: '100' })).data.list.map((row: Row) => row.id)).toContain(id);
    expect((await get('product/tabs/headers')).data.find(({ type }: Row) => type === 8).count).toBeGreaterThan(0);
  });

  it.each([0, 2])('is on sale again as before, of audit state %i, when that is undone', async (auditStatus) => {
    await goods.server.app.sql.updateTable('merchant_merchant').set({ is_switch: true }).where('id', '=', goods.references.merId).execute();
    const id = await down({ auditStatus });
    expect(await undo(id)).toMatchObject({ data: { done: 1, failed: [] } });
    expect(await info(id)).toMatchObject({ isShow: true, auditStatus, isAudit: false });
    expect(await undo(id)).toMatchObject({ data: { done: 0, failed: [{ id, message: '数据已有新的变更，不能撤销' }] } });
  });

  it('stays off where something happened to it since, or its shop is closed', async () => {
    const [changed, closed] = [await down(), await down()];
    await goods.assign('product/product', changed, { ficti: 3 });
    expect((await undo(changed)).data.failed).toEqual([{ id: changed, message: '数据已有新的变更，不能撤销' }]);
    await goods.server.app.sql.updateTable('merchant_merchant').set({ is_switch: false }).where('id', '=', goods.references.merId).execute();
    expect((await undo(closed)).data.failed).toEqual([{ id: closed, message: '商户已关闭，商品不能上架' }]);
    expect(await info(closed)).toMatchObject({ isShow: false });
  });
});

it('a call that comes too late says who changed the state, and when', async () => {
  const [first, second] = await products('selling', 'selling');
  const ids = String(first);
  await post('product/force/down', { ids });
  const refused = await post('product/force/down', { ids });
  expect(refused).toMatchObject({ code: 400, message: '商品未在出售中，不能下架', data: { stateChange: { account: 'admin', title: '下架' } } });
  const batch = await goods.server.call<Row>('POST', '/console/resources/product/product/batch', { body: { operation: 'action', name: 'down', ids: [first, second] } });
  expect(batch.data.failed[0].message).toMatch(/^商品未在出售中，不能下架：.+已于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 下架$/);
});

it('other sales are added to what is there', async () => {
  const ids = [await product('selling', { ficti: 5 }), await product('pending', { ficti: 0 })];
  expect(await post('product/batch/set/virtual/sales', { idList: ids, ficti: 20 })).toMatchObject({ code: 200 });
  expect(await Promise.all(ids.map(async (id) => (await info(id)).ficti))).toEqual([25, 20]);
});

it('a recycled product comes back off the shelf, or is gone for good', async () => {
  const [one, two, three] = await products('recycled', 'recycled', 'recycled');
  expect(await post(`product/restore/${one}`)).toMatchObject({ code: 200 });
  expect(await info(one!)).toMatchObject({ isRecycle: false, isShow: false });
  expect(await post('product/batch/restore', { idList: [two] })).toMatchObject({ code: 200 });
  expect(await post('product/delete', { id: three, type: 'delete' })).toMatchObject({ code: 200 });
  expect(await get(`product/info/${three}`)).toMatchObject({ code: 6102, message: '商品不存在' });
});

describe('refusals of products', () => {
  const long = '字'.repeat(101);
  const field = (name: string, message: string) => ({ code: 400, data: { errors: [{ field: name, message }] } });
  const cases: [call: string, state: State, body: (id: number) => object, answer: object][] = [
    ...(['selling', 'stored', 'unsubmitted', 'refused', 'recycled'] as const).map((state): [string, State, (id: number) => object, object] => ['audit', state, (id) => ({ id, auditStatus: 'success' }), { code: 400, message: '商品审核状态异常' }]),
    ['audit', 'pending', (id) => ({ id }), field('auditStatus', '请选择审核状态')],
    ['audit', 'pending', (id) => ({ id, auditStatus: 'fail' }), field('reason', '请填写拒绝原因')],
    ['audit', 'pending', (id) => ({ id, auditStatus: 'fail', reason: long }), field('reason', '原因不能超过100个字符')],
    ['audit', 'pending', () => ({ id: 99_999_999, auditStatus: 'success' }), { code: 6102, message: '商品不存在' }],
    ['batch/audit', 'pending', (id) => ({ idList: [id], auditStatus: 'maybe' }), field('auditStatus', '审核状态不在可选范围内')],
    ['force/down', 'stored', (id) => ({ ids: String(id) }), { code: 400, message: '商品未在出售中，不能下架' }],
    ['force/down', 'recycled', (id) => ({ ids: String(id) }), { code: 400, message: '商品未在出售中，不能下架' }],
    ['batch/set/virtual/sales', 'selling', (id) => ({ idList: [id], ficti: 100_000 }), field('ficti', '增加其他销量应在0到99999之间')],
    ['batch/set/virtual/sales', 'selling', (id) => ({ idList: [id], ficti: 1.5 }), field('ficti', '增加其他销量必须是整数')],
    ['batch/set/virtual/sales', 'selling', (id) => ({ idList: [id] }), field('ficti', '请输入增加其他销量')],
    ['update', 'selling', (id) => ({ id, ficti: -1, rank: 1 }), field('ficti', '其他销量应在0到99999之间')],
    ['update', 'selling', (id) => ({ id, ficti: 1, rank: 10_000 }), field('rank', '排序应在0到9999之间')],
    ['update', 'recycled', (id) => ({ id, ficti: 1, rank: 1 }), { code: 400, message: '当前状态不能编辑商品' }],
    ['delete', 'stored', (id) => ({ id, type: 'delete' }), { code: 400, message: '当前状态不能彻底删除商品' }],
    ['batch/restore', 'stored', (id) => ({ idList: [id] }), { code: 400, message: '商品不在回收站中' }],
  ];
  it.each(cases)('%s of one that is %s', async (call, state, body, answer) => {
    const id = await product(state);
    const before = await info(id);
    expect(await post(`product/${call}`, body(id))).toMatchObject(answer);
    expect(await info(id)).toEqual(before);
  });

  it('of one among several leave the others as they were', async () => {
    const [pending, stored] = await products('pending', 'stored');
    expect(await post('product/batch/audit', { idList: [pending, stored], auditStatus: 'success' })).toMatchObject({ code: 400, message: expect.stringContaining('商品审核状态异常') });
    expect(await info(pending!)).toMatchObject({ auditStatus: 1, isAudit: true });
  });

  it('stored sales stay within what a product may have', async () => {
    const id = await product('selling', { ficti: 99_990 });
    expect(await post('product/batch/set/virtual/sales', { idList: [id], ficti: 10 })).toMatchObject(field('ficti', '其他销量应在0到99999之间'));
    expect((await info(id)).ficti).toBe(99_990);
  });
});

it('each tab counts what it lists', async () => {
  const { data } = await get('product/tabs/headers', { keywords: '手机' });
  const totals = await Promise.all((data as unknown as Row[]).map(async ({ type }) => ({ type: type as number, count: (await get('product/list', { type: String(type), keywords: '手机' })).data.total as number })));
  expect(data).toEqual(totals);
  expect(totals.map(({ type }) => type)).toEqual([1, 2, 6, 8, 7, 3, 4, 5]);
});

it('what comma lists and JSON hold travels as text', async () => {
  const id = await product('selling', { keyword: ['新品', '热卖'], cateId: ['12', '15'], sliderImage: ['/demo/film.mp4', '/demo/picture-1.svg'], attrList: [{ attributeName: '颜色', optionList: ['黑', '白'] }], specType: true });
  await goods.create('product/attrValue', { productId: id, attrValue: { 颜色: '黑' }, sku: '黑', price: '9.00', stock: 1 });
  expect(await info(id)).toMatchObject({
    keyword: '新品,热卖', cateId: '12,15', sliderImage: '["/demo/film.mp4","/demo/picture-1.svg"]',
    attrList: [{ attributeName: '颜色', optionList: ['黑', '白'] }], attrValueList: [{ sku: '黑', attrValue: '{"颜色":"黑"}', price: '9.00' }],
  });
});

describe('coupons of what is deleted', () => {
  const coupon = (category: number, linkedData: number[]) => goods.create('marketing/coupon', { name: '专用券', category, linkedData, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 20, isFixedTime: false, day: 7, status: true });
  const kept = async (...ids: number[]) => (await goods.server.app.sql.selectFrom('marketing_coupon').select('id').where('id', 'in', ids).where('is_del', '=', false).orderBy('id').execute()).map(({ id }) => Number(id));

  it('go with their brand, as its question tells, and leave the gifts of products', async () => {
    const [brand, other] = [await goods.create('product/brand', { name: '停产', categoryIds: [goods.references.categoryId], sort: 1 }), await goods.create('product/brand', { name: '在产', categoryIds: [goods.references.categoryId], sort: 1 })];
    const [own, theirs, ofProduct, general] = [await coupon(5, [brand]), await coupon(5, [other]), await coupon(2, [await product('selling')]), await coupon(3, [])];
    // A product that bears the number of the brand is another record.
    await sql`update marketing_coupon set linked_data = (select linked_data from marketing_coupon where id = ${own}) where id = ${ofProduct}`.execute(goods.server.app.sql);
    const id = await product('selling', { couponIds: [own, general] });
    expect((await goods.server.call<string[]>('GET', `/console/resources/product/brand/follows/delete/${brand}`)).data).toEqual(['它的 1 张品牌券将一并删除']);
    expect(await post(`product/brand/delete/${brand}`)).toMatchObject({ code: 200 });
    expect(await kept(own, theirs, ofProduct, general)).toEqual([theirs, ofProduct, general]);
    expect((await info(id)).couponList).toMatchObject([{ id: general }]);
    expect((await goods.server.call('POST', extension.restore('product/brand'), { body: { ids: [brand] } })).data).toMatchObject({ done: 1 });
    expect(await kept(own)).toEqual([own]);
    expect((await info(id)).couponList, 'they come back with it').toMatchObject([{ id: own }, { id: general }]);
  });

  it('go with their category', async () => {
    const category = await goods.create('product/category', { name: '停售' });
    const [own, other] = [await coupon(4, [category]), await coupon(4, [goods.references.categoryId])];
    expect((await goods.server.call<string[]>('GET', `/console/resources/product/category/follows/delete/${category}`)).data).toEqual(['它的 1 张品类券将一并删除']);
    expect(await post(`product/category/delete/${category}`)).toMatchObject({ code: 200 });
    expect(await kept(own, other)).toEqual([other]);
  });
});

describe('labels', () => {
  const own = { tagNote: '', sort: 1, status: 0, startTime: '2026-01-01 00:00:00', endTime: '2099-12-31 23:59:59', position: 0, playType: 'category', owner: 1 };
  const label = (more: object = {}) => ({ ...own, playProducts: String(goods.references.categoryId), ...more });
  const saved = async (more: object) => (await post('producttag/save', label(more))).data.id as number;
  const builtIn = async (name: string) => (await get('producttag/list', { keywords: name })).data.list[0] as Row;

  it.each<[string, object, string]>([
    ['a name', { tagName: '' }, '请输入标签名称'],
    ['a name of four', { tagName: '五个字标签' }, '标签名称长度应在1到4个字符之间'],
    ['another name', { tagName: '新品' }, '标签名称已存在'],
    ['a period', { tagName: '期间', startTime: '' }, '请选择生效时间区间'],
    ['a period that goes on', { tagName: '倒期', startTime: '2099-01-01 00:00:00', endTime: '2098-01-01 00:00:00' }, '结束时间不能早于开始时间'],
    ['what it is for', { tagName: '无品', playProducts: '' }, '请选择参与类型和对应规则'],
    ['a sort', { tagName: '零序', sort: 0 }, '排序应在1到99999之间'],
  ])('ask for %s', async (_what, more, message) => {
    const answer = await post('producttag/save', label(more));
    expect(answer.code).not.toBe(200);
    expect(answer.data.errors.map((each: Row) => each.message)).toContain(message);
  });

  it('are five at most in force; one that is may be saved again', async () => {
    const names = ['甲', '乙', '丙', '丁', '戊', '己'];
    const shown = (await get('producttag/list', { limit: '100' })).data.list.filter(({ status }: Row) => status === 1).length as number;
    const ids = [];
    for (const tagName of names.slice(0, 5 - shown)) ids.push(await saved({ tagName, status: 1 }));
    expect(await post('producttag/save', label({ tagName: '庚', status: 1 }))).toMatchObject({ code: 400, message: '最多同时启用5个生效中的标签' });
    expect(await post('producttag/save', label({ tagName: '辛', status: 1, startTime: '2098-01-01 00:00:00' }))).toMatchObject({ code: 200 });
    expect(await post('producttag/update', { ...label({ tagName: '壬', status: 1 }), id: ids[0] })).toMatchObject({ code: 200 });
    expect(await post(`producttag/delete/${ids[0]}`)).toMatchObject({ code: 400, message: '商品标签状态已开启' });
    expect(await post(`producttag/status/${ids[0]}/0`)).toMatchObject({ code: 200 });
    expect(await post(`producttag/delete/${ids[0]}`)).toMatchObject({ code: 200 });
  });

  it.each<[string, string, number | undefined]>([['新品', '31', 30], ['爆品', '0', 9_999], ['热卖', '10000', 9_999], ['优选', '', 9_999], ['自营', '3', undefined]])('built in, %s takes no rule of "%s"', async (name, playProducts, largest) => {
    const { id, createTime: _made, updateTime: _changed, recordVersion: _version, ...row } = await builtIn(name);
    const message = largest === undefined ? '该标签没有展示规则' : `展示规则须在1到${largest}之间`;
    expect(await post('producttag/update', { ...row, id, playProducts })).toMatchObject({ code: 400, data: { errors: [{ field: 'playProducts', message }] } });
  });

  it('built in, keep their name and are never deleted', async () => {
    const { id, createTime: _made, updateTime: _changed, recordVersion: _version, ...row } = await builtIn('热卖');
    expect(await post('producttag/update', { ...row, id, tagName: '热销' })).toMatchObject({ code: 400, data: { errors: [{ field: 'tagName', message: '标签名称不能修改' }] } });
    expect(await post(`producttag/delete/${id}`)).toMatchObject({ code: 400, message: '系统内置标签不能删除' });
  });
});
