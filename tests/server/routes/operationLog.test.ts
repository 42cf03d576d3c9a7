/** The operation log grows for ever unless a setting says how long it is kept. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanOperationLog } from '../../../src/server/routes/operation/cleanOperationLog';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;

beforeAll(async () => { server = await startTestApp(); }, 60_000);
afterAll(() => server?.close());
beforeEach(() => sql`delete from operation_log`.execute(server.app.sql));

const put = (rows: number, days: number) => sql`insert into operation_log (account, kind, title, entity, record_id, method, path, ip, create_time)
  select 'someone', 'UPDATE', ${String(days)}, '', '', '', '', '', now() - make_interval(days => ${days}) from generate_series(1, ${rows}::int)`.execute(server.app.sql);

const keepFor = async (value: string) => {
  await sql`delete from system_config where name = 'operation_log_days'`.execute(server.app.sql);
  await sql`insert into system_config (name, form_id, value) values ('operation_log_days', 1, ${value})`.execute(server.app.sql);
};

/** @returns how many batches the job took */
async function clean(step: number): Promise<number> {
  const job = cleanOperationLog(server.app, step);
  let batches = 1;
  for (let after = await job.batch(undefined); after !== undefined; after = await job.batch(after)) batches += 1;
  return batches;
}

/** Rows by their age in days. */
async function left(): Promise<Record<string, number>> {
  const { rows } = await sql<{ title: string; count: number }>`select title, count(*)::int as count from operation_log group by title`.execute(server.app.sql);
  return Object.fromEntries(rows.map(({ title, count }) => [title, count]));
}

it.each([
  ['nothing is said', '', 1, { 100: 2, 200: 5, 400: 2 }],
  ['it is no number', 'all', 1, { 100: 2, 200: 5, 400: 2 }],
  ['a year is kept', '365', 2, { 100: 2, 200: 5 }],
  ['half a year is kept, in batches of two', '180', 4, { 100: 2 }],
  ['a form lets less than half a year through', '1', 4, { 100: 2 }],
])('where %s', async (_what, value, batches, expected) => {
  await put(2, 100);
  await put(5, 200);
  await put(2, 400);
  await keepFor(value);
  expect(await clean(2)).toBe(batches);
  expect(await left()).toEqual(expected);
});

it('entries that somebody writes meanwhile stay', async () => {
  await put(50, 400);
  await keepFor('180');
  await Promise.all([clean(5), clean(5), put(3, 0)]);
  expect(await left()).toEqual({ 0: 3 });
});
