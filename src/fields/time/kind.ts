import { between } from '../../engine/sample/pick';
import { readTime, timePattern } from '../../engine/time/wallTime';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** A time of day, `HH:mm:ss`. */
export const kind: FieldKind = {
  name: 'time',
  title: '时间',
  verb: '请选择',
  wires: ['plain'],
  operators: ['equals', 'none'],
  empty: '',
  align: 'left',
  width: 110,
  least: 80,
  sortable: true,
  keywords: [],
  schema: (field) => {
    const time = { type: 'string', pattern: timePattern };
    return field.required ? time : { type: 'string', if: { minLength: 1 }, then: time };
  },
  check: (value, { title, earliest = '00:00:00', latest = '23:59:59' }) =>
    (String(value) < earliest || String(value) > latest ? `${title}应在${earliest}到${latest}之间` : undefined),
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return '';
    const read = readTime(clean);
    if (read === undefined) throw new Error(`${field.title}格式不正确`);
    return read;
  },
  format: (value) => trimmed(value),
  normalize: (value) => (typeof value === 'string' && /^\d\d:\d\d$/.test(value.trim()) ? `${value.trim()}:00` : trimmed(value)),
  sample: (_field, random) => [between(random, 0, 23), between(random, 0, 59), 0].map((part) => String(part).padStart(2, '0')).join(':'),
};
