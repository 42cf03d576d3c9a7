import type { ColumnKind } from '../column';

/** jsonb; written as JSON text because pg would turn a JavaScript array into a PostgreSQL one. */
export const column: ColumnKind = {
  type: () => 'jsonb',
  toSql: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  fromSql: (raw) => raw ?? [],
  nothing: "'[]'",
  index: undefined,
  mentionsFiles: true,
};
