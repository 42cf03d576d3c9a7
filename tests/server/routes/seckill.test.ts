/** Flash sales: activities and their goods, what they sell at which price, and how much of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { startTestApp } from '../helper';
import { openShop, type Shop, shopWith } from '../service/helper';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
/** All of the day, so that a sale runs whenever the test does; and a slot at either end of it. */
let [always, morning, night] = [0, 0, 0];
beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, starLevel: 3, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const ofRefunds = ['ask', 'agree'].map((name) => `order/refund ${name}`);
  shop = await openShop(goods.server, ['order/order place', 'order/order pay', 'order/order cancel', 'marketing/seckillProduct propose', 'marketing/seckillActivity see', ...ofRefunds]);
  const slot = (name: string, startTime: string, endTime: string) => goods.create('marketing/seckillTimeInterval', { name, startTime, endTime, status: true });
  [always, morning, night] = [await slot('全天', '00:00', '24:00'), await slot('早场', '00:00', '08:00'), await slot('晚场', '20:00', '24:00')];
}, 300_000);
afterAll(() => goods?.close());

const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', `/admin/platform/seckill/${path}`, { body });
const rowsOf = async (query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(goods.server.app.sql)).rows;
const day = (days: number): string => fromSeconds(Date.now() / 1000 + days * 86_400).slice(0, 10);
let number = 0;
const member = (values: Row = {}) => goods.create('user/user', { account: `s${number += 1}`, nickname: '小满', phone: '13800138000', nowMoney: '10000.00', ...values });

async function ware(stock = 100, values: Row = {}): Promise<{ productId: number; attrValueId: number }> {
  const productId = await goods.newProduct({ isShow: true, auditStatus: 2, ...values });
  return { productId, attrValueId: await goods.create('product/attrValue', { productId, sku: '黑', price: '99.00', stock }) };
}
const offer = ({ productId, attrValueId }: { productId: number; attrValueId: number }, quota = 10, activityPrice = '59.00') => ({ id: productId, sort: 1, attrValue: [{ attrValueId, quota, activityPrice }] });
const values = (more: object = {}) => ({ name: `整点抢购${number += 1}`, startDate: day(0), endDate: day(2), timeIntervals: String(always), allQuota: 0, oneQuota: 0, proCategory: '0', merStars: 1, ...more });

