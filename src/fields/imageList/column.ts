import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'text[]',
  toSql: (value) => value ?? [],
  fromSql: (raw) => raw ?? [],
  nothing: "'{}'",
  index: undefined,
  mentionsFiles: true,
};
