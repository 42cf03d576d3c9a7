/** Combined data: rows judged by the form template of their group, over the published calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../../src/engine/formTemplate/make';
import { startTestApp, type TestApp } from '../helper';

const base = '/admin/platform/system/group';
let server: TestApp;
let formId: number;
let gid: number;

beforeAll(async () => {
  server = await startTestApp({ config: { strict: true } });
  const template = makeTemplate([
    { name: 'title', label: '标题', control: 'input', required: true, rules: [{ pattern: '/^[^<]+$/', message: '标题不能有标签' }] },
    { name: 'pic', label: '图片', control: 'selfUpload' }, { name: 'days', label: '星期', control: 'checkbox', options: [[1, '周一'], [2, '周二']], defaultValue: [] },
  ]);
  formId = (await server.call('POST', '/admin/platform/system/form/temp/save', { body: { name: '公告', info: '公告', content: JSON.stringify(template) } })).data.id;
  gid = (await group({ name: '公告', info: '首页公告', formId: String(formId) })).data.id;
});
afterAll(() => server.close());

const group = (query: Record<string, string>) => server.call('POST', `${base}/save`, { query });
type Form = { id?: number; sort?: unknown; status?: unknown; fields?: unknown };
const fields = (values: Record<string, unknown>) => Object.entries(values).map(([name, value]) => ({ name, title: name, value }));
const save = (form: Form, to = gid) => server.call('POST', `${base}/data/save`, { body: { gid: to, form: { id: formId, sort: 1, status: true, ...form } } });
const update = (id: number, form: Form) => server.call('POST', `${base}/data/update`, { query: { id: String(id) }, body: { gid, form: { id: formId, sort: 1, status: true, ...form } } });
const info = async (id: number) => (await server.call('GET', `${base}/data/info`, { query: { id: String(id) } })).data;
const list = async (query: Record<string, string> = {}) => (await server.call('GET', `${base}/data/list`, { query: { gid: String(gid), ...query } })).data.list as { id: number; value: string; sort: number; status: boolean }[];

it('keeps a row as the interface prints it, and reads it back', async () => {
  const { code, data: { id } } = await save({ sort: 3, fields: fields({ title: '开业', pic: 'http://localhost:80/uploads/a.png', days: [2, 1] }) });
  expect(code).toBe(200);
  const row = await info(id);
  expect(row).toMatchObject({ id, gid, sort: 3, status: true });
  expect(JSON.parse(row.value)).toEqual({
    id: formId, sort: 3, status: true,
    fields: [{ name: 'title', title: '标题', value: '开业' }, { name: 'pic', title: '图片', value: '/uploads/a.png' }, { name: 'days', title: '星期', value: '1,2' }],
  });
  expect(await update(id, { status: false, fields: fields({ title: '打烊' }) })).toMatchObject({ code: 200 });
  expect(await info(id)).toMatchObject({ sort: 1, status: false, value: expect.stringContaining('打烊') });
});

describe('refuses', () => {
  it.each<[string, Form, string]>([
    ['an empty required field', { fields: fields({ title: '' }) }, '请输入标题'],
    ['a broken pattern', { fields: fields({ title: '<b>' }) }, '标题不能有标签'],
    ['a choice that is not offered', { fields: fields({ title: '甲', days: '3' }) }, '星期不在可选范围内'],
    ['a key that the template does not have', { fields: fields({ title: '甲', more: '1' }) }, '不支持的参数：more'],
    ['fields that are none', { fields: [{ value: 1 }] }, '表单数据格式不正确'],
    ['no fields at all', { fields: undefined }, '表单数据格式不正确'],
    ['an order below one', { sort: 0, fields: fields({ title: '甲' }) }, '排序应在1到9999之间'],
    ['a status that is none', { status: 'vielleicht', fields: fields({ title: '甲' }) }, '状态格式不正确'],
  ])('%s', async (_what, form, message) => {
    expect(await save(form)).toMatchObject({ code: 400, message });
  });

  it('a group that is not there, and a template that is not', async () => {
    expect(await save({ fields: fields({ title: '甲' }) }, 999_999)).toMatchObject({ code: 404, message: '数据组不存在' });
    expect(await group({ name: '无表单', info: '无', formId: '999999' })).toMatchObject({ code: 400 });
  });
});

it('lists by order, status and group, and takes rows away with their group', async () => {
  const own = (await group({ name: '次序', info: '次序', formId: String(formId) })).data.id as number;
  for (const [sort, status, title] of [[2, true, '乙'], [1, false, '甲'], [2, true, '丙']] as const) await save({ sort, status, fields: fields({ title }) }, own);
  const titles = async (query: Record<string, string> = {}) => (await list({ gid: String(own), ...query })).map(({ value }) => JSON.parse(value).fields[0].value);
  expect(await titles()).toEqual(['甲', '乙', '丙']);
  expect(await titles({ status: '1' })).toEqual(['乙', '丙']);
  expect(await titles({ status: 'false' })).toEqual(['甲']);
  expect(await server.call('GET', `${base}/delete`, { query: { id: String(own) } })).toMatchObject({ code: 200 });
  expect(await titles()).toEqual([]);
});

it('deletes a row, by the published GET too', async () => {
  const { data: { id } } = await save({ fields: fields({ title: '去' }) });
  expect(await server.call('GET', `${base}/data/delete`, { query: { id: String(id) } })).toMatchObject({ code: 200 });
  expect(await server.call('GET', `${base}/data/info`, { query: { id: String(id) } })).toMatchObject({ code: 404 });
});
