import type { ColumnKind } from '../column';

/** Lengths are checked by validation, so that changing one needs no migration. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  index: 'btree',
  searchText: (value) => String(value ?? ''),
};
