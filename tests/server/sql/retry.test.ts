import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompiledQuery } from 'kysely';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { retry, transact } from '../../../src/server/sql/retry';
import { startTestDatabase, type TestDatabase } from '../helper';

const failing = (code: string, times: number) => {
  const calls = { n: 0 };
  const work = async () => {
    calls.n += 1;
    if (calls.n <= times) throw Object.assign(new Error(code), { code });
    return 'done';
  };
  return { calls, work };
};

describe('retry', () => {
  it.each(['40001', '40P01'])('repeats after %s', async (code) => {
    const { calls, work } = failing(code, 2);
    expect(await retry(work)).toBe('done');
    expect(calls.n).toBe(3);
  });

  it('gives up after its attempts', async () => {
    const { calls, work } = failing('40001', 99);
    await expect(retry(work, 3)).rejects.toThrow('40001');
    expect(calls.n).toBe(3);
  });

  it('does not repeat other failures', async () => {
    const { calls, work } = failing('23505', 1);
    await expect(retry(work)).rejects.toThrow('23505');
    expect(calls.n).toBe(1);
  });
});

describe('a transaction', () => {
  let database: TestDatabase;
  let room: SqlRoom;
  beforeAll(async () => {
    database = await startTestDatabase();
    room = database.connect();
    await room.pool.query('create table counter (id int primary key, n int); insert into counter values (1, 0), (2, 0)');
  });
  afterAll(async () => {
    await room.close();
    await database.stop();
  });

  it('that meets a deadlock is repeated until both have happened', async () => {
    let waiting = 0;
    let open: () => void = () => undefined;
    const met = new Promise<void>((done) => { open = done; });
    const cross = (first: number, second: number) => transact(room.sql, async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw('update counter set n = n + 1 where id = $1', [first]));
      waiting += 1;
      if (waiting === 2) open();
      await met;
      await transaction.executeQuery(CompiledQuery.raw('update counter set n = n + 1 where id = $1', [second]));
    });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect((await room.pool.query('select n from counter order by id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });
});

describe('values', () => {
  it('arrive as the types the server counts on', async () => {
    const database = await startTestDatabase();
    const room = database.connect();
    try {
      const { rows: [row] } = await room.pool.query(`select 9007199254740991::bigint as id, '{1,2}'::bigint[] as ids, date '2024-02-29' as day, 1.50::numeric as money,
        timestamptz '2024-01-01 00:00:00+08' as at, current_setting('TimeZone') as zone`);
      expect(row).toEqual({ id: 9007199254740991, ids: [1, 2], day: '2024-02-29', money: '1.50', at: new Date('2023-12-31T16:00:00Z'), zone: 'Asia/Shanghai' });
      await expect(room.pool.query('select 9007199254740992::bigint')).rejects.toThrow('2^53');
    } finally {
      await room.close();
      await database.stop();
    }
  });
});
