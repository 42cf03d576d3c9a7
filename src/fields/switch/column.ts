import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'boolean',
  toSql: (value) => value ?? null,
  fromSql: (raw) => raw ?? null,
  index: 'btree',
};
