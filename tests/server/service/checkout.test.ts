/** What an order gives its member, and what it takes: coupons of its products at the payment, and their end with a whole refund. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { openShop, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  shop = await openShop(goods.server, ['order/order place', 'order/order pay', 'order/order cancel', 'order/refund ask', 'marketing/couponUser claim']);
});
afterAll(() => goods?.close());

const rowsOf = async (query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(goods.server.app.sql)).rows;
let number = 0;
const at = (hours: number): string => fromSeconds(Date.now() / 1000 + hours * 3_600);
const member = (values: Row = {}) => goods.create('user/user', { account: `k${number += 1}`, nickname: '小满', phone: '13800138000', nowMoney: '10000.00', ...values });
const coupon = (values: Row = {}) =>
  goods.create('marketing/coupon', { name: `券${number += 1}`, category: 3, receiveType: 3, money: 5, minPrice: 0, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true, ...values });
/** Something on sale, and its specification. */
async function ware(price: string, values: Row = {}): Promise<number> {
  const productId = await goods.newProduct({ isShow: true, auditStatus: 2, ...values });
  return goods.create('product/attrValue', { productId, sku: '黑', price, stock: 1000 });
}
const line = (attrValueId: number, payNum = 1) => ({ attrValueId, payNum });
const place = (uid: number, items: object[], more: object = {}) =>
  shop.call('order/order/place', { orderNo: `KD${number += 1}`, uid, items, shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路', ...more });
const pay = ({ orderNo, payPrice }: Row, more: object = {}) => shop.call(`order/order/${orderNo}/pay`, { payPrice, payType: 'yue', payChannel: 'yue', ...more });
async function bought(uid: number, items: object[], more: object = {}): Promise<Row> {
  const { data } = await place(uid, items, more);
  expect(await pay(data)).toMatchObject({ code: 200 });
  return data;
}
/** Money back for pieces of an item, at once. */
async function refund({ orderNo, items }: Row, at = 0, pieces?: number): Promise<void> {
  const { data, code } = await shop.call('order/refund/ask', { refundOrderNo: `KT${number += 1}`, orderNo, orderDetailId: items[at].id, applyRefundNum: pieces ?? items[at].payNum, afterSalesType: 1, refundReasonWap: '不想要了' });
  expect(code).toBe(200);
  expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${data.refundOrderNo}`)).toMatchObject({ code: 200 });
}
const held = (uid: number): Promise<Row[]> => rowsOf(sql<Row>`select id, coupon_id, status from coupon_user where uid = ${uid} order by id`);
const flow = async ({ id }: Row): Promise<string> => (await rowsOf(sql<Row>`select change_message as text from order_status where order_id = ${id} order by id`)).map(({ text }) => text).join('\n');

describe('coupons of products', () => {
  it('are given at the payment, each once an order, and not before', async () => {
    const [first, second] = [await coupon(), await coupon({ isLimited: true, total: 5 })];
    const [one, other] = [await ware('10.00', { couponIds: [first, second] }), await ware('20.00', { couponIds: [second] })];
    const uid = await member();
    const { data } = await place(uid, [line(one, 2), line(other)]);
    expect(await held(uid)).toEqual([]);
    await pay(data);
    expect(await held(uid)).toMatchObject([{ coupon_id: first, status: 0 }, { coupon_id: second, status: 0 }]);
    expect(await rowsOf(sql<Row>`select last_total as left from marketing_coupon where id = ${second}`)).toEqual([{ left: 4 }]);
    expect(await flow(data)).toMatch(/赠送优惠券：券\d+、券\d+$/);
  });

  it.each<[string, Row, RegExp]>([
    ['are all given', { isLimited: true, total: 1, taken: true }, /未赠送：券\d+（已发完）/], ['are switched off', { status: false }, /（已停用）/], ['are past their use', { isFixedTime: true, useStartTime: at(-2), useEndTime: at(-1) }, /使用期限/],
    ['members fetch themselves', { receiveType: 1 }, /（不是赠送券）/],
  ])('that %s are passed over, and the payment stands', async (_what, { taken, ...values }, message) => {
    const id = await coupon(values);
    const item = await ware('10.00', { couponIds: [id] });
    if (taken) await bought(await member(), [line(item)]);
    const uid = await member();
    expect(await flow(await bought(uid, [line(item)]))).toMatch(message);
    expect(await held(uid)).toEqual([]);
  });

  it('that are had once are given once; of a deleted one nothing is said', async () => {
    const [once, gone] = [await coupon(), await coupon()];
    const item = await ware('10.00', { couponIds: [once, gone] });
    await goods.server.call('POST', '/admin/platform/coupon/delete', { body: { id: gone, loseEfficacyStatus: 0 } });
    const uid = await member();
    await bought(uid, [line(item)]);
    expect(await flow(await bought(uid, [line(item)]))).toMatch(/未赠送：券\d+（已领取过）$/);
    expect(await held(uid)).toHaveLength(1);
  });

  it('lapse with a whole refund where they are unused; a part of it leaves them', async () => {
    const item = await ware('10.00', { couponIds: [await coupon(), await coupon()] });
    const uid = await member();
    const order = await bought(uid, [line(item, 2)]);
    const [used] = await held(uid);
    await sql`update coupon_user set status = 1, use_time = now() where id = ${used!.id}`.execute(goods.server.app.sql);
    await refund(order, 0, 1);
    expect((await held(uid)).map(({ status }) => status)).toEqual([1, 0]);
    await refund(order, 0, 1);
    expect((await held(uid)).map(({ status }) => status)).toEqual([1, 2]);
    await sql`delete from coupon_user where id = ${used!.id}`.execute(goods.server.app.sql);
  });

  it('of the last piece go to one of many who pay at once, by balance and otherwise', async () => {
    const id = await coupon({ isLimited: true, total: 1 });
    const item = await ware('10.00', { couponIds: [id] });
    const orders = await Promise.all(Array.from({ length: 6 }, async () => (await place(await member(), [line(item)])).data));
    const answers = await Promise.all(orders.map((order, turn) => pay(order, turn % 2 ? { payType: 'weixin', payChannel: 'h5', outTradeNo: `K${number += 1}` } : {})));
    expect(answers.map(({ code }) => code)).toEqual(orders.map(() => 200));
    expect(await rowsOf(sql<Row>`select count(*)::int as held from coupon_user where coupon_id = ${id}`)).toEqual([{ held: 1 }]);
  });
});

it('after all of it the books are right', async () => {
  const room = goods.server.database.connect();
  const wrong: string[] = [];
  await atOneMoment(room.pool, async (client) => {
    // Members of this test began with money of which no booking tells.
    for await (const { table, id, what } of findings(client)) if (!what.includes('余额')) wrong.push(`${table} ${id} ${what}`);
  });
  await room.close();
  expect(wrong).toEqual([]);
});
