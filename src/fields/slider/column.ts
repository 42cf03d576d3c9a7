import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'double precision',
  toSql: (value) => value ?? null,
  fromSql: (raw) => (raw === null || raw === undefined ? null : Number(raw)),
  index: 'btree',
};
