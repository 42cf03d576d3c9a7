/** Top-ups: placed by members with a package or an amount of their own, paid by the shop's word or a provider's, and booked once (finance sheet). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alipayNotice } from '../../../scripts/payment/alipay';
import { standInApp, standInMerchants } from '../../../scripts/payment/standIn';
import { paidNotice } from '../../../scripts/payment/weixinPay';
import { departures } from '../../../generated/departures';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { lostNoticeJobs } from '../../../src/server/routes/order/lostNotices';
import { startTestApp } from '../helper';
import { fillInProviders, type PaymentRoom, startPaymentRoom } from '../payment/room';
import type { Row } from '../routes/goods';
import { openShop, shopWith, type Shop } from './helper';

let room: PaymentRoom;
let shop: Shop;
let house: House;
const rights = ['finance/rechargeOrder place', 'finance/rechargeOrder pay'];
beforeAll(async () => {
  room = await startPaymentRoom();
  await fillInProviders(room.server);
  shop = await openShop(room.server, rights);
  house = openHouse(room.server.database.connect(), room.server.app.contract, { demo: false, departures });
});
afterAll(async () => {
  await house?.pool.end();
  await room?.close();
});

let number = 0;
const member = (values: Row = {}) => room.goods.create('user/user', { account: `t${number += 1}`, nickname: '小满', phone: '13800138000', ...values });
const place = (uid: number, asked: object, on = shop) => on.call('finance/rechargeOrder/place', { uid, ...asked });
const paidBy = (outTradeNo: string, payPrice = '50.00') => ({ payPrice, payType: 'weixin', payChannel: 'mini', outTradeNo });
const pay = (id: number, payment: object, on = shop) => on.call(`finance/rechargeOrder/${id}/pay`, payment);
/** A row of 充值套餐, as operators enter it. */
async function newPackage(price: string, gift: string, status = true): Promise<number> {
  const { data: { id: formId } } = await room.server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: '充值套餐' } });
  const fields = [{ name: 'price', title: '充值金额', value: price }, { name: 'give_money', title: '赠送金额', value: gift }];
  const { data } = await room.server.call('POST', '/admin/platform/system/group/data/save', { body: { gid: 4, form: { id: formId, sort: 1, status, fields } } });
  return data.id;
}
/** A setting that some form has saved. */
const configure = (name: string, value: string) => sql`insert into system_config (name, title, form_id, value) values (${name}, ${name}, 0, ${value})`.execute(room.server.app.sql);
const forget = (name: string) => sql`delete from system_config where name = ${name}`.execute(room.server.app.sql);
const balance = async (uid: number) => (await room.rows(sql<Row>`select now_money::text as money from user_user where id = ${uid}`))[0]!.money;
const booked = (orderNo: string) => room.rows(sql<Row>`select account, amount::text as amount from finance_entry where order_no = ${orderNo} order by event, line`);
const records = (orderNo: string) => room.rows(sql<Row>`select link_type, type, amount::text as amount, balance::text as balance, remark from user_balance_record where link_id = ${orderNo} order by id`);

