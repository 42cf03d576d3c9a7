import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  index: undefined,
  mentionsFiles: true,
  searchText: (value) => String(value ?? ''),
};
