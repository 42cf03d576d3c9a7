/** Shipments told to the mini-program's platform, with WeChat's faults one by one: nothing lost, nothing sent twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departures } from '../../../generated/departures';
import { shipmentJob } from '../../../src/server/routes/operation/shipments';
import { toSeconds } from '../../../src/engine/time/wallTime';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import type { TestApp } from '../helper';
import { fillIn, fillInMiniProgram, startWechatRoom, type WechatRoom } from './room';

let room: WechatRoom;
let server: TestApp;
let house: House;
let orderId: number;
let invoiceId: number;
const uploading = '/wxa/sec/order/upload_shipping_info';
const merchantId = '1900000001';

beforeAll(async () => {
  room = await startWechatRoom({ config: { demo: 1 } });
  ({ server } = room);
  house = openHouse(server.database.connect(), server.app.contract, { demo: true, departures });
  await fillInMiniProgram(server);
  await fillIn(server, '微信支付', { pay_weixin_open: '1', pay_routine_mchid: merchantId });
  // Rounds are made by these tests alone.
  await sql`update operation_schedule_job set status = 1 where bean_name = 'operation/wechatShipment' and method_name = 'upload'`.execute(server.app.sql);
});
afterAll(async () => {
  await house.pool.end();
  await room.close();
});

const turn = (value: '0' | '1') => server.call('POST', '/admin/platform/wechat/update/shipping/switch', { body: { value } });
const rows = async () => (await server.call('GET', '/admin/platform/operation/wechatShipment/list')).data.list as { id: number; orderNo: string; status: number; reason: string; tries: number; nextTime: string; sentTime: string | null }[];

/** The job, as it comes round, long after what was begun; what waits is due. */
async function round(jobs = 1): Promise<void> {
  await sql`update operation_wechat_shipment set next_time = localtimestamp - interval '1 day', sent_time = sent_time - interval '1 day' where status = 0`.execute(server.app.sql);
  await atOnce(jobs);
}

/** The job where somebody wakes it. */
async function atOnce(jobs = 1): Promise<void> {
  await Promise.all(Array.from({ length: jobs }, async () => {
    const job = shipmentJob(house, server.app.wechat);
    let past: number | undefined;
    do past = await job.batch(past);
    while (past !== undefined);
  }));
}

/** One order paid in the mini-program and sent by one parcel a moment after the switch was turned. */
beforeEach(async () => {
  room.standIn.faults.mend();
  room.standIn.asked.length = 0;
  room.standIn.parts.shipping.reset();
  await sql`update marketing_activity_order set pay_channel = null`.execute(server.app.sql);
  await sql`delete from operation_wechat_shipment`.execute(server.app.sql);
  await sql`delete from recharge_order where order_no = 'CZ-told'`.execute(server.app.sql);
  await turn('0');
  await turn('1');
  const { rows: [row] } = await sql<{ id: string; orderId: string }>`select max(id) as id, order_id as "orderId" from order_invoice group by order_id having count(*) = 1 order by 2 limit 1`.execute(server.app.sql);
  [invoiceId, orderId] = [Number(row!.id), Number(row!.orderId)];
  await sql`update order_order set pay_type = 'weixin', pay_channel = 'mini', status = 4, out_trade_no = 'trade-1' where id = ${orderId}`.execute(server.app.sql);
  await sql`update order_invoice set create_time = localtimestamp - interval '1 day' where id <> ${invoiceId}`.execute(server.app.sql);
  await sql`update order_invoice set create_time = timezone('Asia/Shanghai', now()) + interval '1 minute', delivery_type = 'express', express_code = 'YTO', tracking_number = 'YT100' where id = ${invoiceId}`.execute(server.app.sql);
});

const uploads = () => room.standIn.parts.shipping.state.uploaded;
const uploaded = [{ status: 1, reason: '', tries: 1 }];

