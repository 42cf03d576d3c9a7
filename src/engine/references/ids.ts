import type { FieldModel } from '../model';

/** What stands for "refers to nothing": 0 where the field's default is 0 (the root of a tree), else null. */
export const noReference = (field: FieldModel): 0 | null => (field.default === 0 ? 0 : null);

/** Smallest id that the field may hold: 0 when it stands for the root. */
export const smallestId = (field: FieldModel): 0 | 1 => (field.default === 0 ? 0 : 1);

/** Gives 0 and null their one form for this field; other values come back unchanged. */
export const canonicalReference = (value: unknown, field: FieldModel): unknown =>
  value === 0 || value === null || value === undefined || value === '' ? noReference(field) : value;

/** Reads a typed id. @throws Error that names the field when it is none */
export function parseId(text: string, field: FieldModel): number {
  const id = Number(text.trim());
  if (!/^\d+$/.test(text.trim()) || !Number.isSafeInteger(id)) throw new Error(`${field.title}格式不正确`);
  return id;
}
