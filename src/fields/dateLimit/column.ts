import type { ColumnKind } from '../column';

/** Only a filter asks for periods; nothing is stored. */
export const column: ColumnKind = {
  type: () => undefined,
  toSql: (value) => value,
  fromSql: (raw) => raw,
  index: undefined,
};
