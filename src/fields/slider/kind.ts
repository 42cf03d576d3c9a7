import { isDecimalText } from '../../engine/format/decimal';
import { between } from '../../engine/sample/pick';
import type { FieldModel } from '../../engine/model';
import { numberKind, type FieldKind } from '../kind';

/** From 0 to 100 in whole steps, unless the field says otherwise. */
export const trackOf = ({ minimum = 0, maximum = 100, scale = 0 }: FieldModel) => ({ minimum, maximum, step: 10 ** -scale });

/** @throws Error in Chinese when the text is no number */
function numberIn(text: string, field: FieldModel): number | null {
  const clean = text.trim();
  if (clean === '') return null;
  if (!isDecimalText(clean)) throw new Error(`${field.title}必须是数字`);
  return Number(clean);
}
const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : Array.isArray(value) ? value.join(' 至 ') : '');

/** A number chosen on a track; with `several` the two ends of a range. */
export const kind: FieldKind = {
  ...numberKind,
  name: 'slider',
  title: '滑块',
  verb: '请选择',
  wires: ['plain'],
  width: 110,
  least: 72,
  schema(field) {
    const { minimum, maximum } = trackOf(field);
    if (field.several) return { type: field.required ? 'array' : ['array', 'null'], items: { type: 'number', minimum, maximum }, minItems: 2, maxItems: 2, ordered: true };
    return { type: field.required ? 'number' : ['number', 'null'], minimum, maximum };
  },
  parse: numberIn,
  format: numberText,
  sample: (field, random) => between(random, Math.ceil(trackOf(field).minimum), Math.floor(trackOf(field).maximum)),
};
