import type { FieldModel } from '../../engine/model';
import { between } from '../../engine/sample/pick';
import type { FieldKind } from '../kind';

const integerPattern = /^[+-]?\d+$/;

/** Bounds of a whole number: 1–9999 is the number control's own range, any declared bound replaces it (decisions 27). */
export function bounds(field: FieldModel): { minimum: number; maximum: number } {
  const declared = field.minimum !== undefined || field.maximum !== undefined;
  return declared
    ? { minimum: field.minimum ?? Number.MIN_SAFE_INTEGER, maximum: field.maximum ?? Number.MAX_SAFE_INTEGER }
    : { minimum: 1, maximum: 9999 };
}

export const kind: FieldKind = {
  name: 'integer',
  title: '整数',
  verb: '请输入',
  wires: ['plain', 'decimal'],
  operators: ['equals', 'in', 'range', 'none'],
  empty: null,
  align: 'right',
  width: 100,
  sortable: true,
  keywords: ['minimum', 'maximum', 'unique', 'computed'],
  schema: (field) => ({ type: field.required ? 'integer' : ['integer', 'null'], ...bounds(field) }),
  parse(text, field) {
    const clean = text.trim().replaceAll(',', '');
    if (clean === '') return null;
    if (!integerPattern.test(clean) || !Number.isSafeInteger(Number(clean))) throw new Error(`${field.title}必须是整数`);
    return Number(clean);
  },
  format: (value) => (typeof value === 'number' ? String(value) : ''),
  sample(field, random) {
    const { minimum, maximum } = bounds(field);
    const low = Math.max(minimum, Math.min(maximum, 1));
    return between(random, low, Math.min(maximum, low + 998));
  },
};
