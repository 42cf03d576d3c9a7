/** What an order earns those who brought its member: from the payment to the day on which it can be spent, and back with a refund. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { enterJobs, runDue } from '../../../src/server/jobs/schedule';
import { moveRecord } from '../../../src/server/resources/door/door';
import { openHouse } from '../../../src/server/resources/house';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { openGoods, type Goods, type Row } from './goods';

const rules = {
  retailStoreSwitch: 1, retailStoreLine: -1, retailStoreBindingType: 0, retailStoreBubbleSwitch: 1, retailStoreBrokerageFirstRatio: 10, retailStoreBrokerageSecondRatio: 5,
  retailStoreExtractMinPrice: '0.00', retailStoreExtractBank: '', retailStoreBrokerageShareNode: 'complete', retailStoreBrokerageFreezingTime: 7,
};
let goods: Goods;
let room: SqlRoom;
let attrValueId: number;
let productId: number;

beforeAll(async () => {
  goods = await openGoods();
  room = goods.server.database.connect();
  productId = await goods.newProduct();
  attrValueId = await goods.create('product/attrValue', { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 1000 });
});
afterAll(async () => {
  await room?.close();
  await goods?.close();
});

const set = async (more: Row = {}) => expect(await goods.server.call('POST', '/admin/platform/retail/store/config/save', { body: { ...rules, ...more } })).toMatchObject({ code: 200 });
beforeEach(() => set());

let number = 0;
const newMember = (values: Row = {}) => goods.create('user/user', { nickname: `会员${number += 1}`, phone: `137${String(10_000_000 + number)}`, ...values });
const member = async (id: number) => (await sql<Row>`select * from user_user where id = ${id}`.execute(room.sql)).rows[0]!;

/** A member, who brought it, and who brought that one. */
interface Line { buyer: number; first: number; second: number }

async function newLine(values: { first?: Row; second?: Row; buyer?: Row } = {}): Promise<Line> {
  const second = await newMember({ isPromoter: true, ...values.second });
  const first = await newMember({ isPromoter: true, spreadUid: second, ...values.first });
  return { second, first, buyer: await newMember({ spreadUid: first, ...values.buyer }) };
}

interface Order { id: number; orderNo: string; uid: number; details: number[] }

/** An unpaid order with one item for each price. */
async function newOrder(uid: number, prices: readonly number[] = [100], item: Row = {}): Promise<Order> {
  const orderNo = `FX${number += 1}`;
  const merId = goods.references.merId;
  const total = prices.reduce((sum, price) => sum + price, 0).toFixed(2);
  const id = await goods.create('order/order', { orderNo, merId, uid, status: 0, payType: 'yue', shippingType: 1, totalNum: prices.length * 2, proTotalPrice: total, totalPrice: total, payPrice: total });
  const details: number[] = [];
  for (const price of prices) {
    details.push(await goods.create('order/orderDetail', { orderId: id, orderNo, merId, uid, productId, attrValueId, productName: '手机', sku: '黑', price: (price / 2).toFixed(2), payNum: 2, payPrice: price.toFixed(2), ...item }));
  }
  return { id, orderNo, uid, details };
}

const move = ({ id }: { id: number }, name: string, by: 'member' | 'system', values: Row = {}) =>
  goods.inDoor((visit) => moveRecord(visit, visit.resources.get('order/order')!, id, { name, action: '', by }, values, { title: name }));
const pay = (order: Order) => move(order, 'pay', 'member', { payTime: '2026-01-01 08:00:00' });
const to = (order: Order, status: number) => goods.assign('order/order', order.id, { status });
const receive = async (order: Order) => { await to(order, 4); await move(order, 'receive', 'member', { receivingTime: '2026-01-02 08:00:00' }); };
const complete = async (order: Order) => { await receive(order); await move(order, 'complete', 'system', { completeTime: '2026-01-03 08:00:00' }); };
const paid = async (uid: number, prices?: readonly number[], item?: Row) => { const order = await newOrder(uid, prices, item); await pay(order); return order; };

const records = async ({ id }: Order) => (await sql<Row>`select uid::int as uid, sub_uid::int as sub, brokerage_level as level, type, price, status, balance, thaw_time from user_brokerage_record where order_id = ${id} order by id`.execute(room.sql)).rows;
const states = async (order: Order) => (await records(order)).map(({ status }) => status);

const thawing = 'distribution/brokerageRecord:byTime';

async function runThaw(): Promise<void> {
  const jobs = byTimeJobs(openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures })).filter(({ name }) => name === thawing);
  await enterJobs(room.sql, jobs);
  await sql`update job set due_time = now(), lease_until = null where name = ${thawing}`.execute(room.sql);
  expect(await runDue(room.sql, jobs)).toEqual([thawing]);
}

