/** 一号通 against the stand-in: what services were used for, packages that are bought and templates that are applied for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../../scripts/onepass/standIn';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let provider: OnePassStandIn;
beforeAll(async () => {
  provider = await startOnePass();
  server = await startTestApp({ config: { onePassApi: provider.url } });
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});

const base = '/admin/platform/one/pass';
const get = (path: string, query?: Record<string, string>) => server.call('GET', `${base}${path}`, { query });
const post = (path: string, body: object) => server.call('POST', `${base}${path}`, { body });

it('without keys every call says where they are entered', async () => {
  for (const path of ['/info', '/user/record?type=sms', '/meal/list?type=sms', '/sms/temps']) expect(await get(path), path).toMatchObject({ code: 400, message: expect.stringContaining('未配置一号通') });
});

describe('with its keys', () => {
  beforeAll(async () => { expect(await post('/app/info/save', onePassAccount)).toMatchObject({ code: 200 }); });

  it('uses of a service are answered page by page, messages by their state, telephones masked', async () => {
    const { data } = await get('/user/record', { type: 'sms', page: '2', limit: '20' });
    expect([data.count, data.data.length]).toEqual([45, 20]);
    expect(data.data[0]).toMatchObject({ phone: expect.stringMatching(/^138\*{4}\d{4}$/), content: expect.stringContaining('已支付成功'), add_time: expect.stringMatching(/^\d{4}-/) });
    const failed = (await get('/user/record', { type: 'sms', status: '2' })).data;
    expect(new Set(failed.data.map(({ status }: { status: number }) => status))).toEqual(new Set([2]));
    expect((await get('/user/record', { type: 'expr_query' })).data).toMatchObject({ count: 1, data: [{ num: 'SF1000000001', traces: [{ status: '快件已签收' }, { status: '已揽收' }] }] });
    expect((await get('/user/record', { type: 'copy' })).data).toEqual({ count: 0, data: [] });
    expect(await get('/user/record', { type: 'weather' })).toMatchObject({ code: 400 });
  });

  it('a package is paid by a code at the price that was shown, and at no other', async () => {
    const [meal] = (await get('/meal/list', { type: 'sms' })).data.data;
    expect(meal).toEqual({ id: 1, price: '60.00', num: 1000 });
    const asked = { payType: 'weixin', mealId: meal.id, price: meal.price, num: meal.num, type: 'sms' };
    expect((await post('/meal/code', asked)).data).toEqual({ qr_code: 'weixin://wxpay/bizpayurl?pr=sms-1', invalid: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) });
    for (const other of [{ price: '0.01' }, { num: 9000 }, { mealId: 77 }, { type: 'copy' }]) expect(await post('/meal/code', { ...asked, ...other }), JSON.stringify(other)).toMatchObject({ code: 400, message: '套餐已变化，请刷新后重新选择' });
    expect(await post('/meal/code', { ...asked, type: 'expr_dump' })).toMatchObject({ code: 400 });
  });

  it('a template that is applied for is listed as not yet good; what the provider refuses is said', async () => {
    expect(await post('/sms/temp/apply', { title: ' 发货提醒 ', content: '您的订单{$order}已发货。', type: 2 })).toMatchObject({ code: 200 });
    expect((await get('/sms/temps', { page: '1', limit: '2' })).data).toMatchObject({ count: 4, data: [{ title: '发货提醒', temp_id: '', temp_type: 2, status: 0, mark: '审核中' }, { title: '周年庆' }] });
    expect(await post('/sms/temp/apply', { title: '发货提醒', content: '再次', type: 2 })).toMatchObject({ code: 400, message: '一号通返回：模板名称已存在（400）' });
    for (const wrong of [{ title: ' ' }, { content: '' }, { type: 4 }]) expect(await post('/sms/temp/apply', { title: '新', content: '新', type: 1, ...wrong }), JSON.stringify(wrong)).toMatchObject({ code: 400, data: { errors: [{ field: Object.keys(wrong)[0] }] } });
  });

  it.each([['/user/record?type=sms', '/records'], ['/meal/list?type=sms', '/meals'], ['/sms/temps', '/sms/templates']])('%s says so while the provider is silent or speaks nonsense', async (path, asked) => {
    provider.faults.break({ path: asked, kind: 'down', times: 1 });
    expect(await get(path)).toMatchObject({ code: 400, message: '无法连接一号通，请稍后再试' });
    provider.faults.break({ path: asked, kind: 'garbled', times: 1 });
    expect(await get(path)).toMatchObject({ code: 400, message: '无法连接一号通，请稍后再试' });
  });
});
