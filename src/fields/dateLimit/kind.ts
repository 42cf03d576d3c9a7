import { isPreset, presets, presetNames } from '../../engine/dateLimit/presets';
import { pick } from '../../engine/sample/pick';
import { isEmpty } from '../../engine/text/words';
import { addDays, datePattern, readDatetime } from '../../engine/time/wallTime';
import type { FieldKind } from '../kind';

/** A period to filter by: a preset word, or first and last day `[start, end]`. Never stored. */
export const kind: FieldKind = {
  name: 'dateLimit',
  title: '时间选择',
  verb: '请选择',
  wires: ['dateLimit'],
  operators: ['dateLimit', 'none'],
  empty: null,
  align: 'left',
  width: 220,
  least: 120,
  sortable: false,
  keywords: [],
  schema: (field) => ({
    anyOf: [
      { enum: presetNames },
      { type: 'array', items: { type: 'string', pattern: datePattern }, minItems: 2, maxItems: 2, ordered: true },
      ...(field.required ? [] : [{ type: 'null' }]),
    ],
  }),
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return null;
    const preset = presetNames.find((name) => name === clean || presets[name] === clean);
    if (preset !== undefined) return preset;
    const days = clean.split(/\s*(?:,|，|~|至| - )\s*/).map((part) => readDatetime(part)?.slice(0, 10));
    if (days.length !== 2 || days.includes(undefined)) throw new Error(`${field.title}格式不正确`);
    return days;
  },
  format(value) {
    if (isPreset(value)) return presets[value];
    return Array.isArray(value) && value.length === 2 ? `${value[0]} 至 ${value[1]}` : '';
  },
  normalize: (value) => (isEmpty(value) ? null : value),
  sample(_field, random) {
    if (random() < 0.7) return pick(random, presetNames);
    const start = addDays('2025-01-01', Math.floor(random() * 300));
    return [start, addDays(start, Math.floor(random() * 60))];
  },
};