/** @returns its id */
async function activity(productList: object[] = [], more: object = {}): Promise<number> {
  const body = values(more);
  expect(await post('activity/add', { ...body, productList })).toMatchObject({ code: 200 });
  const { data } = await goods.server.call<Row>('GET', '/admin/platform/seckill/activity/page', { query: { name: body.name } });
  return data.list[0].id;
}
const toggle = (id: number) => post(`activity/switch/${id}`);
const detail = async (id: number) => (await goods.server.call<Row>('GET', `/admin/platform/seckill/activity/detail/${id}`)).data;
/** What is open and running now. */
async function sale(quota = 10, more: object = {}, stock = 100) {
  const item = await ware(stock);
  const id = await activity([offer(item, quota)], more);
  expect(await toggle(id)).toMatchObject({ code: 200 });
  return { ...item, id };
}
const place = (uid: number, attrValueId: number, payNum = 1, more: object = {}, by = shop) =>
  by.call('order/order/place', { orderNo: `MS${number += 1}`, uid, type: 1, items: [{ attrValueId, payNum }], shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路', ...more });
const left = async (attrValueId: number) => (await rowsOf(sql<Row>`select v.quota, s.stock from marketing_seckill_attr_value v join product_attr_value s on s.id = v.master_id where v.master_id = ${attrValueId}`))[0];

describe('activities', () => {
  it('begin and end with the slots of their days, and tell their figures', async () => {
    const id = await activity([], { timeIntervals: `${night},${morning}`, startDate: day(1), endDate: day(3) });
    expect(await detail(id)).toMatchObject({ status: 0, isOpen: 0, timeList: ['00:00-08:00', '20:00-24:00'], productCategoryNames: '全部', proCategory: '0', productNum: 0, buyers: 0, sold: '0.00' });
    expect(await rowsOf(sql<Row>`select start_time::text as start, end_time::text as end from marketing_seckill_activity where id = ${id}`)).toEqual([{ start: `${day(1)} 00:00:00`, end: `${day(3)} 23:59:59` }]);
    await shop.call(`marketing/seckillActivity/${id}/see`, { seen: 3 });
    expect(await detail(id)).toMatchObject({ views: 3 });
  });

  it.each([['run in a slot that is open now', {}, 1], ['wait for their first day', { startDate: day(1) }, 0]])('%s from the moment in which they are made', async (_when, more, status) => {
    expect(await detail(await activity([], more))).toMatchObject({ status });
  });

  it('open with goods, and what is open and running is neither changed nor deleted', async () => {
    const id = await activity();
    expect(await toggle(id)).toMatchObject({ code: 400, message: '请先添加商品再开启' });
    expect(await post('product/add', { id, productList: [] })).toMatchObject({ code: 400 });
    expect(await post('product/add', { id, productList: [offer(await ware())] })).toMatchObject({ code: 200 });
    expect(await toggle(id)).toMatchObject({ code: 200 });
    expect(await post('activity/update', { id, ...values() })).toMatchObject({ code: 12104 });
    expect(await post(`activity/delete/${id}`)).toMatchObject({ code: 12104 });
    await toggle(id);
    expect(await post('activity/update', { id, ...values({ name: '改名' }), productList: [] })).toMatchObject({ code: 200 });
    expect(await post(`activity/delete/${id}`)).toMatchObject({ code: 200 });
    expect(await rowsOf(sql<Row>`select id from marketing_seckill_product where activity_id = ${id}`)).toEqual([]);
  });

  it('that are over are not changed any more', async () => {
    const id = await activity();
    await sql`update marketing_seckill_activity set status = 2 where id = ${id}`.execute(goods.server.app.sql);
    expect(await post('activity/update', { id, ...values() })).toMatchObject({ code: 400, message: '活动已结束，不能修改' });
  });

  it('move with their slots, unless that makes two of them sell the same', async () => {
    const slot = await goods.create('marketing/seckillTimeInterval', { name: '午场', startTime: '11:00', endTime: '13:00', status: true });
    const item = await ware();
    const days = { startDate: day(1), endDate: day(2) };
    const [moved, later] = [await activity([offer(item)], { ...days, timeIntervals: String(slot) }), await activity([offer(item)], { ...days, timeIntervals: String(night) })];
    for (const id of [moved, later]) expect(await toggle(id)).toMatchObject({ code: 200 });
    const move = (startTime: string, endTime: string) => post('time/interval/update', { id: slot, name: '午场', startTime, endTime, status: 1 });
    expect(await move('19:00', '21:00')).toMatchObject({ code: 400, message: expect.stringContaining('已在同一时段的其他秒杀活动中') });
    expect(await move('12:00', '14:00')).toMatchObject({ code: 200 });
    expect(await detail(moved)).toMatchObject({ timeList: ['12:00-14:00'] });
    expect(await rowsOf(sql<Row>`select start_time::text as start, end_time::text as end from marketing_seckill_activity where id = ${moved}`)).toEqual([{ start: `${day(1)} 12:00:00`, end: `${day(2)} 14:00:00` }]);
  });

  it('and their goods call a category as it is called now', async () => {
    const categoryId = await goods.create('product/category', { name: '旧名', pid: 0, sort: 1, isShow: true });
    const item = await ware(100, { categoryId });
    const id = await activity([offer(item)], { proCategory: String(categoryId) });
    expect(await detail(id)).toMatchObject({ productCategoryNames: '旧名', productList: [{ categoryName: '旧名' }] });
    await goods.assign('product/category', categoryId, { name: '新名' });
    expect(await detail(id)).toMatchObject({ productCategoryNames: '新名', productList: [{ categoryName: '新名' }] });
    const { data } = await goods.server.call<Row>('GET', '/admin/platform/seckill/product/page', { query: { auditStatus: '2', activityIdList: String(id) } });
    expect(data.list).toMatchObject([{ categoryName: '新名' }]);
  });

  it('keep their slots from being deleted', async () => {
    await activity([], { timeIntervals: String(morning) });
    expect(await post(`time/interval/delete/${morning}`)).toMatchObject({ code: 12102, message: '时段已被活动使用' });
  });

  it.each<[string, (item: { productId: number; attrValueId: number }) => object[], object, string]>([
    ['more than the stock', (item) => [offer(item, 101)], {}, 'productList.0.attrValue.0.quota'], ['no piece', (item) => [offer(item, 0)], {}, 'productList.0.attrValue'],
    ['a price of nothing', (item) => [offer(item, 1, '0.00')], {}, 'productList.0.attrValue.0.activityPrice'], ['another product\'s specification', (item) => [offer({ ...item, productId: 999_999 })], {}, 'productList.0.id'],
    ['a product twice', (item) => [offer(item), offer(item)], {}, 'productList.1.id'], ['goods of a merchant with too few stars', (item) => [offer(item)], { merStars: 5 }, 'productList.0.id'],
    ['goods outside its categories', (item) => [offer(item)], { proCategory: '999999' }, 'productList.0.id'], ['an end before its begin', () => [], { startDate: day(2), endDate: day(1) }, 'startDate'],
  ])('refuse %s, and nothing of it is made', async (_what, list, more, field) => {
    const before = await rowsOf(sql<Row>`select count(*)::int as n from marketing_seckill_activity`);
    const answer = await post('activity/add', { ...values(more), productList: list(await ware()) });
    expect(answer).toMatchObject({ code: 400 });
    expect((answer.data as Row).errors.map((error: Row) => error.field)).toContainEqual(expect.stringMatching(field === 'startDate' ? /Date$/ : new RegExp(`^${field.replaceAll('.', '\\.')}$`)));
    expect(await rowsOf(sql<Row>`select count(*)::int as n from marketing_seckill_activity`)).toEqual(before);
  });

  it('sell a product in one open activity of a slot', async () => {
    const { productId, attrValueId } = await sale();
    const other = await activity([offer({ productId, attrValueId })], { timeIntervals: String(night) });
    expect(await toggle(other)).toMatchObject({ code: 400, message: expect.stringContaining('已在同一时段的其他秒杀活动中') });
    const later = await activity([offer({ productId, attrValueId })], { startDate: day(5), endDate: day(6) });
    expect(await toggle(later)).toMatchObject({ code: 200 });
  });
});

describe('goods', () => {
  const page = async (query: Record<string, string>) => (await goods.server.call<Row>('GET', '/admin/platform/seckill/product/page', { query })).data.list as Row[];

  it('that merchants propose wait for an audit, once', async () => {
    const id = await activity();
    const item = await ware();
    const answer = await shop.call('marketing/seckillProduct/propose', { activityId: id, productList: [offer(item)] });
    expect(answer.code).toBe(200);
    const data = { id: answer.data.ids[0] };
    expect(await page({ auditStatus: '1', activityIdList: String(id) })).toMatchObject([{ id: data.id, isShow: false, seckillPrice: '59.00', attrValue: [{ quota: 10, quotaShow: 10 }] }]);
    expect(await post('product/audit', { id: data.id, auditStatus: 'fail' })).toMatchObject({ code: 400 });
    const answers = await Promise.all(['success', 'fail'].map((auditStatus) => post('product/audit', { id: data.id, auditStatus, ...(auditStatus === 'fail' ? { reason: '限量过少' } : {}) })));
    expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)[0]).toBe(200);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.code !== 200)?.message).toContain('状态已变化，请刷新');
  });

  it('are priced anew, taken down and deleted', async () => {
    const { id, attrValueId } = await sale();
    const [row] = await page({ auditStatus: '2', activityIdList: String(id) });
    const priced = (activityPrice: string, of = row.attrValue[0].id) => post('product/set/price', { productList: [{ id: row.id, attrValue: [{ id: of, activityPrice }] }] });
    expect(await priced('0.00')).toMatchObject({ code: 400 });
    expect(await priced('9.90', 999_999)).toMatchObject({ code: 400 });
    expect(await priced('49.90')).toMatchObject({ code: 200 });
    expect((await place(await member(), attrValueId)).data).toMatchObject({ payPrice: '49.90' });
    expect(await post('product/down', { ids: String(row.id) })).toMatchObject({ code: 200 });
    expect(await page({ auditStatus: '3', activityIdList: String(id) })).toMatchObject([{ isShow: false, reason: '平台强制下架' }]);
    expect(await place(await member(), attrValueId)).toMatchObject({ code: 400, message: expect.stringContaining('当前不在秒杀中') });
    expect(await post('product/delete', { ids: String(row.id) })).toMatchObject({ code: 200 });
    expect(await page({ auditStatus: '3', activityIdList: String(id) })).toEqual([]);
  });
});

