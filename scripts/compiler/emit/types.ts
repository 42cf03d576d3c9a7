/** Emits `types/<section>/<Entity>.ts`: the record as it is answered, and what create and update take, all decoded. */
import type { JSONSchema } from 'json-schema-to-typescript';
import { matrixFields } from '../../../src/engine/matrix/document';
import type { EntityModel, FieldModel } from '../../../src/engine/model';
import { kinds } from '../../../src/fields/kinds';
import { banner, indentCode, pascal } from './layout';

const enumerationImport = '../enumerations';

/** @returns path below `generated/` and content */
export async function emitTypes(entity: EntityModel): Promise<[string, string]> {
  // Loaded when first needed: half the time of a run that changes nothing.
  const { compile } = await import('json-schema-to-typescript');
  const { typeName } = entity;
  const bodies = (['create', 'update'] as const).flatMap((name) => {
    const body = entity.endpoints.find((endpoint) => endpoint.name === name)?.body;
    return body ? [[`${typeName}${pascal(name)}`, shape(entity.fields.filter((field) => body.includes(field.name)), `What ${name} takes.`, name === 'create', entity.primaryKey)] as const] : [];
  });
  const record = shape(entity.fields.filter(({ writeOnly }) => !writeOnly), `${entity.title}, as answered.`, true, entity.primaryKey);
  const code = await compile({ ...record, $defs: Object.fromEntries(bodies) } as JSONSchema, typeName, {
    format: false, bannerComment: '', additionalProperties: false, unknownAny: true, ignoreMinAndMaxItems: true, unreachableDefinitions: true,
  });
  const used = [...new Set(entity.fields.flatMap(enumerationsOf))].filter((name) => new RegExp(`\\b${name}\\b`).test(code)).sort();
  const imports = used.length ? `import type { ${used.join(', ')} } from '${enumerationImport}';\n\n` : '';
  return [`types/${entity.section}/${typeName}.ts`, banner(`schemas/${entity.key}.json`) + imports + indentCode(withoutHints(code))];
}

/** json-schema-to-typescript tells where a definition was referred to; nobody refers to ours. */
const withoutHints = (code: string) => code.replace(/^ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/gm, '').replace(/^ \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/gm, '');

function shape(fields: FieldModel[], description: string, strict: boolean, key?: string): JSONSchema {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, { ...typeOf(field, field.name === key), description: field.title }])),
    required: fields.filter((field) => field.name === key || (strict && field.required && !field.when && !field.writeOnly)).map(({ name }) => name),
  } as JSONSchema;
}

/** JSON Schema of which the type of a field's value is made. */
export function typeOf(field: FieldModel, isKey = false): JSONSchema {
  if (field.kind === 'enumeration' && field.enumeration) return { tsType: field.required && !field.when ? pascal(field.enumeration) : `${pascal(field.enumeration)} | null` } as JSONSchema;
  if (field.kind === 'skuMatrix') return shape(matrixFields(field), field.title, true);
  if (field.fields) return { type: 'array', items: shape(field.fields, field.title, true) } as JSONSchema;
  const always = isKey || (field.required && !field.when);
  const schema = shapeOnly(kinds[field.kind].schema({ ...field, required: always })) as JSONSchema;
  return Object.keys(schema).length ? schema : ({ tsType: 'unknown' } as JSONSchema);
}

const structural = new Set(['type', 'enum', 'const', 'items', 'anyOf', 'oneOf', 'properties', 'required', 'additionalProperties']);

/** What of a schema bears on types; rules like patterns and bounds do not. */
function shapeOnly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOnly);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => structural.has(key)).map(([key, value]) => [key, key === 'properties' ? Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, shapeOnly(member)])) : shapeOnly(value)]));
}

const enumerationsOf = (field: FieldModel): string[] => [
  ...(field.kind === 'enumeration' && field.enumeration ? [pascal(field.enumeration)] : []),
  ...(field.fields ?? []).flatMap(enumerationsOf),
];