it('are told once, with who paid and what was sent', async () => {
  await round();
  await round();
  expect(await rows()).toMatchObject(uploaded);
  expect(uploads()).toEqual([{ key: `${merchantId}:trade-1`, fields: expect.objectContaining({
    order_key: { order_number_type: 1, mchid: merchantId, out_trade_no: 'trade-1' }, logistics_type: 1, delivery_mode: 1, payer: { openid: 'openid-of-trade-1' },
    shipping_list: [expect.objectContaining({ tracking_no: 'YT100', express_company: 'YTO', item_desc: expect.stringContaining('×') })],
  }) }]);
});

it('are told once by several processes', async () => {
  await round(4);
  expect([await rows(), uploads().length]).toMatchObject([uploaded, 1]);
});

it('before the switch was turned, or while it is off, are nobody\'s business', async () => {
  await turn('0');
  await round();
  expect([await rows(), room.standIn.asked]).toEqual([[], []]);
  await sql`update order_invoice set create_time = timezone('Asia/Shanghai', now()) - interval '1 minute' where id = ${invoiceId}`.execute(server.app.sql);
  await turn('1');
  await round();
  expect([await rows(), room.standIn.asked]).toEqual([[], []]);
});

it.each([['alipay', 'mini'], ['weixin', 'h5'], ['yue', 'mini']])('of orders paid by %s in %s are left alone', async (type, channel) => {
  await sql`update order_order set pay_type = ${type}, pay_channel = ${channel} where id = ${orderId}`.execute(server.app.sql);
  await round();
  expect(await rows()).toEqual([]);
});

it.each<[string, Parameters<WechatRoom['standIn']['faults']['break']>[0], string]>([
  ['too many calls', { errcode: 45009 }, '微信返回：调用次数已达上限，请稍后再试（45009）'],
  ['a closed line', { kind: 'down' }, '无法连接微信服务器，请稍后再试'],
  ['silence', { kind: 'slow', delay: 2500 }, '无法连接微信服务器，请稍后再试'],
  ['a lost answer', { kind: 'lost' }, '无法连接微信服务器，请稍后再试'],
])('%s is waited out', async (_what, fault, reason) => {
  const workedOff = () => room.standIn.answered.get(uploading) ?? 0;
  const before = workedOff();
  room.standIn.faults.break({ ...fault, path: uploading });
  await round();
  expect(await rows()).toMatchObject([{ status: 0, reason, tries: 1 }]);
  room.standIn.faults.mend();
  await round();
  expect(await rows()).toMatchObject([{ status: 1, reason: '', tries: 2 }]);
  // What is slow arrives after all, and must find the next test untouched.
  if (fault.kind === 'slow') await expect.poll(() => workedOff() - before).toBe(2);
  expect(uploads()).toHaveLength(1);
});

it('an upload that is worked off after the question what is known counts as told', async () => {
  room.standIn.faults.break({ kind: 'lost', path: uploading });
  await round();
  room.standIn.faults.mend();
  room.standIn.parts.shipping.state.behind = 1;
  await round();
  expect([await rows(), uploads().length]).toMatchObject([[{ status: 1, reason: '', tries: 2 }], 1]);
});

it('an expired token passes unnoticed', async () => {
  room.standIn.tokens.expire();
  await round();
  expect([await rows(), uploads().length]).toMatchObject([uploaded, 1]);
});

it('asked for anew say nothing of the failure before', async () => {
  room.standIn.faults.break({ errcode: 10060026, path: uploading });
  await round();
  const [row] = await rows();
  expect(await server.call('POST', `/admin/platform/operation/wechatShipment/retry/${row!.id}`)).toMatchObject({ code: 200 });
  expect(await rows()).toMatchObject([{ status: 0, reason: '' }]);
});

it('are not asked for anew while the switch is off, since nobody would tell them', async () => {
  room.standIn.faults.break({ errcode: 10060026, path: uploading });
  await round();
  await turn('0');
  const [row] = await rows();
  expect(await server.call('POST', `/admin/platform/operation/wechatShipment/retry/${row!.id}`)).toMatchObject({ code: 400, message: '发货配置已关闭，请先在“发货管理”中开启' });
  expect(await rows()).toMatchObject([{ status: 2 }]);
});

