import { jsonColumn, type ColumnKind } from '../column';

/** The path keeps the types of its values. */
export const column: ColumnKind = {
  ...jsonColumn,
  toSql: (value) => JSON.stringify(value ?? []),
  fromSql: (raw) => raw ?? [],
  nothing: "'[]'",
};
