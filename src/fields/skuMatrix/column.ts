import { jsonColumn, type ColumnKind } from '../column';

/** JSON as text: jsonb would lose the order of a combination's attributes, and with it the name of its row. */
export const column: ColumnKind = {
  ...jsonColumn,
  type: () => 'text',
  fromSql: (raw) => (typeof raw === 'string' ? (JSON.parse(raw) as unknown) : null),
  mentionsFiles: true,
};
