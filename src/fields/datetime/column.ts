import { localWallTime } from '../../engine/time/wallTime';
import type { ColumnKind } from '../column';

/**
 * A timestamp without zone holds the Shanghai wall time exactly as written, whatever zone the database session,
 * the server process or a dump is in; comparing and sorting need no conversion. timestamptz would make each read and
 * write depend on a session setting.
 */
export const column: ColumnKind = {
  type: () => 'timestamp(0)',
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql(raw) {
    if (raw === null || raw === undefined) return null;
    return raw instanceof Date ? localWallTime(raw) : String(raw).slice(0, 19).replace('T', ' ');
  },
  index: 'btree',
};
