/** Emits the interface description: OpenAPI 3.1, every value as it travels. */
import { encode } from '../../../src/engine/codec/encode';
import { acceptedSchema, numericText } from '../../../src/engine/codec/acceptedSchema';
import { mayBeUntold } from '../../../src/engine/rules/untold';
import { wireSchema } from '../../../src/engine/codec/wireSchema';
import type { Condition, EndpointModel, EntityModel, FieldModel, FilterModel, ListModel, Scalar } from '../../../src/engine/model';
import { conditionSchema } from '../../../src/engine/rules/conditionSchema';
import type { JsonSchema } from '../../../src/fields/kind';
import { conditionFields } from '../../../src/engine/rules/conditionFields';
import { actionFields } from './validators';

const texts = new Set<FieldModel['kind']>(['text', 'textarea', 'password', 'phone', 'url', 'colour', 'richText', 'image', 'file', 'formTemplate']);

/** What one entity adds to the description, as JSON text: operations by path and method, and the schema of its record. */
export interface Description {
  operations: { path: string; method: string; text: string }[];
  record?: { name: string; text: string };
}

export function describeEntity(entity: EntityModel): Description {
  if (!entity.endpoints.length) return { operations: [] };
  const operations = [...entity.endpoints, ...(entity.service?.endpoints ?? [])].filter(({ role }) => role !== 'export').flatMap((endpoint) =>
    [{ method: endpoint.method, path: endpoint.path }, ...(endpoint.also ?? [])].map(({ method, path }, at, spellings) => ({
      path, method: method.toLowerCase(), text: JSON.stringify(operation(entity, endpoint, method, spellings.slice(0, at).some((before) => before.method === method) ? `also${at}` : method.toLowerCase())),
    })),
  );
  return { operations, record: { name: recordName(entity), text: JSON.stringify(recordOf(entity.fields.filter(isAnswered), entity)) } };
}

/** @returns content of `contract/openapi.json`, a line an operation */
export function emitOpenapi(descriptions: Description[]): string {
  const paths = new Map<string, string[]>();
  for (const { path, method, text } of descriptions.flatMap(({ operations }) => operations)) paths.set(path, [...(paths.get(path) ?? []), `${JSON.stringify(method)}: ${text}`]);
  const records = descriptions.flatMap(({ record }) => record ?? []);
  const frame = {
    'x-source': 'Made from schemas/**/*.json. Do not edit: change the source and run `npm run generate`.',
    openapi: '3.1.0',
    info: { title: '商城平台管理接口', version: '1', description: '除 simple-rest 资源外，HTTP 状态恒为 200，结果码在 code 中：200 成功。' },
    servers: [{ url: '/api' }],
  };
  const shared = {
    parameters: { temp: { name: 'temp', in: 'query', description: '时间戳，避免缓存', schema: { type: 'string' } }, idempotencyKey },
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authori-zation' }, serviceKey: { type: 'http', scheme: 'bearer', description: '服务密钥' } },
  };
  return `{
${members(frame)},
"paths": {
${byName([...paths]).map(([path, operations]) => `${JSON.stringify(path)}: { ${operations.join(',\n  ')} }`).join(',\n')}
},
"components": {
${members(shared)},
"schemas": {
"Failure": ${JSON.stringify(failure)},
${byName(records.map(({ name, text }) => [name, text] as const)).map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(',\n')}
}
}
}
`;
}

const idempotencyKey = {
  name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', pattern: '^[!-~]{1,100}$' },
  description: '由调用方生成，同一密钥下唯一：7 天内以相同内容重试得到同一结果，内容不同则被拒绝',
};

