/** Notifications: who is told of which event, by which channel, once; and what becomes of messages that WeChat or the provider refuses, loses or leaves unanswered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../../scripts/onepass/standIn';
import { type StandIn, startStandIn } from '../../../scripts/wechat/standIn';
import { departures } from '../../../generated/departures';
import { openOnePass } from '../../../src/server/onepass/client';
import { book } from '../../../src/server/resources/door/book';
import { openHouse } from '../../../src/server/resources/house';
import type { House } from '../../../src/server/resources/types';
import { noticeJob } from '../../../src/server/routes/operation/notices/send';
import { onePassKeys } from '../../../src/server/routes/operation/onePassAccount';
import { openWechat } from '../../../src/server/wechat/client';
import { fillInMiniProgram, fillInOfficial } from '../wechat/room';
import { openGoods, type Goods } from './goods';

let standIn: StandIn;
let onePass: OnePassStandIn;
let goods: Goods;
let house: House;
let ids: Record<string, number>;

const base = '/admin/platform/notification';
const call: Goods['server']['call'] = (...given) => goods.server.call(...given);
const db = () => goods.server.app.sql;

interface Notice { id: number; type: string; channel: string; nickname: string; receiver: string; summary: string; status: number; reason: string; tries: number }
const notices = async (): Promise<Notice[]> => (await call('GET', '/admin/platform/operation/notice/list', { query: { limit: '100' } })).data.list.toReversed();
const status = { waiting: 0, sending: 1, sent: 2, failed: 3, unknown: 4 };

/** The job, as it comes round in so many processes; what waits is due. @param ago minutes since messages that are being sent were first sent */
async function round(processes = 1, ways = { wechatApi: standIn.url, onePassApi: onePass.url }): Promise<void> {
  await sql`update operation_notice set next_time = localtimestamp - interval '1 day' where status in (0, 1)`.execute(db());
  const { config, vault } = goods.server.app;
  await Promise.all(Array.from({ length: processes }, async () => {
    const reach = { ...config, ...ways };
    const job = noticeJob(house, { wechat: openWechat(db(), vault, reach), onePass: openOnePass(reach, () => onePassKeys(house)) });
    let past: number | undefined;
    do past = await job.batch(past);
    while (past !== undefined);
  }));
}

/** Every channel of the notification is on. */
const open = (...marks: string[]) => sql`update operation_notification set is_wechat = case is_wechat when 0 then 0 else 1 end, is_routine = case is_routine when 0 then 0 else 1 end, is_sms = case is_sms when 0 then 0 else 1 end where mark = any(${marks})`.execute(db());

let number = 0;
const newMember = (values = {}) => goods.create('user/user', { nickname: `会员${number += 1}`, phone: `138${10_000_000 + number}`, publicOpenid: `public-openid-${number}`, routineOpenid: `routine-openid-${number}`, ...values });

async function newOrder(values: Record<string, unknown> = {}): Promise<{ id: number; uid: number; orderNo: string }> {
  const [uid, orderNo] = [await newMember(), `DD${number += 1}`];
  const id = await goods.create('order/order', { orderNo, merId: goods.references.merId, uid, status: 0, paid: false, shippingType: 1, totalNum: 1, proTotalPrice: '10.00', totalPrice: '10.00', payPrice: '10.00', ...values });
  return { id, uid, orderNo };
}

/** A message by one channel, through the call that sends tests. */
async function message(channel: 'wechat' | 'routine' | 'sms', receiver = channel === 'sms' ? '13800000001' : 'openid-of-somebody'): Promise<Notice> {
  expect(await call('POST', `${base}/test`, { body: { id: ids.paySuccess, detailType: channel, receiver } })).toMatchObject({ code: 200 });
  return (await notices()).at(-1)!;
}

/** What was asked of the stand-ins. */
const outcome = async () => (await notices()).map(({ status: state, reason }) => [state, reason]);
const out = () => [standIn.parts.template.state.sent.length, onePass.sent.size];

