/** Refunds at WeChat Pay and Alipay, with their faults one by one: nothing lost, nothing given back twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { atOneMoment, findings } from '../../../scripts/books/check';
import type { PaymentStandIn } from '../../../scripts/payment/standIn';
import { book } from '../../../src/server/resources/door/book';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { providerRefundJobs } from '../../../src/server/routes/order/providerRefunds';
import { fillInAlipay, fillInProviders, fillInWeixinPay, type PaymentRoom, startPaymentRoom } from './room';

let room: PaymentRoom;
let standIn: PaymentStandIn;
let houses: House[];

beforeAll(async () => {
  room = await startPaymentRoom();
  ({ standIn } = room);
  houses = [1, 2].map(() => {
    const { server: { app, database } } = room;
    return openHouse({ ...database.connect(), vault: app.vault }, app.contract, { demo: false, departures });
  });
  await fillInProviders(room.server);
});
afterAll(async () => {
  await Promise.all((houses ?? []).map((house) => house.pool.end()));
  await room?.close();
});

beforeEach(async () => {
  standIn.faults.mend();
  standIn.asked.length = 0;
  standIn.till.outcome = 'SUCCESS';
  // What another test left waiting is no part of this one.
  await sql`update refund_order set provider_state = 2 where refund_status = 2`.execute(room.server.app.sql);
});

/** The job, as it comes round in some processes; what waits is due. */
async function round(processes = 1): Promise<void> {
  for (const table of ['refund_order', 'marketing_activity_refund']) await sql`update ${sql.table(table)} set provider_time = localtimestamp - interval '1 day' where provider_state in (0, 1)`.execute(room.server.app.sql);
  await Promise.all(houses.slice(0, processes).flatMap((house) => providerRefundJobs(house, room.server.app.payments)).map(async (job) => {
    let past: number | undefined;
    do past = await job.batch(past);
    while (past !== undefined);
  }));
}

const standing = async (refundNo: string) => (await room.rows(sql<Record<string, unknown>>`select refund_status as status, provider_state as state, provider_reason as reason from refund_order where refund_order_no = ${refundNo}`))[0];
const given = (refundNo: string) => standIn.till.given.get(refundNo) ?? 0;
const back = { status: 3, state: 3, reason: '' };

it.each(['weixin', 'mini', 'app', 'alipay'] as const)('by %s go back once, and settle all that hangs on them', async (way) => {
  const { refundNo, orderId } = await room.refunding(way);
  await round();
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
  expect(await room.rows(sql`select refund_status, (select sum(stock)::int from product_attr_value v join order_detail d on d.attr_value_id = v.id where d.order_id = o.id) as stock from order_order o where id = ${orderId}`))
    .toEqual([{ refund_status: 3, stock: 10 }]);
  expect(await room.rows(sql`select change_message as told from refund_order_status where order_no = ${refundNo} order by id desc limit 1`))
    .toEqual([{ told: `退款成功，¥20.00 已原路退回${way === 'alipay' ? '支付宝' : '微信'}` }]);
  expect(await room.rows(sql`select id from user_balance_record where link_id = ${refundNo}`)).toEqual([]);
});

