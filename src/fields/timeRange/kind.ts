import { between } from '../../engine/sample/pick';
import { listSchema } from '../../engine/schema/listSchema';
import { hours } from '../../engine/time/timeOfDay';
import { timePattern } from '../../engine/time/wallTime';
import type { FieldKind } from '../kind';

/** Two full hours of a day, the first before the second; travels as `08:00,22:00`. With the unit `second` any two times. */
export const kind: FieldKind = {
  name: 'timeRange',
  title: '时间段',
  verb: '请选择',
  wires: ['comma', 'plain', 'json'],
  operators: ['none'],
  empty: [],
  align: 'left',
  width: 140,
  least: 110,
  sortable: false,
  keywords: [],
  schema: (field) => ({
    ...listSchema({ ...field, minItems: 2, maxItems: 2 }, field.unit === 'second' ? { type: 'string', pattern: timePattern } : { type: 'string', enum: [...hours] }),
    ...(field.unit === 'second' ? {} : { uniqueItems: true }),
    ordered: true,
  }),
  parse: (text) => text.split(/\s*(?:,|，|~|-|至)\s*/).filter((part) => part !== ''),
  format: (value) => (Array.isArray(value) && value.length === 2 ? value.join(' 至 ') : ''),
  sample(_field, random) {
    const start = between(random, 0, 23);
    return [hours[start], hours[between(random, start + 1, 24)]];
  },
};