beforeAll(async () => {
  [standIn, onePass] = [await startStandIn(), await startOnePass()];
  goods = await openGoods({ config: { strict: true, wechatApi: standIn.url, wechatPatience: 800, onePassApi: onePass.url } });
  house = openHouse(goods.server.database.connect(), goods.server.app.contract, { demo: false, departures });
  // The server's own job would be faster than the rounds here.
  await sql`insert into job (name, holder, lease_until) values ('operation/notice:send', 'test', now() + interval '1 day')
    on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until`.execute(db());
  const { data } = await call('GET', `${base}/list`);
  ids = Object.fromEntries(data.map(({ mark, id }: { mark: string; id: number }) => [mark, id]));
});
afterAll(async () => {
  await house?.pool.end();
  await goods?.close();
  await Promise.all([standIn?.close(), onePass?.close()]);
});
beforeEach(async () => {
  standIn.faults.mend();
  onePass.faults.mend();
  standIn.parts.template.state.sent.length = 0;
  standIn.parts.template.state.refusing.clear();
  onePass.sent.clear();
  await sql`delete from operation_notice`.execute(db());
});

describe('before anything is configured', () => {
  it('there are the twelve marks of the contract, one of them for the staff of merchants', async () => {
    const marks = async (sendType: string) => (await call('GET', `${base}/list`, { query: { sendType } })).data.map(({ mark }: { mark: string }) => mark);
    expect(await marks('1')).toEqual(['paySuccess', 'deliverGoods', 'receiptGoods', 'groupSuccess', 'bargainingSuccess', 'fulfillmentOrder', 'rechargeSuccess', 'auditSuccess', 'auditFail', 'modifyOrderPrice', 'birthdayPresent']);
    expect(await marks('2')).toEqual(['merchantPaySuccess']);
  });

  it.each([
    ['POST', '/admin/platform/wechat/template/routine/sync', 400, '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret'],
    ['POST', '/admin/platform/wechat/template/whcbqhn/sync', 400, '未配置公众号，请在平台设置的“公众号配置”中填写AppID和AppSecret'],
  ] as const)('%s %s says what is missing', async (method, path, code, told) => {
    expect(await call(method, path)).toMatchObject({ code, message: told });
  });

  it.each([['wechat', 7304], ['routine', 7304], ['sms', 7303]] as const)('%s is not switched on without a template', async (channel, code) => {
    expect(await call('POST', `${base}/${channel}/switch/${ids.paySuccess}`)).toMatchObject({ code });
  });

  it('a channel that a notification does not have is neither switched nor opened', async () => {
    expect(await call('POST', `${base}/sms/switch/${ids.receiptGoods}`)).toMatchObject({ message: '该通知没有短信' });
    expect(await call('GET', `${base}/detail`, { query: { id: String(ids.receiptGoods), detailType: 'sms' } })).toMatchObject({ code: 7302 });
    expect(await call('GET', `${base}/detail`, { query: { id: '999999', detailType: 'sms' } })).toMatchObject({ code: 7301 });
  });

  it('short messages wait and say what is missing', async () => {
    await sql`update operation_message_template set temp_id = 'SMS_1' where channel = 'sms'`.execute(db());
    await message('sms');
    await round();
    expect(await outcome()).toEqual([[status.waiting, '未配置一号通，请在“一号通 - 一号通配置”中填写AccessKey和SecretKey']]);
  });

  it('nothing is written down while every channel is off', async () => {
    const { id } = await newOrder();
    await goods.assign('order/order', id, { payPrice: '9.00' });
    expect(await notices()).toEqual([]);
  });
});