it('are asked for once by several processes', async () => {
  const refunds = [await room.refunding(), await room.refunding('alipay'), await room.refunding('mini')];
  await Promise.all([round(2), round(2)]);
  await round();
  for (const { refundNo } of refunds) expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

const waitingFaults: [string, Parameters<PaymentStandIn['faults']['break']>[0], RegExp][] = [
  ['a closed line', { kind: 'down' }, /^无法连接(微信支付|支付宝)，稍后自动重试$/],
  ['silence', { kind: 'slow', delay: 1800 }, /^无法连接(微信支付|支付宝)，稍后自动重试$/],
  ['a lost answer', { kind: 'lost' }, /^无法连接(微信支付|支付宝)，稍后自动重试$/],
  ['an answer that cannot be read', { kind: 'garbled' }, /^(微信支付|支付宝)的应答签名不正确，稍后自动重试$/],
  ['a forged answer', { kind: 'forged' }, /^(微信支付|支付宝)的应答签名不正确，稍后自动重试$/],
];
it.each((['weixin', 'alipay'] as const).flatMap((way) => waitingFaults.map((fault) => [way, ...fault] as const)))('by %s wait out %s', async (way, _what, fault, reason) => {
  const { refundNo } = await room.refunding(way);
  standIn.faults.break({ ...fault, path: way === 'weixin' ? '/secapi/pay/refund' : 'alipay.trade.refund' });
  await round();
  // It may have happened: nobody gives it back by other ways meanwhile.
  expect(await standing(refundNo)).toEqual({ status: 2, state: 1, reason: expect.stringMatching(reason) });
  standIn.faults.mend();
  await round();
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

it.each([
  ['weixin', '/secapi/pay/refund', 'NOTENOUGH', 0, '微信支付返回：商户账户余额不足，请充值（NOTENOUGH）'], ['weixin', '/secapi/pay/refund', 'SYSTEMERROR', 1, '微信支付返回：系统繁忙（SYSTEMERROR）'],
  ['weixin', '/pay/refundquery', 'FREQUENCY_LIMITED', 0, '微信支付返回：请求过于频繁（FREQUENCY_LIMITED）'],
  ['alipay', 'alipay.trade.refund', 'ACQ.SELLER_BALANCE_NOT_ENOUGH', 0, '支付宝返回：商户账户余额不足，请充值（ACQ.SELLER_BALANCE_NOT_ENOUGH）'], ['alipay', 'alipay.trade.refund', 'ACQ.SYSTEM_ERROR', 1, '支付宝返回：系统繁忙（ACQ.SYSTEM_ERROR）'],
] as const)('by %s go on once %s no longer answers %s', async (way, path, errcode, state, reason) => {
  const { refundNo } = await room.refunding(way);
  standIn.faults.break({ path, errcode });
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([{ status: 2, state, reason }, 0]);
  standIn.faults.mend();
  await round();
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

it('that were refused say so in the provider\'s words until somebody asks anew', async () => {
  const { refundNo } = await room.refunding();
  standIn.faults.break({ path: '/secapi/pay/refund', errcode: 'TRADE_OVERDUE' });
  await round();
  expect(await standing(refundNo)).toEqual({ status: 2, state: 2, reason: '微信支付返回：订单已超过退款期限（TRADE_OVERDUE）' });
  standIn.faults.mend();
  await round();
  expect(given(refundNo)).toBe(0);
  expect(await act('resend', { refundOrderNo: refundNo })).toMatchObject({ code: 200 });
  await round();
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
  expect((await act('resend', { refundOrderNo: refundNo })).code).toBe(400);
});

it('that WeChat Pay closed are refused, and go anew once somebody asks', async () => {
  const { refundNo } = await room.refunding();
  standIn.till.outcome = 'REFUNDCLOSE';
  await round();
  await round();
  expect(await standing(refundNo)).toEqual({ status: 2, state: 2, reason: '微信支付返回：退款已关闭（REFUNDCLOSE）' });
  standIn.till.outcome = 'SUCCESS';
  await act('resend', { refundOrderNo: refundNo });
  await round();
  await round();
  expect(await standing(refundNo)).toEqual(back);
});

it('whose process was killed after it had asked are found by their number', async () => {
  const { refundNo, tradeNo } = await room.refunding();
  // As the row stands between the claim and the answer, with the money on its way.
  standIn.till.refund({ tradeNo, refundNo, cents: 2000, paid: 2000 });
  await sql`update refund_order set provider_state = 1, provider_tries = 1 where refund_order_no = ${refundNo}`.execute(room.server.app.sql);
  await round();
  expect([await standing(refundNo), given(refundNo), standIn.asked]).toEqual([back, 1, ['/pay/refundquery']]);
});

it('whose process was killed before it had asked are asked for then', async () => {
  const { refundNo } = await room.refunding();
  await sql`update refund_order set provider_state = 1, provider_tries = 1 where refund_order_no = ${refundNo}`.execute(room.server.app.sql);
  await round();
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

it('of a member who has left go back, without points', async () => {
  const { refundNo, orderId } = await room.refunding();
  await sql`update user_user set is_logoff = true where id = (select uid from order_order where id = ${orderId})`.execute(room.server.app.sql);
  await round();
  await round();
  expect(await standing(refundNo)).toEqual(back);
});

const act = (path: string, body: object, token?: string) => room.server.call('POST', `/admin/platform/refund/order/${path}`, { body, ...(token && { token }) });
const proof = ['/demo/picture-1.svg'];
const offlineProof = proof.join(',');

it('without a provider wait with the reason, and go as soon as one is entered', async () => {
  await fillInAlipay(room.server, { ali_pay_appid: '' });
  const { refundNo } = await room.refunding('alipay');
  const reason = '未配置支付宝支付，请在平台设置的“支付设置 - 支付宝支付”中填写APPID、应用私钥和支付宝公钥';
  await round();
  expect(await standing(refundNo)).toEqual({ status: 2, state: 0, reason });
  const { rows: [{ logged }] } = await sql<{ logged: number }>`select count(*)::int as logged from operation_log`.execute(room.server.app.sql);
  await round();
  expect((await room.rows(sql<{ logged: number }>`select count(*)::int as logged from operation_log`))[0]).toEqual({ logged });
  await fillInAlipay(room.server);
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

it('are closed by hand with a proof, once, and no provider hears of them any more', async () => {
  const { refundNo, orderId } = await room.refunding();
  standIn.faults.break({ path: '/secapi/pay/refund', errcode: 'USER_ACCOUNT_ABNORMAL' });
  await round();
  standIn.faults.mend();
  expect(await act('offline', { refundOrderNo: refundNo })).toMatchObject({ code: 400, data: { errors: [{ field: 'offlineProof' }] } });
  const answers = await Promise.all([1, 2].map(() => act('offline', { refundOrderNo: refundNo, offlineProof, offlineRemark: '已转账至会员银行卡' })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([{ status: 3, state: 4, reason: '' }, 0]);
  const { data } = await room.server.call('GET', `/admin/platform/refund/order/detail/${refundNo}`);
  expect(data).toMatchObject({ refundStatus: 3, providerState: 4, offlineProof, offlineRemark: '已转账至会员银行卡', offlineName: expect.any(String), refundTime: expect.any(String) });
  expect(data.statusList.at(-1)).toMatchObject({ changeType: 'refund', changeMessage: '退款成功，¥20.00 已线下退款' });
  expect(await room.rows(sql`select refund_status from order_order where id = ${orderId}`)).toEqual([{ refund_status: 3 }]);
});

it('that the provider has in hand are not closed by hand', async () => {
  const { refundNo } = await room.refunding();
  standIn.till.outcome = 'PROCESSING';
  await round();
  expect(await standing(refundNo)).toMatchObject({ status: 2, state: 1 });
  expect(await act('offline', { refundOrderNo: refundNo, offlineProof })).toMatchObject({ code: 400 });
  standIn.till.refunds.get(refundNo)!.state = 'SUCCESS';
  await round();
  expect([await standing(refundNo), given(refundNo)]).toEqual([back, 1]);
});

it('are forced on their way, or refused with what is missing, and nothing changes then', async () => {
  const order = await room.place();
  await room.pay(order, 'alipay');
  const refundOrderNo = `TK${order.orderNo}`;
  await room.shop.call('order/refund/ask', { refundOrderNo, orderNo: order.orderNo, orderDetailId: order.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' });
  const force = () => room.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refundOrderNo}`);
  await fillInAlipay(room.server, { ali_pay_appid: '' });
  expect(await force()).toMatchObject({ code: 400, message: expect.stringMatching(/^未配置支付宝支付/) });
  expect(await standing(refundOrderNo)).toMatchObject({ status: 0, state: null });
  await fillInAlipay(room.server);
  expect(await force()).toMatchObject({ code: 200 });
  expect(await standing(refundOrderNo)).toMatchObject({ status: 2 });
  await round();
  expect([await standing(refundOrderNo), given(refundOrderNo)]).toEqual([back, 1]);
});

it.each(['weixin', 'alipay'] as const)('of a registration by %s go back once; another is closed by hand', async (way) => {
  const ask = async () => {
    const { orderNo } = await room.register();
    standIn.till.payments.set(`T${orderNo}`, 3000);
    await room.shop.call(`marketing/activityOrder/${orderNo}/pay`, { payPrice: '30.00', payType: way, payChannel: way === 'alipay' ? 'alipay' : 'mini', outTradeNo: `T${orderNo}` });
    await room.shop.call(`marketing/activityOrder/${orderNo}/askRefund`, { refundOrderNo: `TK${orderNo}`, reason: '临时有事' });
    expect(await room.server.call('POST', '/admin/platform/activity/refund/audit', { body: { refundOrderNo: `TK${orderNo}`, auditStatus: 'success' } })).toMatchObject({ code: 200 });
    return { orderNo, refundNo: `TK${orderNo}` };
  };
  const stands = ({ refundNo }: { refundNo: string }) => room.rows(sql`select r.refund_status, provider_state, o.refund_status as whole, o.status, cardinality(offline_proof) as proofs
    from marketing_activity_refund r join marketing_activity_order o on o.id = r.order_id where r.refund_order_no = ${refundNo}`);
  const one = await ask();
  await round(2);
  await round();
  expect([await stands(one), given(`S${one.refundNo}`)]).toEqual([[{ refund_status: 3, provider_state: 3, whole: 3, status: 9, proofs: 0 }], 1]);
  standIn.faults.break({ errcode: way === 'alipay' ? 'ACQ.TRADE_HAS_FINISHED' : 'TRADE_OVERDUE', path: way === 'alipay' ? 'alipay.trade.refund' : '/secapi/pay/refund' });
  const other = await ask();
  await round();
  const close = () => room.server.call('POST', '/admin/platform/activity/refund/offline', { body: { refundOrderNo: other.refundNo, offlineProof } });
  expect((await Promise.all([close(), close()])).map(({ code }) => code).sort()).toEqual([200, 400]);
  expect([await stands(other), given(`S${other.refundNo}`)]).toEqual([[{ refund_status: 3, provider_state: 4, whole: 3, status: 9, proofs: 1 }], 0]);
});

it('of points orders bring money, points and pieces back once the provider is through', async () => {
  const { goods, shop, server } = room;
  const uid = await goods.create('user/user', { account: 'points', nickname: '小满', phone: '13800138000', nowMoney: '0.00', integral: 0 });
  await goods.inDoor((visit) => book(visit, 'user/integralRecord', { holder: uid, amount: 1000, title: '赠送', values: { linkType: 'system' } }));
  const productId = await goods.create('product/product', { type: 1, image: '/demo/picture-1.svg', name: '礼品', isShow: true, auditStatus: 0, ficti: 0, rank: 0 });
  const attrValueId = await goods.create('product/attrValue', { productId, sku: '默认', price: '9.90', redeemIntegral: 200, stock: 10 });
  const { data: order } = await shop.call('order/order/place', { orderNo: 'JFZF', uid, secondType: 1, items: [{ attrValueId, payNum: 2 }], shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路' });
  standIn.till.payments.set('TJFZF', 1980);
  await shop.call('order/order/JFZF/pay', { payPrice: order.payPrice, payType: 'weixin', payChannel: 'mini', outTradeNo: 'TJFZF' });
  const stands = async () => (await room.rows(sql`select o.refund_status, u.integral, v.stock from order_order o join user_user u on u.id = o.uid cross join product_attr_value v where o.order_no = 'JFZF' and v.id = ${attrValueId}`))[0];
  const refund = () => server.call('POST', '/admin/platform/integral/order/refund', { body: { orderNo: 'JFZF' } });
  expect((await Promise.all([refund(), refund()])).map(({ code }) => code === 200).sort()).toEqual([false, true]);
  expect(await stands()).toEqual({ refund_status: 1, integral: 600, stock: 8 });
  await round();
  await round();
  expect([await stands(), given('TKJFZF')]).toEqual([{ refund_status: 3, integral: 1000, stock: 10 }, 1]);
});

it('by a wrong key are refused with the provider\'s words, and no log holds a secret', async () => {
  await fillInWeixinPay(room.server, { pay_weixin_key: 'another-key-0000000000000000000000' });
  const { refundNo } = await room.refunding();
  await round();
  expect(await standing(refundNo)).toEqual({ status: 2, state: 2, reason: '微信支付返回：签名错误（FAIL）' });
  await fillInWeixinPay(room.server);
  const { rows } = await sql<{ text: string }>`select to_jsonb(l)::text as text from operation_log l where to_jsonb(l)::text ~ 'PRIVATE KEY|another-key'`.execute(room.server.app.sql);
  expect(rows).toEqual([]);
});

it('leave the books right', async () => {
  await atOneMoment(houses[0]!.pool, async (client) => {
    for await (const finding of findings(client)) expect(finding).toBeUndefined();
  });
});
