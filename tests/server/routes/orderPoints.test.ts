/** Points that an order earns its member: from the payment to the day on which they can be spent, and back with a refund, by 积分配置. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { enterJobs, runDue } from '../../../src/server/jobs/schedule';
import { moveRecord } from '../../../src/server/resources/door/door';
import { openHouse } from '../../../src/server/resources/house';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { openGoods, type Goods, type Row } from './goods';

const base = '/admin/platform/integral';
const shipped = {
  integralDeductionSwitch: false, integralDeductionStartMoney: 0, integralDeductionMoney: '0.01', integralDeductionRatio: 100, orderGiveIntegral: 1, freezeIntegralDay: 0, integralFreezeNode: 'complete',
};
let goods: Goods;
let room: SqlRoom;
let item: { productId: number; attrValueId: number };

beforeAll(async () => {
  goods = await openGoods();
  room = goods.server.database.connect();
  const productId = await goods.newProduct();
  item = { productId, attrValueId: await goods.create('product/attrValue', { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 1000 }) };
});
afterAll(async () => {
  await room?.close();
  await goods?.close();
});

const set = (more: Row = {}) => goods.server.call('POST', `${base}/set/config`, { body: { ...shipped, ...more } });
const config = async () => (await goods.server.call('GET', `${base}/get/config`)).data;

it('积分配置 ships as the shop has gone by it, and keeps what is saved, what is hidden included', async () => {
  expect(await config()).toEqual(shipped);
  const entered = { ...shipped, integralDeductionSwitch: true, integralDeductionStartMoney: 20, integralDeductionMoney: '0.05', integralDeductionRatio: 30, freezeIntegralDay: 7 };
  expect(await set(entered)).toMatchObject({ code: 200 });
  expect(await config()).toEqual(entered);
  expect(await set({ ...entered, integralDeductionSwitch: false })).toMatchObject({ code: 200 });
  expect(await config()).toEqual({ ...entered, integralDeductionSwitch: false });
  expect(await set({ ...entered, integralDeductionRatio: 101 })).toMatchObject({ code: 400, data: { errors: [{ field: 'integralDeductionRatio' }] } });
  expect(await set({ ...entered, integralFreezeNode: 'never' })).toMatchObject({ code: 400, data: { errors: [{ field: 'integralFreezeNode' }] } });
});

describe('an order', () => {
  beforeEach(async () => { expect(await set()).toMatchObject({ code: 200 }); });

  let number = 0;
  const newMember = (values: Row = {}) => goods.create('user/user', { nickname: `会员${number += 1}`, phone: `136${String(10_000_000 + number)}`, ...values });
  const held = async (uid: number): Promise<number> => (await sql<{ integral: number }>`select integral from user_user where id = ${uid}`.execute(room.sql)).rows[0]!.integral;

  interface Order { id: number; orderNo: string; uid: number; details: number[] }

  /** An unpaid order with one item of two pieces for each price. */
  async function newOrder(uid: number, prices: readonly number[] = [100], values: Row = {}, detail: Row = {}): Promise<Order> {
    const orderNo = `JF${number += 1}`;
    const { merId } = goods.references;
    const total = prices.reduce((sum, price) => sum + price, 0).toFixed(2);
    const id = await goods.create('order/order', { orderNo, merId, uid, status: 0, payType: 'yue', shippingType: 1, totalNum: prices.length * 2, proTotalPrice: total, totalPrice: total, payPrice: total, ...values });
    const details: number[] = [];
    for (const price of prices) {
      details.push(await goods.create('order/orderDetail', { orderId: id, orderNo, merId, uid, ...item, productName: '手机', sku: '黑', price: (price / 2).toFixed(2), payNum: 2, payPrice: price.toFixed(2), ...detail }));
    }
    return { id, orderNo, uid, details };
  }

  const move = ({ id }: Order, name: string, by: 'member' | 'system', values: Row = {}) =>
    goods.inDoor((visit) => moveRecord(visit, visit.resources.get('order/order')!, id, { name, action: '', by }, values, { title: name }));
  const pay = (order: Order) => move(order, 'pay', 'member', { payTime: '2026-01-01 08:00:00' });
  const paid = async (...given: Parameters<typeof newOrder>) => { const order = await newOrder(...given); await pay(order); return order; };
  const receive = async (order: Order) => { await goods.assign('order/order', order.id, { status: 4 }); await move(order, 'receive', 'member', { receivingTime: '2026-01-02 08:00:00' }); };
  const complete = async (order: Order) => { await receive(order); await move(order, 'complete', 'system', { completeTime: '2026-01-03 08:00:00' }); };

  const records = async ({ uid }: Order) => (await sql<Row>`select link_type, link_id, type, integral, status, balance, mark, frozen_time from user_integral_record where uid = ${uid} order by id`.execute(room.sql)).rows;
  const statusOf = async (order: Order) => (await records(order))[0]?.status;

  const thawing = 'user/integralRecord:byTime';
  const jobs = () => byTimeJobs(openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures })).filter(({ name }) => name === thawing);
  async function runThaw(): Promise<void> {
    await enterJobs(room.sql, jobs());
    await sql`update job set due_time = now(), lease_until = null where name = ${thawing}`.execute(room.sql);
    expect(await runDue(room.sql, jobs())).toEqual([thawing]);
  }
  async function thaw({ uid }: Order): Promise<void> {
    await sql`update user_integral_record set thaw_time = thaw_time - interval '40 days' where uid = ${uid}`.execute(room.sql);
    await runThaw();
  }

  async function refund({ id, orderNo, uid, details }: Order, num = 1): Promise<number> {
    const refundOrderNo = `TJ${number += 1}`;
    const { rows: [detail] } = await sql<Row>`select pay_price, pay_num from order_detail where id = ${details[0]}`.execute(room.sql);
    await goods.create('order/refund', { refundOrderNo, orderId: id, orderNo, orderDetailId: details[0], merId: goods.references.merId, uid, payNum: 2, applyRefundNum: num, refundPrice: ((detail!.pay_price / detail!.pay_num) * num).toFixed(2), refundPayType: 'yue', refundStatus: 0 });
    await sql`update order_detail set apply_refund_num = apply_refund_num + ${num} where id = ${details[0]}`.execute(room.sql);
    expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refundOrderNo}`)).toMatchObject({ code: 200 });
    return (await sql<{ gained: number }>`select refund_gain_integral as gained from refund_order where refund_order_no = ${refundOrderNo}`.execute(room.sql)).rows[0]!.gained;
  }

  it.each<[string, Row, number[], Row, Row, number[]]>([
    ['one for every 元', {}, [100, 50.5], {}, {}, [100, 50]],
    ['what its items come to together', { orderGiveIntegral: 3 }, [5, 5, 0.5], {}, {}, [1, 2, 0]],
    ['nothing for postage', {}, [100], {}, { freightFee: '10.00' }, [90]],
    ['nothing where orders give none', { orderGiveIntegral: 0 }, [100], {}, {}, [0]],
    ['nothing for points', {}, [100], { secondType: 1 }, {}, [0]],
    ['by the rules of its payment, whatever was reckoned before', { orderGiveIntegral: 100 }, [100], { gainIntegral: 30 }, { gainIntegral: 30 }, [1]],
  ])('earns %s', async (_what, rules, prices, values, detail, points) => {
    await set(rules);
    const order = await paid(await newMember(), prices, values, detail);
    const total = points.reduce((sum, each) => sum + each, 0);
    expect((await sql<Row>`select gain_integral as points from order_detail where order_id = ${order.id} order by id`.execute(room.sql)).rows.map((row) => row.points)).toEqual(points);
    expect((await sql<Row>`select gain_integral as points from order_order where id = ${order.id}`.execute(room.sql)).rows).toEqual([{ points: total }]);
    expect(await records(order)).toMatchObject(total === 0 ? [] : [{ link_type: 'order', link_id: order.orderNo, type: 1, integral: total, status: 1 }]);
    expect(await held(order.uid)).toBe(0);
  });

  it.each<[string, number[]]>([['pay', [2, 2, 2]], ['receipt', [1, 2, 2]], ['complete', [1, 1, 2]]])('has its points frozen from the node of 积分配置: %s', async (integralFreezeNode, expected) => {
    await set({ integralFreezeNode, freezeIntegralDay: 7 });
    const order = await paid(await newMember());
    const seen = [await statusOf(order)];
    await receive(order);
    seen.push(await statusOf(order));
    await move(order, 'complete', 'system');
    seen.push(await statusOf(order));
    await runThaw();
    expect([...seen, await statusOf(order)], 'seven days have not gone by').toEqual([...expected, 2]);
    expect(await records(order)).toMatchObject([{ frozen_time: 7 }]);
  });

  it('brings its points once they have thawed, not before, and once', async () => {
    const order = await paid(await newMember({ integral: 5 }));
    await complete(order);
    expect(await held(order.uid)).toBe(5);
    await thaw(order);
    await thaw(order);
    expect(await held(order.uid)).toBe(105);
    expect((await records(order)).at(-1)).toMatchObject({ status: 3, balance: 105 });
    const [row] = (await goods.server.call('GET', `${base}/list`, { query: { searchType: 'uid', content: String(order.uid), linkType: 'order', status: '3', type: '1' } })).data.list;
    expect(row).toMatchObject({ uid: order.uid, nickName: expect.stringContaining('会员'), linkId: order.orderNo, linkType: 'order', type: 1, integral: 100, balance: 105, status: 3, updateTime: expect.stringMatching(/^\d{4}-/) });
  });

  it('brings nothing to who has left meanwhile', async () => {
    const order = await paid(await newMember());
    await complete(order);
    await goods.assign('user/user', order.uid, { isLogoff: true });
    await thaw(order);
    expect(await records(order)).toMatchObject([{ status: 4 }]);
  });

  it('that is refunded before brings less, and nothing once all of it is', async () => {
    const order = await paid(await newMember(), [101]);
    expect(await refund(order)).toBe(50);
    expect(await records(order)).toMatchObject([{ integral: 51, status: 1 }]);
    await complete(order);
    expect(await refund(order)).toBe(51);
    expect(await records(order)).toMatchObject([{ status: 4 }]);
    await thaw(order);
    expect(await held(order.uid)).toBe(0);
  });

  it('that is refunded afterwards takes at most what the member has, and says what is missing', async () => {
    const order = await paid(await newMember());
    await complete(order);
    await thaw(order);
    expect(await refund(order)).toBe(50);
    expect((await records(order)).at(-1)).toMatchObject({ link_type: 'refund', type: 2, integral: 50, balance: 50, mark: '收回赠送积分' });
    await goods.assign('user/user', order.uid, { integral: 20 });
    expect(await refund(order)).toBe(20);
    expect((await records(order)).at(-1)).toMatchObject({ type: 2, integral: 20, balance: 0, mark: '收回赠送积分，余额不足，少收回30' });
  });

  it('that is refunded when its member holds nothing takes nothing, and what it earned says what is missing', async () => {
    const order = await paid(await newMember());
    await complete(order);
    await thaw(order);
    await goods.assign('user/user', order.uid, { integral: 0 });
    const [first, second] = [await refund(order), await refund(order)];
    expect([first, second, await held(order.uid)]).toEqual([0, 0, 0]);
    expect(await records(order)).toMatchObject([
      { link_type: 'order', type: 1, integral: 100, status: 3, mark: expect.stringMatching(/^退款单TJ\d+：余额不足，少收回50；退款单TJ\d+：余额不足，少收回50$/) },
    ]);
  });

  it('asks once for what its member has spent: a refund after that takes its own part alone', async () => {
    const order = await paid(await newMember());
    await complete(order);
    await thaw(order);
    await goods.assign('user/user', order.uid, { integral: 0 });
    expect(await refund(order)).toBe(0);
    await goods.assign('user/user', order.uid, { integral: 500 });
    expect([await refund(order), await held(order.uid)]).toEqual([50, 450]);
    expect((await records(order)).at(-1)).toMatchObject({ integral: 50, mark: '收回赠送积分' });
  });

  it('and nine others of two members, thawed and refunded at once, leave books that are right', async () => {
    const members = [await newMember(), await newMember()];
    const orders = await Promise.all(Array.from({ length: 10 }, (_, at) => newOrder(members[at % 2]!)));
    await Promise.all(orders.map(pay));
    for (const order of orders.slice(0, 6)) await complete(order);
    await Promise.all([runThaw(), ...orders.map((order) => refund(order))]);
    await Promise.all(orders.map((order) => refund(order)));
    const wrong = await atOneMoment(room.pool, async (client) => {
      const found = [];
      for await (const finding of findings(client)) if (finding.what.includes('积分') && finding.table === 'user_user' && members.includes(Number(finding.id))) found.push(finding);
      return found;
    });
    expect(wrong).toEqual([]);
    expect(await Promise.all(members.map(held))).toEqual([0, 0]);
  });
});