describe('keys of the provider', () => {
  it('are saved, and the secret is never answered', async () => {
    expect(await call('POST', '/admin/platform/one/pass/app/info/save', { body: onePassAccount })).toMatchObject({ code: 200 });
    expect((await call('GET', '/admin/platform/one/pass/app/info/get')).data).toEqual({ accessKey: onePassAccount.accessKey });
    const { rows: [row] } = await sql<{ row: string }>`select to_jsonb(t)::text as row from operation_one_pass_config t`.execute(db());
    expect(row!.row).not.toContain(onePassAccount.secretKey);
  });

  it('open the account, of which a part of the telephone is answered', async () => {
    expect((await call('GET', '/admin/platform/one/pass/info')).data).toMatchObject({ account: 'stand-in', phone: '138****0000', sms: { open: true, sign: '示例商城' }, copy: { open: false, num: 0 } });
  });

  it('that are wrong are told with the place where they are entered', async () => {
    expect(await call('POST', '/admin/platform/one/pass/app/info/save', { body: { ...onePassAccount, secretKey: 'another' } })).toMatchObject({ code: 200 });
    expect(await call('GET', '/admin/platform/one/pass/info')).toMatchObject({ code: 400, message: '一号通返回：AccessKey或SecretKey不正确，请在“一号通配置”中检查（401）' });
    expect(await call('POST', '/admin/platform/one/pass/app/info/save', { body: onePassAccount })).toMatchObject({ code: 200 });
  });
});

describe('templates', () => {
  beforeAll(async () => {
    await fillInMiniProgram(goods.server);
    await fillInOfficial(goods.server);
  });

  it('of the official account are those of the same title', async () => {
    expect(await call('POST', '/admin/platform/wechat/template/whcbqhn/sync')).toMatchObject({ code: 200 });
    expect((await call('GET', `${base}/detail`, { query: { id: String(ids.paySuccess), detailType: 'wechat' } })).data)
      .toMatchObject({ id: ids.paySuccess, tempId: 'official-template-1927', content: expect.stringContaining('订单编号:{{character_string1.DATA}}'), status: 2 });
  });

  it('that the account lacks are named, while the others are taken over', async () => {
    const held = standIn.parts.template.state.official;
    const gone = held.get('official-template-755')!;
    held.delete('official-template-755');
    expect(await call('POST', '/admin/platform/wechat/template/whcbqhn/sync')).toMatchObject({ code: 400, message: expect.stringContaining('公众号中没有模板“充值成功通知”') });
    held.set('official-template-755', gone);
  });

  it('of the mini-program are added from the library once, with the keywords that an event can fill, whoever asks at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/admin/platform/wechat/template/routine/sync')));
    expect(answers.map(({ code, message: told }) => (code === 200 ? '' : told)).filter((told) => told !== '' && told !== '正在同步，请稍后再试')).toEqual([]);
    expect(await call('POST', '/admin/platform/wechat/template/routine/sync')).toMatchObject({ code: 200 });
    const added = [...standIn.parts.template.state.routine.values()];
    expect(added.map(({ title }) => title).sort()).toEqual(['充值成功通知', '拼团成功通知', '确认收货通知', '订单发货通知', '订单支付成功通知', '订单配送通知'].sort());
    expect(added.find(({ title }) => title === '订单支付成功通知')?.content).not.toContain('温馨提示');
  });

  it('a refusal by WeChat is told with its code', async () => {
    standIn.faults.break({ path: '/wxaapi/newtmpl/gettemplate', errcode: 200011 });
    expect(await call('POST', '/admin/platform/wechat/template/routine/sync')).toMatchObject({ code: 400, message: expect.stringContaining('（200011）') });
  });

  it('are changed by hand; what another one says is known once it is synchronised', async () => {
    const body = { id: ids.groupSuccess, detailType: 'wechat', tempId: 'of-another', status: 2 };
    expect(await call('POST', `${base}/update`, { body: { ...body, tempId: ' ' } })).toMatchObject({ code: 400, message: '请输入模板ID' });
    expect(await call('POST', `${base}/update`, { body })).toMatchObject({ code: 200 });
    expect((await call('GET', `${base}/detail`, { query: { id: String(ids.groupSuccess), detailType: 'wechat' } })).data).toMatchObject({ tempId: 'of-another', content: '' });
    expect(await call('POST', '/admin/platform/wechat/template/whcbqhn/sync')).toMatchObject({ code: 200 });
    expect(await call('POST', `${base}/wechat/switch/${ids.groupSuccess}`)).toMatchObject({ code: 200 });
  });
});

