/**
 * Emits one validator module per entity: plain comparisons compiled by ajv, no evaluation of code at run time, the same on
 * both sides. They judge decoded values, after the wire codecs.
 */
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { ActionModel, EntityModel, FieldModel } from '../../../src/engine/model';
import { addKeywords } from '../../../src/engine/validation/keywords';
import { promptParam } from '../../../src/engine/rules/prompt';
import { recordSchema } from '../../../src/engine/validation/recordSchema';
import { kinds } from '../../../src/fields/kinds';
import type { JsonSchema } from '../../../src/fields/kind';
import { conditionFields } from '../../../src/engine/rules/conditionFields';
import { banner } from './layout';

// Node hands over the CommonJS module, bundlers its default export.
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

const schemaOf = (field: FieldModel): JsonSchema => kinds[field.kind].schema(field);

/** The JSON Schemas behind an entity's validators, by name; `core` is what create and update share. */
export function validatorSchemas(entity: EntityModel): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const bodies = (['create', 'update'] as const).flatMap((name) => {
    const body = entity.endpoints.find((endpoint) => endpoint.name === name)?.body;
    return body ? [{ name, fields: entity.fields.filter((field) => body.includes(field.name)).map((field) => demanded(field, name)) }] : [];
  });
  const core = sharedFields(bodies.map(({ fields }) => fields));
  if (core.length) {
    const { additionalProperties: _, ...shared } = recordSchema(core, schemaOf);
    schemas.core = shared;
  }
  for (const { name, fields } of bodies) schemas[name] = extend(core, fields);
  for (const action of [...entity.actions, ...(entity.service?.actions ?? [])]) {
    const fields = actionFields(action, entity);
    if (fields.length) schemas[`action_${action.name}`] = recordSchema(fields, schemaOf);
  }
  return schemas;
}

/** An update may leave out what is only accepted: it keeps what is stored. */
const demanded = (field: FieldModel, body: 'create' | 'update'): FieldModel => (body === 'update' && field.writeOnly ? { ...field, required: false } : field);

const includes = (fields: FieldModel[], field: FieldModel) => fields.some((each) => each.name === field.name && each.required === field.required);

function sharedFields([first, second]: FieldModel[][]): FieldModel[] {
  return first && second ? first.filter((field) => includes(second, field)) : [];
}

/** A body beyond the core. What its conditions ask about may come along, though the body does not carry it. */
function extend(core: FieldModel[], fields: FieldModel[]): JsonSchema {
  const schema = recordSchema(fields.filter((field) => !includes(core, field)), schemaOf);
  const known = [...core.map(({ name }) => name), ...fields.flatMap(({ when, requiredWhen }) => [when, requiredWhen].flatMap((condition) => (condition ? conditionFields(condition) : [])))];
  const rules = [...(core.length ? [{ $ref: 'core' }] : []), ...((schema.allOf as unknown[] | undefined) ?? [])];
  return { ...schema, properties: { ...Object.fromEntries(known.map((name) => [name, true])), ...(schema.properties as object) }, ...(rules.length ? { allOf: rules } : {}) };
}

/** What an action asks. A prompt is one text: required, no blanks, at most 50 characters (spec 1 §5). */
export function actionFields({ form, prompt }: ActionModel, { fields }: EntityModel): FieldModel[] {
  if (!prompt) return form?.fields ?? [];
  const maxLength = Math.min(fields.find(({ name }) => name === prompt.field)?.maxLength ?? 50, 50);
  const asked: FieldModel = { name: promptParam(prompt), title: prompt.title, kind: 'text', wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {}, maxLength, pattern: '^\\S+$' };
  return [...(form?.fields ?? []).filter(({ name }) => name !== asked.name), asked];
}

/** @returns content of `validators/<section>/<entity>.js` */
export function emitValidators(entity: EntityModel): string {
  const schemas = validatorSchemas(entity);
  const ajv = addKeywords(new Ajv({ allErrors: true, strict: false, meta: false, validateSchema: false, messages: false, inlineRefs: false, code: { source: true, esm: true, lines: true } }));
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name });
  const names = Object.keys(schemas).filter((name) => name !== 'core');
  const code = names.length ? standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name]))) : '';
  const actions = names.filter((name) => name.startsWith('action_')).map((name) => `${name.slice('action_'.length)}: ${name}`);
  return `${banner(`schemas/${entity.key}.json`)}${tidy(code)}\nexport const actions = ${actions.length ? `{ ${actions.join(', ')} }` : '{}'};\n`;
}

/**
 * A facet whose words alone are its own takes the validators of its entity.
 * @param code as it would be written
 * @param output what is written so far, the entity's own code among it
 */
export function sameValidators(code: string, { key, facet }: EntityModel, output: ReadonlyMap<string, string>): string {
  const other = facet && output.get(`validators/${facet.of}.js`);
  const first = banner(`schemas/${key}.json`);
  return other !== undefined && code === first + other.slice(banner(`schemas/${facet!.of}.json`).length) ? `${first}export * from '../${facet!.of}.js';\n` : code;
}

