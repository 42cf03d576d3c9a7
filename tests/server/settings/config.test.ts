/** The configuration store over its calls: judged again, replaced as a whole, secrets written and never read. */
import { readSecret } from '../../../src/server/configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../../src/engine/formTemplate/make';
import type { HistoryEntry, SettingState } from '../../../src/engine/extension/paths';
import type { JsonObject } from '../../../src/engine/json';
import { startTestApp, type TestApp } from '../helper';

const config = '/admin/platform/system/config';
const own = '/console/config';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

type Values = Record<string, unknown>;
let made = 0;
/** A template of its own for every test. */
async function template(fields: Parameters<typeof makeTemplate>[0]): Promise<number> {
  made += 1;
  const { code, data } = await server.call('POST', '/admin/platform/system/form/temp/save', { body: { name: `试用${made}`, info: '试用', content: JSON.stringify(makeTemplate(fields)) } });
  expect(code).toBe(200);
  return data.id;
}
const change = (id: number, fields: Parameters<typeof makeTemplate>[0]) =>
  server.call('POST', '/admin/platform/system/form/temp/update', { query: { id: String(id) }, body: { name: `改${id}`, info: '改', content: JSON.stringify(makeTemplate(fields)) } });
const save = (id: number, values: Values) =>
  server.call('POST', `${config}/save/form`, { body: { id, sort: 0, status: true, fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })) } });
const info = async (formId: number) => (await server.call('GET', `${config}/info`, { query: { formId: String(formId) } })).data as Values;
const states = async (formId: number) => (await server.call('GET', `${own}/state`, { query: { formId: String(formId) } })).data as SettingState[];
const history = async (formId: number, name: string) => (await server.call('GET', `${own}/history`, { query: { formId: String(formId), name } })).data as HistoryEntry[];

const options = [['h5', 'H5链接'], ['hotline', '电话']] as const;