describe('events', () => {
  it('write one message for each channel that is on, in their own transaction', async () => {
    await open('paySuccess', 'merchantPaySuccess', 'receiptGoods', 'modifyOrderPrice');
    await goods.create('merchant/employee', { name: '周店员', merId: goods.references.merId, phone: '13900139000', role: [1, 3], status: true });
    await goods.create('merchant/employee', { name: '何店员', merId: goods.references.merId, phone: '13900139001', role: [5], status: true });
    const { id, orderNo } = await newOrder();
    await goods.assign('order/order', id, { payPrice: '8.00' });
    await goods.assign('order/order', id, { paid: true, payTime: '2025-03-01 10:00:00', status: 1 });
    await goods.assign('order/order', id, { status: 5, receivingTime: '2025-03-02 10:00:00' });
    // Nothing of an event that did not come to be.
    await expect(goods.inDoor(async (visit) => {
      await visit.of('order/order').assign(id, { paid: false }, { title: '样品' });
      await visit.of('order/order').assign(id, { paid: true }, { title: '样品' });
      throw new Error('given up');
    })).rejects.toThrow('given up');
    expect((await notices()).map(({ type, channel }) => `${type} ${channel}`)).toEqual([
      '改价通知 sms', '支付成功 wechat', '支付成功 routine', '支付成功 sms', '商户管理员下单提醒 sms', '收货 wechat', '收货 routine',
    ]);
    expect((await notices()).find(({ channel }) => channel === 'wechat')).toMatchObject({ summary: expect.stringContaining(`订单编号：${orderNo}；支付金额：8.00`), receiver: expect.stringContaining('*') });
    await round();
    expect(standIn.parts.template.state.sent[0]).toMatchObject({ templateId: 'official-template-1927', data: { character_string1: orderNo, amount3: '8.00', time4: '2025年3月1日 10:00' } });
    expect([...onePass.sent.values()].map(({ phone }) => phone)).toContain('13900139000');
    expect([...onePass.sent.values()].map(({ phone }) => phone)).not.toContain('13900139001');
  });

  it.each([
    ['express', { expressName: '顺丰速运', trackingNumber: 'SF100' }, ['发货 wechat', '发货 routine', '发货 sms']],
    ['merchant', { deliveryCarrier: '李师傅', carrierPhone: '13800000009' }, ['订单配送 wechat', '订单配送 routine']],
    ['noNeed', {}, []],
  ])('a shipment by %s is told as such', async (deliveryType, way, told) => {
    await open('deliverGoods', 'fulfillmentOrder');
    const { id, uid, orderNo } = await newOrder({ status: 1, paid: true });
    await goods.create('order/invoice', { orderId: id, orderNo, uid, merId: goods.references.merId, totalNum: 1, deliveryType, ...way });
    expect((await notices()).map(({ type, channel }) => `${type} ${channel}`)).toEqual(told);
    await round();
    expect((await notices()).every(({ status: state }) => state === status.sent)).toBe(true);
  });

  it('top-ups and presents for birthdays are told to members, decisions to who applied', async () => {
    await open('rechargeSuccess', 'birthdayPresent', 'auditSuccess', 'auditFail');
    const uid = await newMember();
    await goods.inDoor((visit) => book(visit, 'user/balanceRecord', { holder: uid, amount: '50.00', title: '充值', values: { linkType: 'recharge' } }));
    await goods.inDoor((visit) => book(visit, 'user/balanceRecord', { holder: uid, amount: '5.00', title: '退款', values: { linkType: 'refund' } }));
    await goods.create('marketing/presentRecord', { uid, kind: 2, year: 2025, given: '生日券' });
    await goods.create('marketing/presentRecord', { uid, kind: 1, year: 2025, given: '新人券' });
    const { rows: [{ categoryId, typeId }] } = await sql<{ categoryId: number; typeId: number }>`select c.id::int as "categoryId", t.id::int as "typeId" from merchant_classify c, merchant_type t limit 1`.execute(db()) as { rows: [{ categoryId: number; typeId: number }] };
    const apply = (phone: string) => goods.create('merchant/apply', { name: '云裳服饰', categoryId, typeId, realName: '王芳', phone, qualificationPicture: ['/demo/picture-1.svg'] });
    await goods.assign('merchant/apply', await apply('13800138001'), { auditStatus: 2 });
    await goods.assign('merchant/apply', await apply('13800138002'), { auditStatus: 3, denialReason: '资质图片不清晰' });
    expect((await notices()).map(({ type, channel, summary }) => `${type} ${channel} ${summary.split('；')[0]}`)).toEqual([
      '充值成功 wechat 充值金额：50.00', '充值成功 routine 充值金额：50.00', expect.stringMatching(/^生日礼 sms 会员昵称/), '入驻审核通过 sms 商户名称：云裳服饰', '入驻审核未通过 sms 商户名称：云裳服饰',
    ]);
  });

  it('are told to nobody who closed the account, nor where no address is known', async () => {
    await open('rechargeSuccess');
    const uid = await newMember({ publicOpenid: '', routineOpenid: '' });
    await goods.inDoor((visit) => book(visit, 'user/balanceRecord', { holder: uid, amount: '1.00', title: '充值', values: { linkType: 'recharge' } }));
    expect(await notices()).toEqual([]);
  });
});