describe('placing', () => {
  it('an amount of the member\'s own is owed as it is, and adds nothing yet', async () => {
    const uid = await member();
    const { code, data } = await place(uid, { price: '50.00' });
    expect(code).toBe(200);
    expect(data).toEqual({ id: data.id, orderNo: expect.stringMatching(/^CZ\d{22}$/), price: '50.00', givePrice: '0.00', paid: false });
    expect([await balance(uid), await booked(data.orderNo)]).toEqual(['0.00', []]);
  });

  it('a package says what is owed and what is given', async () => {
    expect(await place(await member(), { packageId: await newPackage('100', '5.5') })).toMatchObject({ code: 200, data: { price: '100.00', givePrice: '5.50' } });
  });

  it.each<[string, () => Promise<object> | object, string, string]>([
    ['nothing', () => ({}), 'price', '请选择充值套餐或填写充值金额'],
    ['both', async () => ({ packageId: await newPackage('100', '5'), price: '1.00' }), 'price', '选择套餐时无需填写充值金额'],
    ['a package that is none', () => ({ packageId: 99_999_999 }), 'packageId', '充值套餐不存在'],
    ['a package that is switched off', async () => ({ packageId: await newPackage('100', '5', false) }), 'packageId', '充值套餐不存在'],
    ['a row of other combined data', async () => ({ packageId: (await room.rows(sql<{ id: number }>`insert into system_group_data (gid, sort, status, value) values (3, 1, true, '{}') returning id::int as id`))[0]!.id }), 'packageId', '充值套餐不存在'],
    ['an amount of 0', () => ({ price: '0.00' }), 'price', '充值金额应在0.01到999999.99之间'],
    ['more than any', () => ({ price: '1000000.00' }), 'price', '充值金额应在0.01到999999.99之间'],
    ['parts of a fen', () => ({ price: '1.001' }), 'price', '充值金额格式不正确'],
  ])('%s is refused at its input', async (_what, asked, field, message) => {
    const uid = await member();
    expect(await place(uid, await asked())).toMatchObject({ code: 400, data: { errors: [{ field, message: expect.stringContaining(message) }] } });
    expect(await room.rows(sql`select id from recharge_order where uid = ${uid}`)).toEqual([]);
  });

  it.each<[string, Row | undefined]>([['nobody', undefined], ['one who has left', { isLogoff: true }], ['one who is locked out', { status: false }]])('%s tops nothing up', async (_who, values) => {
    expect(await place(values ? await member(values) : 99_999_999, { price: '50.00' })).toMatchObject({ code: 400, data: { errors: [{ field: 'uid' }] } });
  });

  it('no less than the settings say, and nothing while top-ups are off', async () => {
    const uid = await member();
    await configure('store_user_min_recharge', '20');
    expect(await place(uid, { price: '19.99' })).toMatchObject({ code: 400, data: { errors: [{ field: 'price', message: '充值金额最低为20元' }] } });
    expect(await place(uid, { price: '20.00' })).toMatchObject({ code: 200 });
    await configure('recharge_switch', '0');
    expect(await place(uid, { price: '20.00' })).toMatchObject({ code: 400, message: '充值功能已关闭' });
    await forget('recharge_switch');
    await forget('store_user_min_recharge');
    expect(await place(uid, { price: '0.01' })).toMatchObject({ code: 200 });
  });

  it('a merchant\'s key places and pays none, since none is its merchant\'s', async () => {
    const theirs = await openShop(room.server, rights, { merId: room.goods.references.merId });
    const { data } = await place(await member(), { price: '50.00' });
    expect(await place(await member(), { price: '50.00' }, theirs)).toMatchObject({ code: 403 });
    expect(await pay(data.id, paidBy('T-THEIRS'), theirs)).toMatchObject({ code: 403 });
  });
});

describe('a payment', () => {
  it('adds what was paid and what is given, in one booking that its way and the gift account balance', async () => {
    const uid = await member();
    const { data: { id, orderNo } } = await place(uid, { packageId: await newPackage('300', '20') });
    expect(await pay(id, { ...paidBy(`T${orderNo}`, '300.00'), payType: 'alipay', payChannel: 'alipayApp' })).toMatchObject({ code: 200, data: { id, orderNo, paid: true } });
    expect(await balance(uid)).toBe('320.00');
    expect(await records(orderNo)).toEqual([{ link_type: 'recharge', type: 1, amount: '320.00', balance: '320.00', remark: '余额充值，赠送20.00元' }]);
    expect(await booked(orderNo)).toEqual([{ account: 'cash:alipay', amount: '-300.00' }, { account: 'expense:gift', amount: '-20.00' }, { account: 'member:balance', amount: '320.00' }]);
    expect(await room.rows(sql`select type, pm, amount::text as amount, uid::int as uid from finance_flow where order_no = ${orderNo}`)).toEqual([{ type: 'recharge_user', pm: 1, amount: '300.00', uid }]);
    const { data: { list } } = await room.server.call('GET', '/admin/platform/recharge/order/list', { query: { keywords: orderNo } });
    expect(list).toMatchObject([{ uid, orderNo, price: '300.00', givePrice: '20.00', payType: 'alipay', payChannel: 'alipayApp', paid: true, payTime: expect.stringMatching(/^\d{4}-/), outTradeNo: `T${orderNo}` }]);
  });

  it('told by many at once, in any process, is booked once', async () => {
    const uid = await member();
    const neighbour = await startTestApp({ database: room.server.database });
    const there = shopWith(shop.key, shop.id, neighbour);
    const { data: { id, orderNo } } = await place(uid, { price: '50.00' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_none, turn) => pay(id, paidBy(`T${orderNo}`), turn % 2 ? there : shop)));
    await neighbour.close();
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(answers.flatMap(({ code, message }) => (code === 200 ? [] : [message]))).toEqual(Array(5).fill('充值订单已支付'));
    expect([await balance(uid), (await records(orderNo)).length]).toEqual(['50.00', 1]);
  });

  it.each<[string, object, string]>([
    ['of another amount', paidBy('T-1', '49.99'), 'payPrice'], ['by the balance', { ...paidBy('T-2'), payType: 'yue' }, 'payType'], ['by a channel of nobody', { ...paidBy('T-3'), payChannel: 'yue' }, 'payChannel'],
    ['without the number of its trade', { ...paidBy(''), outTradeNo: '' }, 'outTradeNo'],
  ])('%s is refused at its input, and adds nothing', async (_what, payment, field) => {
    const uid = await member();
    const { data: { id } } = await place(uid, { price: '50.00' });
    expect(await pay(id, payment)).toMatchObject({ code: 400, data: { errors: [{ field }] } });
    expect(await balance(uid)).toBe('0.00');
  });

  it('pays one top-up alone', async () => {
    const uid = await member();
    const [{ data: one }, { data: other }] = [await place(uid, { price: '50.00' }), await place(uid, { price: '50.00' })];
    expect(await pay(one.id, paidBy(`T${one.orderNo}`))).toMatchObject({ code: 200 });
    expect(await pay(other.id, paidBy(`T${one.orderNo}`))).toMatchObject({ code: 400 });
    expect(await balance(uid)).toBe('50.00');
  });

  it('of one that was placed before top-ups were switched off is heeded: the money is there', async () => {
    const uid = await member();
    const { data: { id, orderNo } } = await place(uid, { price: '50.00' });
    await configure('recharge_switch', '0');
    expect(await pay(id, paidBy(`T${orderNo}`))).toMatchObject({ code: 200 });
    await forget('recharge_switch');
    expect(await balance(uid)).toBe('50.00');
  });

  it('for a member who has left since is refused, and nothing is told of it', async () => {
    const uid = await member();
    const { data: { id, orderNo } } = await place(uid, { price: '50.00' });
    await sql`update user_user set is_logoff = true where id = ${uid}`.execute(room.server.app.sql);
    expect(await pay(id, paidBy(`T${orderNo}`))).toMatchObject({ code: 8105, message: '会员已注销' });
    expect([await booked(orderNo), await room.rows(sql`select paid from recharge_order where id = ${id}`)]).toEqual([[], [{ paid: false }]]);
  });
});

