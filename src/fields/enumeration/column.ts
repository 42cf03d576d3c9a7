import type { FieldModel } from '../../engine/model';
import type { ColumnKind } from '../column';

const given = (field: FieldModel) => (field.codes ?? []).filter((code) => code !== null);

type Stored = 'bigint' | 'boolean' | 'text';
/** Asked for every value that is written. */
const known = new WeakMap<FieldModel, Stored>();

function storedAs(field: FieldModel): Stored {
  let type = known.get(field);
  if (!type) known.set(field, type = typeOf(given(field)));
  return type;
}

/** Codes keep their own type: all whole numbers → bigint, all booleans → boolean, anything else → text. */
function typeOf(codes: readonly unknown[]): Stored {
  if (codes.length > 0 && codes.every((code) => Number.isSafeInteger(code))) return 'bigint';
  if (codes.length > 0 && codes.every((code) => typeof code === 'boolean')) return 'boolean';
  return 'text';
}

export const column: ColumnKind = {
  type: storedAs,
  toSql: (value, field) => (value === null || value === undefined ? null : storedAs(field) === 'text' ? String(value) : value),
  fromSql(raw, field) {
    if (raw === null || raw === undefined) return null;
    return given(field).find((code) => String(code) === String(raw)) ?? raw;
  },
  index: 'btree',
};
