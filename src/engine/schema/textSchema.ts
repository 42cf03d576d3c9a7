import type { FieldModel } from '../model';
import type { JsonSchema } from './jsonSchema';

/**
 * Schema of a text value. Lengths count code points.
 * @param own what the kind itself asks for, beside the field's own pattern and lengths
 */
export function textSchema(field: FieldModel, own: { pattern?: string; maxLength?: number } = {}): JsonSchema {
  const [pattern, further] = [own.pattern, field.pattern].filter((each) => each !== undefined);
  const rules: JsonSchema = {
    ...(field.minLength === undefined ? {} : { minLength: field.minLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(further === undefined ? {} : { allOf: [{ pattern: further }] }),
  };
  const maxLength = field.maxLength ?? own.maxLength;
  const limit = maxLength === undefined ? {} : { maxLength };
  if (field.required) return { type: 'string', ...limit, ...rules, minLength: Math.max(1, field.minLength ?? 1) };
  if (Object.keys(rules).length === 0) return { type: ['string', 'null'], ...limit };
  return { type: ['string', 'null'], ...limit, if: { type: 'string', minLength: 1 }, then: rules };
}
