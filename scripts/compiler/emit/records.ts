/**
 * Emits `records/<section>/<entity>.ts`: an entity as code meets it. What the server holds, what it answers, the row of its table, what
 * its actions are given, and what its schema leaves to a handler. Everything is told under the key, e.g. `Records['user/user']`.
 */
import type { JSONSchema } from 'json-schema-to-typescript';
import { matrixFields } from '../../../src/engine/matrix/document';
import type { ActionModel, EntityModel, FieldModel, TableColumn } from '../../../src/engine/model';
import { kinds } from '../../../src/fields/kinds';
import { banner, indentCode, pascal } from './layout';

/** `user/user` → `UserUser`: two sections may name an entity alike. */
const nameOf = ({ key }: Pick<EntityModel, 'key'>) => pascal(key);

/** Fields that answer rows of another entity, with the key of the entity that keeps them: a facet's are kept by the entity it is one of. */
export const rowSources = ({ fields }: EntityModel, entities: readonly EntityModel[]): string[] => fields.flatMap(({ computed }) => {
  const key = computed && ('rows' in computed ? computed.rows : 'fields' in computed ? computed.to ?? fields.find(({ name }) => name === computed.of)?.to : undefined);
  return key === undefined ? [] : [entities.find((each) => each.key === key)?.facet?.of ?? key];
});

/**
 * @param sources of `rowSources`
 * @returns path below `generated/` and content
 */
export async function emitRecord(entity: EntityModel, ...sources: string[]): Promise<[string, string]> {
  // Loaded when first needed: half the time of a run that changes nothing.
  const { compile } = await import('json-schema-to-typescript');
  const name = nameOf(entity);
  const columns = new Map(entity.table.columns.filter(({ role }) => role !== 'grams').map((column) => [column.field, column]));
  const fields = entity.fields.some((field) => field.name === entity.primaryKey) ? entity.fields : [idField(entity), ...entity.fields];
  const held = fields.filter((field) => columns.has(field.name));
  const answered = fields.filter((field) => !columns.has(field.name) && !field.writeOnly && field.repeats === undefined && field.keptIn === undefined);
  const stored = record(held, `${entity.title}, as the server holds it.`, (field) => columns.get(field.name)!.nullable);
  const actions = [...entity.actions, ...(entity.service?.actions ?? [])];
  const inputs = actions.flatMap(given);
  const $defs = {
    [`${name}Worked`]: workedOut(answered, entity.key, sources),
    ...Object.fromEntries(inputs.map(([action, input]) => [`${name}${pascal(action)}`, inputOf(input, action)])),
  };
  const code = typesOnly(await compile({ ...stored, $defs } as JSONSchema, name, {
    format: false, bannerComment: '', additionalProperties: false, unknownAny: true, ignoreMinAndMaxItems: true, unreachableDefinitions: true,
  }));
  const secret = held.filter(({ writeOnly }) => writeOnly).map((field) => JSON.stringify(field.name)).join(' | ') || 'never';
  const parts = [
    `/** As it is answered. */\nexport type ${name}Answer = Omit<${name}, ${secret}> & ${name}Worked`,
    `/** What a new one must bring. */\nexport type ${name}Needs = ${names(held.filter((field) => field.given === undefined && columns.get(field.name)!.default === undefined && !columns.get(field.name)!.nullable && field.name !== entity.primaryKey).map((field) => field.name))}`,
    `/** What its actions are given, by their names. */\nexport type ${name}Inputs = {${inputs.length ? '\n' : ''}${inputs.map(([action]) => `${action}: ${name}${pascal(action)}\n`).join('')}}`,
    `/** Its moves, and who makes them. */\nexport type ${name}Moves = {${entity.states ? '\n' : ''}${Object.entries(entity.states?.moves ?? {}).map(([move, { by }]) => `${move}: ${JSON.stringify(by)}\n`).join('')}}`,
    `/** What its schema leaves to code. */\nexport type ${name}Handlers = {\n${handlers({ ...entity, actions })}}`,
    ...(entity.facet || entity.table.kept ? [] : [`/** A row of its table. */\nexport type ${name}Row = {\n${entity.table.columns.map((column) => `${column.name}: ${columnType(column, fields, entity)}\n`).join('')}}`]),
  ];
  const all = `${code}\n${parts.join('\n\n')}`;
  const used = [...new Set(fields.concat(inputs.flatMap(([, input]) => input)).flatMap(enumerationsOf))].filter((each) => new RegExp(`\\b${each}\\b`).test(all)).sort();
  const imports = [
    ...(/\bGenerated</.test(all) ? ["import type { Generated } from 'kysely';"] : []),
    ...(used.length ? [`import type { ${used.join(', ')} } from '../../types/enumerations';`] : []),
  ];
  const head = imports.length ? `${imports.join('\n')}\n\n` : '';
  return [`records/${entity.key}.ts`, banner(`schemas/${entity.key}.json`) + head + indentCode(all)];
}

