/** Connections of the database that break while they are used: what it costs, and that the server goes on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { transact } from '../../../src/server/sql/retry';
import { troubleOf } from '../../../src/server/trouble';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
/** Beside the server's own: it is not cut. */
let room: SqlRoom;
beforeAll(async () => {
  server = await startTestApp();
  room = server.database.connect();
  await sql`create table counter (n int); insert into counter values (0)`.execute(room.sql);
});
afterAll(async () => {
  await room?.close();
  await server?.close();
});

/** Ends every connection but that which asks for it, idle or at work, as a restart of the database does. @returns how many */
async function cut(where = sql`true`): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${where}`.execute(room.sql);
  return rows.length;
}
/** The same, again until there was one: a pooler opens connections only as they are asked for. */
async function cutSome(): Promise<void> {
  while (await cut() === 0);
}
const counted = async () => (await sql<{ n: number }>`select n from counter`.execute(room.sql)).rows[0]!.n;

let written = 0;
const write = () => server.call('POST', '/admin/platform/user/tag/save', { body: { name: `断线${written++}` } });

describe('connections that are cut', () => {
  it.each([0, 1, 2, 4, 8, 15])('after %i of 16 writes cost at most the others, which are told so; the next one succeeds', async (after) => {
    let done = 0;
    let cutting: Promise<void> | undefined;
    const answers = await Promise.all(Array.from({ length: 16 }, async () => {
      if (done >= after) cutting ??= cutSome();
      const answer = await write();
      done += 1;
      if (done >= after) cutting ??= cutSome();
      return answer;
    }));
    await cutting;
    expect((await write()).code).toBe(200);
    for (const { code, message } of answers.filter((answer) => answer.code !== 200)) expect([code, message]).toEqual([503, expect.stringMatching(/^数据库/)]);
    const { data } = await server.call('GET', '/admin/platform/user/tag/list', { query: { page: '1', limit: '9999' } });
    const stored = new Set((data.list as { id: number }[]).map(({ id }) => id));
    expect(answers.flatMap(({ code, data: made }) => (code === 200 ? made.id : [])).filter((id: number) => !stored.has(id))).toEqual([]);
  });

  it('under a read or an export only delay it: it is read again', async () => {
    const reads = ['/admin/platform/user/tag/list?page=1&limit=20', '/console/resources/user/label/export'];
    const before = await Promise.all(reads.map((path) => server.send('GET', path)));
    const lock = async (transaction: typeof room.sql) => {
      await sql`lock table user_label in access exclusive mode`.execute(transaction);
      const again = Promise.all(reads.map((path) => server.send('GET', path)));
      // Both stand before the locked table.
      for (let ended = 0; ended < reads.length;) ended += await cut(sql`wait_event_type = 'Lock'`);
      return { again };
    };
    const { again } = await room.sql.transaction().execute(lock);
    expect((await again).map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  });
});

describe('a transaction', () => {
  it('whose connection breaks before it is committed is repeated as a whole', async () => {
    let runs = 0;
    await transact(room.sql, async (transaction) => {
      runs += 1;
      await sql`update counter set n = n + 1`.execute(transaction);
      if (runs < 3) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    expect([runs, await counted()]).toEqual([3, 1]);
  });

  it('whose connection breaks while it is committed is not repeated, and says that nobody knows', async () => {
    await sql`create function end_connection() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(room.sql);
    await sql`create constraint trigger last after update on counter deferrable initially deferred for each row execute function end_connection()`.execute(room.sql);
    let runs = 0;
    const failure = await transact(room.sql, async (transaction) => {
      runs += 1;
      await sql`update counter set n = n + 1`.execute(transaction);
    }).catch((error: unknown) => error);
    expect([runs, troubleOf(failure)]).toEqual([1, 'unknown']);
    await sql`drop trigger last on counter`.execute(room.sql);
  });
});
