import { between } from '../../engine/sample/pick';
import { nullable } from '../../engine/schema/nullable';
import { trimmed } from '../../engine/text/words';
import { datetimePattern, fromSeconds, readDatetime } from '../../engine/time/wallTime';
import type { FieldKind } from '../kind';

/** A moment as wall time of Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`. */
export const kind: FieldKind = {
  name: 'datetime',
  title: '日期时间',
  verb: '请选择',
  wires: ['plain', 'seconds'],
  operators: ['dateLimit', 'range', 'covers', 'none'],
  empty: null,
  align: 'left',
  width: 170,
  least: 150,
  sortable: true,
  keywords: ['unique'],
  schema: (field) => nullable(field, { type: 'string', pattern: datetimePattern }),
  parse(text, field) {
    if (text.trim() === '') return null;
    const moment = readDatetime(text);
    if (moment === undefined) throw new Error(`${field.title}格式不正确`);
    return moment;
  },
  // Times that travel as seconds are shown to the minute (spec 2 §9), written ones as they are.
  format: (value, field) => (field.wire === 'seconds' ? trimmed(value).slice(0, 16) : trimmed(value)),
  normalize: (value) => (trimmed(value) === '' ? null : value),
  sample: (_field, random) => fromSeconds(1_735_660_800 + between(random, 0, 365 * 86_400)),
};
