import type { ColumnKind } from '../column';

/** `100-500`, as it travels. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => (Array.isArray(value) ? value.join('-') : null),
  fromSql: (raw) => (raw ? String(raw).split('-').map(Number) : null),
  index: undefined,
};