it.each([[0, 0], [1, 1]])('know of which order they are, of the kind %i too', async (secondType, orderType) => {
  await sql`update order_order set second_type = ${secondType} where id = ${orderId}`.execute(server.app.sql);
  await round();
  expect(await rows()).toMatchObject([{ ...uploaded[0], orderId, invoiceId, orderType }]);
  await sql`update order_order set second_type = 0 where id = ${orderId}`.execute(server.app.sql);
});

it('a refusal is final until somebody asks anew', async () => {
  room.standIn.faults.break({ errcode: 10060026, path: uploading });
  await round();
  const [row] = await rows();
  expect(row).toMatchObject({ status: 2, reason: '微信返回：物流公司编码有误（10060026）' });
  room.standIn.faults.mend();
  await round();
  expect(uploads()).toEqual([]);
  expect(await server.call('POST', `/admin/platform/operation/wechatShipment/retry/${row!.id}`)).toMatchObject({ code: 200 });
  await round();
  expect([await rows(), uploads().length]).toMatchObject([[{ status: 1 }], 1]);
  expect(await server.call('POST', `/admin/platform/operation/wechatShipment/retry/${row!.id}`)).toMatchObject({ code: 400 });
});

it('what WeChat put off is asked for anew at once, what may have arrived not before it is sure to be known', async () => {
  const anew = async () => {
    const [row] = await rows();
    return server.call('POST', `/admin/platform/operation/wechatShipment/retry/${row!.id}`);
  };
  room.standIn.faults.break({ errcode: 45009, path: uploading });
  await round();
  room.standIn.faults.mend();
  room.standIn.faults.break({ kind: 'lost', path: uploading, times: 1 });
  expect(await anew()).toMatchObject({ code: 200 });
  await atOnce();
  expect((await rows())[0]).toMatchObject({ status: 0, reason: '无法连接微信服务器，请稍后再试', tries: 2 });
  expect(await anew()).toMatchObject({ code: 200 });
  await atOnce();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ status: 0, reason: '微信可能已收到上次上传，稍后先核实再上传，以免重复', tries: 2 });
  expect(toSeconds(waiting!.nextTime) - toSeconds(waiting!.sentTime!)).toBe(120);
  await round();
  expect([await rows(), uploads().length]).toMatchObject([[{ status: 1, reason: '', tries: 3 }], 1]);
  expect(await anew()).toMatchObject({ code: 400, message: '该发货信息已上传或正在上传' });
});

it('in parts are told one by one, the last as the last', async () => {
  await sql`update order_order set status = 2 where id = ${orderId}`.execute(server.app.sql);
  await round();
  expect(uploads().map(({ fields }) => [fields.delivery_mode, fields.is_all_delivered])).toEqual([[2, false]]);
  await sql`update order_order set status = 4 where id = ${orderId}`.execute(server.app.sql);
  const { rows: [copy] } = await sql<{ id: string }>`insert into order_invoice (order_id, order_no, mer_id, uid, delivery_type, express_code, tracking_number, create_time, total_num)
    select order_id, order_no, mer_id, uid, delivery_type, express_code, 'YT101', create_time, 1 from order_invoice where id = ${invoiceId} returning id`.execute(server.app.sql);
  await round();
  await sql`delete from operation_wechat_shipment`.execute(server.app.sql);
  await sql`delete from order_invoice where id = ${copy!.id}`.execute(server.app.sql);
  expect(uploads().map(({ fields }) => [fields.delivery_mode, fields.is_all_delivered])).toEqual([[2, false], [2, true]]);
});

it('without a parcel wait until the whole order is sent', async () => {
  await sql`update order_order set status = 2 where id = ${orderId}`.execute(server.app.sql);
  await sql`update order_invoice set delivery_type = 'noNeed', tracking_number = '' where id = ${invoiceId}`.execute(server.app.sql);
  await round();
  expect(await rows()).toMatchObject([{ status: 0, reason: '等待订单全部发货' }]);
  await sql`update order_order set status = 4 where id = ${orderId}`.execute(server.app.sql);
  await round();
  expect(uploads().map(({ fields }) => [fields.logistics_type, fields.delivery_mode])).toEqual([[3, 1]]);
});

