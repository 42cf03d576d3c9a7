import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'integer',
  toSql: (value) => value ?? null,
  fromSql: (raw) => raw ?? null,
  index: 'btree',
};