describe('an order', () => {
  it('costs the price of the sale, and takes quota and stock together', async () => {
    const { id, attrValueId } = await sale();
    const uid = await member();
    const { data } = await place(uid, attrValueId, 2);
    expect(data).toMatchObject({ payPrice: '118.00' });
    expect(await left(attrValueId)).toEqual({ quota: 8, stock: 98 });
    expect(await shop.call(`order/order/${data.orderNo}/pay`, { payPrice: data.payPrice, payType: 'yue', payChannel: 'yue' })).toMatchObject({ code: 200 });
    expect(await detail(id)).toMatchObject({ buyers: 1, sold: '118.00' });
    const { data: orders } = await goods.server.call<Row>('GET', '/admin/platform/order/list', { query: { status: 'all', orderNo: data.orderNo } });
    expect(orders.list[0]).toMatchObject({ type: 1 });
  });

  it.each<[string, object, object, number, RegExp]>([
    ['more than the quota', {}, {}, 11, /秒杀限量不足/], ['more than one order may have', { oneQuota: 2 }, {}, 3, /每单限购2件/], ['more than a member may have', { allQuota: 2 }, {}, 3, /活动限购2件/],
    ['points', {}, { useIntegral: 10 }, 1, /秒杀订单不能使用积分抵扣/], ['a coupon', {}, { platCouponId: 1 }, 1, /秒杀订单不能使用优惠券/],
    ['what begins tomorrow', { startDate: day(1) }, {}, 1, /当前不在秒杀中/],
  ])('of %s is refused, and nothing is taken', async (_what, more, given, pieces, message) => {
    const { attrValueId } = await sale(10, more);
    expect(await place(await member(), attrValueId, pieces, given)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    expect(await left(attrValueId)).toEqual({ quota: 10, stock: 100 });
  });

  it('counts for its member until it is given back', async () => {
    const { attrValueId } = await sale(10, { allQuota: 2 });
    const uid = await member();
    const { data } = await place(uid, attrValueId, 2);
    expect(await place(uid, attrValueId)).toMatchObject({ code: 400, message: expect.stringContaining('已购买2件') });
    expect(await shop.call(`order/order/${data.orderNo}/cancel`)).toMatchObject({ code: 200 });
    expect(await left(attrValueId)).toEqual({ quota: 10, stock: 100 });
    expect(await place(uid, attrValueId, 2)).toMatchObject({ code: 200 });
  });

  it.each([['runs', 1, 10], ['is over', 2, 8]])('refunded before it is sent gives the stock back, and the quota while the activity %s', async (_what, status, quota) => {
    const { id, attrValueId } = await sale();
    const { data } = await place(await member(), attrValueId, 2);
    await shop.call(`order/order/${data.orderNo}/pay`, { payPrice: data.payPrice, payType: 'yue', payChannel: 'yue' });
    const { data: refund } = await shop.call('order/refund/ask', { refundOrderNo: `MT${number += 1}`, orderNo: data.orderNo, orderDetailId: data.items[0].id, applyRefundNum: 2, afterSalesType: 1, refundReasonWap: '不想要了' });
    await sql`update marketing_seckill_activity set status = ${status} where id = ${id}`.execute(goods.server.app.sql);
    expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refund.refundOrderNo}`)).toMatchObject({ code: 200 });
    expect(await left(attrValueId)).toEqual({ quota, stock: 100 });
  });

  it('of the last ten pieces goes to ten of a hundred who ask two processes at once', async () => {
    const neighbour = await startTestApp({ database: goods.server.database });
    const there = shopWith(shop.key, shop.id, neighbour);
    const { attrValueId } = await sale(10);
    const buyers = await Promise.all(Array.from({ length: 100 }, () => member()));
    const answers = await Promise.all(buyers.map((uid, turn) => place(uid, attrValueId, 1, {}, turn % 2 ? there : shop)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(new Set([expect.stringContaining('秒杀限量不足')]));
    expect(await left(attrValueId)).toEqual({ quota: 0, stock: 90 });
    await neighbour.close();
  }, 300_000);
});

it('after all of it each specification has left what was not sold, and one piece more or less is found', async () => {
  const room = goods.server.database.connect();
  const wrong = () => atOneMoment(room.pool, async (client) => {
    const found: string[] = [];
    for await (const { table, what } of findings(client)) if (table === 'marketing_seckill_attr_value') found.push(what);
    return found;
  });
  const { attrValueId } = await sale();
  expect(await place(await member(), attrValueId, 2)).toMatchObject({ code: 200 });
  expect(await wrong()).toEqual([]);
  const shift = (by: number) => sql`update marketing_seckill_attr_value set quota = quota + ${by} where master_id = ${attrValueId}`.execute(goods.server.app.sql);
  await shift(-1);
  expect(await wrong()).toEqual(['秒杀规格售出的数量等于限量减剩余']);
  await shift(2);
  expect(await wrong()).toEqual(['秒杀规格售出的数量等于限量减剩余', '秒杀规格售出与剩余之和不超过限量']);
  await room.close();
});
