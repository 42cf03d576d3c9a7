/** Calls of the configuration store (contract "system-settings"; settings sheet). */
import type { FastifyInstance } from 'fastify';
import { extension, type SettingState } from '../../../engine/extension/paths';
import type { TemplateForm } from '../../../engine/formTemplate/form';
import { initialValues, storedText } from '../../../engine/formTemplate/values';
import { type Call, type CallInput, defineCall } from '../../calls/define';
import type { Caller } from '../../calls/caller';
import { invalid } from '../../refusal';
import { actorOf } from '../../resources/call';
import type { House } from '../../resources/types';
import type { Shape } from '../../calls/shape';
import { seenOf, tellSeen } from '../../resources/seen';
import { type GivenField, givenField, givenValues } from './given';
import { paymentCalls } from './paymentCalls';
import { openSettings } from './store';
import { usesOfTemplate } from './uses';

const tag = '系统配置';
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const name = { type: 'string', minLength: 1, maxLength: 200, title: '字段名称' } as const;
const one = { properties: { formId: { ...id, title: '表单id' }, name }, required: ['formId', 'name'] } as const;
const form = { properties: { formId: { ...id, title: '表单id' } }, required: ['formId'] } as const;

/** Bytes of all values of a form together, its rich texts included. */
const maxBytes = 2 * 1024 * 1024;
const maxItems = 500;

const whole = {
  properties: {
    id: { ...id, title: '表单名称' }, sort: { type: ['integer', 'null'], title: '排序' }, status: { type: ['boolean', 'null'], title: '状态' },
    fields: { type: 'array', minItems: 1, maxItems, maxBytes, items: givenField, title: '字段值列表' },
  },
  required: ['id', 'fields'],
} as const satisfies Shape;
const row = {
  type: 'object',
  properties: { ...givenField.properties, id: { title: '配置id' }, formId: { ...id, title: '表单id' }, status: { type: ['boolean', 'null'], title: '是否隐藏' } },
  required: ['name', 'formId'],
} as const;

/** Which values are secrets, only the template knows; the log holds the others as changes of their own. */
const secrets = ['value'];

/** What each key says while nobody has saved it; secrets are never answered, nor what was one when it was saved. */
function beginning(form: TemplateForm, states: readonly SettingState[]): Record<string, string> {
  const [values, secret] = [initialValues(form), new Set(states.filter((state) => state.secret).map(({ name }) => name))];
  return Object.fromEntries(form.fields.filter(({ name }) => !secret.has(name)).map((field) => [field.name, storedText(field, values[field.name])]));
}

/** The whole section is for role admin (settings sheet). */
export function calls(app: FastifyInstance, house: House): void {
  const settings = openSettings(house);
  if (!settings) return;
  app.capabilities.settings = true;
  paymentCalls(app, house, settings);
  const define = <const Query extends Shape, const Body extends Shape>(call: Omit<Call<`${string}:${string}`, Query, Body>, 'tag' | 'adminOnly'>) => defineCall(app, { ...call, tag, adminOnly: true });
  const formOf = ({ query }: { query: { formId: number } }) => query.formId;

  const given = async (input: Pick<CallInput<Caller>, 'request' | 'reply'>, formId: number, fields: readonly GivenField[]) => givenValues(input, await settings.form(formId), fields);

  define({
    method: 'GET', path: '/admin/platform/system/config/info', permission: 'platform:system:config:info', title: '系统配置详情', query: form,
    answer: { type: 'object', additionalProperties: { type: 'string' } },
    handler: async (input) => {
      // Before the values: what changes between the two is then found out, never overlooked.
      tellSeen(input, { settings: await settings.stamp(formOf(input)) });
      const formId = formOf(input);
      return { ...beginning(await settings.form(formId), await settings.state(formId)), ...await settings.info(formId), id: String(formId) };
    },
  });
  define({
    method: 'GET', path: '/admin/platform/system/config/check', permission: 'platform:system:config:check', title: '检测配置是否存在',
    query: { properties: { name }, required: ['name'] }, answer: { type: 'boolean' },
    handler: ({ query }) => settings.exists(query.name),
  });
  define({
    method: 'POST', path: '/admin/platform/system/config/save/form', permission: 'platform:system:config:save:form', title: '整体保存表单数据', body: whole, secrets,
    handler: async (input) => {
      const formId = input.body.id;
      await settings.save(actorOf(input), formId, await given(input, formId, input.body.fields), { whole: true, seen: seenOf(input).settings });
    },
  });
  define({
    method: 'POST', path: '/admin/platform/system/config/update', permission: 'platform:system:config:update', title: '更新配置信息',
    body: { properties: { rows: { type: 'array', minItems: 1, maxItems, maxBytes, items: row, title: '配置列表' } }, required: ['rows'] }, bodyList: 'rows', secrets,
    handler: async (input) => {
      const { rows } = input.body;
      const [{ formId }] = rows;
      if (rows.some((each) => each.formId !== formId)) throw invalid([{ field: 'formId', message: '一次只能更新同一表单的配置' }]);
      await settings.save(actorOf(input), formId, await given(input, formId, rows), { seen: seenOf(input).settings });
    },
  });
  define({
    method: 'GET', path: extension.settingStates, permission: 'platform:system:config:info', title: '配置项状态', query: form,
    handler: (input) => settings.state(formOf(input)),
  });
  define({
    method: 'POST', path: extension.clearSetting, permission: 'platform:system:config:save:form', title: '清除配置项', body: one,
    handler: (input) => settings.clear(actorOf(input), input.body.formId, input.body.name),
  });
  define({
    method: 'GET', path: extension.settingHistory, permission: 'platform:system:config:info', title: '配置项历史', query: one,
    handler: (input) => settings.history(formOf(input), input.query.name),
  });
  define({
    method: 'GET', path: extension.templateUses, permission: 'platform:system:form:info', title: '表单模板使用位置',
    query: { properties: { id: { ...id, title: '表单id' } }, required: ['id'] },
    handler: ({ caller, query }) => usesOfTemplate(house, caller, query.id),
  });
}