describe('a notice', () => {
  const tell = (to: string, notice: string) => room.server.send('POST', `/publicly/payment/callback/${to}`, { body: notice, token: null, headers: { 'content-type': to === 'alipay' ? 'application/x-www-form-urlencoded; charset=utf-8' : 'text/xml' } }).then(({ body }) => body);
  const standing = async (orderNo: string) => (await room.rows(sql<Row>`select paid, pay_type, pay_channel, out_trade_no from recharge_order where order_no = ${orderNo}`))[0];

  it('of WeChat Pay, heard twice at once and once more, pays once', async () => {
    const uid = await member();
    const { data: { orderNo } } = await place(uid, { price: '50.00' });
    const notice = paidNotice(standInMerchants.miniProgram, orderNo, 5000);
    const answers = [...await Promise.all([tell('wechat', notice), tell('wechat', notice)]), await tell('wechat', notice)];
    for (const answer of answers) expect(answer).toContain('SUCCESS');
    expect([await balance(uid), await standing(orderNo)]).toEqual(['50.00', { paid: true, pay_type: 'weixin', pay_channel: 'mini', out_trade_no: orderNo }]);
  });

  it('of Alipay pays what is owed, and nothing else', async () => {
    const uid = await member();
    const { data: { orderNo } } = await place(uid, { price: '50.00' });
    expect(await tell('alipay', alipayNotice(standInApp, orderNo, '49.99'))).toBe('fail');
    expect(await balance(uid)).toBe('0.00');
    expect([await tell('alipay', alipayNotice(standInApp, orderNo, '50.00')), await tell('alipay', alipayNotice(standInApp, orderNo, '50.00'))]).toEqual(['success', 'success']);
    expect(await tell('alipay', alipayNotice(standInApp, orderNo, '49.99'))).toBe('fail');
    expect([await balance(uid), await standing(orderNo)]).toEqual(['50.00', { paid: true, pay_type: 'alipay', pay_channel: 'alipay', out_trade_no: orderNo }]);
  });

  it('that was lost is asked for', async () => {
    const uid = await member();
    const { data: { orderNo } } = await place(uid, { price: '50.00' });
    room.standIn.till.payments.set(orderNo, 5000);
    const [job] = lostNoticeJobs(house, room.server.app.payments).filter(({ name }) => name.startsWith('finance/rechargeOrder'));
    const round = async () => { for (let past = await job!.batch(undefined); past !== undefined; past = await job!.batch(past)); };
    await round();
    expect(await balance(uid)).toBe('0.00');
    await sql`update recharge_order set create_time = create_time - interval '28 minutes' where order_no = ${orderNo}`.execute(room.server.app.sql);
    await round();
    await round();
    expect([await balance(uid), await standing(orderNo)]).toMatchObject(['50.00', { paid: true, out_trade_no: orderNo }]);
  });
});
