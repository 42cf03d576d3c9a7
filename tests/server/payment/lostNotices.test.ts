/** Payments whose notice was lost: the providers are asked once, and what they have taken is booked. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { lostNoticeJobs } from '../../../src/server/routes/order/lostNotices';
import type { Row } from '../routes/goods';
import { fillInProviders, type PaymentRoom, startPaymentRoom } from './room';

let room: PaymentRoom;
let house: House;
beforeAll(async () => {
  room = await startPaymentRoom();
  house = openHouse(room.server.database.connect(), room.server.app.contract, { demo: true, departures });
});
afterAll(async () => {
  await house?.pool.end();
  await room?.close();
});

/** The jobs, as they come round. */
async function round(): Promise<void> {
  for (const job of lostNoticeJobs(house, room.server.app.payments)) {
    let past: number | undefined;
    do past = await job.batch(past);
    while (past !== undefined);
  }
}
const queries = () => room.standIn.asked.filter((path) => path === '/pay/orderquery' || path === 'alipay.trade.query').length;
const standing = async (orderNo: string) => (await room.rows(sql<Row>`select status, paid, pay_type as "payType", pay_channel as "payChannel", out_trade_no as "tradeNo" from order_order where order_no = ${orderNo}`))[0];
const age = (orderNo: string, minutes: number, table = 'order_order') =>
  sql`update ${sql.table(table)} set create_time = (now() at time zone 'Asia/Shanghai') - make_interval(mins => ${minutes}) where order_no = ${orderNo}`.execute(room.server.app.sql);
/** The provider takes the money, and nothing comes of its notice. */
const take = (orderNo: string, cents: number) => room.standIn.till.payments.set(orderNo, cents);

it('without a provider nobody is asked', async () => {
  const { orderNo } = await room.place();
  await age(orderNo, 28);
  await round();
  expect(queries()).toBe(0);
  await fillInProviders(room.server);
});

let order: Row;
beforeEach(async () => {
  await sql`insert into payment_question (order_no) select order_no from order_order on conflict do nothing`.execute(room.server.app.sql);
  order = await room.place();
  room.standIn.asked.length = 0;
  room.standIn.faults.mend();
});

it('an order that was paid is paid, shortly before it would be cancelled', async () => {
  take(order.orderNo, 2000);
  await age(order.orderNo, 26);
  await round();
  expect([queries(), await standing(order.orderNo)]).toMatchObject([0, { paid: false }]);
  await age(order.orderNo, 28);
  await round();
  expect(await standing(order.orderNo)).toEqual({ status: 1, paid: true, payType: 'weixin', payChannel: 'public', tradeNo: order.orderNo });
});

it('one that nobody has paid is asked for once', async () => {
  await age(order.orderNo, 28);
  await round();
  expect(queries(), 'three merchants of WeChat Pay and one of Alipay').toBe(4);
  await round();
  expect([queries(), await standing(order.orderNo)]).toMatchObject([4, { paid: false, status: 0 }]);
});

it.each([['closes the line', { kind: 'down' }], ['is busy', { errcode: 'SYSTEMERROR' }], ['signs wrongly', { kind: 'forged' }]] as const)('a provider that %s is asked again', async (_title, fault) => {
  take(order.orderNo, 2000);
  await age(order.orderNo, 28);
  room.standIn.faults.break({ ...fault, path: '/pay/orderquery' });
  await expect(round()).rejects.toThrow();
  expect(await standing(order.orderNo)).toMatchObject({ paid: false });
  room.standIn.faults.mend();
  await round();
  expect(await standing(order.orderNo)).toMatchObject({ paid: true });
});

it('money for an order that was cancelled is refunded by the system', async () => {
  await room.shop.call(`order/order/${order.orderNo}/cancel`);
  take(order.orderNo, 2000);
  await age(order.orderNo, 40);
  await round();
  await round();
  expect(await room.rows(sql`select refund_status, refund_pay_type from refund_order where order_id = ${order.id}`)).toEqual([{ refund_status: 2, refund_pay_type: 'weixin' }]);
});

it('another amount than is owed is told to the people of the shop, and pays nothing', async () => {
  take(order.orderNo, 1999);
  await age(order.orderNo, 28);
  await expect(round()).rejects.toThrow(`${order.orderNo}：支付金额应为20.00元`);
  await round();
  expect(await standing(order.orderNo)).toMatchObject({ paid: false });
});

it('a registration is found as an order is', async () => {
  const { orderNo } = await room.register();
  take(orderNo, 3000);
  await age(orderNo, 28, 'marketing_activity_order');
  await round();
  expect(await room.rows(sql`select paid, pay_type from marketing_activity_order where order_no = ${orderNo}`)).toEqual([{ paid: true, pay_type: 'weixin' }]);
});
