import type { FieldModel } from '../model';

/** Range of a number control whose field declares no bound (spec 1 §9, decisions 27). */
const numberControl = { minimum: 1, maximum: 9999 } as const;

/** Bounds of a whole number; any declared bound replaces the number control's range. A missing one is the largest exact integer. */
export function integerBounds(field: Pick<FieldModel, 'minimum' | 'maximum'>): { minimum: number; maximum: number } {
  if (field.minimum === undefined && field.maximum === undefined) return numberControl;
  return { minimum: field.minimum ?? Number.MIN_SAFE_INTEGER, maximum: field.maximum ?? Number.MAX_SAFE_INTEGER };
}
