import { between } from '../../engine/sample/pick';
import { nullable } from '../../engine/schema/nullable';
import { trimmed } from '../../engine/text/words';
import { addDays, readDatetime, unitPattern } from '../../engine/time/wallTime';
import type { FieldKind } from '../kind';

/** A day, `yyyy-MM-dd`. Forms accept any day; list filters narrow it (decisions 30). */
export const kind: FieldKind = {
  name: 'date',
  title: '日期',
  verb: '请选择',
  wires: ['plain', 'seconds'],
  operators: ['dateLimit', 'range', 'equals', 'covers', 'none'],
  empty: null,
  align: 'left',
  width: 120,
  least: 96,
  sortable: true,
  keywords: ['unique'],
  schema: (field) => nullable(field, { type: 'string', pattern: unitPattern(field.unit) }),
  parse(text, field) {
    if (text.trim() === '') return null;
    const moment = readDatetime(text);
    if (moment === undefined) throw new Error(`${field.title}格式不正确`);
    return moment.slice(0, 10);
  },
  format: (value) => trimmed(value),
  normalize: (value) => (trimmed(value) === '' ? null : value),
  sample: (_field, random) => addDays('2025-01-01', between(random, 0, 364)),
};
