import type { FieldModel } from '../model';
import type { JsonSchema } from './jsonSchema';

/**
 * Schema of a list value. An optional list may be empty even where it declares `minItems`.
 * @param maxItems used when the field declares none
 */
export function listSchema(field: FieldModel, items: JsonSchema, maxItems?: number): JsonSchema {
  const limit = field.maxItems ?? maxItems;
  const schema = { type: 'array', items, ...(limit === undefined ? {} : { maxItems: limit }) };
  if (field.required) return { ...schema, minItems: Math.max(1, field.minItems ?? 1) };
  if ((field.minItems ?? 0) <= 1) return schema;
  return { ...schema, if: { minItems: 1 }, then: { minItems: field.minItems } };
}
