/** Rules that turn the short forms of `api` into complete calls: method, path, permission, where the id travels, what is said. */
import type { Api, Call } from '../../../generated/types/vocabulary';
import type { EndpointRole } from '../../../src/engine/model';
import { isSwitch } from '../../../src/engine/rules/positions';
import type { NormalCall, NormalProperty } from '../normal';
import { madeFrom } from '../origin';

export interface CallContext {
  title: string;
  base: string;
  permission: string;
  style: 'platform' | 'simple-rest';
  /** One record without an id. */
  single: boolean;
  fields: NormalProperty[];
}

interface CallSpec {
  name: string;
  role: EndpointRole;
  title: string;
  success?: string;
  confirm?: string;
  /** Called on one record. */
  one?: boolean;
  /** Called on several records. */
  many?: boolean;
  field?: string;
}

/** What an operation is when `api` does not mention it. */
const conventions = {
  platform: { list: 'GET list', one: 'GET info/{id}', create: 'POST save', update: 'POST update', delete: 'POST delete/{id}' },
  'simple-rest': { list: 'GET', one: 'GET {id}', create: 'POST', update: 'PUT {id}', delete: 'DELETE {id}' },
} as const;

/** The calls of a single record, which needs no id. */
const ofSingle = { one: 'GET get', update: 'POST save' } as const;

/** The permission word of a simple-rest call, whose paths hold none. */
const restWords = { list: 'list', one: 'info', create: 'save', update: 'update', delete: 'delete' } as const;

type Standard = keyof typeof restWords;

/** Every call of an entity, in the order list, one, create, update, delete, switches, reads, counts. */
export function normalizeCalls(api: Api, context: CallContext): NormalCall[] {
  const { title, style } = context;
  if (context.single) return singleCalls(api, context);
  const calls: NormalCall[] = [];
  const standard = (name: Standard, spec: Omit<CallSpec, 'name' | 'role'>) => {
    const written = api[name] ?? conventions[style][name];
    if (written === false) return;
    const word = style === 'simple-rest' ? restWords[name] : undefined;
    calls.push(completeCall(written, { name, role: name, ...spec }, context, [api, name], word));
  };
  standard('list', { title: `${title}列表` });
  standard('one', { title: `${title}详情`, one: true });
  standard('create', { title: `添加${title}`, success: '创建成功' });
  standard('update', { title: `编辑${title}`, success: '编辑成功', one: true });
  standard('delete', { title: `删除${title}`, success: '删除成功', confirm: '永久删除该数据', one: true });
  for (const [field, written, place] of switches(api, context)) {
    if (!written) continue;
    const label = context.fields.find(({ name }) => name === field)?.title ?? field;
    calls.push(completeCall(written, { name: `switch.${field}`, role: 'switch', title: `切换${label}`, success: '修改成功', one: true, field }, context, place));
  }
  for (const [name, written] of Object.entries(api.reads ?? {})) {
    if (written === false) continue;
    const role = typeof written === 'object' && written.by !== undefined ? 'one' : 'read';
    calls.push(completeCall(written, { name: `read.${name}`, role, title: `读取${title}` }, context, [api.reads!, name]));
  }
  if (api.counts) calls.push(completeCall(api.counts, { name: 'counts', role: 'counts', title: `${title}数量` }, context, [api, 'counts']));
  if (api.export) calls.push(completeCall(api.export, { name: 'export', role: 'export', title: `导出${title}` }, context, [api, 'export']));
  return calls;
}

const singleCalls = (api: Api, context: CallContext): NormalCall[] => [
  completeCall(api.one || ofSingle.one, { name: 'one', role: 'one', title: `读取${context.title}` }, context, [api, 'one']),
  completeCall(api.update || ofSingle.update, { name: 'update', role: 'update', title: `编辑${context.title}`, success: '保存成功' }, context, [api, 'update']),
];

/** Switch fields with a column get `POST switch/<field>/{id}` until `switch` says otherwise. */
function switches(api: Api, { fields, style }: CallContext): [string, Api['list'], [object, string]][] {
  if (api.switch === false) return [];
  if (api.switch) return Object.entries(api.switch).map(([field, written]) => [field, written, [api.switch as object, field]]);
  if (style === 'simple-rest') return [];
  return fields
    .filter((field) => isSwitch(field) && field.column && !field.readOnly && !field.computed)
    .map((field) => [field.name, `POST switch/${field.name}/{id}`, [field.column!, 'title']]);
}

/**
 * @param place object and key at which the call is written, for its line
 * @param word last part of the permission string, instead of the last word of the path
 */
