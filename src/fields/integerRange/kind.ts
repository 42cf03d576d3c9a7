import { between } from '../../engine/sample/pick';
import { integerBounds } from '../../engine/schema/integerBounds';
import type { FieldKind } from '../kind';

const written = /^\s*(\d+)\s*(?:-|~|至|,|，)\s*(\d+)\s*$/;

/** Two whole numbers from 0 on, the first below the second: `[100, 500]`; travels as `100-500`. */
export const kind: FieldKind = {
  name: 'integerRange',
  title: '整数范围',
  verb: '请输入',
  wires: ['plain'],
  operators: ['none'],
  empty: null,
  align: 'left',
  width: 140,
  least: 110,
  sortable: false,
  keywords: ['minimum', 'maximum'],
  schema(field) {
    const { minimum, maximum } = integerBounds(field);
    return {
      type: field.required ? 'array' : ['array', 'null'], items: { type: 'integer', minimum: Math.max(0, minimum), maximum },
      minItems: 2, maxItems: 2, uniqueItems: true, ordered: true,
    };
  },
  parse(text, field) {
    if (text.trim() === '') return null;
    const [, from, to] = written.exec(text) ?? [];
    if (from === undefined || to === undefined) throw new Error(`${field.title}格式不正确`);
    return [Number(from), Number(to)];
  },
  format: (value) => (Array.isArray(value) ? value.join('-') : ''),
  sample(field, random) {
    const { minimum, maximum } = integerBounds(field);
    const low = Math.max(0, minimum);
    const from = between(random, low, Math.min(maximum - 1, low + 500));
    return [from, between(random, from + 1, Math.min(maximum, from + 500))];
  },
};
