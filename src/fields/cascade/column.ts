import type { ColumnKind } from '../column';

/** The path keeps the types of its values. */
export const column: ColumnKind = {
  type: () => 'jsonb',
  toSql: (value) => JSON.stringify(value ?? []),
  fromSql: (raw) => raw ?? [],
  nothing: "'[]'",
  index: undefined,
};
