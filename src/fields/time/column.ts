import { shortened } from '../../engine/time/timeOfDay';
import type { ColumnKind } from '../column';

/** Without a zone: the shop's own wall clock. */
export const column: ColumnKind = {
  // As PostgreSQL names it: the next start compares.
  type: () => 'time without time zone',
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql: (raw, { unit }) => (raw === null || raw === undefined ? '' : shortened(String(raw).slice(0, 8), unit)),
  index: 'btree',
};
