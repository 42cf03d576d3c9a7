import type { ColumnKind } from '../column';

/** An array of ids; a gin index serves membership. pg answers bigint members as text. */
export const column: ColumnKind = {
  type: () => 'bigint[]',
  toSql: (value) => value ?? [],
  fromSql: (raw) => (Array.isArray(raw) ? raw.map(Number) : []),
  nothing: "'{}'",
  index: 'gin',
};
