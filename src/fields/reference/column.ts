import type { ColumnKind } from '../column';

/** pg answers bigint as text. */
export const column: ColumnKind = {
  type: () => 'bigint',
  toSql: (value) => value ?? null,
  fromSql: (raw) => (raw === null || raw === undefined ? null : Number(raw)),
  index: 'btree',
};
