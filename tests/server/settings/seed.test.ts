/** What ships: every tab of the settings with its template, once and for all. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../src/engine/formTemplate/form';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import { startTestApp, startTestDatabase, type TestApp, type TestDatabase } from '../helper';

const base = '/admin/platform/system/form/temp';
let database: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  database = await startTestDatabase();
  server = await startTestApp({ database });
});
afterAll(async () => {
  await server.close();
  await database.stop();
});

interface Tab { id: number; name: string; url: string; extra: string; child: Tab[] }
const tabs = async (): Promise<Tab[]> => (await server.call('GET', '/admin/platform/category/list/tree', { query: { type: '6', status: '1' } })).data;
const named = async (name: string) => (await server.call('GET', `${base}/name/info`, { query: { name } })).data as { id: number; content: string };

it('gives every tab of the settings its address', async () => {
  expect((await tabs()).map(({ url, name }) => [url, name])).toEqual([
    ['shop_tabs', '商城设置'], ['pay_tabs', '支付设置'], ['smallapp', '小程序配置'], ['wechat', '公众号配置'],
    ['wechat_open_app', 'APP配置'], ['app_version', 'APP升级配置'], ['pc_config', 'PC基础配置'],
  ]);
});

it('puts a template without mistakes behind every tab', async () => {
  const leaves = (await tabs()).flatMap((tab) => (tab.child.length > 0 ? tab.child : [tab]));
  expect(leaves).toHaveLength(23);
  for (const { name, extra } of leaves) {
    const form = formOf(readTemplate((await named(extra)).content), name);
    expect(form.problems, name).toEqual([]);
    expect(form.fields.length, name).toBeGreaterThan(0);
  }
});

describe('asks for what the sheet asks for', () => {
  it.each([
    ['基础配置', ['site_name', 'site_url', 'api_url']],
    ['上传配置', ['uploadType', 'image_ext_str', 'image_max_size', 'file_ext_str', 'file_max_size']],
    ['微信支付', ['pay_weixin_open']],
    ['公众号配置', ['wechat_appid', 'wechat_appsecret']],
    ['京东云', []],
    ['商户结算设置', ['guaranteedAmount', 'transferMinAmount', 'transferMaxAmount', 'merchantShareNode', 'merchantShareFreezeTime']],
  ])('in %s', async (name, required) => {
    const { fields } = formOf(readTemplate((await named(name)).content), name);
    expect(fields.filter((field) => field.required).map((field) => field.name)).toEqual(required);
  });
});

it('keeps the ids that the interface names, and leaves room below 101', async () => {
  expect(await named('公众号配置')).toMatchObject({ id: 84 });
  expect(await named('秒杀样式配置')).toMatchObject({ id: 86 });
  expect((await named('基础配置')).id).toBe(101);
});

it('gives the groups of combined data that the shop knows their ids', async () => {
  const { list } = (await server.call('GET', '/admin/platform/system/group/list')).data as { list: { id: number; name: string; formId: number }[] };
  expect(list.map(({ id, name }) => [id, name])).toEqual([
    [1, '首页轮播图'], [2, '首页导航'], [3, '热门搜索'], [4, '充值套餐'], [5, '个人中心菜单'], [7, '个人中心轮播图'], [10, '推广海报'], [13, '订单状态图'], [14, '底部导航'], [15, '开屏广告'],
    [16, 'PC经营理念'], [17, 'PC模块链接'], [18, 'PC底部二维码'], [19, 'PC友情链接'], [20, 'PC首页广告'], [21, 'PC首页banner'], [22, 'PC顶部菜单'],
  ]);
  for (const { name, formId } of list) expect((await named(name)).id).toBe(formId);
});

/** Precision of each number of a template; what the operators wrote themselves is a note. */
async function precisions(name: string) {
  const { fields } = JSON.parse((await named(name)).content) as { fields: { __vModel__: string; step?: number; precision?: number | null; __config__: { tipsDesc: string } }[] };
  return fields.filter(({ step }) => step !== undefined).map(({ __vModel__, precision, __config__ }) => [__vModel__, precision ?? null, __config__.tipsDesc] as const);
}

/** As it was stored by an earlier release, and with a note of an operator. */
async function withoutPrecision(name: string): Promise<void> {
  const { id, content } = await named(name);
  const template = JSON.parse(content) as { fields: { step?: number; precision?: number | null; __config__: { tipsDesc: string } }[] };
  for (const field of template.fields) if (field.step !== undefined) Object.assign(field, { precision: null, __config__: { ...field.__config__, tipsDesc: '改过' } });
  expect(await server.call('POST', `${base}/update`, { query: { id: String(id) }, body: { name, info: '旧的', content: JSON.stringify(template) } })).toMatchObject({ code: 200 });
}

it('keeps numbers whole that an earlier release shipped without a precision, once', async () => {
  const shipped = '订单配置';
  const whole = await precisions(shipped);
  expect(whole.some(([, precision]) => precision === 0)).toBe(true);
  const changed = (precision: (kept: number | null) => number | null) => whole.map(([field, kept]) => [field, precision(kept), '改过']);
  await withoutPrecision(shipped);
  await (await startTestApp({ database })).close();
  expect(await precisions(shipped)).toEqual(changed(() => null));
  await sql`update schema_state set value = jsonb_build_object('shipped', (value -> 'shipped') - ${`precision:${shipped}`}::text) where name = 'settings'`.execute(server.app.sql);
  await (await startTestApp({ database })).close();
  expect(await precisions(shipped)).toEqual(changed((kept) => kept));
});

/** The template of 上传配置 without some of its fields. */
async function without(...names: string[]) {
  const { id, content } = await named('上传配置');
  const template = JSON.parse(content) as { fields: { __vModel__: string }[] };
  template.fields = template.fields.filter((item) => !names.includes(item.__vModel__));
  expect(await server.call('POST', `${base}/update`, { query: { id: String(id) }, body: { name: '上传配置', info: '规则', content: JSON.stringify(template) } })).toMatchObject({ code: 200 });
}

it('leaves alone what operators changed, and brings what a later release adds', async () => {
  await without('image_max_size', 'file_is_save');
  await sql`update schema_state set value = jsonb_build_object('shipped', (value -> 'shipped') - 'field:上传配置:file_is_save') where name = 'settings'`.execute(server.app.sql);
  const before = (await server.call('GET', `${base}/list`)).data.total as number;
  const { id, content } = await named('余额支付');
  await server.call('POST', `${base}/update`, { query: { id: String(id) }, body: { name: '会员余额', info: '改过', content } });
  const gone = (await tabs()).find(({ url }) => url === 'app_version')!;
  expect(await server.call('POST', `/admin/platform/category/delete/${gone.id}`)).toMatchObject({ code: 200 });
  const again = await startTestApp({ database });
  expect((await again.call('GET', `${base}/list`)).data.total).toBe(before);
  expect(await again.call('GET', `${base}/name/info`, { query: { name: '余额支付' } })).toMatchObject({ code: 7101 });
  expect((await again.call('GET', '/admin/platform/category/list/tree', { query: { type: '6', status: '1' } })).data).toHaveLength(6);
  const { fields, problems } = formOf(readTemplate((await named('上传配置')).content), '上传配置');
  expect(problems).toEqual([]);
  expect([fields.at(-1)!.name, fields.some(({ name }) => name === 'image_max_size'), fields.length]).toEqual(['file_is_save', false, 6]);
  await again.close();
});
