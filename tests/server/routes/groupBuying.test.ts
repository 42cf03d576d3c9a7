/** 拼团: places, limits, groups that complete, are filled or fail, and what everybody gets back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { enterJobs, runDue } from '../../../src/server/jobs/schedule';
import { openHouse } from '../../../src/server/resources/house';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { openShop, shopWith, type Shop } from '../service/helper';
import { startTestApp } from '../helper';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
let room: SqlRoom;
beforeAll(async () => {
  goods = await openGoods();
  room = goods.server.database.connect();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-2.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const rights = ['order/order place', 'order/order pay', 'order/order cancel', 'order/order verify', 'order/refund ask', 'marketing/groupActivity submit', 'marketing/groupActivity withdraw', 'marketing/groupActivity turn'];
  shop = await openShop(goods.server, rights);
}, 300_000);
afterAll(async () => {
  await room?.close();
  await goods?.close();
});

const base = '/admin/platform/groupbuy';
const get = (path: string, query: Record<string, string> = {}) => goods.server.call<Row>('GET', `${base}/${path}`, { query });
const rowOf = async (table: string, id: number): Promise<Row> => (await sql<Row>`select * from ${sql.id(table)} where id = ${id}`.execute(room.sql)).rows[0]!;
const orderOf = (id: number) => rowOf('order_order', id);
const groupOf = async (id: number): Promise<Row> => (await get(`record/info/${id}`)).data;
const quotaOf = async (activity: number): Promise<number> => (await sql<{ quota: number }>`select quota::int from marketing_group_activity_sku where group_activity_id = ${activity}`.execute(room.sql)).rows[0]!.quota;
const stockOf = async (id: number): Promise<number> => Number((await rowOf('product_attr_value', id)).stock);

let number = 0;
const newMember = () => goods.create('user/user', { nickname: `团友${number += 1}`, phone: `135${String(10_000_000 + number)}`, nowMoney: '1000.00' });

interface Offered { activity: number; attrValueId: number; productId: number }

/** An activity that was submitted and, unless told otherwise, approved: two buyers, 10 pieces at 8 元 of a piece at 10 元. */
async function offer(more: Row = {}, { quota = 10, isApproved = true } = {}): Promise<Offered> {
  const productId = await goods.newProduct({ isShow: true });
  const attrValueId = await goods.create('product/attrValue', { productId, sku: '黑', attrValue: { 颜色: '黑' }, price: '10.00', stock: 100 });
  const answer = await shop.call('marketing/groupActivity/submit', {
    groupName: `拼团${number += 1}`, merId: goods.references.merId, startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00', validHour: 24, buyCount: 2, skuList: [{ skuId: attrValueId, activePrice: '8.00', quota }], ...more,
  });
  expect(answer).toMatchObject({ code: 200, data: { groupStatus: 3 } });
  const activity = answer.data.id;
  if (isApproved) expect(await get('activity/review/pass', { id: String(activity) })).toMatchObject({ code: 200 });
  return { activity, attrValueId, productId };
}

const place = (of: Offered, uid: number, { group, payNum = 1, by = shop, ...more }: Row = {}) => by.call('order/order/place', {
  orderNo: `PT${number += 1}`, uid, type: 2, groupActivityId: of.activity, ...(group ? { groupBuyingId: group } : {}), items: [{ attrValueId: of.attrValueId, payNum }],
  shippingType: 1, realName: '陈静', userPhone: '13800000000', userAddress: '杭州', ...more,
});
async function placed(of: Offered, uid: number, more: Row = {}): Promise<{ id: number; orderNo: string; payPrice: string; items: Row[] }> {
  const answer = await place(of, uid, more);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data;
}
const pay = (order: { id: number; orderNo: string; payPrice: string }, by = shop) => by.call(`order/order/${order.orderNo}/pay`, { payPrice: order.payPrice, payType: 'weixin', payChannel: 'mini', outTradeNo: `4200${order.id}` });
const payByBalance = (order: { id: number; orderNo: string; payPrice: string }) => shop.call(`order/order/${order.orderNo}/pay`, { payPrice: order.payPrice, payType: 'yue', payChannel: 'yue' });
const groupIdOf = async (order: { id: number }): Promise<number> => (await sql<{ id: number }>`select record_id::int as id from marketing_group_member where order_id = ${order.id}`.execute(room.sql)).rows[0]!.id;

