/** The shop of the cookbook against a server, and what it may tell: orders, payments, refunds, several at once. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { fencesOf } from '../../compiler/fences';
import { openGoods, type Goods } from '../routes/goods';
import { openShop, type Shop } from './helper';

const rights = [
  'user/user register', 'order/order place', 'order/order pay', 'order/order cancel', 'order/order receive', 'order/order verify', 'order/refund ask', 'order/refund revoke', 'order/refund refuse',
  'marketing/integralReceipt upload', 'marketing/couponUser claim',
];

let goods: Goods;
let shop: Shop;
let specification: number;
let other: number;
beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const productId = await goods.newProduct({ isShow: true, auditStatus: 2 });
  const sell = (values: object) => goods.create('product/attrValue', { productId, sku: '黑', price: '10.05', stock: 1000, ...values });
  specification = await sell({});
  other = await sell({ sku: '白', price: '3.00', stock: 2 });
  shop = await openShop(goods.server, rights);
});
afterAll(() => goods?.close());

const db = () => goods.server.app.sql;
let number = 0;
const member = async () => (await shop.call('user/user/register', { account: `s${number += 1}`, nickname: '小满', phone: '13800138000', registerType: 'h5' })).data.id as number;
const order = (uid: number, more: object = {}) => ({ orderNo: `DD${number += 1}`, uid, items: [{ attrValueId: specification, payNum: 2 }], shippingType: 1, payPostage: '8.00', realName: '小满', userPhone: '13800138000', userAddress: '文三路', ...more });
const place = async (more: object = {}) => (await shop.call('order/order/place', order(await member(), more))).data;
const payment = (payPrice: string, more: object = {}) => ({ payPrice, payType: 'weixin', payChannel: 'h5', outTradeNo: `T${number += 1}`, ...more });
const pay = ({ orderNo, payPrice }: { orderNo: string; payPrice: string }, more: object = {}) => shop.call(`order/order/${orderNo}/pay`, payment(payPrice, more));
const ask = ({ orderNo, items }: { orderNo: string; items: { id: number }[] }, more: object = {}) => shop.call('order/refund/ask', { refundOrderNo: `TK${number += 1}`, orderNo, orderDetailId: items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了', ...more });
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db())).rows[0];
const stock = async (id = specification) => (await one(sql<{ stock: number }>`select stock from product_attr_value where id = ${id}`)).stock;
const standing = (orderNo: string) => one(sql<object>`select status, paid, refund_status as refund, out_trade_no as trade, pay_price as price from order_order where order_no = ${orderNo}`);

it('the shop of the cookbook registers a member, claims a coupon, places with it, pays, asks for a refund, pays too late, and uploads a receipt', { timeout: 60_000 }, async () => {
  const shopCode = fencesOf(await readFile('schemas/cookbook.md', 'utf8')).find(({ language, of }) => language === 'js' && of === 'shop.mjs')!.text;
  expect(shopCode.split('\n').length).toBeLessThanOrEqual(70);
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const file = join(folder, 'shop.mjs');
  await writeFile(file, shopCode);
  const address = await goods.server.app.listen({ port: 0, host: '127.0.0.1' });
  const coupon = await goods.create('marketing/coupon', { name: '满减券', category: 3, receiveType: 1, money: 5, minPrice: 20, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true });
  const { stdout } = await promisify(execFile)(process.execPath, [file, address, shop.key, String(specification), String(coupon)]);
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/^会员 \d+\n优惠券 \d{12}\n订单 DD\d+ 5\.00 23\.10\n已支付 1\n退款单 TK\d+ 7\.55\n取消后付款 9 1\n小票 \d+ 1\n$/);
});

describe('an order', () => {
  it('costs what its specifications cost, takes the stock, and may be cancelled', async () => {
    const before = await stock();
    const placed = await place();
    expect(placed).toMatchObject({ status: 0, payPrice: '28.10', items: [{ attrValueId: specification, payNum: 2 }] });
    expect(await stock()).toBe(before - 2);
    expect(await shop.call(`order/order/${placed.orderNo}/cancel`)).toMatchObject({ code: 200, data: { orderNo: placed.orderNo, status: 9 } });
    expect(await stock()).toBe(before);
  });

  it.each<[string, object, number, RegExp]>([
    ['of a number that is taken', { orderNo: 'TAKEN' }, 400, /订单编号已存在/],
    ['of nobody', { uid: 99_999_999 }, 400, /会员不存在/],
    ['of nothing', { items: [] }, 400, /商品/],
    ['of a specification that is none', { items: [{ attrValueId: 99_999_999, payNum: 1 }] }, 400, /不存在或已下架/],
    ['of one specification twice', { get items() { return [1, 2].map((payNum) => ({ attrValueId: specification, payNum })); } }, 400, /合并为一行/],
    ['of more than there is', { get items() { return [{ attrValueId: other, payNum: 3 }]; } }, 400, /库存不足/],
    ['with freight below nothing', { payPostage: '-1' }, 400, /支付邮费/],
    ['without an address', { userAddress: '' }, 400, /收货地址/],
  ])('%s is refused, and takes nothing', async (_what, more, code, message) => {
    const uid = await member();
    if ('orderNo' in more) await shop.call('order/order/place', order(uid, more));
    const before = [await stock(), await stock(other)];
    expect(await shop.call('order/order/place', order(uid, more))).toMatchObject({ code, message: expect.stringMatching(message) });
    expect([await stock(), await stock(other)]).toEqual(before);
  });

  it('of the last piece is placed once, however many want it', async () => {
    const uid = await member();
    const last = await goods.create('product/attrValue', { productId: await goods.newProduct({ isShow: true, auditStatus: 2 }), sku: '末', price: '1.00', stock: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.call('order/order/place', order(uid, { items: [{ attrValueId: last, payNum: 1 }] }))));
    expect([answers.filter(({ code }) => code === 200).length, await stock(last)]).toEqual([1, 0]);
  });
});

describe('a payment', () => {
  it('moves the order on, once', async () => {
    const placed = await place();
    expect(await pay(placed)).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await pay(placed)).toMatchObject({ code: 400, message: '订单已支付' });
    expect(await standing(placed.orderNo)).toMatchObject({ status: 1, paid: true });
  });

  it('of two at once is booked once', async () => {
    const placed = await place();
    const answers = await Promise.all([pay(placed), pay(placed)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
  });

  it.each<[string, object, RegExp]>([
    ['of another amount', { payPrice: '28.09' }, /支付金额应为28\.10元/],
    ['without its number', { outTradeNo: '' }, /商户单号/],
    ['by a balance that is empty', { payType: 'yue', payChannel: 'yue', outTradeNo: null }, /余额不足|余额/],
    ['by a channel of another way', { payChannel: 'yue' }, /支付渠道与支付方式不符/],
  ])('%s is refused, and books nothing', async (_what, more, message) => {
    const placed = await place();
    expect(await pay(placed, more)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    expect(await standing(placed.orderNo)).toMatchObject({ status: 0, paid: false });
  });

  it('bears a number of its own', async () => {
    await pay(await place(), { outTradeNo: 'ONE' });
    expect(await pay(await place(), { outTradeNo: 'ONE' })).toMatchObject({ code: 400, message: '商户单号已存在' });
  });

  it('for a cancelled order revives nothing: it is written down and refunded by the system, once', async () => {
    const placed = await place();
    await shop.call(`order/order/${placed.orderNo}/cancel`);
    expect(await pay(placed, { outTradeNo: 'LATE' })).toMatchObject({ code: 200, data: { status: 9, refundStatus: 1 } });
    expect(await standing(placed.orderNo)).toEqual({ status: 9, paid: false, refund: 1, trade: 'LATE', price: '28.10' });
    expect((await sql<object>`select refund_status as status, refund_price as price, refund_pay_type as way from refund_order where order_no = ${placed.orderNo}`.execute(db())).rows).toEqual([{ status: 2, price: '28.10', way: 'weixin' }]);
    expect(await pay(placed, { outTradeNo: 'LATER' })).toMatchObject({ code: 400, message: '该订单的付款已登记退款' });
  });
});

describe('a refund', () => {
  it('is asked for piece by piece, comes to no more than was paid, and may be revoked or refused', async () => {
    const placed = await place();
    await pay(placed);
    const first = await ask(placed);
    const second = await ask(placed);
    // Freight stays where only part goes back.
    expect([first.data.refundPrice, second.data.refundPrice]).toEqual(['10.05', '10.05']);
    expect(await ask(placed)).toMatchObject({ code: 400, message: '最多可退0件' });
    expect(await shop.call(`order/refund/${first.data.refundOrderNo}/revoke`)).toMatchObject({ code: 200, data: { refundStatus: 6 } });
    expect(await shop.call(`order/refund/${first.data.refundOrderNo}/revoke`)).toMatchObject({ code: 400 });
    expect(await shop.call(`order/refund/${second.data.refundOrderNo}/refuse`, {})).toMatchObject({ code: 400, message: expect.stringContaining('拒绝原因') });
    expect(await shop.call(`order/refund/${second.data.refundOrderNo}/refuse`, { refundReason: '已使用' })).toMatchObject({ code: 200, data: { refundStatus: 1 } });
    expect(await standing(placed.orderNo)).toMatchObject({ refund: 0 });
    expect((await ask(placed, { applyRefundNum: 2 })).data.refundPrice).toBe('28.10');
  });

  it.each<[string, object, RegExp]>([
    ['of an order that is none', { orderNo: 'NONE' }, /订单不存在/], ['of an item of another order', { orderDetailId: 99_999_999 }, /不属于该订单/],
    ['of nothing', { applyRefundNum: 0 }, /退款数量/], ['of goods that were never sent', { afterSalesType: 2 }, /未发货/],
  ])('%s is refused', async (_what, more, message) => {
    const placed = await place();
    await pay(placed);
    expect(await ask(placed, more)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
  });

  it('of what is not paid is refused; of six at once two pieces go back', async () => {
    const placed = await place();
    expect(await ask(placed)).toMatchObject({ code: 400, message: '该订单当前不能申请退款' });
    await pay(placed);
    expect((await Promise.all(Array.from({ length: 6 }, () => ask(placed)))).filter(({ code }) => code === 200).length).toBe(2);
  });
});

it('after all of it the books are right', async () => {
  const wrong: string[] = [];
  const room = goods.server.database.connect();
  await atOneMoment(room.pool, async (client) => {
    for await (const { table, id, what } of findings(client)) wrong.push(`${table} ${id} ${what}`);
  });
  await room.close();
  expect(wrong).toEqual([]);
});
