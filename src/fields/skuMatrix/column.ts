import type { ColumnKind } from '../column';

/** jsonb: the matrix is read and written as one. */
export const column: ColumnKind = {
  type: () => 'jsonb',
  toSql: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  fromSql: (raw) => raw ?? null,
  index: undefined,
  mentionsFiles: true,
};
