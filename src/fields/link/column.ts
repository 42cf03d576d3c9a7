import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  index: 'btree',
  searchText: (value) => String(value ?? ''),
  mentionsFiles: true,
};