export function completeCall(written: string | Call, spec: CallSpec, context: Pick<CallContext, 'base' | 'permission'>, place: [object, string], word?: string): NormalCall {
  const call: Call = typeof written === 'string' ? { call: written } : written;
  const { method, path } = parseCall(call.call, context.base);
  const { shape, body, confirm, ...same } = call;
  const complete: NormalCall = {
    ...same,
    name: spec.name,
    role: spec.role,
    title: call.title ?? spec.title,
    method,
    path,
    permission: call.permission ?? `${context.permission}:${word ?? lastWord(path)}`,
    id: whereIdTravels(call, path, method, spec),
    also: (call.also ?? []).map((spelling) => parseCall(spelling, context.base)) as NormalCall['also'],
    ...(spec.role === 'switch' ? { state: call.state ?? 'toggle', field: spec.field } : {}),
    ...(call.success ?? spec.success ? { success: call.success ?? spec.success } : {}),
    ...shapeOf(shape, spec.role),
    ...bodyOf(body),
    ...questionOf(confirm ?? spec.confirm),
  };
  return typeof written === 'string' ? madeFrom(complete, ...place) : madeFrom(complete, written);
}

function shapeOf(shape: Call['shape'], role: EndpointRole): Pick<NormalCall, 'shape' | 'pageInfo' | 'group' | 'value' | 'asText'> {
  if (typeof shape === 'object' && 'value' in shape) return { value: shape.value };
  if (typeof shape === 'object' && 'text' in shape) return { value: shape.text, asText: true };
  if (typeof shape === 'object') return { shape: 'groups', group: madeFrom({ by: shape.groups, as: shape.as }, shape) };
  if (shape === 'pageInfo') return { shape: 'page', pageInfo: true };
  return role === 'list' || role === 'read' ? { shape: shape ?? (role === 'list' ? 'page' : 'array') } : {};
}

function bodyOf(body: Call['body']): Pick<NormalCall, 'body' | 'params' | 'constants'> {
  if (body === undefined) return {};
  if (body === 'query') return { params: 'query' };
  const names = body.filter((member) => typeof member === 'string');
  const constants = body.filter((member) => typeof member === 'object');
  return { ...(names.length > 0 ? { body: madeFrom(names, body) } : {}), ...(constants.length > 0 ? { constants: Object.assign({}, ...constants) as NormalCall['constants'] } : {}) };
}

const questionOf = (confirm: Call['confirm']): Pick<NormalCall, 'confirm' | 'confirmWhen'> =>
  (typeof confirm === 'object' ? { confirm: confirm.text, confirmWhen: confirm.when } : confirm ? { confirm } : {});

/** `list`, `one`, or what a further read is called in `reads`. */
export const readCalled = ({ name }: Pick<NormalCall, 'name'>): string => name.replace(/^read\./, '');

/** `POST update/{id}` → method and complete path; a call without a path is the base itself. */
function parseCall(text: string, base: string): { method: NormalCall['method']; path: string } {
  const [method = '', ...rest] = text.trim().split(/\s+/);
  const path = rest.join(' ');
  return { method: method as NormalCall['method'], path: path.startsWith('/') ? path : path ? `${base}/${path}` : base };
}

function lastWord(path: string): string {
  return path.split('/').filter((part) => part && !part.startsWith('{')).at(-1) ?? '';
}

function whereIdTravels(call: Call, path: string, method: string, spec: CallSpec): NormalCall['id'] {
  const placeholder = /\{(\w+)\}/.exec(path)?.[1];
  const key = call.by === undefined ? {} : { by: call.by };
  if (placeholder) return { in: 'path', name: placeholder, ...key };
  if (call.by !== undefined) return { in: method === 'GET' ? 'query' : 'body', name: call.by, ...key };
  const [several, also] = call.ids !== undefined ? [call.ids].flat() : [spec.many ? `${method === 'GET' ? 'query' : 'body'}.ids` : undefined];
  const declared = several ?? call.id ?? (spec.one ? `${method === 'GET' ? 'query' : 'body'}.id` : undefined);
  if (!declared) return undefined;
  const [where] = declared.split('.') as ['body' | 'query'];
  const { name, list } = keyOf(declared);
  return { in: where, name, ...(several ? { many: true } : {}), ...(list ? { list } : {}), ...(also ? { also: keyOf(also) } : {}) };
}

/** `body.idList[]` → its key, and whether a JSON list stands under it. */
const keyOf = (declared: string) => ({ name: declared.replace(/^\w+\./, '').replace('[]', ''), list: declared.endsWith('[]') });
