/** Form templates over the published calls: kept letter for letter, judged before they are kept. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../../src/engine/formTemplate/make';
import { startTestApp, type TestApp } from '../helper';

const base = '/admin/platform/system/form/temp';
const field = { __config__: { label: '版本号', tag: 'el-input', layout: 'colFormItem' }, __vModel__: 'version' };
const content = JSON.stringify({ zeta: 1, fields: [{ ...field, unheardOf: { deep: [1, null] } }], alpha: '未知属性' });

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server.close());

const save = (body: object) => server.call('POST', `${base}/save`, { body });
async function saved(name: string): Promise<{ id: number }> {
  const { code, data } = await save({ name, info: '说明', content });
  expect(code).toBe(200);
  return data;
}

it('keeps a template letter for letter, by id and by name', async () => {
  const { id } = await saved('应用升级 & 说明');
  const record = { id, name: '应用升级 & 说明', info: '说明', content };
  expect(await server.call('GET', `${base}/info`, { query: { id: String(id) } })).toMatchObject({ code: 200, data: record });
  expect(await server.call('GET', `${base}/name/info`, { query: { name: '应用升级 & 说明' } })).toMatchObject({ code: 200, data: record });
});

it('changes one whose id stands in the query', async () => {
  const { id } = await saved('改前');
  const changed = JSON.stringify(makeTemplate([{ name: 'a', label: '甲', control: 'number' }]));
  expect(await server.call('POST', `${base}/update`, { query: { id: String(id) }, body: { name: '改后', info: '新说明', content: changed } })).toMatchObject({ code: 200 });
  expect((await server.call('GET', `${base}/info`, { query: { id: String(id) } })).data).toMatchObject({ name: '改后', info: '新说明', content: changed });
});

describe('searches by id, name and description', () => {
  it.each([
    ['part of a name', '甲乙丙', 1], ['part of a description', '丁戊', 1], ['nothing of the kind', '寅卯', 0],
  ])('%s', async (_what, keywords, total) => {
    if ((await server.call('GET', `${base}/list`, { query: { keywords: '甲乙丙' } })).data.total === 0) await save({ name: '甲乙丙丁', info: '丙丁戊己', content });
    expect((await server.call('GET', `${base}/list`, { query: { keywords, page: '1', limit: '10' } })).data).toMatchObject({ total, limit: 10 });
  });

  it('a whole id', async () => {
    const { id } = await saved('以编号查找');
    const { list } = (await server.call('GET', `${base}/list`, { query: { keywords: String(id) } })).data;
    expect(list.map((one: { id: number }) => one.id)).toContain(id);
  });
});

describe('refuses', () => {
  const layout = (part: object) => JSON.stringify({ fields: [field, { __config__: { label: '甲', tag: 'el-input', ...part } }] });
  it.each([
    ['what is no JSON', '{"fields": [', 7102, /^不是有效的JSON/],
    ['a list', '[]', 7102, /^表单内容应为一个对象$/],
    ['no fields', '{}', 7102, /^fields：表单内容缺少 fields$/],
    ['an empty form', '{"fields":[]}', 7102, /^表单配置数据不能为空$/],
    ['a missing layout', layout({}), 7102, /^fields\[1\]：组件缺少布局 layout$/],
    ['a layout of its own', layout({ layout: 'gridFormItem' }), 7102, /^fields\[1\]：不支持的布局：gridFormItem$/],
    ['one name twice, within a row too', JSON.stringify({ fields: [field, { __config__: { layout: 'rowFormItem', children: [field] } }] }), 7102, /^fields\[1\]\.children\[0\]：字段名 version 重复，另一处在 fields\[0\]$/],
    ['no content', '', 400, /^表单配置数据不能为空$/],
  ])('%s', async (what, text, code, message) => {
    const answer = await save({ name: `拒绝：${what}`, info: '说明', content: text });
    expect(answer).toMatchObject({ code, message: expect.stringMatching(message), data: { errors: [{ field: 'content' }] } });
  });

  it('a name that is taken, by its own code', async () => {
    await saved('唯一');
    expect(await save({ name: '唯一 ', info: '说明', content })).toMatchObject({ code: 7103, message: '表单名称已存在' });
  });

  it.each([['info', { id: '999999' }], ['name/info', { name: '没有这个' }]])('an unknown one (%s)', async (path, query) => {
    expect(await server.call('GET', `${base}/${path}`, { query })).toMatchObject({ code: 7101, message: '表单模板不存在' });
  });

  it.each(['info', 'name/info'])('to guess without a key (%s)', async (path) => {
    expect(await server.call('GET', `${base}/${path}`)).toMatchObject({ code: 400 });
  });
});

describe('where it is used', () => {
  const usesOf = async (id: number) => (await server.call('GET', '/console/form-template/uses', { query: { id: String(id) } })).data;

  it('a new one is used nowhere, and one that is not there neither', async () => {
    expect(await usesOf((await saved('无人使用')).id)).toEqual([]);
    expect(await usesOf(987_654)).toEqual([]);
  });

  it('by a page under its name', async () => {
    const [{ id }] = (await server.call('GET', `${base}/list`, { query: { keywords: '页面装修' } })).data.list;
    expect(await usesOf(id)).toEqual([{ entity: null, recordId: null, name: '/page/design', fieldTitle: '按名称读取' }]);
  });

  it('by setting tabs under its name, by data groups by reference, by the interface under its id', async () => {
    expect(await usesOf(84)).toEqual([
      { entity: null, recordId: null, name: '固定编号 84', fieldTitle: '按编号读取' },
      { entity: 'operation/configCategory', recordId: expect.any(String), name: '公众号配置', fieldTitle: '扩展字段' },
    ]);
    const { id } = await saved('试用组合');
    await server.call('POST', '/admin/platform/system/group/save', { query: { name: '试用', info: '试用', formId: String(id) } });
    expect(await usesOf(id)).toEqual([{ entity: 'operation/group', recordId: expect.any(String), name: '试用', fieldTitle: '表单数据ID' }]);
  });
});
