import { isDecimalText, padDecimals } from '../../engine/format/decimal';
import { moneyText } from '../../engine/format/money';
import { sampleDecimal } from '../../engine/sample/decimal';
import { decimalSchema, scaleOf } from '../../engine/schema/decimalSchema';
import { trimmed } from '../../engine/text/words';
import { numberKind, type FieldKind } from '../kind';

/** An amount in 元 as text with two decimals; what may be written is the price pattern of spec 2 §5. */
export const kind: FieldKind = {
  ...numberKind,
  name: 'money',
  title: '金额',
  isTyped: true,
  width: 120,
  least: 88,
  // Less than its least is told as that, not as a wrong spelling.
  schema: (field) => decimalSchema(field, field.minimum === undefined ? '' : '-?'),
  parse(text, field) {
    const clean = text.trim().replace(/^[¥￥]/, '').replaceAll(',', '').trim();
    if (clean === '') return null;
    if (!isDecimalText(clean)) throw new Error(`${field.title}格式不正确`);
    return padDecimals(clean, scaleOf(field));
  },
  format: (value) => (trimmed(value) === '' ? '' : moneyText(trimmed(value))),
  normalize: (value, field) => (trimmed(value) === '' ? null : padDecimals(trimmed(value), scaleOf(field))),
  sample: sampleDecimal,
};
