import { padDecimals } from '../format/decimal';
import type { FieldModel } from '../model';
import type { JsonSchema } from './jsonSchema';

/** Most digits before the point; with the scale they stay within the column's numeric type. */
export const integerDigits = 14;

/** Decimals that a field keeps. */
export const scaleOf = (field: FieldModel): number => field.scale ?? 2;

/** A decimal as its field keeps it; what is none comes back as it was written. */
export const fitDecimals = (text: string, field: FieldModel): string => (field.unpadded ? text : padDecimals(text, scaleOf(field)));

/**
 * Schema of a number written as text with at most the field's decimals; bounds are compared as numbers
 * (`decimalMinimum`, `decimalMaximum` of `engine/validation/keywords`).
 */
export function decimalSchema(field: FieldModel, sign: '-?' | ''): JsonSchema {
  const scale = scaleOf(field);
  const fraction = scale === 0 ? '' : `(?:\\.\\d{1,${scale}})?`;
  const rules: JsonSchema = {
    pattern: `^${sign}(?:0|[1-9]\\d{0,${integerDigits - 1}})${fraction}$`,
    ...(field.minimum === undefined ? {} : { decimalMinimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { decimalMaximum: field.maximum }),
  };
  if (field.required) return { type: 'string', ...rules };
  return { type: ['string', 'null'], if: { type: 'string', minLength: 1 }, then: rules };
}
