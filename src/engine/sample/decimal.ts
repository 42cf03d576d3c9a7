import { toFixed } from '../format/decimal';
import type { FieldModel } from '../model';
import { scaleOf } from '../schema/decimalSchema';
import type { Random } from './pick';

/** A decimal within the field's bounds, of a size that reads like a price. */
export function sampleDecimal(field: FieldModel, random: Random): string {
  const low = field.minimum ?? Math.min(field.maximum ?? 0, 0);
  const high = Math.min(field.maximum ?? low + 999, low + 999);
  const rounded = toFixed(low + random() * (high - low), scaleOf(field));
  return Number(rounded) < low || Number(rounded) > high ? toFixed(low, scaleOf(field)) : rounded;
}
