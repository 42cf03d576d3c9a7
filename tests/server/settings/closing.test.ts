/** 商户结算设置 over its published calls: the values of a form template, answered with their types. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

const path = '/admin/platform/finance/merchant/closing/config';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

const rules = { guaranteedAmount: '100', transferMinAmount: '1', transferMaxAmount: '5000.5', merchantShareNode: 'receipt', merchantShareFreezeTime: 3 };
const read = async () => (await server.call('GET', path)).data;
const edit = (changes: object) => server.call('POST', `${path}/edit`, { body: { ...rules, ...changes } });

it('begins with the defaults of its form', async () => {
  expect(await read()).toEqual({ guaranteedAmount: '0.00', transferMinAmount: '0.00', transferMaxAmount: '0.00', merchantShareNode: 'complete', merchantShareFreezeTime: 7 });
});

it('keeps what is saved', async () => {
  expect(await edit({})).toMatchObject({ code: 200 });
  expect(await read()).toEqual({ ...rules, guaranteedAmount: '100.00', transferMinAmount: '1.00', transferMaxAmount: '5000.50' });
  expect(await edit({ guaranteedAmount: 0, merchantShareFreezeTime: 0 })).toMatchObject({ code: 200 });
  expect(await read()).toMatchObject({ guaranteedAmount: '0.00', merchantShareFreezeTime: 0 });
});

describe('refuses', () => {
  it.each<[string, object, string]>([
    ['a negative amount', { guaranteedAmount: '-1' }, '商户保证金额不能小于0'],
    ['more than two decimals', { transferMinAmount: '1.005' }, '商户每笔最小转账额度格式不正确'],
    ['what is no amount', { transferMaxAmount: 'viel' }, '商户每笔最高转账额度格式不正确'],
    ['a highest amount below the lowest', { transferMinAmount: '10', transferMaxAmount: '9.99' }, '商户每笔最高转账额度不能小于最小转账额度'],
    ['an unknown moment', { merchantShareNode: 'never' }, '商户分账节点不在可选范围内'],
    ['half a day', { merchantShareFreezeTime: '1.5' }, '商户分账冻结时间(天)必须是整数'],
    ['a field that is missing', { merchantShareFreezeTime: undefined }, '请输入商户分账冻结时间(天)'],
    ['a field that is not published', { more: 1 }, '不支持的参数：more'],
  ])('%s', async (_what, changes, message) => {
    expect(await edit(changes)).toMatchObject({ code: 400, message });
  });
});
