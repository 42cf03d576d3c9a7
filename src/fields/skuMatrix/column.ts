import type { ColumnKind } from '../column';

/** JSON as text: jsonb would lose the order of a combination's attributes, and with it the name of its row. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  fromSql: (raw) => (typeof raw === 'string' ? (JSON.parse(raw) as unknown) : null),
  index: undefined,
  mentionsFiles: true,
};