const members = (value: object) => Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`).join(',\n');

const byName = <T extends readonly [string, unknown]>(entries: T[]): T[] => entries.sort(([a], [b]) => (a < b ? -1 : 1));

const recordName = ({ key }: EntityModel) => key.replace('/', '.');

const failure: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'integer', not: { const: 200 } }, message: { type: ['string', 'null'] }, data: {} },
  required: ['code', 'message'],
};

/** @param spelling tells further spellings of the call from each other */
function operation(entity: EntityModel, endpoint: EndpointModel, method: EndpointModel['method'], spelling: string) {
  const { permission, by, adminOnly, title, name } = endpoint;
  const body = bodySchema(entity, endpoint);
  const inQuery = body !== undefined && (method === 'GET' || endpoint.params === 'query');
  return {
    operationId: `${by === undefined ? '' : 'service.'}${entity.key}.${name}${spelling === endpoint.method.toLowerCase() ? '' : `.${spelling}`}`,
    summary: title,
    tags: [entity.section],
    ...(permission === 'anonymous' ? {} : { security: [by === undefined ? { token: [] } : { serviceKey: [] }] }),
    'x-permission': permission,
    ...(adminOnly ? { 'x-admin-only': true } : {}),
    parameters: [
      ...(by === undefined ? [] : [{ $ref: '#/components/parameters/idempotencyKey' }]),
      ...idParameter(endpoint),
      ...(inQuery ? queryParameters(body) : []),
      ...(endpoint.role === 'list' || endpoint.role === 'read' || endpoint.role === 'counts' ? listParameters(entity, endpoint) : []),
      ...(method === 'GET' ? [{ $ref: '#/components/parameters/temp' }] : []),
    ],
    ...(body !== undefined && !inQuery ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: entity.style === 'simple-rest' ? restResponses(entity, endpoint) : { 200: answer({ anyOf: [success(dataSchema(entity, endpoint)), { $ref: '#/components/schemas/Failure' }] }) },
  };
}

const answer = (schema: JsonSchema) => ({ description: '结果', content: { 'application/json': { schema } } });

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: 200 }, message: { type: ['string', 'null'] }, data },
  required: ['code', 'message', 'data'],
});

function restResponses(entity: EntityModel, { role }: EndpointModel) {
  const record = { $ref: `#/components/schemas/${recordName(entity)}` };
  return { [role === 'create' ? 201 : 200]: answer(role === 'list' ? { type: 'array', items: record } : record), default: answer({ type: 'object', properties: { message: { type: 'string' } } }) };
}

function dataSchema(entity: EntityModel, { role, shape, pageInfo, fields: open, byRight = [], group }: EndpointModel): JsonSchema {
  const fields = open && [...open, ...byRight];
  const whole = { $ref: `#/components/schemas/${recordName(entity)}` };
  const record = fields ? recordOf(entity.fields.filter(({ name }) => fields.includes(name)), entity, fields) : whole;
  switch (role) {
    case 'list': case 'read': {
      const list = { type: 'array', items: shape === 'tree' && entity.tree ? { ...record, properties: { ...(record as JsonSchema).properties as object, [entity.tree.children]: { type: ['array', 'null'] } } } : record };
      if (group) return { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, [group.as]: list }, required: ['id', group.as] } };
      if (shape !== 'page') return list;
      const count = { type: 'integer', minimum: 0 };
      const numbers = pageInfo ? ['pageNum', 'pageSize', 'size', 'pages'] : ['page', 'limit', 'totalPage'];
      const sums = role === 'list' ? entity.list?.sums : undefined;
      return { type: 'object', properties: { list, total: count, totalExact: { type: 'boolean' }, ...(sums && { sums: { type: 'object', properties: Object.fromEntries(sums.map(({ name, title, distinct }) => [name, { ...(distinct ? count : wireSchema(entity.fields.find((field) => field.name === name)!)), title }])) } }), ...Object.fromEntries(numbers.map((name) => [name, count])) }, required: ['list', 'total', ...numbers] };
    }
    case 'one': return whole;
    case 'counts': {
      const keys = entity.list?.tabs?.items.map(({ count }) => count) ?? [];
      const { tabs } = entity.list ?? {};
      if (tabs && keys.some((key) => key === undefined)) return { type: 'array', items: { type: 'object', properties: { [tabs.countedAs ?? tabs.param]: {}, count: { type: 'integer', minimum: 0 } }, required: [tabs.countedAs ?? tabs.param, 'count'] } };
      return { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, { type: 'integer', minimum: 0 }])), required: keys };
    }
    default: return {};
  }
}

