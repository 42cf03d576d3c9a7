/** What each happening is booked as (decisions 59, 60): above zero credited, below zero debited; and that the past is told as it was lived. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { balanceLinkType } from '../../../generated/codes';
import type { BalanceLinkType, JournalEvent } from '../../../generated/types/enumerations';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { book } from '../../../src/server/resources/door/book';
import { moveRecord } from '../../../src/server/resources/door/door';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { bookPast } from '../../../src/server/routes/finance/journal/past';
import { releaseJob } from '../../../src/server/routes/finance/journal/release';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
let room: SqlRoom;
let house: House;
let productId: number;
let attrValueId: number;

beforeAll(async () => {
  goods = await openGoods();
  room = goods.server.database.connect();
  house = openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
  productId = await goods.newProduct();
  attrValueId = await goods.create('product/attrValue', { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 1000 });
  expect(await goods.server.call('POST', '/admin/platform/retail/store/config/save', { body: {
    retailStoreSwitch: 1, retailStoreLine: -1, retailStoreBindingType: 0, retailStoreBubbleSwitch: 1, retailStoreBrokerageFirstRatio: 10, retailStoreBrokerageSecondRatio: 5,
    retailStoreExtractMinPrice: '0.00', retailStoreExtractBank: '', retailStoreBrokerageShareNode: 'complete', retailStoreBrokerageFreezingTime: 7,
  } })).toMatchObject({ code: 200 });
});
afterAll(async () => {
  await room?.close();
  await goods?.close();
});

let number = 0;
const newMember = (values: Row = {}) => goods.create('user/user', { nickname: `会员${number += 1}`, phone: `136${String(10_000_000 + number)}`, ...values });
/** A member brought by one who was brought by another. */
const broughtMember = async () => newMember({ spreadUid: await newMember({ isPromoter: true, spreadUid: await newMember({ isPromoter: true }) }) });

interface Order { id: number; orderNo: string; uid: number; detail: number }

/** An unpaid order of two pieces of one item. */
async function newOrder({ uid, ...values }: Row = {}): Promise<Order> {
  const member = uid ?? await newMember();
  const orderNo = `FL${number += 1}`;
  const common = { orderNo, uid: member, merId: goods.references.merId };
  const order = { ...common, status: 0, payType: 'yue', shippingType: 1, totalNum: 2, proTotalPrice: '100.00', totalPrice: '100.00', payPrice: '100.00', ...values };
  const id = await goods.create('order/order', order);
  const detail = await goods.create('order/orderDetail', { ...common, orderId: id, productId, attrValueId, productName: '手机', sku: '黑', price: '50.00', payNum: 2, payPrice: order.payPrice, freightFee: values.payPostage ?? '0.00', platCouponPrice: values.platCouponPrice ?? '0.00', integralPrice: values.integralPrice ?? '0.00' });
  return { id, orderNo, uid: member, detail };
}

const move = ({ id }: Order, name: string, by: 'member' | 'system', values: Row = {}) =>
  goods.inDoor((visit) => moveRecord(visit, visit.resources.get('order/order')!, id, { name, action: '', by }, values, { title: name }));