/** ajv's runtime helpers come as CommonJS; the room's own door hands them over. */
const helpers: Record<string, string> = { 'ajv/dist/runtime/ucs2length': 'ucs2length', 'ajv/dist/runtime/equal': 'equal' };

function tidy(code: string): string {
  const imports: string[] = [];
  const body = code
    .replace('"use strict";', '')
    .replace(/^const (\w+) = require\("([^"]+)"\)\.default;\n/gm, (line, name: string, module: string) => {
      const helper = helpers[module];
      if (!helper) throw new Error(`validators need ${module}, which no helper provides: ${line}`);
      imports.push(helper === name ? helper : `${helper} as ${name}`);
      return '';
    })
    .replace(/^\/\*# sourceURL=.*\n/gm, '')
    // What nobody asks of an error: its place in the schema, the type, the codes, the pattern.
    .replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replace(/params:\{(?:type|allowedValues): schema[^}]*\}/g, 'params:{}')
    .replace(/params:\{pattern: "(?:[^"\\]|\\.)*"\}/g, 'params:{}')
    .replace(/^const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/gm, '(vErrors ??= []).push($2);\n');
  const lean = body.replace(/^const (schema\d+) = (.*);\n/gm, (line, name: string, schema: string) => keepNames(body, name, schema, line));
  return (imports.length ? `import { ${imports.join(', ')} } from '../runtime.js';\n` : '') + lean.replace(/\n{2,}/g, '\n').trim();
}

/** Compiled code looks into its schema only for the names of properties; without those it goes altogether. */
function keepNames(code: string, name: string, schema: string, line: string): string {
  const uses = code.match(new RegExp(`\\b${name}\\b[^,;)]*`, 'g'))!.slice(1);
  if (!uses.length) return '';
  if (!uses.every((use) => /^schema\d+(?:\.\w+)*\.properties$/.test(use))) return line;
  return `const ${name} = ${JSON.stringify(names(JSON.parse(schema)))};\n`;
}

function names(schema: { properties?: Record<string, unknown>; items?: unknown }): unknown {
  const { properties, items } = schema;
  return {
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, names(value as object)])) } : {}),
    ...(items ? { items: names(items) } : {}),
  };
}

/** @returns content of `validators/<section>/<entity>.d.ts` */
export function emitValidatorTypes(entity: EntityModel): string {
  const names = Object.keys(validatorSchemas(entity)).filter((name) => name !== 'core');
  const exported = names.map((name) => `export const ${name}: Validator;\n`).join('');
  return `${banner(`schemas/${entity.key}.json`)}import type { Validator } from '../runtime.js';\n\n${exported}export const actions: Record<string, Validator>;\n`;
}

/** @returns content of `validators/<section>.ts` */
export function emitValidatorSection(section: string, entities: EntityModel[]): string {
  const imports = entities.map(({ name }) => `import * as ${name} from './${section}/${name}.js';\n`).join('');
  const members = entities.map(({ key, name }) => `  '${key}': ${name},\n`).join('');
  return `${banner(`schemas/${section}/*.json`)}${imports}import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
${members}};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: '${section}', validators: next.validators } }));
  });
}
`;
}

/** @returns content of `validators/index.ts` */
export function emitValidatorIndex(sections: string[]): string {
  return `${banner('schemas/**/*.json')}import type { EntityValidators } from './runtime.js';

/** Validators of a section, loaded with it. */
export const sections: Record<string, () => Promise<{ validators: Record<string, EntityValidators> }>> = {
${sections.map((section) => `  ${section}: () => import('./${section}'),\n`).join('')}};
`;
}

/** @returns `validators/runtime.js` and its types */
export function emitValidatorRuntime(): [string, string][] {
  const from = banner('scripts/compiler/emit/validators.ts');
  return [
    ['validators/runtime.js', `${from}import equalModule from 'ajv/dist/runtime/equal.js';
import lengthModule from 'ajv/dist/runtime/ucs2length.js';

// CommonJS modules: Node and bundlers differ in what their default import is.
const unwrap = (module) => module.default ?? module;

export const equal = unwrap(equalModule);
export const ucs2length = unwrap(lengthModule);
`],
    ['validators/runtime.d.ts', `${from}/** One broken rule: where (\`/name\`, empty for the record itself), which keyword, and its limits. */
export interface RuleError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True when the value holds; else \`errors\` names every broken rule, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: RuleError[] | null;
}

/** Absent where the entity has no such call. */
export interface EntityValidators {
  create?: Validator;
  update?: Validator;
  /** By action name; absent for actions that ask nothing. */
  actions: Record<string, Validator>;
}

export const equal: (a: unknown, b: unknown) => boolean;
export const ucs2length: (text: string) => number;
`],
  ];
}