/** A record as answered; every value may be null, and servers may add to it. */
function recordOf(fields: FieldModel[], { title, primaryKey, answers = {} }: EntityModel, names?: readonly string[]): JsonSchema {
  const constants = Object.entries(answers).filter(([name]) => !names || names.includes(name)).map(([name, value]) => [name, { const: value }]);
  return {
    type: 'object',
    title,
    properties: { ...Object.fromEntries(fields.map((field) => [field.name, field.name === primaryKey ? { title: field.title, type: 'integer' } : nullable(wireSchema(field))])), ...Object.fromEntries(constants), recordVersion: { type: 'integer' } },
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  const { minLength: _a, maxLength: _b, pattern: _c, minItems: _d, maxItems: _e, minimum: _f, maximum: _g, ...open } = schema;
  if (Array.isArray(open.enum)) return { ...open, enum: open.enum.includes(null) ? open.enum : [...open.enum, null] };
  return open.type === undefined ? open : { ...open, type: [open.type, 'null'].flat() };
}

function bodySchema(entity: EntityModel, endpoint: EndpointModel): JsonSchema | undefined {
  const { role, id, body, ignores, name, state, field } = endpoint;
  const action = role === 'action' ? (endpoint.by === undefined ? entity.actions : entity.service?.actions)?.find((each) => each.endpoint === name) : undefined;
  const fields = action ? actionFields(action, entity) : (body ?? []).flatMap((each) => entity.fields.find((candidate) => candidate.name === each) ?? []);
  const required = (each: FieldModel) => !each.when && !each.repeats && (state === 'body' ? each.name === field : each.required && !(role === 'update' && each.writeOnly) && (action !== undefined || !mayBeUntold(each)));
  const inBody = id?.in === 'body' ? id : undefined;
  if (!fields.length && !inBody) return undefined;
  const carried = new Set(fields.map((each) => each.name));
  const conditional = fields.filter((each) => each.when && each.required && !(role === 'update' && each.writeOnly) && conditionFields(each.when).every((name) => carried.has(name)));
  return {
    type: 'object',
    properties: {
      ...(inBody ? { [inBody.name]: idSchema(inBody), ...(inBody.also && { [inBody.also.name]: idSchema(inBody) }) } : {}),
      ...Object.fromEntries((ignores ?? []).map((key) => [key, { description: '不影响结果' }])),
      ...Object.assign({}, ...fields.map((each) => (each.keptIn ? besideSchema(each) : { [each.name]: required(each) ? filled(each) : acceptedSchema(each, false) }))),
    },
    required: [...(inBody && !inBody.also ? [inBody.name] : []), ...fields.filter(required).map((each) => (each.keptIn ? 'specType' : each.name))],
    additionalProperties: false,
    ...(conditional.length ? { allOf: conditional.map((each) => ({ if: conditionSchema(encoded(each.when!, fields)), then: { required: [each.name] } })) } : {}),
  };
}

const isAnswered = ({ writeOnly, keptIn }: FieldModel): boolean => !writeOnly && keptIn === undefined;

/** Rows by the names of the published interface, in place of those of the specification. */
const published: JsonSchema = { type: 'array', items: { type: 'object' } };

/** The pieces in which a matrix travels beside the other keys. */
const besideSchema = (field: FieldModel): Record<string, JsonSchema> =>
  ({ ...(wireSchema(field).properties as Record<string, JsonSchema>), attr: published, attrValue: published });

/** A required text has at least one character. */
function filled(field: FieldModel): JsonSchema {
  const schema = acceptedSchema(field, true);
  return texts.has(field.kind) ? { ...schema, minLength: Math.max(1, field.minLength ?? 1) } : schema;
}

/** A condition with its constants as they travel. */
function encoded(condition: Condition, fields: FieldModel[]): Condition {
  const of = (name: string, constant: Scalar): Scalar => {
    const field = fields.find((each) => each.name === name);
    return field && constant !== null ? (encode(field.wire, constant, field) as Scalar) : constant;
  };
  return Object.fromEntries(Object.entries(condition).map(([name, test]) => {
    if (name === 'any') return [name, (test as Condition[]).map((member) => encoded(member, fields))];
    if (Array.isArray(test)) return [name, (test as Scalar[]).map((constant) => of(name, constant))];
    if (test === null || typeof test !== 'object') return [name, of(name, test as Scalar)];
    if ('not' in test) return [name, { not: Array.isArray(test.not) ? test.not.map((constant) => of(name, constant)) : of(name, test.not) }];
    return [name, test];
  }));
}

const joined: JsonSchema = { type: 'string', pattern: '^-?\\d+(?:,-?\\d+)*$' };

function idSchema({ by, many, in: where }: NonNullable<EndpointModel['id']>): JsonSchema {
  if (by !== undefined) return { type: 'string', minLength: 1 };
  if (!many) return where === 'body' ? { anyOf: [{ type: 'integer', minimum: 1 }, numericText] } : { type: 'integer', minimum: 1 };
  return where === 'body' ? { anyOf: [joined, { type: 'integer' }, { type: 'array', items: { anyOf: [{ type: 'integer' }, numericText] } }] } : joined;
}

function idParameter({ id }: EndpointModel) {
  if (!id || id.in === 'body') return [];
  return [{ name: id.name, in: id.in, required: true, schema: idSchema(id) }];
}

function queryParameters(body: JsonSchema) {
  const required = body.required as string[];
  return Object.entries(body.properties as Record<string, JsonSchema>).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function listParameters(entity: EntityModel, { name, shape, role }: EndpointModel) {
  const lists = [...(entity.list ? [entity.list] : []), ...entity.views].filter((list) => list.endpoint === name || (role === 'counts' && list.name === 'list'));
  const filters = new Map(lists.flatMap((list) => list.filters.map((filter) => [filter.param, filter] as const)));
  const tabs = new Map(lists.flatMap((list) => (list.tabs && role !== 'counts' ? [[list.tabs.param, list.tabs] as const] : [])));
  const sortable = sortableFields(lists, entity.primaryKey);
  return [
    ...(shape === 'page' ? [parameter('page', '页码', { type: 'integer', minimum: 1, default: 1 }), parameter('limit', '每页条数', { type: 'integer', minimum: 1, maximum: 9999 })] : []),
    ...(sortable.length && role === 'list' ? [parameter('orderBy', '排序', { type: 'string', pattern: `^(?:${sortable.join('|')}):(?:asc|desc)$` })] : []),
    ...[...tabs.values()].map((tab) => ({ ...parameter(tab.param, '页签', { enum: tab.items.map(({ value }) => value), default: tab.default }), ...(tab.required && role === 'list' ? { required: true } : {}) })),
    ...[...filters.values()].flatMap((filter) => (filter.through === undefined
      ? [{ ...parameter(filter.param, filter.title, filterSchema(filter)), ...(filter.required ? { required: true } : {}) }]
      : [[filter.param, '起'], [filter.through, '止']].map(([param, end]) => parameter(param!, `${filter.title}${end}`, { type: 'string', examples: ['2025-01-31 08:30:00'] })))),
  ];
}

const parameter = (name: string, description: string, schema: JsonSchema) => ({ name, in: 'query', description, schema });

const sortableFields = (lists: ListModel[], id: string) =>
  lists.length ? [...new Set([id, ...lists.flatMap((list) => [...list.columns.filter(({ sortable }) => sortable).map(({ name }) => name), ...list.sort.map(({ field }) => field)])])].sort() : [];

function filterSchema({ field, operator }: FilterModel): JsonSchema {
  const ids = ['reference', 'references', 'treeReference'].includes(field.kind);
  if (operator === 'in') return { type: 'string', description: '多个值以逗号分隔', ...(ids ? { pattern: '^\\d+(?:,\\d+)*$' } : {}) };
  if (operator === 'range') return { type: 'string', description: '起,止；可缺一端' };
  return wireSchema(field);
}
