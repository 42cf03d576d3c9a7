/** Tables that grow with time alone do so for ever unless a setting says how long they are kept. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleaningJobs } from '../../../src/server/routes/operation/cleanings';
import { cleanJobLog } from '../../../src/server/routes/operation/cleanJobLog';
import type { Job } from '../../../src/server/jobs/schedule';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;

beforeAll(async () => { server = await startTestApp(); }, 300_000);
afterAll(() => server?.close());

const db = () => server.app.sql;
const age = (days: number) => sql`(now() - make_interval(days => ${days}))`;
/** How rows of an age come into each table. */
const puts = {
  operation_log: (rows: number, days: number) => sql`insert into operation_log (account, kind, title, entity, record_id, method, path, ip, create_time)
    select 'someone', 'UPDATE', '', '', '', '', '', '', ${age(days)} from generate_series(1, ${rows}::int)`,
  visit_day: (rows: number, days: number) => sql`insert into visit_day (date, product_id, views) select ${age(days)}::date, n, 1 from generate_series(1, ${rows}::int) n`,
  console_error: (rows: number, days: number) => sql`insert into console_error (admin_id, account, real_name, fingerprint, kind, route, message, stack, version, agent, last_time)
    select 1, '', '', ${`${days}-`} || n, '', '', '', '', '', '', ${age(days)} from generate_series(1, ${rows}::int) n`,
};
type Table = keyof typeof puts;
const times: Record<Table, string> = { operation_log: 'create_time', visit_day: 'date', console_error: 'last_time' };

const put = (table: Table, rows: number, days: number) => puts[table](rows, days).execute(db());
const empty = (table: Table) => sql`delete from ${sql.table(table)}`.execute(db());

async function keepFor(setting: string, value: string): Promise<void> {
  await sql`delete from system_config where name = ${setting}`.execute(db());
  await sql`insert into system_config (name, form_id, value) values (${setting}, 1, ${value})`.execute(db());
}

/** @returns how many batches the job took */
async function run(job: Job, params?: string): Promise<number> {
  let batches = 1;
  for (let after = await job.batch(undefined, params); after !== undefined; after = await job.batch(after, params)) batches += 1;
  return batches;
}
const clean = (name: string, step: number) => run(cleaningJobs(server.app, step).find((job) => job.name === name)!);

/** Rows by their age in days. */
async function left(table: Table): Promise<Record<string, number>> {
  const { rows } = await sql<{ days: number; count: number }>`select (now()::date - ${sql.ref(times[table])}::date) as days, count(*)::int as count from ${sql.table(table)} group by 1`.execute(db());
  return Object.fromEntries(rows.map(({ days, count }) => [days, count]));
}

describe.each([
  ['operationLog:clean', 'operation_log', 'operation_log_days', 180],
  ['visit:clean', 'visit_day', 'visit_days', 200],
] as const)('%s', (name, table, setting, fewest) => {
  it.each([
    ['nothing is said', '', 1, { 100: 2, 250: 5, 400: 2 }],
    ['it is no number', 'all', 1, { 100: 2, 250: 5, 400: 2 }],
    ['a year is kept', '365', 2, { 100: 2, 250: 5 }],
    ['the fewest are kept, in batches of two', String(fewest), 4, { 100: 2 }],
    ['a form lets fewer through', '1', 4, { 100: 2 }],
  ])('where %s', async (_what, value, batches, expected) => {
    await empty(table);
    await put(table, 2, 100);
    await put(table, 5, 250);
    await put(table, 2, 400);
    await keepFor(setting, value);
    expect(await clean(name, 2)).toBe(batches);
    expect(await left(table)).toEqual(expected);
  });

  it('takes none of those that somebody writes meanwhile', async () => {
    await empty(table);
    await put(table, 50, 400);
    await keepFor(setting, String(fewest));
    await Promise.all([clean(name, 5), clean(name, 5), put(table, 3, 0)]);
    expect(await left(table)).toEqual({ 0: 3 });
  });
});

it('faults of the console go by when they were seen last', async () => {
  await put('console_error', 3, 5);
  await put('console_error', 2, 40);
  expect(await clean('consoleError:clean', 1), 'nothing is said').toBe(1);
  await keepFor('console_error_days', '30');
  expect(await clean('consoleError:clean', 1)).toBe(3);
  expect(await left('console_error')).toEqual({ 5: 3 });
});

describe('the log of jobs', () => {
  const entries = (rows: number, job: number, status: number, days: number) => sql`insert into operation_schedule_job_log (job_id, bean_name, method_name, params, status, error, times, create_time)
    select ${job}, 'test', 'kept', '', ${status}, '', 1, ${age(days)} at time zone 'Asia/Shanghai' from generate_series(1, ${rows}::int)`.execute(db());
  const counts = async () => (await sql<{ job_id: number; status: number; count: number }>`select job_id::int as job_id, status::int as status, count(*)::int as count
    from operation_schedule_job_log where bean_name = 'test' group by 1, 2 order by 1, 2`.execute(db())).rows;

  it('goes by days, and of each job and outcome by the number, in batches', async () => {
    await sql`delete from operation_schedule_job_log`.execute(db());
    await entries(4, 901, 1, 40);
    await entries(12, 901, 1, 2);
    await entries(11, 901, 0, 2);
    await entries(3, 902, 1, 2);
    await keepFor('schedule_log_days', '30');
    await keepFor('schedule_log_most', '10');
    expect(await run(cleanJobLog(server.app, 3))).toBe(3);
    expect(await counts()).toEqual([{ job_id: 901, status: 0, count: 10 }, { job_id: 901, status: 1, count: 10 }, { job_id: 902, status: 1, count: 3 }]);
    await run(cleanJobLog(server.app, 3), '1');
    expect(await counts(), 'days that a row of the timetable gives').toEqual([]);
  });
});
