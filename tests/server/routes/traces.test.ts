/** Where parcels are: what a provider tells, for how long that is believed, and what is shown while no provider tells anything. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../../scripts/onepass/standIn';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
let provider: OnePassStandIn;

/** Alibaba Cloud's side: what it was asked, and what it answers next. */
const aliyun = { url: '', asked: [] as { no: string | null; headers: IncomingHttpHeaders }[], status: 200, body: '', held: Promise.resolve() };
const market = createServer((request, response) => void (async () => {
  const { pathname, searchParams } = new URL(request.url!, 'http://market');
  aliyun.asked.push({ no: searchParams.get('no'), headers: request.headers });
  await aliyun.held;
  response.writeHead(pathname === '/kdi' ? aliyun.status : 404).end(aliyun.body);
})());

const db = () => goods.server.app.sql;
const config = '/admin/platform/system/config/save/form';

/** What 物流与采集 says. */
async function settings(values: Record<string, string>): Promise<void> {
  const { rows: [form] } = await sql<{ id: string }>`select id from system_form_template where name = '物流与采集'`.execute(db());
  const all = { logistics_type: '1', system_product_copy_type: '1', ...values };
  expect(await goods.server.call('POST', config, { body: { id: Number(form!.id), sort: 0, status: true, fields: Object.entries(all).map(([name, value]) => ({ name, title: name, value })) } })).toMatchObject({ code: 200 });
}

beforeAll(async () => {
  provider = await startOnePass();
  await new Promise<void>((resolve) => { market.listen(0, '127.0.0.1', resolve); });
  const address = market.address();
  aliyun.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  goods = await openGoods({ config: { onePassApi: provider.url, expressApi: aliyun.url, wechatPatience: 2_000 } });
});
afterAll(async () => {
  await goods?.close();
  await provider?.close();
  market.close();
});
afterEach(() => {
  provider.faults.mend();
  provider.asked.splice(0);
  aliyun.asked.splice(0);
});

let number = 0;
/** A parcel on its way to 13812345678. */
async function parcel(values: Row = {}): Promise<{ id: number; trackingNumber: string }> {
  const uid = await goods.create('user/user', { nickname: '收件人', phone: `138${String(20_000_000 + (number += 1))}` });
  const orderNo = `WL${number}`;
  const orderId = await goods.create('order/order', {
    orderNo, merId: goods.references.merId, uid, status: 4, paid: true, payType: 'yue', shippingType: 1, totalNum: 1, proTotalPrice: '10.00', totalPrice: '10.00', payPrice: '10.00', realName: '张三', userPhone: '13812345678',
  });
  const trackingNumber = `ZTO${number}`;
  const id = await goods.create('order/invoice', { orderId, orderNo, merId: goods.references.merId, uid, deliveryType: 'express', expressCode: 'ZTO', expressName: '中通快递', trackingNumber, totalNum: 1, ...values });
  return { id, trackingNumber };
}
const look = ({ id }: { id: number }) => goods.server.call('GET', `/admin/platform/order/get/${id}/logistics/info`);
const stored = async ({ id }: { id: number }) => (await sql<{ logistics: Row | null }>`select logistics from order_invoice where id = ${id}`.execute(db())).rows[0]!.logistics;
/** As if it had been asked half an hour before. */
const later = ({ id }: { id: number }) => sql`update order_invoice set logistics = jsonb_set(logistics, '{askedTime}', '"2020-01-01 00:00:00"') where id = ${id}`.execute(db());

const underway = { deliverystatus: '2', issign: '0', courier: '王师傅', courierPhone: '13900000000', list: [{ time: '2026-01-01 08:00:00', status: '已揽收' }, { time: '2026-01-02 08:00:00', status: '派送中' }] };
const signed = { deliverystatus: '3', issign: '1', list: [...underway.list, { time: '2026-01-02 12:00:00', status: '已签收' }] };

describe('while nobody can be asked', () => {
  it('what is known is shown, and why there is nothing newer', async () => {
    const sent = await parcel({ logistics: { deliverystatus: '1', list: underway.list } });
    expect(await look(sent)).toMatchObject({ code: 200, data: { deliverystatus: '1', list: [{ status: '派送中' }, { status: '已揽收' }], notice: expect.stringContaining('未配置一号通') } });
    expect((await look(await parcel())).data).toMatchObject({ deliverystatus: '', list: [], notice: expect.stringContaining('未配置一号通') });
  });
});

