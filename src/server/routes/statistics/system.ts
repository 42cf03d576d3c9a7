import { sql } from 'kysely';
import type { SystemStatistics } from '../../../engine/extension/statistics';
import { lockMinutes } from '../../accounts/attempts';
import { alive } from '../../accounts/sessions';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';
import { duration } from '../../sql/clock';

const [sessions, s] = named('session', 's');
const [attempts, a] = named('login_attempt', 'a');

export async function systemStatistics(db: Sql): Promise<SystemStatistics> {
  const { rows: [row] } = await sql<SystemStatistics>`
    select count(*)::int as sessions, count(distinct ${s.admin_id})::int as people,
      (count(distinct ${s.admin_id}) filter (where ${s.seen_time} > now() - interval '5 minutes'))::int as active,
      (select count(*)::int from ${attempts} where ${a.create_time} > now() - ${duration(lockMinutes, 'minute')}) as failures
    from ${sessions} where ${alive}`.execute(db);
  return row;
}
