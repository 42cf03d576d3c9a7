import { localWallTime } from '../../engine/time/wallTime';
import type { ColumnKind } from '../column';

export const column: ColumnKind = {
  type: () => 'date',
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql(raw) {
    if (raw === null || raw === undefined) return null;
    return (raw instanceof Date ? localWallTime(raw) : String(raw)).slice(0, 10);
  },
  index: 'btree',
};