/** A group that its leader opened and paid. */
async function opened(of: Offered, uid?: number, by: typeof pay = payByBalance) {
  const leader = uid ?? await newMember();
  const order = await placed(of, leader);
  expect(await by(order)).toMatchObject({ code: 200 });
  return { leader, order, group: await groupIdOf(order) };
}

const jobs = () => byTimeJobs(openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures }));
async function run(name: string): Promise<void> {
  const all = jobs().filter((job) => job.name === `${name}:byTime`);
  await enterJobs(room.sql, all);
  await sql`update job set due_time = now(), lease_until = null where name = ${`${name}:byTime`}`.execute(room.sql);
  expect(await runDue(room.sql, all)).toEqual([`${name}:byTime`]);
}
async function expire(group: number): Promise<void> {
  await sql`update marketing_group_record set end_time = now() - interval '1 minute' where id = ${group}`.execute(room.sql);
  await run('marketing/groupRecord');
}
const booksOf = (tables: readonly string[]) => atOneMoment(room.pool, async (client) => {
  const found: string[] = [];
  for await (const { what, table, id } of findings(client)) if (tables.includes(table)) found.push(`${table} ${id} ${what}`);
  return found;
});

describe('an activity', () => {
  it('is refused at its specifications', async () => {
    const { attrValueId } = await offer();
    const submit = (more: Row) => shop.call('marketing/groupActivity/submit', { groupName: '拼团', merId: goods.references.merId, startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00', validHour: 24, buyCount: 2, skuList: [{ skuId: attrValueId, activePrice: '8.00', quota: 1 }], ...more });
    const fresh = await goods.create('product/attrValue', { productId: await goods.newProduct(), sku: '白', attrValue: { 颜色: '白' }, price: '10.00', stock: 5 });
    const line = { skuId: fresh, activePrice: '8.00', quota: 1 };
    for (const [more, message] of [
      [{}, /已参加其他拼团活动/], [{ skuList: [{ ...line, activePrice: '10.01' }] }, /不能高于售价/], [{ skuList: [line, line] }, /合并为一行/], [{ skuList: [{ ...line, skuId: 999_999 }] }, /不存在/],
      [{ skuList: [line], endTime: '2019-01-01 00:00:00' }, /结束时间/], [{ skuList: [line], buyCount: 1 }, /成团人数/],
    ] as const) expect(await submit(more)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
  });

  it('is passed or refused once, with a reason of at most 50 characters, and closed by force with one or without', async () => {
    const { activity } = await offer({}, { isApproved: false });
    const id = String(activity);
    expect(await get('activity/review/close', { id })).toMatchObject({ code: 400 });
    expect((await get('activity/review/refuse', { id })).code).toBe(400);
    expect((await get('activity/review/refuse', { id, reason: '长'.repeat(51) })).code).toBe(400);
    expect(await get('activity/review/refuse', { id, reason: '拼团价高于售价' })).toMatchObject({ code: 200 });
    expect((await get('activity/info', { id })).data).toMatchObject({ groupStatus: 1, refusal: '拼团价高于售价' });
    expect((await get('activity/review/pass', { id })).code).toBe(400);
    const other = await offer();
    expect(await get('activity/review/close', { id: String(other.activity) })).toMatchObject({ code: 200 });
    expect((await get('activity/info', { id: String(other.activity) })).data).toMatchObject({ groupStatus: 1, refusal: '' });
    const third = String((await offer()).activity);
    expect((await get('activity/review/close', { id: third, reason: '长'.repeat(51) })).code).toBe(400);
    expect(await get('activity/review/close', { id: third, reason: '虚假发货被投诉' })).toMatchObject({ code: 200 });
    expect((await get('activity/info', { id: third })).data).toMatchObject({ groupStatus: 1, refusal: '虚假发货被投诉' });
  });

  it('counts by states as its list filters, and tells products, groups and paid orders', async () => {
    const of = await offer({ groupName: '独此一家' });
    const { order } = await opened(of);
    expect((await get('activity/list/count', { groupName: '独此一家' })).data).toEqual(expect.arrayContaining([{ groupStatus: 4, count: 1 }, { groupStatus: 3, count: 0 }, { groupStatus: 1, count: 0 }]));
    const [row] = (await get('activity/list', { groupStatus: '4', groupName: '独此一家', startTime: '2026-01-01', groupProcess: '1', activityStatus: '1' })).data.list;
    expect(row).toMatchObject({ id: of.activity, productCount: 1, totalActivityBegin: 1, totalActivityDone: 0, totalOrderBegin: 1, totalOrderDone: 0, buyCount: 2 });
    const { data } = await get('activity/info', { id: String(of.activity) });
    expect(data.groupBuyActivityProductResponseList).toMatchObject([{ productId: of.productId, groupBuyActivitySkuResponses: [{ skuId: of.attrValueId, activePrice: '8.00', quotaShow: 10, quota: 9, attrValue: [{ sku: '黑', price: '10.00', stock: 99 }] }] }]);
    expect(order.payPrice).toBe('8.00');
  });
});

describe('an order', () => {
  it.each<[string, Row, Row, string, RegExp]>([
    ['of what has not begun', { startTime: '2098-01-01 00:00:00' }, {}, 'groupActivityId', /未开始/],
    ['of what has ended', { endTime: '2021-01-01 00:00:00' }, {}, 'groupActivityId', /已结束/],
    ['of what is switched off', { activityStatus: 0 }, {}, 'groupActivityId', /已关闭/],
    ['of more than one order may hold', { oncQuota: 2 }, { payNum: 3 }, 'items', /单次限购2件/],
    ['of more than a member may buy', { allQuota: 2 }, { payNum: 3 }, 'items', /活动限购2件/],
    ['of more than is left', {}, { payNum: 11 }, 'items', /剩余数量不足/],
    ['of a group that is not there', {}, { groupBuyingId: 999_999 }, 'groupBuyingId', /不存在/],
    ['of no activity', {}, { groupActivityId: null }, 'groupActivityId', /./],
    ['that uses points', {}, { useIntegral: 10 }, 'useIntegral', /不能使用/],
  ])('%s is refused there, and nothing is taken', async (_what, activity, more, field, message) => {
    const of = await offer(activity);
    expect(await place(of, await newMember(), more)).toMatchObject({ code: 400, data: { errors: [{ field, message: expect.stringMatching(message) }] } });
    expect([await quotaOf(of.activity), await stockOf(of.attrValueId)]).toEqual([10, 100]);
  });

  it('of an activity that waits for its audit is refused', async () => {
    expect(await place(await offer({}, { isApproved: false }), await newMember())).toMatchObject({ code: 400, message: '拼团活动已关闭' });
  });

  it('takes limit and stock together, and leaves both with its place when it is cancelled', async () => {
    const of = await offer({ allQuota: 2 });
    const uid = await newMember();
    const order = await placed(of, uid, { payNum: 2 });
    expect([await quotaOf(of.activity), await stockOf(of.attrValueId)]).toEqual([8, 98]);
    expect(await orderOf(order.id)).toMatchObject({ type: 2, group_buy_record_status: 0, pay_price: '16.00' });
    expect(await place(of, uid)).toMatchObject({ code: 400, message: '活动限购2件' });
    expect(await shop.call(`order/order/${order.orderNo}/cancel`)).toMatchObject({ code: 200 });
    expect([await quotaOf(of.activity), await stockOf(of.attrValueId)]).toEqual([10, 100]);
    expect(await orderOf(order.id)).toMatchObject({ status: 9, group_buy_record_status: -1 });
    expect(await place(of, uid)).toMatchObject({ code: 200 });
  });

  it('holds its place in a group until it is paid or cancelled', async () => {
    const of = await offer();
    const { leader, group } = await opened(of);
    expect(await place(of, leader, { group })).toMatchObject({ code: 400, message: '您已参加该团' });
    const held = await placed(of, await newMember(), { group });
    expect(await place(of, await newMember(), { group })).toMatchObject({ code: 400, message: '该团已满员' });
    expect(await shop.call(`order/order/${held.orderNo}/cancel`)).toMatchObject({ code: 200 });
    const next = await placed(of, await newMember(), { group });
    expect(await payByBalance(next)).toMatchObject({ code: 200 });
    expect(await groupOf(group)).toMatchObject({ recordStatus: 2, yetBuyingNum: 2 });
  });
});

describe('a group', () => {
  it('completes with its last payment; until then nobody is refunded and nothing waits to be sent', async () => {
    const of = await offer();
    const { order, leader, group } = await opened(of);
    const ask = () => shop.call('order/refund/ask', { refundOrderNo: `TKG${number += 1}`, orderNo: order.orderNo, orderDetailId: order.items[0]!.id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' });
    const waiting = async () => (await goods.server.call<Row>('GET', '/admin/platform/order/list', { query: { status: 'notShipped', orderNo: order.orderNo } })).data.total;
    expect(await groupOf(group)).toMatchObject({ recordStatus: 1, yetBuyingNum: 1, buyingCountNum: 2, memberDataList: [{ memberId: leader, isLeader: 1, orderNo: order.orderNo, payNum: 1, payPrice: '8.00', refundNum: 0 }] });
    expect(await ask()).toMatchObject({ code: 400, message: '拼团进行中，不能申请退款' });
    expect(await waiting()).toBe(0);
    const second = await placed(of, await newMember(), { group });
    expect(await pay(second)).toMatchObject({ code: 200 });
    expect(await groupOf(group)).toMatchObject({ recordStatus: 2, yetBuyingNum: 2, memberDataList: [{ isLeader: 1 }, { isLeader: 0, orderNo: second.orderNo }] });
    for (const { id } of [order, second]) expect(await orderOf(id)).toMatchObject({ status: 1, group_buy_record_status: 10 });
    expect(await waiting()).toBe(1);
    expect(await ask()).toMatchObject({ code: 200 });
  });

  it('that expires fails: everybody is refunded once, the way that the money came, and limit and stock come back', async () => {
    const of = await offer({ buyCount: 3 });
    const { order, leader, group } = await opened(of);
    const byWechat = await placed(of, await newMember(), { group });
    expect(await pay(byWechat)).toMatchObject({ code: 200 });
    const late = await placed(of, await newMember(), { group });
    await expire(group);
    expect(await groupOf(group)).toMatchObject({ recordStatus: 3, yetBuyingNum: 2 });
    expect(await orderOf(order.id)).toMatchObject({ group_buy_record_status: -1 });
    // Who pays after the end is refunded too.
    expect(await payByBalance(late)).toMatchObject({ code: 200 });
    for (let times = 0; times < 2; times += 1) await run('marketing/groupMember');
    expect(await orderOf(order.id)).toMatchObject({ refund_status: 3 });
    expect(await orderOf(late.id)).toMatchObject({ refund_status: 3, group_buy_record_status: -1 });
    expect(await orderOf(byWechat.id)).toMatchObject({ refund_status: 1 });
    expect(await rowOf('user_user', leader)).toMatchObject({ now_money: '1000.00' });
    const { rows } = await sql<Row>`select order_id::int as id, refund_status::int as status, refund_price from refund_order where order_id in (${order.id}, ${byWechat.id}, ${late.id}) order by order_id`.execute(room.sql);
    expect(rows).toEqual([{ id: order.id, status: 3, refund_price: '8.00' }, { id: byWechat.id, status: 2, refund_price: '8.00' }, { id: late.id, status: 3, refund_price: '8.00' }]);
    expect([await quotaOf(of.activity), await stockOf(of.attrValueId)]).toEqual([9, 99]);
  });

  it('is filled at its end where the activity says so; who pays for a held place later takes a filler out', async () => {
    const of = await offer({ fictiStatus: 1, buyCount: 3 });
    const { order, group } = await opened(of);
    const late = await placed(of, await newMember(), { group });
    await expire(group);
    expect(await groupOf(group)).toMatchObject({ recordStatus: 2, yetBuyingNum: 3 });
    expect(await rowOf('marketing_group_record', group)).toMatchObject({ filler_num: 2 });
    expect(await payByBalance(late)).toMatchObject({ code: 200 });
    expect(await rowOf('marketing_group_record', group)).toMatchObject({ filler_num: 1, yet_buying_num: 3 });
    for (const { id } of [order, late]) expect(await orderOf(id)).toMatchObject({ group_buy_record_status: 10, refund_status: 0 });
  });

  it('fails at once with the forced close of its activity, and so does one that is paid afterwards; what was refunded stays out of the limit', async () => {
    const of = await offer({ fictiStatus: 1 });
    const { order, group } = await opened(of);
    const unpaid = await placed(of, await newMember());
    expect(await get('activity/review/close', { id: String(of.activity) })).toMatchObject({ code: 200 });
    expect(await groupOf(group)).toMatchObject({ recordStatus: 3 });
    expect(await place(of, await newMember())).toMatchObject({ code: 400, message: '拼团活动已关闭' });
    expect(await payByBalance(unpaid)).toMatchObject({ code: 200 });
    expect(await groupOf(await groupIdOf(unpaid))).toMatchObject({ recordStatus: 3 });
    await run('marketing/groupMember');
    for (const { id } of [order, unpaid]) expect(await orderOf(id)).toMatchObject({ group_buy_record_status: -1, refund_status: 3 });
    expect([await quotaOf(of.activity), await stockOf(of.attrValueId)]).toEqual([8, 100]);
  });

  it('stands under its tab by 1, 2, 3 and by 0, 10, -1', async () => {
    const of = await offer({ groupName: '三种状态' });
    const { group: done } = await opened(of);
    expect(await payByBalance(await placed(of, await newMember(), { group: done }))).toMatchObject({ code: 200 });
    const { group: open } = await opened(of);
    const { group: failed } = await opened(of);
    await expire(failed);
    for (const [codes, id] of [[['1', '0'], open], [['2', '10'], done], [['3', '-1'], failed]] as const) {
      for (const recordStatus of codes) expect((await get('record/list', { recordStatus, groupActivityName: '三种状态' })).data.list.map((row: Row) => row.groupBuyingId), recordStatus).toEqual([id]);
    }
    expect((await get('record/list/count', { groupActivityName: '三种状态' })).data).toEqual({ ingNum: 1, successNum: 1, failNum: 1 });
  });
});

describe('at once', () => {
  it('from two processes the last place goes to one, and so do the last pieces', async () => {
    const second = await startTestApp({ database: goods.server.database });
    const other = shopWith(shop.key, shop.id, second);
    try {
      const of = await offer({}, { quota: 3 });
      const { group } = await opened(of);
      const members = await Promise.all(Array.from({ length: 8 }, newMember));
      const answers = await Promise.all(members.map((uid, at) => place(of, uid, { group, by: at % 2 === 0 ? shop : other })));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(new Set(['该团已满员']));
      const openers = await Promise.all(members.map((uid, at) => place(of, uid, { by: at % 2 === 0 ? shop : other })));
      expect(openers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(await quotaOf(of.activity)).toBe(0);
    } finally {
      await second.close();
    }
  });

  it('a last payment and the end of the group decide one way', async () => {
    for (let times = 0; times < 4; times += 1) {
      const of = await offer();
      const { order, group } = await opened(of);
      const last = await placed(of, await newMember(), { group });
      await Promise.all([payByBalance(last), expire(group)]);
      await run('marketing/groupMember');
      const { recordStatus } = await groupOf(group);
      const orders = [await orderOf(order.id), await orderOf(last.id)].map((row) => [row.group_buy_record_status, row.refund_status]);
      expect(orders).toEqual(recordStatus === 2 ? [[10, 0], [10, 0]] : [[-1, 3], [-1, 3]]);
    }
  });
});

it('the books hold', async () => {
  expect(await booksOf(['marketing_group_record', 'marketing_group_activity_sku', 'marketing_group_member', 'order_order', 'order_detail', 'refund_order'])).toEqual([]);
});