/** @returns content of `records/index.ts`: all of them by key, and their rows by table */
export function emitRecordIndex(entities: EntityModel[]): string {
  const own = entities.filter(({ facet }) => !facet);
  const map = (title: string, type: string, suffix: string, members = own, key = ({ key: own }: EntityModel) => own) =>
    `/** ${title} */\nexport interface ${type} {\n${members.map((entity) => `  ${/^\w+$/.test(key(entity)) ? key(entity) : `'${key(entity)}'`}: ${nameOf(entity)}${suffix};\n`).join('')}}\n`;
  const rows = own.filter(({ table }) => !table.kept);
  const imported = (entity: EntityModel) => ['', 'Answer', 'Needs', 'Inputs', 'Moves', 'Handlers', ...(entity.table.kept ? [] : ['Row'])].map((suffix) => `${nameOf(entity)}${suffix}`).join(', ');
  return `${banner('schemas/**/*.json')}${own.map((entity) => `import type { ${imported(entity)} } from './${entity.key}';\n`).join('')}
${[
    map('What the server holds of each entity.', 'Records', ''),
    map('What it answers.', 'Answers', 'Answer'),
    map('Fields that a new record must bring.', 'Needs', 'Needs'),
    map('What actions are given.', 'Inputs', 'Inputs'),
    map('Moves, and who makes them.', 'Moves', 'Moves'),
    map('What schemas leave to code.', 'Handlers', 'Handlers'),
    map('Tables of the entities, for Kysely.', 'EntityTables', 'Row', rows, ({ table }) => table.name),
  ].join('\n')}
export type EntityKey = keyof Records;
`;
}

const names = (list: string[]) => list.map((name) => JSON.stringify(name)).join(' | ') || 'never';

const idField = ({ primaryKey }: EntityModel): FieldModel => ({ name: primaryKey, title: 'ID', kind: 'integer', wire: 'plain', required: true, readOnly: true, writeOnly: false, messages: {} });

/** Inputs of the actions that code carries out; other effects are the door's own. */
const given = ({ name, form, effect }: ActionModel): [string, FieldModel[]][] => ('handler' in effect ? [[name, (form?.fields ?? []).filter(({ shows, readOnly }) => shows === undefined && !readOnly)]] : []);

const inputOf = (fields: FieldModel[], action: string): JSONSchema => ({
  type: 'object', description: `What ${action} is given.`, additionalProperties: false,
  properties: Object.fromEntries(fields.map((field) => [field.name, property(field, !always(field))])),
  required: fields.filter(always).map(({ name }) => name),
} as JSONSchema);

const always = (field: FieldModel) => field.required && !field.when;

function handlers({ actions, states, fields, writes }: EntityModel): string {
  return [
    ['actions', names(actions.filter(({ effect }) => 'handler' in effect).map(({ name }) => name))],
    ['moves', names(Object.entries(states?.moves ?? {}).filter(([, move]) => move.handler).map(([name]) => name))],
    ['computed', names(fields.filter(({ computed }) => computed && 'handler' in computed).map(({ name }) => name))],
    ['writes', String(Boolean(writes))],
  ].map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** The type in which pg answers a column (`sql/connect.ts`). */
function plainType(type: string): string {
  if (/^(bigint|integer|smallint|double precision)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'bigint[]') return 'number[]';
  if (type === 'text[]') return 'string[]';
  if (type.startsWith('json')) return 'unknown';
  return type.startsWith('timestamptz') ? 'Date' : 'string';
}

function columnType(column: TableColumn, fields: FieldModel[], { primaryKey }: EntityModel): string {
  const field = column.role === undefined ? fields.find(({ name }) => name === column.field) : undefined;
  const plain = field?.kind === 'enumeration' && field.enumeration ? pascal(field.enumeration) : plainType(column.type);
  const type = column.nullable && plain !== 'unknown' ? `${plain} | null` : plain;
  return column.default !== undefined || column.field === primaryKey ? `Generated<${type}>` : type;
}

function record(fields: FieldModel[], description: string, open: (field: FieldModel) => boolean): JSONSchema {
  return {
    type: 'object', description, additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field, open(field))])),
    required: fields.map(({ name }) => name),
  } as JSONSchema;
}

