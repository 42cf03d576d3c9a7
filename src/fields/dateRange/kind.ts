import { between } from '../../engine/sample/pick';
import { isEmpty } from '../../engine/text/words';
import { addDays, readDatetime, unitPattern } from '../../engine/time/wallTime';
import type { FieldKind } from '../kind';

/** First and last day, both included: `[start, end]`. */
export const kind: FieldKind = {
  name: 'dateRange',
  title: '日期范围',
  verb: '请选择',
  wires: ['plain', 'comma', 'json'],
  operators: ['range', 'none'],
  empty: null,
  align: 'left',
  width: 220,
  least: 176,
  sortable: false,
  keywords: [],
  schema: (field) => ({
    type: field.required ? 'array' : ['array', 'null'],
    items: { type: 'string', pattern: unitPattern(field.unit) },
    minItems: 2,
    maxItems: 2,
    ordered: true,
  }),
  parse(text, field) {
    if (text.trim() === '') return null;
    const days = text.split(/\s*(?:,|，|~|至| - )\s*/).map((part) => readDatetime(part)?.slice(0, 10));
    if (days.length !== 2 || days.includes(undefined)) throw new Error(`${field.title}格式不正确`);
    return days;
  },
  format: (value) => (Array.isArray(value) && value.length === 2 ? `${value[0]} 至 ${value[1]}` : ''),
  normalize: (value) => (isEmpty(value) ? null : value),
  sample(_field, random) {
    const start = addDays('2025-01-01', between(random, 0, 300));
    return [start, addDays(start, between(random, 0, 60))];
  },
};