describe('judges again what the template asks for', () => {
  const look = '/^(?=.*\\d)[a-z\\d]+$/';
  it.each<[string, JsonObject & { name?: never }, unknown, string | undefined]>([
    ['a required text left empty', { control: 'input', required: true }, '', '请输入甲'],
    ['a required choice without placeholder', { control: 'radio', required: true, options: options as never }, '', '甲不能为空'],
    ['required boxes, none ticked', { control: 'checkbox', required: true, options: [[1, '一'], [2, '二']], defaultValue: [] }, '', '请至少选择一个甲'],
    ['a code that is offered', { control: 'radio', options: options as never }, 'hotline', undefined],
    ['a code that is not', { control: 'radio', options: options as never }, 'fax', '甲不在可选范围内'],
    ['a pattern that matches', { control: 'input', rules: [{ pattern: '/^1\\d{10}$/', message: '手机号不对' }] }, '13800138000', undefined],
    ['a pattern that does not', { control: 'input', rules: [{ pattern: '/^1\\d{10}$/', message: '手机号不对' }] }, '23800138000', '手机号不对'],
    ['the second of two patterns', { control: 'input', rules: [{ pattern: '/^a/', message: '以a开头' }, { pattern: '/z$/', message: '以z结尾' }] }, 'abc', '以z结尾'],
    ['an optional text without its pattern', { control: 'input', rules: [{ pattern: '/^1\\d{10}$/', message: '手机号不对' }] }, '', undefined],
    ['a look-around that matches', { control: 'input', rules: [{ pattern: look, message: '须有数字' }] }, 'abc1', undefined],
    ['a look-around that does not', { control: 'input', rules: [{ pattern: look, message: '须有数字' }] }, 'abc', '须有数字'],
    ['a number above its limit', { control: 'number', more: { min: 3, max: 10 } }, '11', '甲应在3到10之间'],
    ['what is no number', { control: 'number' }, 'viel', '甲格式不正确'],
    ['a number without a precision', { control: 'number' }, '12.5', undefined],
    ['a number of whole ones', { control: 'number', more: { precision: 0 } }, '12.5', '甲必须是整数'],
    ['a required text that nobody can enter', { control: 'input', required: true, more: { disabled: true } }, '', undefined],
    ['a required text that can only be read', { control: 'input', required: true, more: { readonly: true } }, '', undefined],
    ['a required upload, which cannot be disabled', { control: 'selfUpload', required: true, more: { disabled: true } }, '', '甲不能为空'],
    ['a text that is too long', { control: 'input', more: { maxlength: 3 } }, '一二三四', '甲不能超过3个字符'],
  ])('%s', async (_what, field, value, message) => {
    const id = await template([{ name: 'a', label: '甲', ...field } as never]);
    const answer = await save(id, { a: value });
    if (message === undefined) expect(answer).toMatchObject({ code: 200, data: null });
    else expect(answer).toMatchObject({ code: 400, message, data: { errors: [{ field: 'a', message }] } });
  });

  it('reports a pattern that does not come to an end, and goes on answering meanwhile', async () => {
    const id = await template([{ name: 'a', label: '甲', control: 'input', rules: [{ pattern: '/^(?=a)(a+)+$/', message: '格式不对' }] }]);
    const [answer, health] = await Promise.all([save(id, { a: `${'a'.repeat(200)}!` }), server.app.inject('/healthz')]);
    expect(answer).toMatchObject({ code: 400, data: { errors: [{ field: 'a', message: expect.stringMatching(/^格式不对（校验规则执行超时/) }] } });
    expect(health.statusCode).toBe(200);
    expect(await states(id)).toEqual([{ name: 'a', title: '甲', secret: false, stored: false }]);
  });

  it('refuses keys that the template does not have', async () => {
    const id = await template([{ name: 'a', label: '甲', control: 'input' }]);
    expect(await save(id, { a: '1', b: '2' })).toMatchObject({ code: 400, message: '不支持的参数：b' });
  });

  it('answers what the template begins with until it is saved, secrets left out', async () => {
    const id = await template([
      { name: 'a', label: '甲', control: 'input', defaultValue: '限时秒杀' }, { name: 'b', label: '乙', control: 'number', defaultValue: 6 }, { name: 'c', label: '丙', control: 'selfUpload' },
      { name: 'd', label: '丁', control: 'password', defaultValue: 'secret' }, { name: 'e', label: '戊', control: 'switch', defaultValue: 'true', more: { 'active-value': 'true', 'inactive-value': 'false' } },
    ]);
    expect(await info(id)).toEqual({ a: '限时秒杀', b: '6', c: '', e: 'true', id: String(id) });
    await save(id, { a: '', b: 8 });
    expect(await info(id)).toMatchObject({ a: '', b: '8', id: String(id) });
  });

  it('answers an unknown template with its code', async () => {
    expect(await save(999_999, { a: '1' })).toMatchObject({ code: 7101 });
    expect(await server.call('GET', `${config}/info`, { query: { formId: '999999' } })).toMatchObject({ code: 7101 });
  });
});

