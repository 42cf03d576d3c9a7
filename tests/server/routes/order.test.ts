/** Orders and refunds: what the platform does with them, what becomes of them by time, and several of that at once. */
import fc from '../../property';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterJobs, runDue, type Job } from '../../../src/server/jobs/schedule';
import { openHouse } from '../../../src/server/resources/house';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import type { House } from '../../../src/server/resources/types';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
let house: ReturnType<typeof openHouse>;
let rooms: { close(): Promise<void> }[];
let shop: { own: number; other: number; attrValueId: number; productId: number };

const db = () => goods.server.app.sql;
/** What becomes of orders by themselves. */
const orderJobs = (of: House): Job[] => byTimeJobs(of).filter(({ name }) => name.startsWith('order/'));
/** Jobs as another process would have them. */
const process = () => {
  const room = goods.server.database.connect();
  rooms.push(room);
  return { sql: room.sql, jobs: orderJobs(openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures })) };
};

beforeAll(async () => {
  rooms = [];
  goods = await openGoods();
  house = openHouse(goods.server.database.connect(), goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
  const { merId } = goods.references;
  const productId = await goods.newProduct();
  const attrValueId = await goods.create('product/attrValue', { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 100_000 });
  const [classify] = (await sql<{ id: number }>`select id::int as id from merchant_classify`.execute(db())).rows;
  const [type] = (await sql<{ id: number }>`select id::int as id from merchant_type`.execute(db())).rows;
  const own = await goods.create('merchant/merchant', {
    name: '自营店', categoryId: classify!.id, typeId: type!.id, realName: '李明', phone: '13900000002', handlingFee: 5, keywords: ['自营'], isSelf: true, isRecommend: false, productSwitch: false, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1,
  });
  shop = { own, other: merId, attrValueId, productId };
});
afterAll(async () => {
  await house?.pool.end();
  await Promise.all((rooms ?? []).map((room) => room.close()));
  await goods?.close();
});

let number = 0;
const newMember = (values: Row = {}) => goods.create('user/user', { nickname: `会员${number += 1}`, phone: `138${String(10_000_000 + number)}`, ...values });

interface Order { id: number; orderNo: string; uid: number; details: number[] }

/** A paid order of some pieces of each item at 10 元, of a shop of the platform. */
async function newOrder(pieces: readonly number[] = [2, 1], values: Row = {}, item: Row = {}): Promise<Order> {
  const uid = values.uid ?? await newMember();
  const orderNo = `DD${number += 1}`;
  const all = pieces.reduce((sum, each) => sum + each, 0);
  const id = await goods.create('order/order', {
    orderNo, merId: shop.own, uid, status: 1, paid: true, payType: 'yue', shippingType: 1, totalNum: all, proTotalPrice: `${all * 10}.00`, totalPrice: `${all * 10}.00`, payPrice: `${all * 10}.00`, ...values,
  });
  const details: number[] = [];
  for (const payNum of pieces) {
    details.push(await goods.create('order/orderDetail', { orderId: id, orderNo, merId: shop.own, uid, productId: shop.productId, attrValueId: shop.attrValueId, productName: '手机', sku: '黑', price: '10.00', payNum, payPrice: `${payNum * 10}.00`, ...item }));
  }
  return { id, orderNo, uid, details };
}

/** One that its member has used. */
const newCoupon = async (uid: number, values: Row = {}) => goods.create('marketing/couponUser', {
  couponId: await goods.create('marketing/coupon', { name: '满减券', category: 3, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 0 }), uid, name: '满减券', money: 5, startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00', useTime: '2020-01-02 00:00:00', status: 1, ...values,
});

async function newRefund({ id, orderNo, uid, details }: Order, at = 0, num = 1, values: Row = {}): Promise<string> {
  const refundOrderNo = `TK${number += 1}`;
  await goods.create('order/refund', { refundOrderNo, orderId: id, orderNo, orderDetailId: details[at], merId: shop.own, uid, payNum: 9, applyRefundNum: num, refundPrice: `${num * 10}.00`, refundPayType: 'yue', refundStatus: 0, ...values });
  await sql`update order_detail set apply_refund_num = apply_refund_num + ${num} where id = ${details[at]}`.execute(db());
  return refundOrderNo;
}

const one = async (table: string, where: ReturnType<typeof sql>): Promise<Row> => (await sql<Row>`select * from ${sql.id(table)} where ${where}`.execute(db())).rows[0]!;
const order = ({ id }: Order) => one('order_order', sql`id = ${id}`);
const detail = (id: number) => one('order_detail', sql`id = ${id}`);
const refund = (no: string) => one('refund_order', sql`refund_order_no = ${no}`);
const member = (uid: number) => one('user_user', sql`id = ${uid}`);
const stock = async () => Number((await one('product_attr_value', sql`id = ${shop.attrValueId}`)).stock);
const logged = async (table: string, column: string, id: number) => (await sql<{ change_type: string }>`select change_type from ${sql.id(table)} where ${sql.id(column)} = ${id} order by id`.execute(db())).rows.map((row) => row.change_type);

const express = { deliveryType: 'express', expressCode: 'SF', expressNumber: 'SF100', isSplit: false };
const send = ({ orderNo }: Order, body: Row = express) => goods.server.call('POST', '/admin/platform/order/send', { body: { orderNo, ...body } });
const force = (no: string) => goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${no}`);

describe('shipping', () => {
  it.each([
    ['by courier', express, { delivery_type: 'express', express_name: '顺丰速运', tracking_number: 'SF100' }, 'express'],
    ['by the shop itself', { deliveryType: 'merchant', deliveryCarrier: '王师傅', carrierPhone: '13800000000', isSplit: false }, { delivery_type: 'merchant', delivery_carrier: '王师傅', carrier_phone: '13800000000' }, 'express'],
    ['without delivery', { deliveryType: 'noNeed', deliveryMark: '自取', isSplit: false }, { delivery_type: 'noNeed', delivery_mark: '自取' }, 'fictitious'],
  ])('sends everything that is left: %s', async (_title, body, invoice, change) => {
    const made = await newOrder([2, 1]);
    expect(await send(made, body)).toMatchObject({ code: 200 });
    expect(await order(made)).toMatchObject({ status: 4, delivery_num: 3, is_split_delivery: false });
    expect(await one('order_invoice', sql`order_id = ${made.id}`)).toMatchObject({ ...invoice, total_num: 3 });
    expect(await logged('order_status', 'order_id', made.id)).toEqual([change]);
  });

  it('sends parts until nothing is left', async () => {
    const made = await newOrder([3, 1]);
    const part = (num: number) => ({ ...express, isSplit: true, detailList: [{ orderDetailId: made.details[0], num }] });
    expect(await send(made, part(2))).toMatchObject({ code: 200 });
    expect(await order(made)).toMatchObject({ status: 2, delivery_num: 2, is_split_delivery: true });
    expect(await send(made, part(2))).toMatchObject({ code: 400, message: '“手机”最多可发1件' });
    expect(await send(made)).toMatchObject({ code: 200 });
    expect(await order(made)).toMatchObject({ status: 4, delivery_num: 4 });
    const { data } = await goods.server.call<Row[]>('GET', `/admin/platform/order/${made.orderNo}/invoice/list`);
    expect(data!.map(({ totalNum, detailList }) => [totalNum, detailList.length])).toEqual([[2, 2], [2, 1]]);
  });

  it('keeps what is typed without the blanks around it', async () => {
    const made = await newOrder();
    expect(await send(made, { ...express, expressNumber: ' SF 1 ' })).toMatchObject({ code: 200 });
    const { data } = await goods.server.call<Row[]>('GET', `/admin/platform/order/${made.orderNo}/invoice/list`);
    expect(data!.map(({ trackingNumber }) => trackingNumber)).toEqual(['SF 1']);
  });

  it.each<[string, Row, string]>([
    ['no courier', { ...express, expressCode: '' }, '请选择快递公司'],
    ['no number', { ...express, expressNumber: '' }, '请输入快递单号'],
    ['a number of blanks', { ...express, expressNumber: ' \u3000\t' }, '请输入快递单号'],
    ['an unknown courier', { ...express, expressCode: 'XX' }, '所选快递公司不存在'],
    ['no carrier', { deliveryType: 'merchant', carrierPhone: '13800000000', isSplit: false }, '请输入配送人员'],
    ['a carrier of blanks', { deliveryType: 'merchant', deliveryCarrier: '  ', carrierPhone: '13800000000', isSplit: false }, '请输入配送人员'],
    ['a telephone that is none', { deliveryType: 'merchant', deliveryCarrier: '王师傅', carrierPhone: '12', isSplit: false }, '手机号码格式不正确'],
    ['not whether to split', { deliveryType: 'noNeed' }, '请选择分单发货'],
    ['no goods', { ...express, isSplit: true, detailList: [] }, '请选择发货商品'],
  ])('is refused with %s', async (_title, body, message) => {
    const made = await newOrder();
    expect(await send(made, body)).toMatchObject({ code: 400, message });
    expect(await order(made)).toMatchObject({ status: 1, delivery_num: 0 });
  });

  it('asks for a courier on offer, where one is asked for', async () => {
    const made = await newOrder();
    await sql`update operation_company_list set is_show = false where code = 'EMS'`.execute(db());
    expect(await send(made, { ...express, expressCode: 'EMS' })).toMatchObject({ code: 400, data: { errors: [{ field: 'expressCode', message: '快递公司未启用' }] } });
    expect(await order(made)).toMatchObject({ status: 1 });
    expect(await send(made, { deliveryType: 'noNeed', expressCode: 'EMS', isSplit: false })).toMatchObject({ code: 200 });
  });

  it('is refused for goods of another order, or named twice', async () => {
    const [made, other] = [await newOrder(), await newOrder()];
    const split = (...ids: number[]) => ({ ...express, isSplit: true, detailList: ids.map((orderDetailId) => ({ orderDetailId, num: 1 })) });
    expect(await send(made, split(other.details[0]!))).toMatchObject({ code: 400, message: '发货商品不属于该订单' });
    expect(await send(made, split(made.details[0]!, made.details[0]!))).toMatchObject({ code: 400, message: '发货商品不能重复' });
  });

  it.each<[string, Row]>([
    ['of another merchant', {}], ['not paid', { status: 0 }], ['sent already', { status: 4 }], ['cancelled', { status: 9 }], ['paid back', { refundStatus: 3 }],
    ['fetched at the shop', { shippingType: 2 }], ['deleted by its member', { isUserDel: true }], ['of a group that is still open', { type: 2, groupBuyRecordStatus: 0 }],
  ])('is refused of an order that is %s', async (title, values) => {
    const made = await newOrder([1], title === 'of another merchant' ? { merId: shop.other } : values);
    expect(await send(made)).toMatchObject({ code: 400, message: '当前状态不能发货' });
  });

  it('can be mended while the parcel is underway, and then what was told of the old one is forgotten', async () => {
    const made = await newOrder([1]);
    await send(made);
    const { id } = await one('order_invoice', sql`order_id = ${made.id}`);
    await sql`update order_invoice set logistics = '{"deliverystatus":"1","list":[{"time":"2026-01-01 08:00:00","status":"快件已揽收"},{"time":"2026-01-02 08:00:00","status":"派送中"}]}' where id = ${id}`.execute(db());
    const logistics = () => goods.server.call('GET', `/admin/platform/order/get/${id}/logistics/info`);
    expect((await logistics()).data).toMatchObject({ number: 'SF100', expName: '顺丰速运', deliverystatus: '1', updateTime: '2026-01-02 08:00:00', list: [{ status: '派送中' }, { status: '快件已揽收' }] });
    const mend = (body: Row) => goods.server.call('POST', '/admin/platform/order/invoice/update', { body: { id: Number(id), deliveryType: 'express', expressCode: 'ZTO', expressNumber: 'ZTO1', ...body } });
    expect(await mend({ deliveryType: 'noNeed', expressCode: undefined, expressNumber: undefined })).toMatchObject({ code: 400, message: '发货类型不能修改' });
    expect(await mend({})).toMatchObject({ code: 200 });
    expect(await one('order_invoice', sql`id = ${id}`)).toMatchObject({ express_name: '中通快递', tracking_number: 'ZTO1' });
    expect((await logistics()).data).toMatchObject({ list: [] });
    await sql`update order_order set status = 5 where id = ${made.id}`.execute(db());
    expect(await mend({})).toMatchObject({ code: 400, message: '订单已收货，不能修改配送' });
  });
});

it('remarks are kept under the field’s own name', async () => {
  const made = await newOrder();
  expect(await goods.server.call('POST', '/admin/platform/order/mark', { body: { orderNo: made.orderNo, remark: '加急' } })).toMatchObject({ code: 200 });
  expect(await order(made)).toMatchObject({ platform_remark: '加急' });
  expect(await goods.server.call('POST', '/admin/platform/order/mark', { body: { orderNo: made.orderNo, remark: '' } })).toMatchObject({ code: 400 });
  expect(await goods.server.call('POST', '/admin/platform/order/mark', { body: { orderNo: 'none', remark: '加急' } })).toMatchObject({ code: 404, message: '订单不存在' });
});

it('exporting takes its own right in every form', () => {
  const asked = (key: string) => goods.server.app.calls.filter(({ path }) => path === `/console/resources/${key}/export`).map(({ permission }) => permission);
  expect([asked('order/order'), asked('order/refund'), asked('product/brand')]).toEqual([['platform:export:order'], ['platform:export:refund:order'], ['platform:product:brand:list']]);
});

it('an export of nothing says so, and one of something is a spreadsheet', async () => {
  const made = await newOrder();
  const file = (orderNo: string) => goods.server.send('GET', '/admin/platform/export/order', { query: { status: 'all', orderNo } });
  expect((await file('nothing-like-this')).json()).toMatchObject({ code: 400, message: '没有可导出的数据！' });
  const answer = await file(made.orderNo);
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

describe('a forced refund', () => {
  it('gives back money, points and unsent pieces in one transaction', async () => {
    const made = await newOrder([2, 1], { uid: await newMember({ nowMoney: '5.00', integral: 7 }) }, { useIntegral: 9, gainIntegral: 4 });
    const before = await stock();
    const no = await newRefund(made, 0, 1);
    expect(await force(no)).toMatchObject({ code: 200 });
    expect(await refund(no)).toMatchObject({ refund_status: 3, is_compulsory_refund: true, refund_use_integral: 4, refund_gain_integral: 2 });
    expect(await member(made.uid)).toMatchObject({ now_money: '15.00', integral: 11 });
    expect(await detail(made.details[0]!)).toMatchObject({ refund_num: 1, apply_refund_num: 0, unsent_refund_num: 1, refund_price: '10.00', refund_use_integral: 4, refund_gain_integral: 2 });
    expect(await order(made)).toMatchObject({ refund_status: 2, status: 1 });
    expect(await stock()).toBe(before + 1);
    expect(await logged('refund_order_status', 'refund_id', (await refund(no)).id)).toEqual(['compulsory', 'refund']);
    const last = await newRefund(made, 0, 1);
    const other = await newRefund(made, 1, 1);
    expect(await Promise.all([force(last), force(other)])).toMatchObject([{ code: 200 }, { code: 200 }]);
    expect(await order(made)).toMatchObject({ refund_status: 3 });
    expect(await detail(made.details[0]!), 'the last piece takes what rounding left').toMatchObject({ refund_use_integral: 9, refund_gain_integral: 4 });
    expect(await send(made)).toMatchObject({ code: 400 });
  });

  it('leaves an order of which nothing is left to send as sent, and its goods where they are', async () => {
    const made = await newOrder([2, 1]);
    await send(made, { ...express, isSplit: true, detailList: [{ orderDetailId: made.details[0], num: 2 }] });
    const before = await stock();
    expect(await force(await newRefund(made, 0, 1, { afterSalesType: 2, returnGoodsType: 1, refundStatus: 5 }))).toMatchObject({ code: 200 });
    expect(await stock()).toBe(before);
    expect(await force(await newRefund(made, 1, 1))).toMatchObject({ code: 200 });
    expect(await order(made)).toMatchObject({ status: 4, refund_status: 2 });
    expect(await stock()).toBe(before + 1);
  });

  it.each<[string, number, Row, (made: Order) => Promise<unknown>]>([
    ['to be used again, where nothing was sent', 0, {}, async () => undefined],
    ['expired, where it is past its time', 2, { endTime: '2020-02-01 00:00:00' }, async () => undefined],
    ['not, where something was sent', 1, {}, (made) => send(made, { ...express, isSplit: true, detailList: [{ orderDetailId: made.details[0], num: 1 }] })],
  ])('of everything gives the coupon back %s', async (_title, status, values, before) => {
    const uid = await newMember();
    const platCouponId = await newCoupon(uid, values);
    const made = await newOrder([2, 1], { uid, platCouponId });
    await before(made);
    for (const [at, num] of [[0, 2], [1, 1]] as const) {
      expect(await one('coupon_user', sql`id = ${platCouponId}`), 'only the last refund does').toMatchObject({ status: 1 });
      expect(await force(await newRefund(made, at, num))).toMatchObject({ code: 200 });
    }
    expect(await one('coupon_user', sql`id = ${platCouponId}`)).toMatchObject({ status, ...(status === 1 ? {} : { use_time: null }) });
  });

  it('of a complete order takes the given points back, as far as they are there', async () => {
    const made = await newOrder([2], { status: 6, uid: await newMember({ integral: 3 }) }, { gainIntegral: 10, deliveryNum: 2 });
    const no = await newRefund(made);
    await force(no);
    expect(await refund(no)).toMatchObject({ refund_gain_integral: 3 });
    expect(await member(made.uid)).toMatchObject({ integral: 0 });
  });

  it.each<[string, Row, Row, string]>([
    ['paid with WeChat', { refundPayType: 'weixin' }, {}, '未配置公众号微信支付，请在平台设置中填写公众号的AppID，在“支付设置 - 微信支付”中填写商户号、支付密钥和支付证书'],
    ['paid with Alipay', { refundPayType: 'alipay' }, {}, '未配置支付宝支付，请在平台设置的“支付设置 - 支付宝支付”中填写APPID、应用私钥和支付宝公钥'],
    ['refused by the shop', { refundStatus: 1 }, {}, '退款单状态已变化，不能强制退款'],
    ['settled', { refundStatus: 3 }, {}, '退款单状态已变化，不能强制退款'],
    ['of more than was bought', { applyRefundNum: 9 }, {}, '退款数量大于可退数量'],
    ['of more than was paid', { refundPrice: '99.00' }, {}, '退款金额大于可退金额'],
  ])('is refused of one %s, and nothing changes', async (_title, values, _order, message) => {
    const made = await newOrder([2]);
    const no = await newRefund(made, 0, 1, values);
    const before = [await refund(no), await order(made), await detail(made.details[0]!), await member(made.uid), await stock()];
    expect(await force(no)).toMatchObject({ code: 400, message });
    expect([await refund(no), await order(made), await detail(made.details[0]!), await member(made.uid), await stock()]).toEqual(before);
  });

  it('that was settled meanwhile says so, and by whom', async () => {
    const no = await newRefund(await newOrder([1]));
    await force(no);
    expect(await force(no)).toMatchObject({ code: 400, message: '退款单状态已变化，不能强制退款', data: { stateChange: { account: 'admin', title: '平台强制退款' } } });
  });

  it('to a member who has left is refused by the ledger', async () => {
    const made = await newOrder([1], { uid: await newMember({ isLogoff: true }) });
    expect(await force(await newRefund(made))).toMatchObject({ code: 8105, message: '会员已注销' });
  });

  it('is read with its order', async () => {
    const made = await newOrder([1]);
    const no = await newRefund(made);
    expect((await goods.server.call('GET', `/admin/platform/refund/order/detail/${no}`)).data).toMatchObject({ refundOrderNo: no, orderInfoVo: { orderNo: made.orderNo, uid: made.uid, nickname: expect.stringContaining('会员'), payPrice: '10.00' } });
  });
});

describe('by time', () => {
  const due = () => sql`update job set due_time = now(), lease_until = null`.execute(db());
  const past = (table: string, column: string, id: number, days: number) => sql`update ${sql.id(table)} set ${sql.id(column)} = ${sql.id(column)} - ${days} * interval '1 day' where id = ${id}`.execute(db());

  it('unpaid orders end, sent ones are received, received ones complete, each once by two processes', async () => {
    await enterJobs(db(), orderJobs(house));
    // The server looks by itself every half minute.
    await sql`update job set due_time = now() + interval '1 hour'`.execute(db());
    const unpaid: Order[] = [];
    for (let index = 0; index < 12; index += 1) unpaid.push(await newOrder([1], { status: 0, paid: false, useIntegral: 3 }));
    const coupon = await newCoupon(unpaid[0]!.uid);
    await goods.assign('order/order', unpaid[0]!.id, { platCouponId: coupon });
    for (const { id } of unpaid) await past('order_order', 'create_time', id, 1);
    const [fresh, sent, asked, received] = [await newOrder([1], { status: 0, paid: false }), await newOrder([1]), await newOrder([1]), await newOrder([2], { status: 5, receivingTime: '2020-01-01 08:00:00' }, { gainIntegral: 4 })];
    for (const each of [sent, asked]) {
      await send(each);
      await past('order_order', 'create_time', each.id, 9);
      await past('order_invoice', 'create_time', (await one('order_invoice', sql`order_id = ${each.id}`)).id, 8);
    }
    await sql`update order_order set refund_status = 1 where id = ${asked.id}`.execute(db());
    const before = await stock();
    await due();
    const [left, right] = [process(), process()];
    const ran = await Promise.all([runDue(left.sql, left.jobs), runDue(right.sql, right.jobs)]);
    expect(ran.flat()).toEqual(['order/order:byTime']);
    for (const each of unpaid) {
      expect(await order(each)).toMatchObject({ status: 9, cancel_status: 1 });
      expect(await logged('order_status', 'order_id', each.id)).toEqual(['cancel']);
      expect(await member(each.uid)).toMatchObject({ integral: 3 });
    }
    expect(await stock()).toBe(before + 12);
    expect(await one('coupon_user', sql`id = ${coupon}`)).toMatchObject({ status: 0, use_time: null });
    expect(await order(fresh)).toMatchObject({ status: 0 });
    expect(await order(sent)).toMatchObject({ status: 5 });
    expect(await order(asked), 'a refund is settled first').toMatchObject({ status: 4 });
    expect(await order(received)).toMatchObject({ status: 6 });
    expect(await member(received.uid)).toMatchObject({ integral: 0, experience: 20 });
    expect(await one('user_integral_record', sql`link_id = ${received.orderNo}`), 'points are the member’s once they have thawed').toMatchObject({ integral: 4, status: 2, type: 1 });
    expect(await runDue(left.sql, left.jobs), 'nothing is due any more').toEqual([]);
    await due();
    await runDue(left.sql, left.jobs);
    expect(await stock(), 'a second run changes nothing').toBe(before + 12);
    expect((await sql`select id from user_integral_record where link_id = ${received.orderNo}`.execute(db())).rows).toHaveLength(1);
  });

  it('a job whose process died is taken over once its lease has run out', async () => {
    let batches = 0;
    const job = (batch: Job['batch']): Job[] => [{ name: 'test:lease', every: 60, batch }];
    await enterJobs(db(), job(async () => undefined));
    await expect(runDue(db(), job(async () => { throw new Error('killed'); }))).rejects.toThrow('killed');
    const other = job(async (after = 0) => { batches += 1; return after < 2 ? after + 1 : undefined; });
    expect(await runDue(db(), other), 'still leased').toEqual([]);
    await sql`update job set lease_until = now() - interval '1 second' where name = 'test:lease'`.execute(db());
    expect(await runDue(db(), other)).toEqual(['test:lease']);
    expect(batches).toBe(3);
    expect(await one('job', sql`name = 'test:lease'`)).toMatchObject({ holder: '', lease_until: null });
  });

  it('ends between two batches when the server does, and is due again at once', async () => {
    await sql`update job set due_time = now(), lease_until = null where name = 'test:lease'`.execute(db());
    let ended = false;
    const job: Job[] = [{ name: 'test:lease', every: 60, async batch(after = 0) { ended = true; return after + 1; } }];
    expect(await runDue(db(), job, () => ended)).toEqual(['test:lease']);
    expect((await sql<{ due: boolean }>`select due_time <= now() as due from job where name = 'test:lease'`.execute(db())).rows[0]!.due).toBe(true);
  });
});

it('amounts, counts and states reconcile after random operations at once', { timeout: 300_000 }, async () => {
  const operation = fc.oneof(
    fc.record({ does: fc.constant('send' as const), at: fc.nat(2), num: fc.integer({ min: 1, max: 3 }), whole: fc.boolean() }),
    fc.record({ does: fc.constant('refund' as const), at: fc.nat(2), num: fc.integer({ min: 1, max: 2 }), returned: fc.boolean() }),
    fc.record({ does: fc.constant('receive' as const) }),
  );
  const { jobs, sql: other } = process();
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 6, maxLength: 18 }), async (operations) => {
    const made = await newOrder([3, 2, 2], {}, { useIntegral: 5, gainIntegral: 5 });
    const before = await stock();
    const run = async (each: (typeof operations)[number]) => {
      if (each.does === 'send') return send(made, each.whole ? express : { ...express, isSplit: true, detailList: [{ orderDetailId: made.details[each.at], num: each.num }] });
      if (each.does === 'refund') return force(await newRefund(made, each.at, each.num, each.returned ? { afterSalesType: 2, returnGoodsType: 1, refundStatus: 5 } : {}));
      await sql`update order_invoice set create_time = create_time - interval '30 days' where order_id = ${made.id}`.execute(db());
      await sql`update order_order set create_time = create_time - interval '30 days' where id = ${made.id}`.execute(db());
      await sql`update job set due_time = now(), lease_until = null where name = 'order/order:byTime'`.execute(db());
      return runDue(other, jobs);
    };
    for (let at = 0; at < operations.length; at += 3) {
      for (const answer of await Promise.all(operations.slice(at, at + 3).map(run))) if (!Array.isArray(answer)) expect([200, 400]).toContain(answer.code);
    }
    const rows = await Promise.all(made.details.map(detail));
    const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
    for (const row of rows) {
      expect(row.refund_num).toBeLessThanOrEqual(row.pay_num);
      expect(row.delivery_num + row.unsent_refund_num).toBeLessThanOrEqual(row.pay_num);
      expect(Number(row.refund_price)).toBe(row.refund_num * 10);
    }
    const { rows: [sent] } = await sql<Row>`select coalesce(sum(d.num), 0)::int as num from order_invoice_detail d join order_invoice i on i.id = d.invoice_id where i.order_id = ${made.id}`.execute(db());
    const { rows: [back] } = await sql<Row>`select coalesce(sum(refund_price), 0)::numeric as price, coalesce(sum(apply_refund_num), 0)::int as num, coalesce(sum(refund_use_integral), 0)::int as used from refund_order where order_id = ${made.id} and refund_status = 3`.execute(db());
    const state = await order(made);
    const left = sum('pay_num') - sum('delivery_num') - sum('unsent_refund_num');
    expect(sum('delivery_num')).toBe(sent!.num);
    expect(state.delivery_num).toBe(sent!.num);
    expect(sum('refund_num')).toBe(back!.num);
    expect(sum('refund_price')).toBe(Number(back!.price));
    expect(await stock()).toBe(before + sum('unsent_refund_num'));
    expect(await member(made.uid)).toMatchObject({ now_money: Number(back!.price).toFixed(2), integral: back!.used });
    expect(sum('refund_use_integral')).toBe(back!.used);
    if (sum('refund_num') === sum('pay_num')) expect(state.refund_status).toBe(3);
    else expect(state.status, JSON.stringify({ left, sent })).toBe(left === 0 ? (state.status === 5 ? 5 : 4) : sent!.num === 0 ? 1 : 2);
  }), { numRuns: 10 });
});
