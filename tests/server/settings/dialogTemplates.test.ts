/** Dialogs for which other consoles ask a template by name: each is made of its schema, read by our own judge, and submitted to its call. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateJudge } from '../../../src/console/formTemplate/check';
import { formOf } from '../../../src/engine/formTemplate/form';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import { initialValues, submittedValues } from '../../../src/engine/formTemplate/values';
import type { EndpointModel, EntityModel, FieldModel } from '../../../src/engine/model';
import { contract } from '../../../src/server/contract';
import { callEndpoint, endpointOf, rowsOf } from '../walker';
import { startTestApp, type TestApp } from '../helper';

/** A form that another console draws by its name, and where it is submitted. */
interface Dialog {
  name: string;
  entity: EntityModel;
  endpoint: EndpointModel;
  fields: readonly string[];
}

const dialogs = contract.entities.flatMap((entity): Dialog[] => {
  const { form, actions } = entity;
  return [
    ...(form?.template && !entity.single ? [{ name: form.template, entity, endpoint: endpointOf(entity, 'create') ?? endpointOf(entity, 'update')!, fields: form.sections.flatMap(({ inputs }) => inputs.map(({ name }) => name)) }] : []),
    ...actions.flatMap((action) => (action.template === undefined ? [] : [{
      name: action.template, entity, endpoint: entity.endpoints.find(({ name }) => name === action.endpoint)!, fields: action.form!.inputs.map(({ name }) => name),
    }])),
  ];
});

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ contract, config: { demo: 1 } }); });
afterAll(() => server.close());

const asked = (name: string) => server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: encodeURIComponent(name) } });

/** What a person would enter where the template holds nothing yet. */
function entered({ kind, minimum, maxLength, codes, title, name }: FieldModel): unknown {
  if (name === 'phone') return '13612345678';
  switch (kind) {
    case 'text': case 'textarea': return `${title}一`.slice(0, maxLength);
    case 'integer': return minimum ?? 1;
    case 'image': return '/demo/guarantee-return.svg';
    case 'enumeration': return name.startsWith('start') ? codes![1] : name.startsWith('end') ? codes!.at(-1) : codes![0];
    default: throw new Error(`${name}: nothing is entered for ${kind}`);
  }
}

it('names the dialogs of this product', () => {
  expect(dialogs.map(({ name }) => name).sort()).toEqual(['communityClassification', 'communityTopics', '保障服务', '修改商户手机号', '修改复制商品数量', '商户分类', '平台商品编辑', '店铺类型', '秒杀时段'].sort());
});

it.each(dialogs.map((dialog) => [dialog.name, dialog] as const))('%s', async (name, { entity, endpoint, fields }) => {
  const { code, data } = await asked(name);
  expect({ code, name: data?.name }).toEqual({ code: 200, name });
  const form = formOf(readTemplate(data.content), name);
  expect(form.problems).toEqual([]);
  expect(form.fields.map((field) => field.name)).toEqual(fields);

  const start = initialValues(form);
  const values = Object.fromEntries(form.fields.map((field) => [field.name, start[field.name] ?? '']).map(([key, value]) => [key, value === '' ? entered(form.fields.find((field) => field.name === key)!) : value]));
  expect(templateJudge(form)(values).errors).toEqual([]);

  const tab = entity.list?.tabs;
  const list = endpointOf(entity, 'list')!;
  const row = rowsOf(list, (await callEndpoint(server, entity, list, { query: tab ? { [tab.param]: String(tab.default) } : {} })).data)[0]!;
  const body = submittedValues(form, values);
  const answer = await callEndpoint(server, entity, endpoint, { ...(endpoint.id && { id: row[entity.primaryKey] }), values: body });
  expect({ code: answer.code, message: answer.message }).toEqual({ code: 200, message: null });
});

it('refuses by its judge what the schema refuses', async () => {
  const form = formOf(readTemplate((await asked('平台商品编辑')).data.content), '平台商品编辑');
  expect(templateJudge(form)({ ficti: 100_000, rank: 1.5 }).errors.map(({ field }) => field)).toEqual(['ficti', 'rank']);
});

it('lets slots of flash sales be chosen in full hours alone, up to the end of the day', async () => {
  const form = formOf(readTemplate((await asked('秒杀时段')).data.content), '秒杀时段');
  const refused = (startTime: string, endTime: string) => templateJudge(form)({ ...initialValues(form), name: '早场', startTime, endTime }).errors.map(({ field }) => field);
  expect(refused('22:00', '24:00')).toEqual([]);
  expect(refused('08:30', '10:15')).toEqual(['startTime', 'endTime']);
});

it.each([['商户结算设置', '商户结算设置'], ['userlevelConfig', '会员等级配置'], ['积分配置', '积分配置'], ['communityConfig', '社区配置'], ['onePassConfig', '一号通配置']])('%s is the template of a setting, made of its schema', async (name, title) => {
  const { data } = await asked(name);
  expect(data).toMatchObject({ name: title, id: expect.any(Number) });
  expect(formOf(readTemplate(data.content), name).fields.map((field) => field.name)).toEqual(contract.entities.find((entity) => entity.single && entity.title === title)!.form!.sections.flatMap(({ inputs }) => inputs.map((input) => input.name)));
});

it('gives a stored template of the same name its due', async () => {
  const content = JSON.stringify({ fields: [{ __config__: { label: '名称', tag: 'el-input', layout: 'colFormItem' }, __vModel__: 'name' }] });
  await server.call('POST', '/admin/platform/system/form/temp/save', { body: { name: '店铺类型', info: '自定', content } });
  expect((await asked('店铺类型')).data.content).toBe(content);
});

it('申请短信模板, a form that no schema describes', async () => {
  const { code, data } = await asked('申请短信模板');
  expect({ code, name: data?.name, info: data?.info }).toEqual({ code: 200, name: '申请短信模板', info: '添加短信模板' });
  const form = formOf(readTemplate(data.content), data.name);
  expect(form.problems).toEqual([]);
  expect(form.fields.map(({ name, title, required, maxLength }) => [name, title, required, maxLength])).toEqual([['title', '模板名称', true, 30], ['content', '模板内容', true, 500], ['type', '模板类型', true, undefined]]);
  expect(form.fields.at(-1)!.options).toEqual([{ value: 1, title: '验证码' }, { value: 2, title: '通知' }, { value: 3, title: '推广' }]);
  expect(initialValues(form)).toMatchObject({ type: 1 });
});
