import { presetNames } from '../dateLimit/presets';
import type { FieldModel } from '../model';
import type { JsonSchema } from '../schema/jsonSchema';
import { shapeOf } from './shape';
import { wireSchema } from './wireSchema';

/** Every spelling of a code that is read as it: 1, '1' and true are one state. */
function spellings(field: FieldModel): unknown[] {
  const states: unknown[][] = [[true, 1, '1', 'true'], [false, 0, '0', 'false']];
  const all = [...(field.codes ?? []), ...(field.also ?? []).map(([spelling]) => spelling)].flatMap((code) => [code, ...(code === null ? [] : [String(code)]), ...(states.find((same) => same.includes(code)) ?? [])]);
  return [...new Set(all)];
}

/** A whole number as published consoles may send it. */
export const numericText = { type: 'string', pattern: '^\\s*[+-]?\\d{1,16}\\s*$' } as const satisfies JsonSchema;

function forms(field: FieldModel): JsonSchema[] {
  const exact = wireSchema(field);
  const { title: _title, description: _description, ...bare } = exact;
  const list = (items: JsonSchema): JsonSchema[] => [{ type: 'string' }, { type: 'array', items }];
  switch (shapeOf[field.kind]) {
    case 'text': return [bare];
    case 'integer': case 'id': return [{ ...bare, type: 'integer' }, numericText];
    case 'decimal': case 'number': return [{ type: 'number' }, { type: 'string', pattern: '^\\s*[+-]?\\d+(?:\\.\\d+)?\\s*$' }];
    case 'boolean': return [{ enum: [true, false, 1, 0, '1', '0', 'true', 'false'] }];
    case 'code': return [{ enum: spellings(field) }];
    case 'ids': return list({ anyOf: [{ type: 'integer' }, numericText] });
    case 'texts': return list({ type: 'string' });
    case 'codes': return list(field.codes === undefined ? {} : { enum: spellings(field) });
    case 'datetime': case 'date': return field.wire === 'seconds' ? [{ type: 'integer' }, { type: 'string' }] : [{ type: 'string' }];
    case 'time': return [{ type: 'string' }];
    case 'dates': return list({ type: 'string' });
    case 'dateLimit': return [{ type: 'string', examples: [...presetNames] }, { type: 'array', items: { type: 'string' } }];
    case 'rows': return [bare, ...(bare.type === 'array' ? [{ type: 'string' }] : [{ type: 'array', items: { type: 'object' } }])];
    case 'matrix': return [bare, bare.type === 'object' ? { type: 'string' } : { type: 'object' }];
    case 'span': return [bare, { type: 'array', items: { type: 'integer' } }];
    case 'json': return [{}];
  }
}

/**
 * What a request may carry for a field: its wire form first, and the other spellings that `decode` reads alike
 * (numeric text for a number, '1' for a switch). Answers are described by `wireSchema` alone.
 * @param required whether an empty value (null, '') is refused
 */
export function acceptedSchema(field: FieldModel, required: boolean): JsonSchema {
  const { title, description } = wireSchema(field);
  const accepted = [...forms(field), ...(required ? [] : [{ type: 'null' }, { const: '' }])];
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }), ...(accepted.length === 1 ? accepted[0] : { anyOf: accepted }) };
}