/** @param sources of the fields that answer rows of another entity, in the order of these */
function workedOut(fields: FieldModel[], key: string, sources: readonly string[]): JSONSchema {
  const left = [...sources];
  const open = ({ computed, inverse }: FieldModel) => inverse === undefined && (computed === undefined || 'handler' in computed || ('of' in computed && 'field' in computed));
  const schema = record(fields, 'What is worked out beside it.', open);
  const rows = fields.filter(({ computed }) => computed && ('rows' in computed || 'fields' in computed));
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(rows.map((field) => [field.name, { tsType: rowsType(field, key, left.shift()!), description: field.title }])) } } as JSONSchema;
}

/**
 * Rows as they are answered over there, with what they carry from here and what is said of all of them. Two entities may show rows of
 * each other: what is imported where it is used closes no circle of files.
 */
function rowsType({ computed, fields = [] }: FieldModel, owner: string, source: string): string {
  const carried = Object.entries(computed && 'carries' in computed ? computed.carries ?? {} : {});
  const said = Object.entries(computed && 'answers' in computed ? computed.answers ?? {} : {});
  const own = fields.filter(({ computed: made, name }) => !made && !carried.some(([key]) => key === name));
  const beside = [...carried.map(([key, name]) => `${key}: ${pascal(owner)}['${name}']`), ...said.map(([key, value]) => `${key}: ${JSON.stringify(value)}`)];
  const rows = `${source === owner ? pascal(source) : `import('../${source}').${pascal(source)}`}Answer`;
  const picked = `Pick<${rows}, ${names(own.map(({ name }) => name))}>`;
  return beside.length ? `(${picked} & { ${beside.join('; ')} })[]` : `${picked}[]`;
}

const property = (field: FieldModel, open: boolean): JSONSchema => ({ ...typeOf(field, open), description: field.title });

/** JSON Schema of which the type of a field's value is made. @param open whether null may stand there */
export function typeOf(field: FieldModel, open: boolean): JSONSchema {
  if (field.kind === 'enumeration' && field.enumeration) return { tsType: open ? `${pascal(field.enumeration)} | null` : pascal(field.enumeration) } as JSONSchema;
  const type = heldType(field);
  return open && !('tsType' in type) ? ({ anyOf: [type, { type: 'null' }] } as JSONSchema) : type;
}

function heldType(field: FieldModel): JSONSchema {
  if (field.kind === 'skuMatrix') return row(matrixFields(field), field.title);
  if (field.fields) return { type: 'array', items: row(field.fields, field.title) } as JSONSchema;
  const schema = shapeOnly(kinds[field.kind].schema({ ...field, required: true })) as JSONSchema;
  return Object.keys(schema).length ? schema : ({ tsType: 'unknown' } as JSONSchema);
}

/** A row of a child table holds what was sent. */
const row = (fields: FieldModel[], description: string): JSONSchema => ({
  type: 'object', description, additionalProperties: false,
  properties: Object.fromEntries(fields.map((field) => [field.name, property(field, !always(field))])),
  required: fields.filter(always).map(({ name }) => name),
} as JSONSchema);

const structural = new Set(['type', 'enum', 'const', 'items', 'anyOf', 'oneOf', 'properties', 'required', 'additionalProperties']);

/** The parts of a schema that bear on types; rules like patterns and bounds do not. */
function shapeOnly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOnly);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => structural.has(key)).map(([key, value]) => [key, key === 'properties' ? Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, shapeOnly(member)])) : shapeOnly(value)]));
}

const enumerationsOf = (field: FieldModel): string[] => [
  ...(field.kind === 'enumeration' && field.enumeration ? [pascal(field.enumeration)] : []),
  ...(field.fields ?? []).flatMap(enumerationsOf),
];

/**
 * The output of json-schema-to-typescript as types: an interface is no `Record<string, unknown>`. Comments take one line, and hints where
 * a definition was referred to go.
 */
const typesOnly = (code: string) => code
  .replace(/ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, '')
  .replace(/ \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, '')
  .replace(/\/\*\*\n\s*\*\/\n/g, '')
  .replace(/\/\*\*\n\s*\* ([^\n]*)\n(?:\s*\*\n)?\s*\*\//g, '/** $1 */')
  .replace(/export interface (\w+) \{/g, 'export type $1 = {');
