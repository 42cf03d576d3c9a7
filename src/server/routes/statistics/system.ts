import { sql } from 'kysely';
import type { SystemStatistics } from '../../../engine/extension/statistics';
import { lockMinutes } from '../../accounts/attempts';
import { alive } from '../../accounts/sessions';
import type { Sql } from '../../sql/connect';

export async function systemStatistics(db: Sql): Promise<SystemStatistics> {
  const { rows: [row] } = await sql<SystemStatistics>`
    select count(*)::int as sessions, count(distinct admin_id)::int as people,
      (count(distinct admin_id) filter (where seen_time > now() - interval '5 minutes'))::int as active,
      (select count(*)::int from login_attempt where create_time > now() - make_interval(mins => ${sql.lit(lockMinutes)})) as failures
    from session s where ${alive}`.execute(db);
  return row;
}
