/** How long the operation log is kept: as many days as a setting says, all of it while nothing is said. */
import { sql } from 'kysely';
import { readConfiguration } from '../../configuration';
import type { PlannedJob } from '../../jobs/schedule';
import type { House } from '../../resources/types';

const days = 'operation_log_days';
/** Nobody can have traces of the last half year removed, whatever form the setting is saved by. */
const fewestDays = 180;

/** @param step rows of one batch, so that writes beside it never wait for long */
export const cleanOperationLog = ({ sql: db }: Pick<House, 'sql'>, step = 1000): PlannedJob => ({
  name: 'operationLog:clean', title: '清理操作日志', every: 3600,
  async batch() {
    const kept = Number((await readConfiguration(db, [days])).get(days));
    if (!Number.isInteger(kept) || kept <= 0) return undefined;
    const { numAffectedRows = 0n } = await sql`delete from operation_log where id in (
      select id from operation_log where create_time < now() - make_interval(days => ${Math.max(kept, fewestDays)}::int) order by create_time limit ${step} for update skip locked)`.execute(db);
    return Number(numAffectedRows) < step ? undefined : step;
  },
});
