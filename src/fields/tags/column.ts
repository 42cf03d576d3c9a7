import type { ColumnKind } from '../column';

/** An array of words; a gin index serves membership. */
export const column: ColumnKind = {
  type: () => 'text[]',
  toSql: (value) => value ?? [],
  fromSql: (raw) => raw ?? [],
  nothing: "'{}'",
  index: 'gin',
  searchText: (value) => (Array.isArray(value) ? value.join(' ') : ''),
};
