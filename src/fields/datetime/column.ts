import { wallTime } from '../../engine/time/wallTime';
import type { ColumnKind } from '../column';

/**
 * A timestamp without zone holds the Shanghai wall time exactly as written, whatever zone the database session,
 * the server process or a dump is in; comparing and sorting need no conversion. timestamptz would make each read and
 * write depend on a session setting; where the server's own tables have one, the moment is shown as that wall time.
 */
export const column: ColumnKind = {
  type: () => 'timestamp(0)',
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql(raw) {
    if (raw === null || raw === undefined) return null;
    return raw instanceof Date ? wallTime(raw) : String(raw).slice(0, 19).replace('T', ' ');
  },
  index: 'btree',
};