/** A registration paid so a moment after the switch was turned; orders have nothing to tell. */
async function registered(values: { type?: string; channel?: string; status?: number }): Promise<void> {
  const { type = 'weixin', channel = 'mini', status = 3 } = values;
  await sql`update order_order set pay_channel = 'h5' where id = ${orderId}`.execute(server.app.sql);
  await sql`update marketing_activity_order set paid = true, pay_type = ${type}, pay_channel = ${channel}, status = ${status}, out_trade_no = 'trade-r', pay_time = timezone('Asia/Shanghai', now()) + interval '1 minute'
    where id = (select min(id) from marketing_activity_order)`.execute(server.app.sql);
}

it('of registrations are told once they are paid, as what has nothing to travel', async () => {
  await registered({});
  await round(2);
  await round();
  const { rows: [{ name, num, orderNo }] } = await sql<{ name: string; num: number; orderNo: string }>`select t.name, a.num, a.order_no as "orderNo" from marketing_activity_order a join marketing_activity t on t.id = a.activity_id where a.out_trade_no = 'trade-r'`.execute(server.app.sql);
  expect(await rows()).toMatchObject([{ ...uploaded[0], orderNo }]);
  expect(uploads()).toEqual([{ key: `${merchantId}:trade-r`, fields: expect.objectContaining({ logistics_type: 3, delivery_mode: 1, payer: { openid: 'openid-of-trade-r' }, shipping_list: [{ item_desc: `${name}×${num}` }] }) }]);
});

it.each<[string, Parameters<typeof registered>[0]]>([
  ['paid by Alipay', { type: 'alipay' }], ['paid in the app', { channel: 'wechatIos' }], ['that had ended before the money came', { status: 9 }],
])('of a registration %s are left alone', async (_what, values) => {
  await registered(values);
  await round();
  expect([await rows(), room.standIn.asked]).toEqual([[], []]);
});

/** A top-up paid so a moment after the switch was turned; orders have nothing to tell. */
async function toppedUp({ type = 'weixin', channel = 'mini', paid = true }: { type?: string; channel?: string; paid?: boolean }): Promise<void> {
  await sql`update order_order set pay_channel = 'h5' where id = ${orderId}`.execute(server.app.sql);
  await sql`insert into recharge_order (order_no, uid, price, give_price, paid, pay_type, pay_channel, out_trade_no, pay_time)
    select 'CZ-told', min(id), 100, 10, ${paid}, ${type}, ${channel}, 'trade-t', timezone('Asia/Shanghai', now()) + interval '1 minute' from user_user`.execute(server.app.sql);
}

it('of top-ups are told once they are paid, and the top-up says so', async () => {
  await toppedUp({});
  await round(2);
  await round();
  expect(await rows()).toMatchObject([{ ...uploaded[0], orderNo: 'CZ-told' }]);
  expect(uploads()).toEqual([{ key: `${merchantId}:trade-t`, fields: expect.objectContaining({ logistics_type: 3, delivery_mode: 1, payer: { openid: 'openid-of-trade-t' }, shipping_list: [{ item_desc: '余额充值100.00元' }] }) }]);
  expect((await server.call('GET', '/admin/platform/recharge/order/list', { query: { page: '1', limit: '50' } })).data.list).toContainEqual(expect.objectContaining({ orderNo: 'CZ-told', isWechatShipping: true }));
});

it.each<[string, Parameters<typeof toppedUp>[0]]>([
  ['paid by Alipay', { type: 'alipay', channel: 'alipay' }], ['paid in the app', { channel: 'wechatIos' }], ['that is not paid', { paid: false }],
])('of a top-up %s are left alone', async (_what, values) => {
  await toppedUp(values);
  await round();
  expect([await rows(), room.standIn.asked]).toEqual([[], []]);
});

it('say what is missing and where to enter it', async () => {
  await fillIn(server, '微信支付', { pay_weixin_open: '1', pay_routine_mchid: '' });
  await round();
  expect(await rows()).toMatchObject([{ status: 0, reason: '未填写小程序商户号，请在平台设置的“支付设置 - 微信支付”中填写' }]);
  await fillIn(server, '微信支付', { pay_weixin_open: '1', pay_routine_mchid: merchantId });
  await round();
  expect(uploads()).toHaveLength(1);
});