describe('sending', () => {
  const [official, mini, sms] = ['/cgi-bin/message/template/send', '/cgi-bin/message/subscribe/send', '/sms/send'];
  const unknown = '没有收到答复，不确定是否已送达，核对后可重发';

  it('happens once by several processes', async () => {
    for (const channel of ['wechat', 'routine', 'sms'] as const) await message(channel);
    await round(4);
    await round(2);
    expect((await notices()).map(({ status: state, tries }) => [state, tries])).toEqual([[status.sent, 1], [status.sent, 1], [status.sent, 1]]);
    expect(out()).toEqual([2, 1]);
  });

  it.each([
    // channel, fault, what became of it, then, messages that went out
    ['wechat', { path: official, errcode: 45009 }, [status.waiting, '微信返回：调用次数已达上限，请稍后再试（45009）'], status.sent, 1],
    ['wechat', { path: official, errcode: 43004 }, [status.failed, '微信返回：用户尚未关注公众号（43004）'], status.failed, 0],
    ['wechat', { path: official, errcode: 40001, times: 1 }, [status.sent, ''], status.sent, 1],
    ['wechat', { path: official, kind: 'lost', times: 1 }, [status.sent, ''], status.sent, 1],
    ['wechat', { path: official, kind: 'lost' }, [status.sending, '无法连接微信服务器，请稍后再试'], status.sent, 1],
    ['routine', { path: mini, errcode: 43101 }, [status.failed, '微信返回：用户拒绝接受消息（43101）'], status.failed, 0],
    ['routine', { path: mini, errcode: -1 }, [status.waiting, '微信返回：微信系统繁忙，请稍后再试（-1）'], status.sent, 1],
    ['routine', { path: mini, kind: 'lost' }, [status.unknown, unknown], status.unknown, 1],
    ['routine', { path: mini, kind: 'down' }, [status.unknown, unknown], status.unknown, 0],
    ['sms', { path: sms, errcode: 429 }, [status.waiting, '一号通返回：调用过于频繁，请稍后再试（429）'], status.sent, 1],
    ['sms', { path: sms, errcode: 402 }, [status.failed, '一号通返回：余量不足，请先购买套餐（402）'], status.failed, 0],
    ['sms', { path: sms, kind: 'lost' }, [status.sending, '无法连接一号通，请稍后再试'], status.sent, 1],
    ['sms', { path: sms, kind: 'garbled' }, [status.sending, '无法连接一号通，请稍后再试'], status.sent, 1],
  ] as const)('by %s with %j loses nothing and sends nothing twice', async (channel, fault, told, then, went) => {
    await message(channel);
    (channel === 'sms' ? onePass : standIn).faults.break({ ...fault });
    await round();
    expect(await outcome()).toEqual([told]);
    standIn.faults.mend();
    onePass.faults.mend();
    await round();
    await round();
    expect([(await notices())[0]!.status, out()[0]! + out()[1]!]).toEqual([then, went]);
  });

  it('waits where no line is found, since nothing can have been sent', async () => {
    await message('routine');
    await sql`delete from wechat_credential`.execute(db());
    await round(1, { wechatApi: 'http://127.0.0.1:9', onePassApi: onePass.url });
    expect(await outcome()).toEqual([[status.waiting, '无法连接微信服务器，请稍后再试']]);
    await round();
    expect([await outcome(), out()]).toEqual([[[status.sent, '']], [1, 0]]);
  });

  it.each([['wechat', 1, status.sent, 1], ['wechat', 30, status.unknown, 0], ['routine', 1, status.unknown, 0], ['sms', 30, status.sent, 1]] as const)(
    'by %s, begun %i minutes ago by a process that died', async (channel, ago, becomes, went) => {
      await message(channel);
      await sql`update operation_notice set status = 1, tries = 1, first_time = timezone('Asia/Shanghai', now()) - ${ago} * interval '1 minute'`.execute(db());
      await round(3);
      expect([(await notices())[0]!.status, out()[0]! + out()[1]!]).toEqual([becomes, went]);
    });

  it('is given up in the end', async () => {
    await message('sms');
    onePass.faults.break({ errcode: 500 });
    await sql`update operation_notice set tries = 7`.execute(db());
    await round();
    expect((await notices())[0]).toMatchObject({ status: status.failed, tries: 8 });
  });

  it('is asked for again by hand, of what failed alone, by one of two who press at once', async () => {
    standIn.parts.template.state.refusing.add('openid-of-somebody');
    const { id } = await message('routine');
    await round();
    expect((await notices())[0]).toMatchObject({ status: status.failed });
    standIn.parts.template.state.refusing.clear();
    const resend = () => call('POST', `/admin/platform/operation/notice/resend/${id}`);
    expect((await Promise.all([resend(), resend()])).map(({ code }) => code).sort()).toEqual([200, 400]);
    await round();
    expect([await outcome(), out()]).toEqual([[[status.sent, '']], [1, 0]]);
    expect(await resend()).toMatchObject({ code: 400, message: '只能重发失败或结果未知的通知' });
  });

  it('of a template that asks for what the event does not tell is refused here', async () => {
    await sql`update operation_message_template set content = '预约时间：{{time1.DATA}}' where temp_id = 'official-template-1927'`.execute(db());
    await message('wechat');
    await round();
    expect([await outcome(), out()]).toEqual([[[status.failed, '模板中的“预约时间”没有对应的内容，请更换模板']], [0, 0]]);
    expect(await call('POST', '/admin/platform/wechat/template/whcbqhn/sync')).toMatchObject({ code: 200 });
  });

  it('of which the answer comes too late is not sent again', async () => {
    const before = { asked: standIn.asked.length, answered: standIn.answered.get('/cgi-bin/message/template/send') ?? 0 };
    await message('wechat');
    standIn.faults.break({ path: official, kind: 'slow', delay: 1_500 });
    await round();
    expect(await outcome()).toEqual([[status.sending, '无法连接微信服务器，请稍后再试']]);
    standIn.faults.mend();
    await round();
    expect(await outcome()).toEqual([[status.sent, '']]);
    // The late one arrives as well, and is known.
    await expect.poll(() => (standIn.answered.get(official) ?? 0) - before.answered, { timeout: 60_000 }).toBe(standIn.asked.slice(before.asked).filter(({ path }) => path === official).length);
    expect(out()).toEqual([1, 0]);
  });

  it.each([['sms', '1380000'], ['wechat', 'no'], ['routine', '<script>']] as const)('to %s %s is refused at the receiver', async (detailType, receiver) => {
    expect((await call('POST', `${base}/test`, { body: { id: ids.paySuccess, detailType, receiver } })).code).toBe(400);
  });
});