it.each<[string, Parameters<typeof makeTemplate>[0][number], unknown, string]>([
  ['a list comma-joined, in the order of its options', { name: 'a', label: '甲', control: 'checkbox', options: [[1, '一'], [2, '二']], defaultValue: [] }, [2, 1], '1,2'],
  ['a comma list as it is', { name: 'a', label: '甲', control: 'checkbox', options: [[1, '一'], [2, '二']], defaultValue: [] }, '1,2', '1,2'],
  ['a switch as the value of its position', { name: 'a', label: '甲', control: 'switch' }, true, '1'],
  ['a number as text', { name: 'a', label: '甲', control: 'number' }, 5, '5'],
  ['a picture without our own address', { name: 'a', label: '甲', control: 'selfUpload' }, 'http://localhost:80/uploads/a.png', '/uploads/a.png'],
  ['a picture elsewhere with its own', { name: 'a', label: '甲', control: 'selfUpload' }, 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
])('keeps %s', async (_what, field, value, text) => {
  const id = await template([field]);
  expect(await save(id, { a: value })).toMatchObject({ code: 200 });
  expect(await info(id)).toEqual({ a: text, id: String(id) });
});

it('replaces all values of a template, and only of that one', async () => {
  const [one, other] = [await template([{ name: 'a', label: '甲', control: 'input' }, { name: 'b', label: '乙', control: 'input' }]), await template([{ name: 'a', label: '甲', control: 'input' }])];
  await save(one, { a: '1', b: '2' });
  await save(other, { a: '9' });
  await save(one, { a: '3' });
  expect(await info(one)).toEqual({ a: '3', b: '', id: String(one) });
  await change(one, [{ name: 'c', label: '丙', control: 'input' }]);
  await save(one, { c: '4' });
  expect(await info(one)).toEqual({ c: '4', id: String(one) });
  expect(await info(other)).toEqual({ a: '9', id: String(other) });
});

it('keeps nothing of a save of which a part is refused', async () => {
  const id = await template([{ name: 'a', label: '甲', control: 'input' }, { name: 'b', label: '乙', control: 'input', required: true }]);
  expect(await save(id, { a: '1', b: '' })).toMatchObject({ code: 400 });
  expect(await info(id)).toEqual({ a: '', b: '', id: String(id) });
});

it('lets two who save at once both come through', async () => {
  const id = await template([{ name: 'a', label: '甲', control: 'input' }]);
  const answers = await Promise.all(['1', '2', '3'].map((a) => save(id, { a })));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(['1', '2', '3']).toContain((await info(id)).a);
});

describe('a secret', () => {
  const fields = [{ name: 'appid', label: 'AppID', control: 'input' }, { name: 'key', label: '密钥', control: 'password', required: true }] as const;

  it('is never answered, stays when left empty, satisfies `required`, and is cleared by its own call', async () => {
    const id = await template(fields);
    expect(await save(id, { appid: 'wx1', key: '' })).toMatchObject({ code: 400, message: '请输入密钥' });
    expect(await save(id, { appid: 'wx1', key: 'top-secret-1' })).toMatchObject({ code: 200 });
    expect(await info(id)).toEqual({ appid: 'wx1', id: String(id) });
    expect((await states(id)).find(({ name }) => name === 'key')).toEqual({ name: 'key', title: '密钥', secret: true, stored: true });
    expect(await save(id, { appid: 'wx2', key: '' })).toMatchObject({ code: 200 });
    expect(await save(id, { appid: 'wx3' })).toMatchObject({ code: 200 });
    expect(await readSecret(server.app.sql, server.app.vault, 'key')).toBe('top-secret-1');
    expect(await server.call('POST', `${own}/clear`, { body: { formId: id, name: 'key' } })).toMatchObject({ code: 200 });
    expect((await states(id)).find(({ name }) => name === 'key')).toMatchObject({ stored: false });
    expect(await save(id, { appid: 'wx4' })).toMatchObject({ code: 400, message: '请输入密钥' });
  });

  it('stays one when its template shows it openly', async () => {
    const id = await template(fields);
    await save(id, { appid: 'wx1', key: 'top-secret-2' });
    await change(id, [{ name: 'key', label: '密钥', control: 'input' }]);
    expect(await info(id)).not.toHaveProperty('key');
    expect(await save(id, { key: '' })).toMatchObject({ code: 200 });
    expect((await states(id))[0]).toMatchObject({ secret: true, stored: true });
    await save(id, { key: 'open now' });
    expect(await info(id)).toMatchObject({ key: 'open now' });
  });

  it('is one by its key too', async () => {
    const id = await template([{ name: 'ali_pay_private_key', label: '应用私钥', control: 'textarea' }]);
    await save(id, { ali_pay_private_key: 'MIIE\nprivate' });
    expect(await info(id)).toEqual({ id: String(id) });
  });

  it('stands masked in every history and log', async () => {
    const id = await template(fields);
    await save(id, { appid: 'wx1', key: 'hidden-secret-1' });
    await save(id, { appid: 'wx1', key: 'hidden-secret-2' });
    expect((await history(id, 'key')).map(({ kind, changes }) => [kind, changes.filter(({ field }) => field === 'secret')])).toEqual([
      ['UPDATE', [{ field: 'secret', before: '******', after: '******' }]], ['ADD', [{ field: 'secret', before: null, after: '******' }]],
    ]);
    expect(await save(id, { appid: '', key: 'hidden-secret-3'.repeat(2_000) })).toMatchObject({ code: 400 });
    const log = await server.app.sql.selectFrom('operation_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('hidden-secret');
  });
});

it('tells the history of a key, its clearing included', async () => {
  const id = await template([{ name: 'a', label: '甲', control: 'input' }]);
  for (const a of ['一', '一', '二']) await save(id, { a });
  await server.call('POST', `${own}/clear`, { body: { formId: id, name: 'a' } });
  expect((await history(id, 'a')).map(({ title, account, changes }) => [title, account, changes.filter(({ field }) => field === 'value').map(({ before, after }) => [before, after])])).toEqual([
    ['清除配置', 'admin', [['二', '']]], ['保存配置', 'admin', [['一', '二']]], ['保存配置', 'admin', [[null, '一']]],
  ]);
});

it('updates single keys in a list, judged by the same template', async () => {
  const id = await template([{ name: 'a', label: '甲', control: 'input', required: true }, { name: 'b', label: '乙', control: 'input', required: true }]);
  await save(id, { a: '1', b: '2' });
  const update = (rows: object[]) => server.call('POST', `${config}/update`, { body: rows });
  expect(await update([{ id: 1, name: 'b', title: '乙', formId: id, value: '3', status: true }])).toMatchObject({ code: 200 });
  expect(await info(id)).toEqual({ a: '1', b: '3', id: String(id) });
  expect(await update([{ name: 'b', formId: id, value: '' }])).toMatchObject({ code: 400, message: '请输入乙' });
  expect(await update([{ name: 'b', formId: id, value: '4' }, { name: 'a', formId: id + 1, value: '5' }])).toMatchObject({ code: 400 });
  expect(await update([])).toMatchObject({ code: 400 });
});

it('says whether a key is there', async () => {
  const id = await template([{ name: 'only_here', label: '甲', control: 'input' }]);
  const check = async () => (await server.call('GET', `${config}/check`, { query: { name: 'only_here' } })).data;
  expect(await check()).toBe(false);
  await save(id, { only_here: '1' });
  expect(await check()).toBe(true);
});

describe('the site', () => {
  const pictures = async () => (await server.call('GET', '/admin/platform/getLoginPic', { token: null })).data;
  const named = async (name: string) => (await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name } })).data.id as number;

  it('shows what the settings say', async () => {
    expect(await pictures()).toMatchObject({ siteName: '多商户商城平台', loginLogo: '' });
    expect(await save(await named('基础配置'), {
      site_name: '花市', site_url: 'https://m.example.com/', api_url: 'https://api.example.com', news_slides_limit: '5',
      site_logo_login: '/uploads/login.png', admin_login_bg_pic: '/uploads/back.png', admin_login_left_logo: '/uploads/left.png', site_logo_lefttop: '/uploads/large.png', site_logo_square: '/uploads/small.png',
    })).toMatchObject({ code: 200 });
    expect(await save(await named('商户端配置'), { mer_site_url: 'https://mer.example.com' })).toMatchObject({ code: 200 });
    expect(await pictures()).toEqual({ siteName: '花市', loginLogo: '/uploads/login.png', backgroundImage: '/uploads/back.png', leftLogo: '/uploads/left.png' });
    expect((await server.call('GET', '/publicly/config/get/front/domain', { token: null })).data).toBe('https://m.example.com');
    expect((await server.call('POST', '/admin/platform/login', { token: null, body: { account: 'admin', pwd: 'admin-password-1' } })).data)
      .toMatchObject({ leftTopLogo: '/uploads/large.png', leftSquareLogo: '/uploads/small.png', merSiteUrl: 'https://mer.example.com' });
  });
});