async function thaw(order: Order): Promise<void> {
  await sql`update user_brokerage_record set thaw_time = thaw_time - interval '40 days' where order_id = ${order.id}`.execute(room.sql);
  await runThaw();
}

async function refund({ id, orderNo, uid, details }: Order, num = 1, at = 0): Promise<Row> {
  const refundOrderNo = `TF${number += 1}`;
  const { rows: [detail] } = await sql<Row>`select pay_price, pay_num from order_detail where id = ${details[at]}`.execute(room.sql);
  await goods.create('order/refund', { refundOrderNo, orderId: id, orderNo, orderDetailId: details[at], merId: goods.references.merId, uid, payNum: 2, applyRefundNum: num, refundPrice: ((detail!.pay_price / detail!.pay_num) * num).toFixed(2), refundPayType: 'yue', refundStatus: 0 });
  await sql`update order_detail set apply_refund_num = apply_refund_num + ${num} where id = ${details[at]}`.execute(room.sql);
  expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refundOrderNo}`)).toMatchObject({ code: 200 });
  return (await sql<Row>`select refund_first_brokerage_fee as first, refund_second_brokerage_fee as second, is_replace as borne from refund_order where refund_order_no = ${refundOrderNo}`.execute(room.sql)).rows[0]!;
}

describe('a paid order', () => {
  it('earns both levels by the general rates, and counts for its member', async () => {
    const line = await newLine();
    const order = await paid(line.buyer, [100, 50.5]);
    expect(await records(order)).toMatchObject([
      { uid: line.first, sub: line.buyer, level: 1, type: 1, price: '15.05', status: 1, thaw_time: null },
      { uid: line.second, sub: line.buyer, level: 2, type: 1, price: '7.52', status: 1, thaw_time: null },
    ]);
    expect((await sql<Row>`select first_brokerage, second_brokerage from order_order where id = ${order.id}`.execute(room.sql)).rows).toEqual([{ first_brokerage: '15.05', second_brokerage: '7.52' }]);
    expect(await member(line.buyer)).toMatchObject({ pay_count: 1, is_promoter: false });
    expect([await member(line.first), await member(line.second)]).toMatchObject([{ brokerage_price: '0.00' }, { brokerage_price: '0.00' }]);
  });

  it('that is frozen without a time at which it thaws stays so, whoever asks', async () => {
    const order = await paid((await newLine()).buyer);
    await complete(order);
    const frozen = await states(order);
    const { rows } = await sql<{ id: number }>`update user_brokerage_record set thaw_time = null where order_id = ${order.id} returning id::int as id`.execute(room.sql);
    await runThaw();
    expect(rows.length).toBeGreaterThan(0);
    expect(await states(order)).toEqual(frozen);
  });

  it.each<[string, Row, [string, string]]>([
    ['rates of its own', { subBrokerageType: 1, brokerage: 20, brokerageTwo: 1 }, ['20.00', '1.00']],
    ['postage, which does not count', { freightFee: '10.00' }, ['9.00', '4.50']],
  ])('earns by %s', async (_what, item, prices) => {
    const { buyer } = await newLine();
    expect((await records(await paid(buyer, [100], item))).map(({ price }) => price)).toEqual(prices);
  });

  it.each<[string, () => Promise<Order>, number[]]>([
    ['of an item that takes no part', async () => paid((await newLine()).buyer, [100], { subBrokerageType: 0 }), []],
    ['of a member whom nobody brought', async () => paid(await newMember()), []],
    ['while distribution is off', async () => { await set({ retailStoreSwitch: 0 }); return paid((await newLine()).buyer); }, []],
    ['brought by one who is no promoter any more', async () => paid((await newLine({ first: { isPromoter: false } })).buyer), [2]],
    ['brought by one who has left', async () => paid((await newLine({ second: { isLogoff: true } })).buyer), [1]],
  ])('earns nothing %s, or for those left', async (_what, make, levels) => {
    expect((await records(await make())).map(({ level }) => level)).toEqual(levels);
  });

  it('that was made under other rules owes what those of its payment say', async () => {
    const { buyer } = await newLine();
    const order = await newOrder(buyer, [100], { firstBrokerageFee: '30.00' });
    await goods.assign('order/order', order.id, { firstBrokerage: '30.00' });
    await set({ retailStoreSwitch: 0 });
    await pay(order);
    expect((await sql<Row>`select o.first_brokerage, d.first_brokerage_fee from order_order o join order_detail d on d.order_id = o.id where o.id = ${order.id}`.execute(room.sql)).rows).toEqual([{ first_brokerage: '0.00', first_brokerage_fee: '0.00' }]);
  });

  it.each<[number, readonly number[], boolean]>([[-1, [500], false], [0, [1], true], [300, [200], false], [300, [200, 100], true], [300, [400], true]])('with the line at %i makes a promoter of who paid %j', async (line, prices, promoted) => {
    await set({ retailStoreLine: line });
    const buyer = await newMember();
    for (const price of prices) await paid(buyer, [price]);
    expect(await member(buyer)).toMatchObject({ is_promoter: promoted, pay_count: prices.length });
  });
});

it.each<[string, number[]]>([['pay', [2, 2, 2]], ['receipt', [1, 2, 2]], ['complete', [1, 1, 2]]])('brokerage is frozen from the node that the rules name: %s', async (node, expected) => {
  await set({ retailStoreBrokerageShareNode: node });
  const order = await paid((await newLine({ first: { spreadUid: null } })).buyer);
  const seen = [...await states(order)];
  await receive(order);
  seen.push(...await states(order));
  await move(order, 'complete', 'system');
  seen.push(...await states(order));
  expect(seen).toEqual(expected);
});

describe('frozen brokerage', () => {
  it('can be spent once it has thawed, and not before', async () => {
    const line = await newLine();
    const [order, young] = [await paid(line.buyer), await paid(line.buyer)];
    await complete(order);
    await complete(young);
    await thaw(order);
    expect(await records(order)).toMatchObject([{ status: 3, balance: '10.00' }, { status: 3, balance: '5.00' }]);
    expect(await states(young)).toEqual([2, 2]);
    expect([await member(line.first), await member(line.second)]).toMatchObject([{ brokerage_price: '10.00' }, { brokerage_price: '5.00' }]);
    await thaw(order);
    expect(await member(line.first), 'a second run changes nothing').toMatchObject({ brokerage_price: '10.00' });
  });

  it('of one who has left meanwhile is void', async () => {
    const line = await newLine();
    const order = await paid(line.buyer);
    await complete(order);
    await goods.assign('user/user', line.first, { isLogoff: true });
    await thaw(order);
    expect(await states(order)).toEqual([4, 3]);
  });
});

describe('a refund', () => {
  it('takes from what is not settled yet its part, and the last piece takes what rounding left', async () => {
    const line = await newLine();
    const order = await paid(line.buyer, [100.1]);
    expect(await refund(order)).toMatchObject({ first: '5.00', second: '2.50', borne: false });
    expect(await records(order)).toMatchObject([{ price: '5.01', status: 1 }, { price: '2.50', status: 1 }]);
    expect(await refund(order)).toMatchObject({ first: '5.01', second: '2.50', borne: false });
    expect(await states(order)).toEqual([4, 4]);
  });

  it('takes back what is settled, as far as it is there; the platform bears the rest', async () => {
    const line = await newLine();
    const order = await paid(line.buyer);
    await complete(order);
    await thaw(order);
    await goods.assign('user/user', line.second, { brokeragePrice: '1.00' });
    expect(await refund(order)).toMatchObject({ first: '5.00', second: '2.50', borne: true });
    expect([await member(line.first), await member(line.second)]).toMatchObject([{ brokerage_price: '5.00' }, { brokerage_price: '0.00' }]);
    expect((await records(order)).filter(({ type }) => type === 2)).toMatchObject([{ uid: line.first, price: '5.00', balance: '5.00', level: 1 }, { uid: line.second, price: '1.00', balance: '0.00', level: 2 }]);
  });
});

it('ten orders of members who brought one another, paid, completed, thawed and refunded at once, leave books that are right', async () => {
  const line = await newLine();
  const further = await newMember({ spreadUid: line.buyer, isPromoter: true });
  await goods.assign('user/user', line.buyer, { isPromoter: true });
  const orders = await Promise.all(Array.from({ length: 10 }, (_, at) => newOrder([line.buyer, line.first, further][at % 3]!)));
  await Promise.all(orders.map(pay));
  for (const order of orders.slice(0, 6)) await complete(order);
  const house = openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
  const jobs = byTimeJobs(house).filter(({ name }) => /^(order|distribution)\//.test(name));
  await enterJobs(room.sql, jobs);
  await sql`update user_brokerage_record set thaw_time = thaw_time - interval '40 days'`.execute(room.sql);
  await sql`update job set due_time = now(), lease_until = null`.execute(room.sql);
  await Promise.all([runDue(room.sql, jobs), ...orders.map((order) => refund(order))]);
  await Promise.all(orders.map((order) => refund(order)));
  const judged: Record<string, readonly number[]> = { order_order: orders.map(({ id }) => id), user_user: [line.buyer, line.first, line.second, further] };
  const wrong = await atOneMoment(room.pool, async (client) => {
    const found = [];
    for await (const finding of findings(client)) if (finding.what.includes('佣') && judged[finding.table]?.includes(Number(finding.id))) found.push(finding);
    return found;
  });
  expect(wrong).toEqual([]);
  expect([...new Set((await Promise.all(orders.map(records))).flat().map(({ status }) => status))].sort()).toEqual([3, 4]);
});
