import { isDecimalText } from '../../engine/format/decimal';
import { brokenMultiple } from '../../engine/format/multiple';
import { sampleDecimal } from '../../engine/sample/decimal';
import { decimalSchema, fitDecimals } from '../../engine/schema/decimalSchema';
import { trimmed } from '../../engine/text/words';
import { numberKind, type FieldKind } from '../kind';

/** An exact number as text, e.g. a rate or a weight; never a floating point number. */
export const kind: FieldKind = {
  ...numberKind,
  name: 'decimal',
  title: '小数',
  isTyped: true,
  width: 110,
  least: 72,
  schema: (field) => decimalSchema(field, '-?'),
  check: brokenMultiple,
  parse(text, field) {
    const clean = text.trim().replaceAll(',', '');
    if (clean === '') return null;
    if (!isDecimalText(clean)) throw new Error(`${field.title}必须是数字`);
    return fitDecimals(clean, field);
  },
  format: (value) => trimmed(value),
  normalize: (value, field) => (trimmed(value) === '' ? null : fitDecimals(trimmed(value), field)),
  sample: sampleDecimal,
};
