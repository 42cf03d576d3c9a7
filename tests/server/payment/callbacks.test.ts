/** What WeChat Pay and Alipay tell: proved, compared with what is owed, and done once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { alipayNotice } from '../../../scripts/payment/alipay';
import { keyOf, standInApp, standInMerchants } from '../../../scripts/payment/standIn';
import { paidNotice, readFields, refundNotice, signed } from '../../../scripts/payment/weixinPay';
import type { Row } from '../routes/goods';
import { fillInProviders, type PaymentRoom, startPaymentRoom } from './room';

let room: PaymentRoom;
beforeAll(async () => {
  room = await startPaymentRoom();
  await fillInProviders(room.server);
});
afterAll(() => room?.close());

const { official, miniProgram } = standInMerchants;
type Callback = 'wechat' | 'wechat/refund' | 'alipay';
const tell = async (to: Callback, notice: string): Promise<string> => {
  const { body, statusCode } = await room.server.send('POST', `/publicly/payment/callback/${to}`, { body: notice, token: null, headers: { 'content-type': to === 'alipay' ? 'application/x-www-form-urlencoded; charset=utf-8' : 'text/xml' } });
  expect(statusCode).toBe(200);
  return body;
};
/** What WeChat Pay reads of an answer. */
const told = (answer: string) => { const { return_code: code, return_msg: words } = readFields(answer); return `${code} ${words}`; };
const heard = 'SUCCESS OK';
const standing = async ({ orderNo }: Row) => (await room.rows(sql<Row>`select status, paid, pay_type as "payType", pay_channel as "payChannel", out_trade_no as "tradeNo" from order_order where order_no = ${orderNo}`))[0];
const logged = async ({ id }: Row) => (await room.rows(sql`select 1 from order_status where order_id = ${id} and change_type = 'pay'`)).length;

let order: Row;
beforeEach(async () => { order = await room.place(); });

it.each([
  ['by WeChat Pay', () => paidNotice(official, order.orderNo, 2000), { payType: 'weixin', payChannel: 'public' }],
  ['by WeChat Pay, signed by HMAC-SHA256', () => signed({ return_code: 'SUCCESS', result_code: 'SUCCESS', appid: official.appId, mch_id: official.id, out_trade_no: order.orderNo, total_fee: '2000', sign_type: 'HMAC-SHA256' }, official.key, 'HMAC-SHA256'), { payType: 'weixin', payChannel: 'public' }],
  ['in the mini-program', () => paidNotice(miniProgram, order.orderNo, 2000), { payType: 'weixin', payChannel: 'mini' }],
  ['on a page of the web', () => paidNotice(official, order.orderNo, 2000, { trade_type: 'MWEB' }), { payType: 'weixin', payChannel: 'h5' }],
])('a payment %s pays its order, once', async (_title, notice, way) => {
  const sent = notice();
  expect(await Promise.all([tell('wechat', sent), tell('wechat', sent)]).then((answers) => answers.map(told))).toContain(heard);
  expect(told(await tell('wechat', sent))).toBe(heard);
  expect([await standing(order), await logged(order)]).toEqual([{ status: 1, paid: true, tradeNo: order.orderNo, ...way }, 1]);
});

it('a payment by Alipay pays its order, once', async () => {
  const notice = alipayNotice(standInApp, order.orderNo, '20.00', { subject: '订单', gmt_payment: '2026-11-25 12:00:00' });
  expect([await tell('alipay', notice), await tell('alipay', notice)]).toEqual(['success', 'success']);
  expect([await standing(order), await logged(order)]).toEqual([{ status: 1, paid: true, payType: 'alipay', payChannel: 'alipay', tradeNo: order.orderNo }, 1]);
});

it.each<[string, () => [Callback, string], string]>([
  ['with another signature', () => ['wechat', paidNotice({ ...official, key: 'another' }, order.orderNo, 2000)], 'FAIL 签名不正确'],
  ['changed on its way', () => ['wechat', paidNotice(official, order.orderNo, 1).replace('<![CDATA[1]]>', '<![CDATA[2000]]>')], 'FAIL 签名不正确'],
  ['of another merchant', () => ['wechat', paidNotice({ ...official, id: '1900000999' }, order.orderNo, 2000)], 'FAIL 签名不正确'],
  ['of another app', () => ['wechat', paidNotice({ ...official, appId: miniProgram.appId }, order.orderNo, 2000)], 'FAIL 签名不正确'],
  ['that tells of a failure', () => ['wechat', paidNotice(official, order.orderNo, 2000, { result_code: 'FAIL' })], 'FAIL 签名不正确'],
  ['that is no XML', () => ['wechat', '{"out_trade_no":"1"}'], 'FAIL 签名不正确'],
  ['of another amount', () => ['wechat', paidNotice(official, order.orderNo, 1999)], 'FAIL 支付金额应为20.00元'],
  ['of an order that is not there', () => ['wechat', paidNotice(official, 'NONE', 2000)], 'FAIL 订单不存在'],
  ['by Alipay with another signature', () => ['alipay', alipayNotice({ ...standInApp, privateKey: keyOf('app-private') }, order.orderNo, '20.00')], 'fail'],
  ['by Alipay changed on its way', () => ['alipay', alipayNotice(standInApp, order.orderNo, '0.01').replace('total_amount=0.01', 'total_amount=20.00')], 'fail'],
  ['by Alipay for another app', () => ['alipay', alipayNotice({ ...standInApp, appId: '1' }, order.orderNo, '20.00')], 'fail'],
  ['by Alipay that is still waited for', () => ['alipay', alipayNotice(standInApp, order.orderNo, '20.00', { trade_status: 'WAIT_BUYER_PAY' })], 'fail'],
  ['by Alipay of another amount', () => ['alipay', alipayNotice(standInApp, order.orderNo, '19.99')], 'fail'],
  ['by Alipay of an order that is not there', () => ['alipay', alipayNotice(standInApp, 'NONE', '20.00')], 'fail'],
])('a notice %s is refused, and nothing is paid', async (_title, notice, answer) => {
  const [to, sent] = notice();
  const heardBack = await tell(to, sent);
  expect(to === 'alipay' ? heardBack : told(heardBack)).toBe(answer);
  expect(await standing(order)).toMatchObject({ status: 0, paid: false });
});

