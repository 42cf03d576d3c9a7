/** Settings that one schema describes, without any code: form, calls, rights, history, secrets, template; and those that moved there from the configuration store. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { type FieldDraft, makeTemplate } from '../../../src/engine/formTemplate/make';
import { openHouse } from '../../../src/server/resources/house';
import { readSetting } from '../../../src/server/resources/single';
import { startTestApp, startTestDatabase, type TestApp, type TestDatabase } from '../helper';
import { contractWith } from '../resources/contract';

const off = { disabledWhen: { integralDeductionSwitch: false } };
const integralConfig = {
  title: '积分配置',
  properties: {
    integralDeductionSwitch: { kind: 'switch', codes: 'switch', title: '积分抵扣', default: false },
    integralDeductionStartMoney: { type: 'integer', title: '抵扣起用金额', description: '单位：元', minimum: 0, default: 0, input: off },
    integralDeductionMoney: { kind: 'money', title: '单积分抵扣金额', minimum: 0.01, default: '0.01', input: off },
    integralDeductionRatio: { type: 'integer', title: '抵扣比例上限', description: '单位：%', minimum: 0, maximum: 100, default: 0, input: off },
    orderGiveIntegral: { type: 'integer', title: '赠送1积分所需实付金额', minimum: 0, default: 0 },
    freezeIntegralDay: { type: 'integer', title: '积分冻结天数', minimum: 0, default: 0 },
    integralFreezeNode: { enumeration: 'shareNode', title: '冻结起算节点', as: 'radio', default: 'pay' },
  },
  required: ['integralDeductionSwitch', 'integralDeductionStartMoney', 'integralDeductionMoney', 'integralDeductionRatio', 'orderGiveIntegral', 'freezeIntegralDay', 'integralFreezeNode'],
  resource: {
    single: true,
    route: '/marketing/integral/integralconfig',
    api: {
      base: '/admin/platform/integral',
      one: { call: 'GET get/config', permission: 'platform:integral:get:config' },
      update: { call: 'POST set/config', permission: 'platform:integral:update:config', success: '操作成功' },
    },
  },
};
const gateway = {
  title: '短信网关',
  properties: { account: { type: 'string', title: '账号', maxLength: 50 }, key: { kind: 'password', title: '密钥', writeOnly: true, maxLength: 200 } },
  resource: { single: true },
};

describe('a schema of one setting', () => {
  const contract = contractWith({ 'marketing/integralConfig': integralConfig, 'operation/smsGateway': gateway });
  const [read, save] = ['/admin/platform/integral/get/config', '/admin/platform/integral/set/config'];
  const shipped = { integralDeductionSwitch: false, integralDeductionStartMoney: 0, integralDeductionMoney: '0.01', integralDeductionRatio: 0, orderGiveIntegral: 0, freezeIntegralDay: 0, integralFreezeNode: 'pay' };
  const entered = { ...shipped, integralDeductionSwitch: true, integralDeductionMoney: '0.05', integralDeductionRatio: 30, integralFreezeNode: 'complete' };
  let server: TestApp;
  beforeAll(async () => { server = await startTestApp({ contract, config: { strict: true } }); });
  afterAll(() => server?.close());

  const setting = (key: string) => readSetting(server.app.sql, openHouse({ sql: server.app.sql, pool: server.database.connect().pool, vault: server.app.vault }, contract, { demo: false }), key);

  it('begins with its defaults, keeps what is saved, and is read by the server with its types', async () => {
    expect((await server.call('GET', read)).data).toEqual(shipped);
    expect(await server.call('POST', save, { body: entered })).toEqual({ code: 200, message: null, data: null });
    expect((await server.call('GET', read)).data).toEqual(entered);
    expect(await setting('marketing/integralConfig')).toMatchObject({ integralDeductionSwitch: true, integralDeductionRatio: 30, integralFreezeNode: 'complete' });
  });

  it('refuses what its fields refuse, at the field', async () => {
    expect(await server.call('POST', save, { body: { ...entered, integralDeductionRatio: 101 } })).toMatchObject({ code: 400, message: '抵扣比例上限应在0到100之间', data: { errors: [{ field: 'integralDeductionRatio' }] } });
    expect(await server.call('POST', save, { body: { ...entered, id: 2 } })).toMatchObject({ code: 400, message: '不支持的参数：id' });
  });

  it('has a screen in the menu, opened by the right to read it, and a history by the same right', async () => {
    expect(contract.menu).toContainEqual(expect.objectContaining({ path: '/marketing/integral/integralconfig', title: '积分配置', permission: 'platform:integral:get:config', menuType: 'C' }));
    expect(contract.menu.filter(({ permission }) => permission === 'platform:integral:update:config')).toMatchObject([{ parent: '/marketing/integral/integralconfig', menuType: 'A' }]);
    const [last] = (await server.call('GET', extension.history('marketing/integralConfig', 1))).data;
    expect(last).toMatchObject({ account: 'admin', kind: 'UPDATE', title: '编辑积分配置' });
    expect(last.changes).toContainEqual(expect.objectContaining({ field: 'integralDeductionRatio', before: 0, after: 30 }));
  });

  it('is asked for as a form template by its title, and saved by that template’s id', async () => {
    const { data: { id, content } } = await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: '积分配置' } });
    expect((JSON.parse(content) as { fields: { __vModel__: string }[] }).fields.map((field) => field.__vModel__)).toEqual(Object.keys(integralConfig.properties));
    const values = { id, sort: 0, status: true, fields: [{ name: 'orderGiveIntegral', title: '', value: '7' }] };
    expect(await server.call('POST', '/admin/platform/system/config/save/form', { body: values })).toMatchObject({ code: 200 });
    expect((await server.call('GET', read)).data).toEqual({ ...entered, orderGiveIntegral: 7 });
    expect((await server.call('GET', '/admin/platform/system/config/info', { query: { formId: String(id) } })).data).toMatchObject({ id: String(id), orderGiveIntegral: '7', integralFreezeNode: 'complete' });
    expect((await server.call('GET', '/admin/platform/system/config/check', { query: { name: 'orderGiveIntegral' } })).data).toBe(true);
  });

  it('keeps a secret sealed, that nobody is told and an empty save leaves', async () => {
    const path = '/admin/platform/operation/smsGateway';
    expect(await server.call('POST', `${path}/save`, { body: { account: 'shop', key: 'nobody-is-told' } })).toMatchObject({ code: 200 });
    expect(await server.call('POST', `${path}/save`, { body: { account: 'shop2', key: '' } })).toMatchObject({ code: 200 });
    expect((await server.call('GET', `${path}/get`)).data).toEqual({ account: 'shop2' });
    expect(JSON.stringify((await server.call('GET', extension.history('operation/smsGateway', 1))).data)).not.toContain('nobody-is-told');
    const { rows: [row] } = await sql<{ key: string }>`select key from operation_sms_gateway`.execute(server.app.sql);
    expect(row!.key).not.toContain('nobody-is-told');
    expect(await setting('operation/smsGateway')).toMatchObject({ account: 'shop2', key: 'nobody-is-told' });
  });
});

describe('a setting of an earlier release', () => {
  const base = '/admin/platform/system';
  const rules = '/admin/platform/retail/store/config/get';
  let database: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    database = await startTestDatabase();
    server = await startTestApp({ database });
  });
  afterAll(async () => {
    await server?.close();
    await database?.stop();
  });

  const number = (name: string, defaultValue: number): FieldDraft => ({ name, label: name, control: 'number', defaultValue, more: { precision: 0 } });
  const choice = (name: string, options: FieldDraft['options']): FieldDraft => ({ name, label: name, control: 'radio', options });
  const text = (name: string): FieldDraft => ({ name, label: name, control: 'input' });

  /** As it stood before: a stored template, values in the store, no row of its own. @returns id of the template */
  async function earlier(table: string, template: string, fields: FieldDraft[], values: Record<string, string>): Promise<number> {
    await sql`delete from ${sql.id(table)}`.execute(server.app.sql);
    expect(await server.call('POST', `${base}/form/temp/save`, { body: { name: template, info: '设置', content: JSON.stringify(makeTemplate(fields, 120)) } })).toMatchObject({ code: 200 });
    const [{ id }] = (await server.call('GET', `${base}/form/temp/list`, { query: { keywords: template } })).data.list;
    const given = Object.entries(values).map(([name, value]) => ({ name, title: name, value }));
    expect(await server.call('POST', `${base}/config/save/form`, { body: { id, sort: 0, status: true, fields: given } })).toMatchObject({ code: 200 });
    return id as number;
  }
  const restart = async () => { for (const app of await Promise.all([startTestApp({ database }), startTestApp({ database })])) await app.close(); };
  const left = async (formId: number) => (await sql<{ name: string }>`select name from system_config where form_id = ${formId} order by name`.execute(server.app.sql)).rows.map(({ name }) => name);
  const templates = async (name: string) => (await server.call('GET', `${base}/form/temp/list`, { query: { keywords: name } })).data.list.map((each: { name: string }) => each.name);

  it('moves with what was stored and what its template began with, once, whoever starts first', async () => {
    const fields = [choice('retailStoreSwitch', [[1, '开启'], [0, '关闭']]), number('retailStoreLine', 200), number('retailStoreBrokerageFirstRatio', 0), text('retailStoreExtractBank')];
    const id = await earlier('distribution_config', '分销配置', fields, { retailStoreSwitch: '0', retailStoreLine: '', retailStoreBrokerageFirstRatio: '15', retailStoreExtractBank: '中国银行,招商银行' });
    await restart();
    expect((await server.call('GET', rules)).data).toMatchObject({ retailStoreSwitch: 0, retailStoreLine: 200, retailStoreBrokerageFirstRatio: 15, retailStoreExtractBank: '中国银行,招商银行', retailStoreBrokerageFreezingTime: 7 });
    expect([await left(id), await templates('分销配置')]).toEqual([[], [`分销配置（旧${id}）`]]);
    expect((await server.call('GET', `${base}/form/temp/name/info`, { query: { name: '分销配置' } })).data.id).not.toBe(id);
    await server.call('POST', '/admin/platform/retail/store/config/save', { body: { ...(await server.call('GET', rules)).data, retailStoreLine: 300 } });
    await restart();
    expect((await server.call('GET', rules)).data).toMatchObject({ retailStoreLine: 300 });
  });

  it('leaves in the store what the rules of today refuse, and what they do not know', async () => {
    const fields = [number('merchantShareFreezeTime', 3), text('guaranteedAmount'), text('ofTheOperators'), text('merchantShareNode')];
    const id = await earlier('finance_merchant_closing', '商户结算设置', fields, { merchantShareFreezeTime: '4', guaranteedAmount: 'viel', ofTheOperators: '自己的', merchantShareNode: 'never' });
    await restart();
    expect((await server.call('GET', '/admin/platform/finance/merchant/closing/config')).data).toMatchObject({ merchantShareFreezeTime: 4, guaranteedAmount: '0.00', merchantShareNode: 'complete' });
    expect([await left(id), await templates('商户结算设置')]).toEqual([['guaranteedAmount', 'merchantShareNode', 'ofTheOperators'], [`商户结算设置（旧${id}）`]]);
  });

  it('is found by its keys where operators renamed the template, under the name that its field has now', async () => {
    const id = await earlier('user_level_rule', '等级的说明', [{ name: 'userLevelRule', label: '规则', control: 'textarea' }], { userLevelRule: '<p>满500升级</p>' });
    await restart();
    expect((await server.call('GET', `${base}/user/level/get/rule`)).data).toBe('<p>满500升级</p>');
    expect([await left(id), await templates('等级的说明')]).toEqual([[], ['等级的说明']]);
  });
});
