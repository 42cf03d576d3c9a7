import { between } from '../../engine/sample/pick';
import { brokenMultiple } from '../../engine/format/multiple';
import { integerBounds } from '../../engine/schema/integerBounds';
import type { FieldKind } from '../kind';

const integerPattern = /^[+-]?\d+$/;

export const kind: FieldKind = {
  name: 'integer',
  title: '整数',
  verb: '请输入',
  wires: ['plain', 'decimal'],
  operators: ['equals', 'in', 'range', 'none'],
  empty: null,
  align: 'right',
  width: 100,
  least: 64,
  isTyped: true,
  sortable: true,
  keywords: ['minimum', 'maximum', 'unique', 'as'],
  schema: (field) => ({ type: field.required ? 'integer' : ['integer', 'null'], ...integerBounds(field) }),
  check: brokenMultiple,
  parse(text, field) {
    const clean = text.trim().replaceAll(',', '');
    if (clean === '') return null;
    if (!integerPattern.test(clean) || !Number.isSafeInteger(Number(clean))) throw new Error(`${field.title}必须是整数`);
    return Number(clean);
  },
  format: (value) => (typeof value === 'number' ? String(value) : ''),
  sample(field, random) {
    const { minimum, maximum } = integerBounds(field);
    const low = Math.max(minimum, Math.min(maximum, 1));
    return between(random, low, Math.min(maximum, low + 998));
  },
};
