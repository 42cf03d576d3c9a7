/** 分销配置 over its published calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

const path = '/admin/platform/retail/store/config';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

const shipped = {
  retailStoreSwitch: 1, retailStoreLine: -1, retailStoreBindingType: 0, retailStoreBubbleSwitch: 1, retailStoreBrokerageFirstRatio: 0, retailStoreBrokerageSecondRatio: 0,
  retailStoreExtractMinPrice: '0.00', retailStoreExtractBank: '', retailStoreBrokerageShareNode: 'complete', retailStoreBrokerageFreezingTime: 7,
};
const rules = {
  ...shipped, retailStoreSwitch: 0, retailStoreLine: 500, retailStoreBindingType: 1, retailStoreBrokerageFirstRatio: 60, retailStoreBrokerageSecondRatio: 40,
  retailStoreExtractMinPrice: '10.50', retailStoreExtractBank: '中国银行,招商银行', retailStoreBrokerageShareNode: 'pay', retailStoreBrokerageFreezingTime: 0,
};
const read = async () => (await server.call('GET', `${path}/get`)).data;
const save = (changes: object) => server.call('POST', `${path}/save`, { body: { ...rules, ...changes } });

it('is held to what its values say together, by whatever call one of them is saved', async () => {
  const { data: { id: formId } } = await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: '分销配置' } });
  const set = (name: string, value: number) => server.call('POST', '/admin/platform/system/config/update', { body: [{ formId, name, value }] });
  expect(await set('retailStoreBrokerageFirstRatio', 60)).toMatchObject({ code: 200 });
  expect(await set('retailStoreBrokerageSecondRatio', 41)).toMatchObject({ code: 400, message: '返佣比例相加不能超过100%' });
  expect(await read()).toMatchObject({ retailStoreBrokerageFirstRatio: 60, retailStoreBrokerageSecondRatio: 0 });
  expect(await set('retailStoreBrokerageFirstRatio', 0)).toMatchObject({ code: 200 });
});

it('begins with what ships', async () => expect(await read()).toEqual(shipped));

it('keeps what is saved', async () => {
  expect(await save({})).toMatchObject({ code: 200 });
  expect(await read()).toEqual(rules);
  expect(await save({ retailStoreExtractBank: '', retailStoreSwitch: 1 })).toMatchObject({ code: 200 });
  expect(await read()).toMatchObject({ retailStoreExtractBank: '', retailStoreSwitch: 1 });
});

describe('refuses', () => {
  it.each<[string, object, string]>([
    ['ratios above 100 together', { retailStoreBrokerageSecondRatio: 41 }, '返佣比例相加不能超过100%'],
    ['a ratio above 100', { retailStoreBrokerageFirstRatio: 101 }, '一级返佣比例(%)应在0到100之间'],
    ['half a per cent', { retailStoreBrokerageFirstRatio: '1.5' }, '一级返佣比例(%)必须是整数'],
    ['a line below -1', { retailStoreLine: -2 }, '满额分销最低金额不能小于-1'],
    ['more than a month of frost', { retailStoreBrokerageFreezingTime: 31 }, '冻结时长(天)应在0到30之间'],
    ['a third of a cent', { retailStoreExtractMinPrice: '0.333' }, '提现最低金额格式不正确'],
    ['a switch between', { retailStoreSwitch: 2 }, '分销启用格式不正确'],
    ['the same bank twice over, twenty-one in all', { retailStoreExtractBank: Array.from({ length: 21 }, (_, index) => `银行${index}`).join(',') }, '提现银行卡最多20项'],
  ])('%s', async (_what, changes, message) => {
    const before = await read();
    expect(await save(changes)).toMatchObject({ code: 400, message });
    expect(await read()).toEqual(before);
  });
});
