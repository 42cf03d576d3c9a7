/** Figures of the home page on a small shop whose every number is known; the moment is 2026-03-10 10:30 in Shanghai. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home, operatingFigures } from '../../../src/engine/extension/home';
import { visits } from '../../../src/engine/extension/statistics';
import { wallTime } from '../../../src/engine/time/wallTime';
import { openHouse } from '../../../src/server/resources/house';
import { forgetTotals, recountMissing } from '../../../src/server/resources/totals/count';
import type { House } from '../../../src/server/resources/types';
import { departures } from '../../../generated/departures';
import { channels } from '../../../src/server/routes/statistics/home/channels';
import { homeFigures } from '../../../src/server/routes/statistics/home/figures';
import { finance } from '../../../src/server/routes/statistics/home/finance';
import { hotProducts } from '../../../src/server/routes/statistics/home/hotProducts';
import { realtime } from '../../../src/server/routes/statistics/home/realtime';
import { sumUpDays, wrongDays } from '../../../src/server/routes/statistics/home/soldDays';
import { trends } from '../../../src/server/routes/statistics/home/trends';
import { countVisits } from '../../../src/server/routes/statistics/home/visits';
import { openGoods, type Goods } from './goods';

const now = '2026-03-10 10:30:00';
let goods: Goods;
let house: House;
let products: number[];
const db = () => goods.server.app.sql;

async function insert(table: string, values: Record<string, unknown>): Promise<number> {
  const { rows: [row] } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.id(name)))}) values (${sql.join(Object.values(values))}) returning id::int as id`.execute(db());
  return row!.id;
}

let number = 0;
/** @param placed when it was placed @param paid when it was paid; cancelled where absent */
async function order(placed: string, paid: string | null, price: string, { merId = 1, secondType = 0, status = paid ? 1 : 9, refundStatus = 0, shippingType = 1, charge = '0', items = [] as [product: number, pieces: number][] } = {}): Promise<number> {
  const id = await insert('order_order', {
    order_no: `DD${number += 1}`, mer_id: merId, uid: 1, create_time: placed, pay_time: paid, paid: paid !== null, pay_price: price, second_type: secondType, status, refund_status: refundStatus, shipping_type: shippingType, commission_charge: charge, total_num: items.reduce((sum, [, pieces]) => sum + pieces, 0),
  });
  for (const [product, pieces] of items) await insert('order_detail', { order_id: id, mer_id: merId, uid: 1, product_id: product, pay_num: pieces, pay_price: String(Number(price) / items.length), create_time: placed });
  return id;
}
const refund = (status: number, price: string, at: string | null) => insert('refund_order', { refund_order_no: `TK${number += 1}`, order_id: 1, order_no: 'DD', order_detail_id: 1, mer_id: 1, uid: 1, refund_status: status, refund_price: price, refund_time: at });
const card = (payType: string, price: string, at: string) => insert('paid_member_order', { order_no: `HY${number += 1}`, uid: 1, paid: true, pay_type: payType, price, pay_time: at });
const brokerage = (status: number, price: string, at: string) => insert('user_brokerage_record', { uid: 1, link_type: 'order', type: 1, status, price, update_time: at });
const member = (came: string, registerType: string, seen: string | null, deleted = false) => insert('user_user', { nickname: '会员', phone: `138${String(number += 1).padStart(8, '0')}`, create_time: came, register_type: registerType, last_login_time: seen, is_del: deleted });