async function paid(values: Row = {}): Promise<Order> {
  const order = await newOrder(values);
  await move(order, 'pay', 'member', { payTime: '2026-01-01 08:00:00' });
  return order;
}
async function complete(order: Order): Promise<void> {
  await goods.assign('order/order', order.id, { status: 4 });
  await move(order, 'receive', 'member', { receivingTime: '2026-01-02 08:00:00' });
  await move(order, 'complete', 'system', { completeTime: '2026-01-03 08:00:00' });
}
async function release(order: Order): Promise<void> {
  await complete(order);
  await sql`update order_order set share_time = share_time - interval '40 days' where id = ${order.id}`.execute(room.sql);
  await releaseJob(house).batch(undefined);
}
async function thaw(order: Order): Promise<void> {
  await complete(order);
  await sql`update user_brokerage_record set thaw_time = thaw_time - interval '40 days' where order_id = ${order.id}`.execute(room.sql);
  const job = byTimeJobs(house).find(({ name }) => name === 'distribution/brokerageRecord:byTime')!;
  for (let next = await job.batch(undefined); next !== undefined; next = await job.batch(next));
}
/** Of one of both pieces. */
async function refund({ id, orderNo, uid, detail }: Order, refundPrice: string, values: Row = {}): Promise<string> {
  const refundOrderNo = `TF${number += 1}`;
  const { rows: [order] } = await sql<{ mer_id: number | null }>`select mer_id from order_order where id = ${id}`.execute(room.sql);
  await goods.create('order/refund', { refundOrderNo, orderId: id, orderNo, orderDetailId: detail, merId: order!.mer_id, uid, payNum: 2, applyRefundNum: 1, refundPrice, refundPayType: 'yue', refundStatus: 0, ...values });
  await sql`update order_detail set apply_refund_num = apply_refund_num + 1 where id = ${detail}`.execute(room.sql);
  expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refundOrderNo}`)).toMatchObject({ code: 200 });
  return refundOrderNo;
}

type Line = [account: string, amount: string, item?: string];
/** What was booked of a kind under a number that people know, in the order of its lines. */
async function booked(kind: JournalEvent, orderNo: string): Promise<Line[]> {
  const { rows } = await sql<{ account: string; amount: string; item: string | null }>`select account, amount, item from finance_entry where kind = ${kind} and order_no = ${orderNo} order by event, line`.execute(room.sql);
  return rows.map(({ account, amount, item }) => (item === null ? [account, amount] : [account, amount, item]));
}
const flowOf = async (orderNo: string) => (await sql<Row>`select type, pm, amount from finance_flow where order_no = ${orderNo} order by id`.execute(room.sql)).rows;

describe('an order that is paid', () => {
  it.each<[string, Row, Line[]]>([
    ['by balance', {}, [['member:balance', '-100.00'], ['merchant:frozen', '100.00', 'goods']]],
    ['by WeChat', { payType: 'weixin' }, [['cash:weixin', '-100.00'], ['merchant:frozen', '100.00', 'goods']]],
    ['by Alipay', { payType: 'alipay' }, [['cash:alipay', '-100.00'], ['merchant:frozen', '100.00', 'goods']]],
    ['with a coupon of the platform', { payPrice: '90.00', platCouponPrice: '10.00' }, [['member:balance', '-90.00'], ['expense:coupon', '-10.00', 'platCoupon'], ['merchant:frozen', '100.00', 'goods']]],
    ['with a coupon of the merchant, who bears it', { payPrice: '88.00', merCouponPrice: '12.00', couponPrice: '12.00' }, [['member:balance', '-88.00'], ['merchant:frozen', '88.00', 'goods']]],
    ['with points', { payPrice: '94.99', integralPrice: '5.01' }, [['member:balance', '-94.99'], ['expense:points', '-5.01', 'integral'], ['merchant:frozen', '100.00', 'goods']]],
    ['with points alone', { payPrice: '0.00', integralPrice: '100.00' }, [['expense:points', '-100.00', 'integral'], ['merchant:frozen', '100.00', 'goods']]],
    ['with postage, told apart', { payPrice: '108.00', payPostage: '8.00' }, [['member:balance', '-108.00'], ['merchant:frozen', '100.00', 'goods'], ['merchant:frozen', '8.00', 'freight']]],
    ['less the commission', { commissionCharge: '5.55' }, [['member:balance', '-100.00'], ['merchant:frozen', '94.45', 'goods'], ['income:commission', '5.55', 'commission']]],
    ['in the mall of points, which is the platform’s', { merId: null, secondType: 1, payPrice: '9.90' }, [['member:balance', '-9.90'], ['income:points', '9.90']]],
    ['with everything at once', { payType: 'weixin', payPrice: '93.00', platCouponPrice: '10.00', integralPrice: '5.00', payPostage: '8.00', commissionCharge: '5.00' }, [
      ['cash:weixin', '-93.00'], ['expense:coupon', '-10.00', 'platCoupon'], ['expense:points', '-5.00', 'integral'],
      ['merchant:frozen', '95.00', 'goods'], ['merchant:frozen', '8.00', 'freight'], ['income:commission', '5.00', 'commission'],
    ]],
  ])('%s', async (_how, values, lines) => {
    const { orderNo } = await paid(values);
    expect(await booked('orderPaid', orderNo)).toEqual(lines);
  });

  it('by a member who was brought leaves both levels their part', async () => {
    const { orderNo } = await paid({ uid: await broughtMember() });
    expect(await booked('orderPaid', orderNo)).toEqual([['member:balance', '-100.00'], ['merchant:frozen', '85.00', 'goods'], ['expense:brokerage', '10.00', 'firstBrokerage'], ['expense:brokerage', '5.00', 'secondBrokerage']]);
    expect(await booked('brokerageEarned', orderNo)).toEqual([
      ['expense:brokerage', '-10.00', 'firstBrokerage'], ['member:brokerage:frozen', '10.00'], ['expense:brokerage', '-5.00', 'secondBrokerage'], ['member:brokerage:frozen', '5.00'],
    ]);
  });

  it('after it was cancelled waits to be paid back', async () => {
    const { id, orderNo } = await newOrder({ status: 9 });
    await goods.assign('order/order', id, { payType: 'weixin', outTradeNo: `WX${id}` });
    expect(await booked('orderPaidLate', orderNo)).toEqual([['cash:weixin', '-100.00'], ['refund:pending', '100.00']]);
    expect(await booked('orderPaid', orderNo)).toEqual([]);
  });

  it.each<[string, Row, Row[]]>([
    ['by balance', {}, [{ type: 'yue_pay', pm: 1, amount: '100.00' }]],
    ['by a provider', { payType: 'alipay' }, [{ type: 'pay_order', pm: 1, amount: '100.00' }]],
    ['with points alone, which move no money', { payPrice: '0.00', integralPrice: '100.00' }, []],
  ])('is one movement of money: %s', async (_how, values, movements) => {
    expect(await flowOf((await paid(values)).orderNo)).toEqual(movements);
  });
});

it('a movement is found by its number at once', async () => {
  const { orderNo } = await paid();
  const found = await goods.server.call<{ list: Row[] }>('GET', '/admin/platform/finance/funds/flow', { query: { orderNo } });
  expect(found.data.list).toMatchObject([{ orderNo, type: 'yue_pay', amount: '100.00' }]);
});

describe('a refund', () => {
  it.each<[string, Row, (order: Order) => Promise<string>, Line[]]>([
    ['of half', {}, (order) => refund(order, '50.00'), [['merchant:frozen', '-50.00', 'goods'], ['member:balance', '50.00']]],
    ['takes back half of the commission', { commissionCharge: '5.00' }, (order) => refund(order, '50.00'), [['merchant:frozen', '-47.50', 'goods'], ['income:commission', '-2.50', 'commission'], ['member:balance', '50.00']]],
    ['rounds the commission down', { commissionCharge: '5.01' }, (order) => refund(order, '50.00'), [['merchant:frozen', '-47.50', 'goods'], ['income:commission', '-2.50', 'commission'], ['member:balance', '50.00']]],
    ['of the rest takes what rounding left', { commissionCharge: '5.01' }, async (order) => { await refund(order, '50.00'); return refund(order, '50.00'); }, [['merchant:frozen', '-47.49', 'goods'], ['income:commission', '-2.51', 'commission'], ['member:balance', '50.00']]],
    ['takes back what coupon and points gave', { payPrice: '85.00', platCouponPrice: '10.00', integralPrice: '5.00' }, (order) => refund(order, '42.50', { refundPlatCouponPrice: '5.00', refundIntegralPrice: '2.50' }),
      [['merchant:frozen', '-50.00', 'goods'], ['expense:coupon', '5.00', 'platCoupon'], ['expense:points', '2.50', 'integral'], ['member:balance', '42.50']]],
    ['takes back its postage', { payPrice: '108.00', payPostage: '8.00' }, (order) => refund(order, '54.00', { refundFreightFee: '4.00' }), [['merchant:frozen', '-50.00', 'goods'], ['merchant:frozen', '-4.00', 'freight'], ['member:balance', '54.00']]],
    ['after the share was released takes from what can be withdrawn', {}, async (order) => { await release(order); return refund(order, '50.00'); }, [['merchant:available', '-50.00', 'goods'], ['member:balance', '50.00']]],
  ])('%s', async (_what, values, give, lines) => {
    expect(await booked('refundSettled', await give(await paid(values)))).toEqual(lines);
  });

  it('lowers what is frozen of the brokerage', async () => {
    const no = await refund(await paid({ uid: await broughtMember() }), '50.00');
    expect(await booked('refundSettled', no)).toEqual([['merchant:frozen', '-42.50', 'goods'], ['expense:brokerage', '-5.00', 'firstBrokerage'], ['expense:brokerage', '-2.50', 'secondBrokerage'], ['member:balance', '50.00']]);
    expect(await booked('brokerageReduced', no)).toEqual([['member:brokerage:frozen', '-5.00'], ['expense:brokerage', '5.00', 'firstBrokerage'], ['member:brokerage:frozen', '-2.50'], ['expense:brokerage', '2.50', 'secondBrokerage']]);
  });

  it('takes back brokerage that can be spent', async () => {
    const order = await paid({ uid: await broughtMember() });
    await thaw(order);
    expect(await booked('brokerageThawed', order.orderNo)).toEqual([['member:brokerage:frozen', '-10.00'], ['member:brokerage:available', '10.00'], ['member:brokerage:frozen', '-5.00'], ['member:brokerage:available', '5.00']]);
    await refund(order, '50.00');
    expect(await booked('brokerageTaken', order.orderNo)).toEqual([['member:brokerage:available', '-5.00'], ['expense:brokerage', '5.00', 'firstBrokerage'], ['member:brokerage:available', '-2.50'], ['expense:brokerage', '2.50', 'secondBrokerage']]);
  });
});

describe('a share that is released', () => {
  it('is what the merchant may withdraw, and one movement', async () => {
    const order = await paid({ payPrice: '108.00', payPostage: '8.00', commissionCharge: '5.00' });
    await release(order);
    expect(await booked('shareReleased', order.orderNo)).toEqual([['merchant:frozen', '-103.00'], ['merchant:available', '103.00']]);
    expect(await flowOf(order.orderNo)).toEqual([{ type: 'yue_pay', pm: 1, amount: '108.00' }, { type: 'merchant_collect', pm: 0, amount: '103.00' }]);
  });

  it('is what refunds have left of it', async () => {
    const order = await paid();
    const no = await refund(order, '50.00');
    await sql`update refund_order set refund_time = refund_time - interval '60 days' where refund_order_no = ${no}`.execute(room.sql);
    await release(order);
    expect(await booked('shareReleased', order.orderNo)).toEqual([['merchant:frozen', '-50.00'], ['merchant:available', '50.00']]);
  });
});

it.each<[string, JournalEvent, BalanceLinkType, string, Line[]]>([
  ['topped up, without a top-up of its own', 'balanceRecharged', balanceLinkType.recharge, '30.00', [['cash:weixin', '-30.00'], ['member:balance', '30.00']]],
  ['given with a card', 'balanceGiven', balanceLinkType.paidMember, '5.00', [['expense:gift', '-5.00'], ['member:balance', '5.00']]],
  ['raised by hand', 'balanceAdjusted', balanceLinkType.system, '7.00', [['expense:adjust', '-7.00'], ['member:balance', '7.00']]],
  ['lowered by hand', 'balanceAdjusted', balanceLinkType.system, '-2.00', [['expense:adjust', '2.00'], ['member:balance', '-2.00']]],
])('a balance that is %s', async (_how, kind, linkType, amount, lines) => {
  const holder = await newMember();
  const linkId = `YE${number += 1}`;
  await goods.inDoor(async (visit) => {
    await book(visit, 'user/balanceRecord', { holder, amount: '10.00', title: '支付', values: { linkType: balanceLinkType.order, linkId: `${linkId}-0` } });
    await book(visit, 'user/balanceRecord', { holder, amount, title: '余额', values: { linkType, linkId } });
  });
  expect(await booked(kind, linkId)).toEqual(lines);
});

it.each<[string, Row, Line[]]>([
  ['by WeChat', { payType: 'weixin' }, [['cash:weixin', '-30.00'], ['member:balance', '30.00']]],
  ['by Alipay, with a gift on top', { payType: 'alipay', givePrice: '4.00' }, [['cash:alipay', '-30.00'], ['expense:gift', '-4.00'], ['member:balance', '34.00']]],
])('a top-up that is paid %s is booked under its number, and its cash alone is a movement', async (_how, values, lines) => {
  const [holder, orderNo] = [await newMember(), `CZ${number += 1}`];
  await goods.create('finance/rechargeOrder', { orderNo, uid: holder, price: '30.00', paid: true, payTime: '2026-01-01 08:00:00', ...values });
  const amount = values.givePrice ? '34.00' : '30.00';
  await goods.inDoor((visit) => book(visit, 'user/balanceRecord', { holder, amount, title: '充值', values: { linkType: balanceLinkType.recharge, linkId: orderNo } }));
  expect(await booked('balanceRecharged', orderNo)).toEqual(lines);
  expect(await flowOf(orderNo)).toEqual([{ type: 'recharge_user', pm: 1, amount: '30.00' }]);
});

it.each<[string, Row, Line[]]>([
  ['by WeChat', { payType: 'weixin', price: '20.00' }, [['cash:weixin', '-20.00'], ['income:card', '20.00']]],
  ['by balance', { payType: 'yue', price: '20.00' }, [['member:balance', '-20.00'], ['income:card', '20.00']]],
  ['with nothing', { payType: 'give', price: '0.00' }, []],
])('a card that is paid for %s', async (_how, values, lines) => {
  const orderNo = `svip${number += 1}`;
  await goods.create('user/paidMemberOrder', { orderNo, uid: await newMember(), cardName: '月卡', type: 1, giftBalance: '0.00', paid: true, payTime: '2026-01-01 08:00:00', ...values });
  expect(await booked('cardPaid', orderNo)).toEqual(lines);
});

it('told anew from the rows alone, the journal is line by line what it was', async () => {
  const whole = async () => (await sql<Row>`select event, line, kind, account, item, amount, mer_id, uid, order_id, order_no from finance_entry order by event, line`.execute(room.sql)).rows;
  const flows = async () => (await sql<Row>`select event, order_no, mer_id, uid, type, pm, amount, mark from finance_flow order by event`.execute(room.sql)).rows;
  const before = { entries: await whole(), flows: await flows() };
  await sql`delete from schema_state where name = 'journal:past'`.execute(room.sql);
  await bookPast(house);
  expect(before.entries.length).toBeGreaterThan(100);
  expect({ entries: await whole(), flows: await flows() }).toEqual(before);
});
