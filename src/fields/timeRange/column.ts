import type { ColumnKind } from '../column';

/** `08:00,22:00`, as it travels. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => (Array.isArray(value) ? value.join(',') : ''),
  fromSql: (raw) => (raw ? String(raw).split(',') : []),
  nothing: "''",
  index: undefined,
};