beforeAll(async () => {
  goods = await openGoods();
  house = openHouse(goods.server.database.connect(), goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
  products = [];
  for (const name of ['围巾', '手套', '帽子']) products.push(await goods.newProduct({ name, price: '20.00', stock: 7 }));
  const [scarf, gloves, hat] = products as [number, number, number];
  await sql`update merchant_merchant set create_time = '2026-03-09 08:00:00'`.execute(db());

  await member('2026-03-10 00:00:00', 'h5', '2026-03-10 10:20:00');
  await member('2026-03-10 09:00:00', 'h5', '2026-03-10 10:14:00');
  await member('2026-03-09 23:59:59', 'routine', null);
  await member('2026-02-01 12:00:00', '', '2026-03-10 10:29:59');
  await member('2026-03-10 09:00:00', 'h5', '2026-03-10 10:29:00', true);

  // Today: two paid, one of them placed yesterday; one cancelled, one of the points mall, one that waits.
  await order('2026-03-10 10:00:00', '2026-03-10 10:01:00', '100.10', { charge: '5', items: [[scarf, 3]], merId: 2 });
  await order('2026-03-09 23:58:00', '2026-03-10 00:01:00', '50.00', { charge: '2.50', items: [[gloves, 1], [hat, 1]] });
  await order('2026-03-10 02:00:00', null, '70.00', { items: [[scarf, 50]] });
  await order('2026-03-10 03:00:00', '2026-03-10 03:00:00', '9.90', { secondType: 1 });
  await order('2026-03-10 10:29:00', null, '30.00', { status: 0 });
  // Yesterday before 10:30 and after it.
  await order('2026-03-09 09:45:00', '2026-03-09 09:46:00', '80.00', { items: [[hat, 2]] });
  await order('2026-03-09 11:00:00', '2026-03-09 11:00:00', '40.00', { items: [[hat, 4]] });
  // A week, a month, a year ago.
  await order('2026-03-03 12:00:00', '2026-03-03 12:00:00', '1000.00', { items: [[gloves, 9]] });
  await order('2026-02-10 12:00:00', '2026-02-10 12:00:00', '500.00');
  await order('2025-12-31 23:59:00', '2026-01-01 00:00:00', '7.00');
  await order('2025-12-31 23:00:00', '2025-12-31 23:59:59', '8.00');

  await refund(3, '12.00', '2026-03-10 08:00:00');
  await refund(3, '13.00', '2026-03-09 08:00:00');
  await refund(0, '99.00', null);
  await card('weixin', '60.00', '2026-03-10 07:00:00');
  await card('give', '600.00', '2026-03-10 07:00:00');
  for (const [line, account, amount] of [[1, 'merchant:available', '100.50'], [2, 'merchant:available', '20.00'], [3, 'merchant:frozen', '33.00'], [4, 'cash:bank', '-153.50'], [5, 'cash:weixin', '-100.10'], [6, 'cash:weixin', '20.00'], [7, 'cash:alipay', '-200.00']]) {
    await insert('finance_entry', { event: 'orderPaid:DD', line, kind: 'orderPaid', account, amount, data_date: '2026-03-10' });
  }
  // 30 and 10 were asked for, 10 of which was paid out; 5 was asked for and refused.
  for (const entry of [
    ['merchantClosingAsked', 'merchant:available', '-40.00'], ['merchantClosingAsked', 'merchant:withdrawing', '40.00'], ['merchantClosingPaid', 'merchant:withdrawing', '-10.00'], ['merchantClosingPaid', 'cash:bank', '10.00'],
    ['merchantClosingAsked', 'merchant:withdrawing', '5.00'], ['merchantClosingAsked', 'merchant:available', '-5.00'], ['merchantClosingRefused', 'merchant:withdrawing', '-5.00'], ['merchantClosingRefused', 'merchant:available', '5.00'],
  ].map(([kind, account, amount], at) => ({ event: `${kind}:SHJS`, line: at + 1, kind, account, amount, data_date: '2026-03-10' }))) await insert('finance_entry', entry);
  await brokerage(3, '1.25', '2026-03-10 06:00:00');
  await brokerage(1, '9.00', '2026-03-10 06:00:00');

  await countVisits(house, { views: 100, products: [{ productId: hat, views: 30 }] }, '2026-03-10');
  await countVisits(house, { views: 20, products: [{ productId: hat, views: 5 }, { productId: gloves, views: 60 }] }, '2026-03-10');
  await countVisits(house, { views: 200, products: [{ productId: scarf, views: 90 }] }, '2026-03-04');
  await countVisits(house, { views: 1, products: [{ productId: scarf, views: 900 }] }, '2026-03-03');
  // Rows are written here beside the door.
  await sql`delete from kept_list`.execute(db());
});
afterAll(async () => {
  await house?.pool.end();
  await goods?.close();
});

it('cards tell what is there, what came today and what came yesterday', async () => {
  expect(await homeFigures(house, now)).toEqual({
    userNum: 4, merchantNum: 1, todayNewUserNum: 2, yesterdayNewUserNum: 1, todayNewMerchantNum: 0, yesterdayNewMerchantNum: 1,
    orderNum: 3, yesterdayOrderNum: 3, sales: '160.00', yesterdaySales: '120.00', pageviews: 120, yesterdayPageviews: null,
  });
});

it('channels are counted, those of unknown members too, and kept', async () => {
  const found = await channels(house);
  await recountMissing(house);
  expect(await channels(house)).toEqual(found);
  await sql`delete from kept_list`.execute(db());
  expect(found).toEqual([{ registerType: 'h5', num: 2 }, { registerType: '', num: 1 }, { registerType: 'routine', num: 1 }]);
});

it.each([
  ['7d', '2026-03-04', { totalOrders: 6, totalSales: '280.00', totalNewUsers: 3, totalVisits: 320, avgOrderValue: '46.67', avgConversionRate: '1.88', salesGrowthRate: '-72', orderGrowthRate: '500' }],
  ['30d', '2026-02-09', { totalOrders: 8, totalSales: '1780.00', totalNewUsers: 3, totalVisits: 321, avgOrderValue: '222.50', avgConversionRate: '2.49', salesGrowthRate: '0', orderGrowthRate: '0' }],
  ['90d', '2025-12-11', { totalOrders: 10, totalSales: '1795.00', totalNewUsers: 4, totalVisits: 321, avgOrderValue: '179.50', avgConversionRate: '3.12', salesGrowthRate: '0', orderGrowthRate: '0' }],
] as const)('trends of %s begin on %s and end today, counted and kept', async (range, first, summary) => {
  const found = await trends(house, range, now);
  const days = Number.parseInt(range, 10);
  expect([found.dates[0], found.dates.at(-1)]).toEqual([first, '2026-03-10']);
  for (const series of [found.dates, found.orderData, found.salesData, found.newUserData, found.visitData]) expect(series).toHaveLength(days);
  expect(found.summary).toEqual(summary);
  expect([found.orderData, found.salesData, found.newUserData, found.visitData].map((series) => series.slice(-2))).toEqual([[3, 3], ['120.00', '160.00'], [1, 2], [null, 120]]);
  expect(found.productSalesData.slice(-7)).toEqual([0, 0, 0, 0, 0, 6, 5]);
  await recountMissing(house);
  expect(await trends(house, range, now)).toEqual(found);
  await sql`delete from kept_list`.execute(db());
});

it.each([
  ['7d', 'sales', [['帽子', 7, '145.00', 35], ['围巾', 3, '100.10', 90], ['手套', 1, '25.00', 60]]],
  ['7d', 'amount', [['帽子', 7, '145.00', 35], ['围巾', 3, '100.10', 90], ['手套', 1, '25.00', 60]]],
  ['7d', 'views', [['围巾', 3, '100.10', 90], ['手套', 1, '25.00', 60], ['帽子', 7, '145.00', 35]]],
  ['30d', 'sales', [['手套', 10, '1025.00', 60], ['帽子', 7, '145.00', 35], ['围巾', 3, '100.10', 990]]],
] as const)('goods of %s are ranked by %s, unpaid pieces left out, read from orders and from days summed up', async (range, by, expected) => {
  const found = await hotProducts(house.sql, range, by, 10, now);
  expect(found.map(({ productName, salesCount, salesAmount, pageViews }) => [productName, salesCount, salesAmount, pageViews])).toEqual(expected);
  expect(found.map(({ ranking }) => ranking)).toEqual([1, 2, 3]);
  expect(found[0]).toMatchObject({ merchantName: '样品店', price: '20.00', stock: 7, productImage: '/demo/picture-1.svg', hotIndex: '100.00', collectCount: 0, reviewCount: 0, averageRating: null, categoryName: expect.stringMatching(/./), merchantId: expect.any(Number) });
  expect((await hotProducts(house.sql, range, by, 1, now)).map(({ productName }) => productName)).toEqual([expected[0][0]]);
  while (await sumUpDays(house.sql, sql`${now}::timestamp`));
  expect((await db().selectFrom('sale_day').select('date').where('product_id', '=', 0).orderBy('date', 'desc').execute()).map(({ date }) => date).slice(0, 2)).toEqual(['2026-03-09', '2026-03-08']);
  expect(await hotProducts(house.sql, range, by, 10, now)).toEqual(found);
  await sql`delete from kept_list`.execute(db());
});

it('days are summed up once they are over, told wrong where the rows contradict them, and begun anew after rows came in beside the door', async () => {
  const told = async () => (await wrongDays().execute(house.sql)).rows;
  while (await sumUpDays(house.sql, sql`'2026-03-09 00:05:00'::timestamp`));
  const last = async () => (await db().selectFrom('sale_day').select((each) => each.fn.max('date').as('last')).executeTakeFirstOrThrow()).last;
  expect(await last()).toBe('2026-03-07');
  while (await sumUpDays(house.sql, sql`'2026-03-09 00:10:00'::timestamp`));
  expect([await last(), await told()]).toEqual(['2026-03-08', []]);
  await sql`update sale_day set pieces = pieces + 1 where product_id = (select max(product_id) from sale_day)`.execute(db());
  expect(await told()).not.toEqual([]);
  await forgetTotals(house.pool, ['order_detail']);
  expect(await told()).toEqual([]);
  while (await sumUpDays(house.sql, sql`'2026-03-09 00:10:00'::timestamp`));
  expect([await last(), await told()]).toEqual(['2026-03-08', []]);
  await sql`delete from kept_list`.execute(db());
});

it.each([['counted', () => sql`delete from kept_list`.execute(db())], ['kept', () => recountMissing(house)]])('finance adds cards that were paid, and takes refunds and brokerage off: %s', async (_how, prepare) => {
  await prepare();
  expect(await finance(house, now)).toEqual({
    todayIncome: '220.00', yesterdayIncome: '120.00', monthIncome: '1340.00', lastMonthIncome: '500.00', yearIncome: '1847.00', pendingSettlement: '110.50', settledAmount: '10.00', frozenAmount: '33.00',
    todayRefund: '12.00', todayCommission: '1.25', todayPlatformFee: '7.50', todayTransactionFee: '1.80', todayNetIncome: '206.75', incomeGrowthRate: '83', monthGrowthRate: '168', lastYearIncome: '8.00',
  });
});

it('fees of providers follow the rates that were agreed on', async () => {
  await insert('system_config', { form_id: 1, name: 'pay_weixin_rate', value: '0.38' });
  await insert('system_config', { form_id: 1, name: 'ali_pay_rate', value: '0' });
  expect(await finance(house, now)).toMatchObject({ todayTransactionFee: '0.38' });
  await sql`delete from system_config where name in ('pay_weixin_rate', 'ali_pay_rate')`.execute(db());
});

it('live figures are held against yesterday at the same time', async () => {
  expect(await realtime(house, now)).toEqual({
    onlineUsers: 2, onlineUsersTrend: null, activeMerchants: 2, activeMerchantsTrend: '100', realtimeOrders: 2, realtimeOrdersTrend: '100',
    paymentSuccessRate: '50.0', paymentSuccessRateTrend: '-50', todayVisits: 120, todayNewUsers: 2, todaySales: '160.00', systemLoad: expect.stringMatching(/^\d+%$/),
  });
  // Soon after midnight the hour reaches into the day before; nothing was placed on the new day.
  expect(await realtime(house, '2026-03-10 00:10:00')).toMatchObject({ activeMerchants: 0, realtimeOrders: 1, paymentSuccessRate: null, paymentSuccessRateTrend: null });
});

describe('calls', () => {
  it('to-do counts are those of the tabs that their addresses open', async () => {
    await order(now, now, '1', { refundStatus: 1 });
    await order(now, now, '1', { refundStatus: 3 });
    await order(now, now, '1', { status: 3, shippingType: 2 });
    await goods.newProduct({ isShow: true, auditStatus: 2 });
    await goods.newProduct({ isAudit: true, auditStatus: 1 });
    // Orders are written here beside the door.
    await sql`delete from kept_list`.execute(db());
    const counts = async (path: string) => (await goods.server.call('GET', path)).data;
    const [orders, refunds, headers] = [await counts('/admin/platform/order/status/num'), await counts('/admin/platform/refund/order/status/num'), await counts('/admin/platform/product/tabs/headers')];
    const tab = (type: number) => headers.find((each: { type: number }) => each.type === type).count;
    const { data } = await goods.server.call('GET', home.operating.path);
    expect(data).toEqual({ onSaleProductNum: tab(1), awaitAuditProductNum: tab(6), notShippingOrderNum: orders.notShipped, awaitVerificationOrderNum: orders.verification, refundingOrderNum: refunds.await });
    expect(operatingFigures.map(({ name }) => data[name])).toEqual([1, 1, 9, 1, 1]);
  });

  it('the order count is the total of the list of that day', async () => {
    const today = wallTime();
    await order(today, today, '5.00');
    await order(today, today, '6.00', { secondType: 1 });
    const { data } = await goods.server.call('GET', home.figures.path);
    expect(data).toMatchObject({ orderNum: 1, sales: '11.00' });
    expect((await goods.server.call('GET', '/admin/platform/order/list', { query: { page: '1', limit: '10', status: 'all', dateLimit: 'today' } })).data.total).toBe(1);
  });

  it('visits that the shop tells are added to today, and none are made up', async () => {
    const tell = (body: unknown) => goods.server.call('POST', visits.path, { body });
    const seen = async () => (await goods.server.call('GET', home.figures.path)).data.pageviews;
    expect(await seen()).toBeNull();
    for (const views of [3, 4]) expect(await tell({ views, products: [{ productId: products[0], views }, { productId: products[0], views: 1 }] })).toMatchObject({ code: 200 });
    expect(await seen()).toBe(7);
    expect((await goods.server.call('GET', home.hotProducts.path, { query: { rankType: 'views', limit: '1' } })).data).toMatchObject([{ productName: '围巾', pageViews: 9 }]);
    for (const wrong of [{}, { views: -1 }, { views: 1, products: [{ productId: 0, views: 1 }] }, { views: 1, products: [{ productId: 1 }] }]) expect(await tell(wrong)).toMatchObject({ code: 400 });
    expect(await seen()).toBe(7);
  });

  it.each([
    [home.trends.path, { timeRange: '8d' }], [home.hotProducts.path, { rankType: 'price' }], [home.hotProducts.path, { limit: '0' }],
  ])('%s refuses %o', async (path, query) => expect(await goods.server.call('GET', path, { query })).toMatchObject({ code: 400 }));
});
