import { presetNames } from '../dateLimit/presets';
import { matrixFields } from '../matrix/document';
import type { FieldModel } from '../model';
import type { JsonSchema } from '../schema/jsonSchema';
import { timeOfDay } from '../time/timeOfDay';
import { shapeOf } from './shape';

const wrapped = (field: FieldModel, schema: JsonSchema): JsonSchema => ({ title: field.title, ...(field.help === undefined ? {} : { description: field.help }), ...schema });

function textOf(field: FieldModel): JsonSchema {
  return {
    type: 'string',
    ...(field.minLength === undefined ? {} : { minLength: field.minLength }),
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    ...(field.pattern === undefined ? {} : { pattern: field.pattern }),
  };
}

function numberOf(field: FieldModel, type: 'integer' | 'number'): JsonSchema {
  return {
    type,
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
  };
}

function codeOf(field: FieldModel): JsonSchema {
  const codes = (field.codes ?? []).filter((code) => code !== null);
  const states = (yes: unknown, no: unknown): unknown[] =>
    codes.map((code) => (code === 1 || code === '1' || code === true ? yes : code === 0 || code === '0' || code === false ? no : code));
  switch (field.wire) {
    case '1/0': return { enum: states(1, 0) };
    case "'1'/'0'": return { enum: states('1', '0').map(String) };
    case 'true/false': return { enum: states(true, false) };
    default: return codes.length === 0 ? {} : { enum: codes };
  }
}

function booleanOf(field: FieldModel): JsonSchema {
  if (field.wire === '1/0') return { enum: [1, 0] };
  if (field.wire === "'1'/'0'") return { enum: ['1', '0'] };
  return { type: 'boolean' };
}

function listOf(field: FieldModel, items: JsonSchema, example: string): JsonSchema {
  if (field.wire === 'comma') return { type: 'string', examples: [example] };
  if (field.wire === 'json') return { type: 'string', contentMediaType: 'application/json' };
  return {
    type: 'array',
    items,
    ...(field.minItems === undefined ? {} : { minItems: field.minItems }),
    ...(field.maxItems === undefined ? {} : { maxItems: field.maxItems }),
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum)) return { ...schema, enum: [...schema.enum, null] };
  return schema.type === undefined ? schema : { ...schema, type: [schema.type, 'null'].flat() };
}

const isAlways = (field: FieldModel): boolean => field.required && field.when === undefined;

/** What need not be filled in may be null. */
const recordOf = (fields: FieldModel[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((each) => [each.name, isAlways(each) ? wireSchema(each) : orNull(wireSchema(each))])),
  required: fields.filter(isAlways).map((each) => each.name),
});

function bare(field: FieldModel): JsonSchema {
  const seconds: JsonSchema = { type: 'integer', examples: [1_700_000_000] };
  switch (shapeOf[field.kind]) {
    case 'text': return textOf(field);
    case 'integer': return field.wire === 'decimal' ? { type: 'string', pattern: '^-?\\d+$' } : numberOf(field, 'integer');
    case 'decimal': return field.wire === 'plain' ? numberOf(field, 'number') : { type: 'string', pattern: '^-?\\d+(?:\\.\\d+)?$', examples: ['9.90'] };
    case 'number': return numberOf(field, 'number');
    case 'boolean': return booleanOf(field);
    case 'code': return codeOf(field);
    case 'id': return { type: 'integer', minimum: 0 };
    case 'ids': return listOf(field, { type: 'integer', minimum: 1 }, '1,2');
    case 'texts': return listOf(field, { type: 'string' }, 'a,b');
    case 'codes': return listOf(field, (field.codes ?? []).length === 0 ? {} : { enum: field.codes }, (field.codes ?? []).slice(0, 2).join(','));
    case 'date': return field.wire === 'seconds' ? seconds : { type: 'string', format: 'date' };
    // A wall time without zone, which is not the `date-time` of RFC 3339.
    case 'datetime': return field.wire === 'seconds' ? seconds : { type: 'string', examples: ['2025-01-31 08:30:00'] };
    case 'time': return { type: 'string', examples: [timeOfDay('2025-01-31 08:30:00', field.unit)] };
    case 'dates': return listOf({ ...field, minItems: 2, maxItems: 2 }, { type: 'string', format: 'date' }, '2025-01-01,2025-01-31');
    case 'dateLimit': return { type: 'string', examples: [...presetNames, '2025-01-01,2025-01-31'] };
    case 'json': return field.wire === 'json' ? { type: 'string', contentMediaType: 'application/json' } : {};
    case 'rows': return listOf(field, recordOf(field.fields ?? []), '');
    case 'span': return { type: 'string', examples: ['100-500'] };
    case 'matrix': return field.wire === 'json' ? { type: 'string', contentMediaType: 'application/json' } : recordOf(matrixFields(field));
  }
}

/** JSON Schema of a field as it travels, for the interface description. */
export function wireSchema(field: FieldModel): JsonSchema {
  return wrapped(field, bare(field));
}