describe('of 一号通', () => {
  beforeAll(async () => { expect(await goods.server.call('POST', '/admin/platform/one/pass/app/info/save', { body: onePassAccount })).toMatchObject({ code: 200 }); });

  it('the parcel is asked for by company, number and the last digits of the telephone, and what is told is shown, newest first', async () => {
    const sent = await parcel();
    provider.parcels.set(sent.trackingNumber, underway);
    const { data } = await look(sent);
    expect(provider.asked).toEqual([{ code: 'ZTO', number: sent.trackingNumber, phone: '5678' }]);
    expect(data).toMatchObject({
      number: sent.trackingNumber, expName: '中通快递', deliverystatus: '2', courier: '王师傅', courierPhone: '13900000000', updateTime: '2026-01-02 08:00:00', list: [{ status: '派送中' }, { status: '已揽收' }], notice: '',
    });
  });

  it('it is asked for again after half an hour, and no more once it is signed for', async () => {
    const sent = await parcel();
    provider.parcels.set(sent.trackingNumber, underway);
    await look(sent);
    await look(sent);
    expect(provider.asked).toHaveLength(1);
    await later(sent);
    provider.parcels.set(sent.trackingNumber, signed);
    expect((await look(sent)).data).toMatchObject({ deliverystatus: '3', list: [{ status: '已签收' }, {}, {}] });
    await later(sent);
    expect((await look(sent)).data).toMatchObject({ deliverystatus: '3', notice: '' });
    expect(provider.asked).toHaveLength(2);
  });

  it.each<[string, Parameters<OnePassStandIn['faults']['break']>[0], string]>([
    ['is silent', { kind: 'down' }, '无法连接一号通，请稍后再试'],
    ['speaks nonsense', { kind: 'garbled' }, '无法连接一号通，请稍后再试'],
    ['has nothing left of it', { errcode: 402 }, '一号通返回：余量不足，请先购买套餐（402）'],
    ['did not open it', { errcode: 403 }, '一号通返回：该服务尚未开通（403）'],
  ])('while the provider %s, what was told before is shown with the reason, and the next look asks again', async (_what, fault, notice) => {
    const sent = await parcel();
    provider.parcels.set(sent.trackingNumber, underway);
    await look(sent);
    await later(sent);
    provider.faults.break({ path: '/express/query', ...fault });
    expect(await look(sent)).toMatchObject({ code: 200, data: { deliverystatus: '2', list: [{ status: '派送中' }, {}], notice } });
    provider.faults.mend();
    expect((await look(sent)).data.notice).toBe('');
  });

  it('a list without end is cut, and a page of markup is only text', async () => {
    const sent = await parcel();
    provider.parcels.set(sent.trackingNumber, { ...underway, list: Array.from({ length: 1_000 }, (_, at) => ({ time: `2026-01-01 08:${String(at % 60).padStart(2, '0')}:00`, status: '<b>站</b>'.repeat(200) })) });
    const { data } = await look(sent);
    expect([data.list.length, data.list[0].status.length]).toEqual([300, 500]);
  });
});

describe('of 阿里云', () => {
  const told = (result: object, status: string | number = '0') => Object.assign(aliyun, { status: 200, body: JSON.stringify({ status, msg: 'ok', result }) });

  it('an AppCode is needed, and its place is told', async () => {
    await settings({ logistics_type: '2' });
    expect((await look(await parcel())).data.notice).toBe('未填写阿里云AppCode，请在“商城设置 - 物流与采集”中填写');
    expect(aliyun.asked).toEqual([]);
  });

  describe('with an AppCode', () => {
    beforeAll(() => settings({ logistics_type: '2', system_express_app_code: 'app-code-1' }));

    it.each([['ZTO', 'ZTO-A', 'ZTO-A'], ['SF', 'SF-A', 'SF-A:5678']])('a parcel of %s is asked for by its number, with the digits that the courier wants', async (expressCode, trackingNumber, no) => {
      told({ ...signed, expPhone: '95338', takeTime: '1天4小时' });
      expect((await look(await parcel({ expressCode, trackingNumber }))).data).toMatchObject({ deliverystatus: '3', issign: '1', expPhone: '95338', takeTime: '1天4小时', list: [{ status: '已签收' }, {}, {}], notice: '' });
      expect(aliyun.asked).toMatchObject([{ no, headers: { authorization: 'APPCODE app-code-1' } }]);
      expect(provider.asked).toEqual([]);
    });

    it('a parcel of which nothing is known yet has no traces, and nothing is amiss', async () => {
      told({}, '205');
      const sent = await parcel();
      expect((await look(sent)).data).toMatchObject({ list: [], notice: '' });
      await look(sent);
      expect(aliyun.asked).toHaveLength(1);
    });

    it('what is told of a number that is mended meanwhile is not kept', async () => {
      told(underway);
      let release!: () => void;
      aliyun.held = new Promise((resolve) => { release = resolve; });
      const sent = await parcel();
      const looking = look(sent);
      await expect.poll(() => aliyun.asked.length).toBe(1);
      await goods.assign('order/invoice', sent.id, { trackingNumber: 'ZTO-NEW' });
      release();
      expect(await looking).toMatchObject({ code: 200, data: { deliverystatus: '2' } });
      expect(await stored(sent)).toBeNull();
    });

    it.each([
      ['a wrong number', 200, JSON.stringify({ status: '201', msg: 'no' }), '阿里云返回：快递单号不正确（201）'],
      ['a reason of its own', 200, JSON.stringify({ status: '999', msg: '维护中' }), '阿里云返回：维护中（999）'],
      ['an AppCode that is not taken', 403, '', '阿里云拒绝了查询：AppCode不正确或余量不足'],
      ['a page that is no answer', 502, '<html>', '无法连接阿里云物流查询，请稍后再试'],
      ['traces that are none', 200, JSON.stringify({ status: 0, result: { list: 'none' } }), '无法连接阿里云物流查询，请稍后再试'],
    ])('%s is told beside what is known', async (_what, status, body, notice) => {
      Object.assign(aliyun, { status, body });
      expect(await look(await parcel({ logistics: { deliverystatus: '1', list: underway.list } }))).toMatchObject({ code: 200, data: { list: [{}, {}], notice } });
    });
  });
});

it('the screen of other orders does not have it asked for', async () => {
  const { id } = await parcel();
  expect(await goods.server.call('GET', `/admin/platform/integral/order/get/${id}/logistics/info`)).toMatchObject({ code: 404, message: '发货单不存在' });
  expect([provider.asked, aliyun.asked]).toEqual([[], []]);
});
