import { between } from '../../engine/sample/pick';
import { hours, readTimeOfDay, shortened, timeOfDayPattern } from '../../engine/time/timeOfDay';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** A time of day, `HH:mm:ss`; `HH:mm` with the unit `minute` or `hour`. */
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
  keywords: ['unique', 'unit'],
  schema: (field) => {
    const time = { type: 'string', pattern: timeOfDayPattern(field.unit) };
    return field.required ? time : { type: 'string', if: { minLength: 1 }, then: time };
  },
  check: (value, { title, earliest, latest }) =>
    ((earliest !== undefined && String(value) < earliest) || (latest !== undefined && String(value) > latest) ? `${title}应在${earliest ?? '00:00:00'}到${latest ?? '23:59:59'}之间` : undefined),
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return '';
    const read = readTimeOfDay(clean, field.unit);
    if (read === undefined) throw new Error(`${field.title}格式不正确`);
    return read;
  },
  format: (value) => trimmed(value),
  normalize: (value, { unit }) => {
    const clean = trimmed(value);
    return shortened(/^\d\d:\d\d$/.test(clean) ? `${clean}:00` : clean, unit);
  },
  sample: ({ unit }, random) => (unit === 'hour'
    ? hours[between(random, 0, 24)]
    : shortened([between(random, 0, 23), between(random, 0, 59), 0].map((part) => String(part).padStart(2, '0')).join(':'), unit)),
};
