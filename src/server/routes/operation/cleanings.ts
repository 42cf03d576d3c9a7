/** How long tables are kept that grow with time alone: as many days as a setting says, all of them while nothing is said. */
import { sql, type RawBuilder } from 'kysely';
import { readConfiguration } from '../../configuration';
import type { PlannedJob } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import type { Tables } from '../../sql/tables';
import { duration } from '../../sql/clock';

interface Cleaning {
  /** Of the job. */
  name: string;
  title: string;
  table: keyof Tables & string;
  /** The column by which a row is old; an index of its own leads with it. */
  time: string;
  /** The setting that holds the days. */
  setting: string;
  /** Days that are kept whatever form the setting is saved by. */
  fewest: number;
}

const cleanings: readonly Cleaning[] = [
  // Nobody can have traces of the last half year removed.
  { name: 'operationLog:clean', title: '清理操作日志', table: 'operation_log', time: 'create_time', setting: 'operation_log_days', fewest: 180 },
  // The home page compares 90 days with the 90 before.
  { name: 'visit:clean', title: '清理访问统计', table: 'visit_day', time: 'date', setting: 'visit_days', fewest: 200 },
  { name: 'consoleError:clean', title: '清理前端错误', table: 'console_error', time: 'last_time', setting: 'console_error_days', fewest: 1 },
];

/** The first moment that is kept. Days are Shanghai's for dates too. */
const since = (days: number): RawBuilder<Date> => sql<Date>`now() - ${duration(days, 'day')}`;

/** @param step rows of one batch, so that writes beside it never wait for long */
export const cleaningJobs = ({ sql: db }: Pick<House, 'sql'>, step = 1000): PlannedJob[] => cleanings.map(({ name, title, table, time, setting, fewest }) => ({
  name, title, every: 3600,
  async batch() {
    const days = Number((await readConfiguration(db, [setting])).get(setting));
    if (!Number.isInteger(days) || days <= 0) return undefined;
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${sql.ref(time)} < ${since(Math.max(days, fewest))} order by ${sql.ref(time)} limit ${step} for update skip locked)`.execute(db);
    return Number(numAffectedRows) < step ? undefined : step;
  },
}));
