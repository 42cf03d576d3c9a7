import type { ColumnKind } from '../column';

/** Text: jsonb would lose the order of keys, and with it what somebody wrote. */
export const column: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  index: undefined,
  mentionsFiles: true,
};
