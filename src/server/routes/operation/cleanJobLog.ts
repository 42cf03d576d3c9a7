/** How much is kept of the log of jobs: so many days, and of each job so many runs that went well and so many that failed. */
import { sql } from 'kysely';
import type { PlannedJob } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import { readConfigured } from '../../shipped/defaults';
import { duration, wallNow } from '../../sql/clock';

const days = 'schedule_log_days';
const most = 'schedule_log_most';

/** @param step rows of one batch, so that jobs that write their log beside it never wait for long */
export const cleanJobLog = ({ sql: db }: Pick<House, 'sql'>, step = 1000): PlannedJob => ({
  name: 'schedule:cleanLog', title: '清理任务日志', every: 3600, params: { title: '保留的天数（1至999）', pattern: /^[1-9]\d{0,2}$/ },
  async batch(_after, params = '') {
    const kept = await readConfigured(db, [days, most]);
    const { numAffectedRows = 0n } = await sql`delete from operation_schedule_job_log where id in (
      select id from (select id, create_time, row_number() over (partition by job_id, status order by id desc) as place from operation_schedule_job_log) l
      where place > ${Number(kept(most))} or create_time < ${wallNow} - ${duration(Number(params === '' ? kept(days) : params), 'day')} limit ${step})`.execute(db);
    return Number(numAffectedRows) < step ? undefined : step;
  },
});