it('a notice that is longer than any is refused unread', async () => {
  const { statusCode } = await room.server.send('POST', '/publicly/payment/callback/wechat', { body: `<xml>${'x'.repeat(9_000)}</xml>`, token: null, headers: { 'content-type': 'text/xml' } });
  expect(statusCode).toBe(400);
});

it('a payment for an order that was cancelled is refunded by the system, once', async () => {
  await room.shop.call(`order/order/${order.orderNo}/cancel`);
  const notice = paidNotice(official, order.orderNo, 2000);
  expect([told(await tell('wechat', notice)), told(await tell('wechat', notice))]).toEqual([heard, heard]);
  expect(await room.rows(sql`select refund_status, refund_pay_type from refund_order where order_id = ${order.id}`)).toEqual([{ refund_status: 2, refund_pay_type: 'weixin' }]);
});

it('a second payment for an order that is paid otherwise is refused', async () => {
  expect(told(await tell('wechat', paidNotice(official, order.orderNo, 2000)))).toBe(heard);
  await sql`update order_order set out_trade_no = 'other' where id = ${order.id}`.execute(room.server.app.sql);
  expect(told(await tell('wechat', paidNotice(official, order.orderNo, 2000)))).toBe('FAIL 订单已支付');
});

it('a registration is paid as an order is', async () => {
  const { orderNo } = await room.register();
  const notice = paidNotice(miniProgram, orderNo, 3000);
  expect([told(await tell('wechat', notice)), told(await tell('wechat', notice))]).toEqual([heard, heard]);
  expect(await room.rows(sql`select paid, pay_type, pay_channel from marketing_activity_order where order_no = ${orderNo}`)).toEqual([{ paid: true, pay_type: 'weixin', pay_channel: 'mini' }]);
});

const refundState = async (refundNo: string) => (await room.rows(sql<Row>`select refund_status as status, provider_state as state, out_refund_no as number from refund_order where refund_order_no = ${refundNo}`))[0];
const refunded = (refundNo: string, tradeNo: string, more: object = {}) => refundNotice(official, { tradeNo, refundNo, cents: 2000, number: '50300', state: 'SUCCESS', ...more });

it('a refund that WeChat Pay tells of leaves 退款中, once', async () => {
  const { refundNo, tradeNo } = await room.refunding();
  const notice = refunded(refundNo, tradeNo);
  expect((await Promise.all([tell('wechat/refund', notice), tell('wechat/refund', notice)])).map(told)).toEqual([heard, heard]);
  expect(told(await tell('wechat/refund', notice))).toBe(heard);
  expect(await refundState(refundNo)).toEqual({ status: 3, state: 3, number: '50300' });
  expect(await room.rows(sql`select id from refund_order_status where order_no = ${refundNo} and change_type = 'refund'`)).toHaveLength(1);
});

it.each<[string, (refundNo: string, tradeNo: string) => string, string]>([
  ['sealed with another key', (refundNo, tradeNo) => refundNotice({ ...official, key: 'another' }, { refundNo, tradeNo, cents: 2000, number: '1', state: 'SUCCESS' }), 'FAIL 签名不正确'],
  ['of another merchant', (refundNo, tradeNo) => refundNotice({ ...official, id: '1900000999' }, { refundNo, tradeNo, cents: 2000, number: '1', state: 'SUCCESS' }), 'FAIL 签名不正确'],
  ['of another amount', (refundNo, tradeNo) => refunded(refundNo, tradeNo, { cents: 1 }), 'FAIL 退款单不存在或金额不符'],
  ['of another payment', (refundNo) => refunded(refundNo, 'other'), 'FAIL 退款单不存在或金额不符'],
  ['of no refund', (_refundNo, tradeNo) => refunded('none', tradeNo), 'FAIL 退款单不存在或金额不符'],
])('a notice of a refund %s is refused, and nothing is settled', async (_title, notice, answer) => {
  const { refundNo, tradeNo } = await room.refunding();
  expect(told(await tell('wechat/refund', notice(refundNo, tradeNo)))).toBe(answer);
  expect(await refundState(refundNo)).toMatchObject({ status: 2 });
});

it('a refund that WeChat Pay could not make is refused with its reason', async () => {
  const { refundNo, tradeNo } = await room.refunding();
  expect(told(await tell('wechat/refund', refunded(refundNo, tradeNo, { state: 'CHANGE' })))).toBe(heard);
  expect(await refundState(refundNo)).toMatchObject({ status: 2, state: 2 });
});

it('a refund that Alipay tells of is asked for at once', async () => {
  const { refundNo, tradeNo } = await room.refunding('alipay');
  await sql`update refund_order set provider_state = 1, provider_time = localtimestamp + interval '1 day' where refund_order_no = ${refundNo}`.execute(room.server.app.sql);
  expect(await tell('alipay', alipayNotice(standInApp, tradeNo, '20.00', { out_biz_no: refundNo, refund_fee: '20.00' }))).toBe('success');
  expect(await room.rows(sql`select provider_time <= timezone('Asia/Shanghai', now()) as due from refund_order where refund_order_no = ${refundNo}`)).toEqual([{ due: true }]);
});
