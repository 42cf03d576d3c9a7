import { toFixed } from '../../engine/format/decimal';
import { integerDigits, scaleOf } from '../../engine/schema/decimalSchema';
import type { ColumnKind } from '../column';

/** pg answers numeric as text, so no value ever becomes a floating point number. */
export const column: ColumnKind = {
  type: (field) => `numeric(${integerDigits + scaleOf(field)},${scaleOf(field)})`,
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql: (raw, field) => (raw === null || raw === undefined ? null : toFixed(String(raw), scaleOf(field))),
  index: 'btree',
};
