import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../../src/server/backup/backup';
import { restore } from '../../src/server/backup/restore';
import { contract } from '../../src/server/contract';
import { migrateShop } from '../../src/server/prepare';
import type { SqlRoom } from '../../src/server/sql/connect';
import { adminPassword, startTestApp, startTestDatabase, type TestApp, type TestDatabase } from './helper';

let source: TestApp;
let target: TestDatabase;
let folder: string;
let file: string;
/** The rows of the source when it was backed up: what is due by time goes on there. */
let backedUp: Record<string, unknown[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-backup-'));
  file = join(folder, 'shop.backup');
  [source, target] = [await startTestApp({ config: { demo: 1 } }), await startTestDatabase()];
  const awkward = 'tab\there\nline \\. back\\slash "quote" 空 \u{1F600}';
  await source.app.sql.insertInto('system_role').values({ code: 'awkward', role_name: awkward, rules: [1, 2], status: true }).execute();
  backedUp = await dump(source.database);
  await withRoom(source.database, (room) => backup(room, file));
});
afterAll(async () => {
  await source.close();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

async function withRoom<T>(database: TestDatabase, work: (room: SqlRoom) => Promise<T>): Promise<T> {
  const room = database.connect();
  try {
    return await work(room);
  } finally {
    await room.close();
  }
}

/** Every row of every table but the passing ones, as the database prints them. */
const dump = (database: TestDatabase) => withRoom(database, async ({ pool }) => {
  const { rows } = await pool.query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
  const kept = rows.map(({ name }) => name).filter((name) => !['session', 'login_attempt', 'change_notice'].includes(name) && !name.startsWith('kept_'));
  const dumped: Record<string, unknown[]> = {};
  for (const name of kept) dumped[name] = (await pool.query(`select t::text as row from "${name}" t order by 1`)).rows.map(({ row }) => row as unknown);
  return dumped;
});

describe('a backup', () => {
  it('is one private file, with nothing left beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['shop.backup']);
  });

  it('holds no session', async () => {
    const content = gunzipSync(await readFile(file));
    expect(JSON.parse(content.subarray(0, content.indexOf(10)).toString()).tables.map(({ name }: { name: string }) => name)).not.toContain('session');
  });

  it('restored into an empty database gives the same rows, tables that need no change, and counters that go on', async () => {
    await withRoom(target, async (room) => {
      expect(await restore(room, file, false)).toBeGreaterThan(10);
      await migrateShop(room.sql, contract, true);
      // Totals are counted anew.
      expect((await room.pool.query('select name from kept_list')).rows).toEqual([]);
    });
    expect(await dump(target)).toEqual(backedUp);
    await withRoom(target, async (room) => {
      expect(await migrateShop(room.sql, contract, true)).toEqual([]);
      const { rows: [last] } = await room.pool.query('select max(id) as id from system_role');
      const { rows: [next] } = await room.pool.query("insert into system_role (code, role_name, rules) values ('next', 'next', '{}') returning id, record_version");
      expect(next).toEqual({ id: last.id + 1, record_version: 1 });
    });
  });

  it('is refused by a database that holds data, until told to replace it', async () => {
    await withRoom(target, async (room) => {
      await expect(restore(room, file, false)).rejects.toThrow('--replace');
      await room.pool.query("insert into session (id, admin_id, ip, agent) values ('old', 1, '', '')");
      await restore(room, file, true);
      await migrateShop(room.sql, contract, true);
      expect((await room.pool.query('select count(*) as n from session')).rows).toEqual([{ n: 0 }]);
    });
    expect(await dump(target)).toEqual(backedUp);
  });

  it('restored can be served: its accounts sign in', async () => {
    const restored = await startTestApp({ database: target, config: { demo: 1 } });
    expect(await restored.signIn('admin', adminPassword)).toBeTruthy();
    await restored.close();
  });
});

describe('a damaged file', () => {
  const damaged = async (change: (content: Buffer) => Buffer): Promise<string> => {
    const path = join(folder, 'damaged');
    await writeFile(path, change(await readFile(file)));
    return path;
  };
  it.each<[string, (content: Buffer) => Buffer]>([
    ['cut off', (content) => content.subarray(0, content.length - 2000)],
    ['cut off in its first line', (content) => content.subarray(0, 30)],
    ['with a changed byte', (content) => { const copy = Buffer.from(content); copy[copy.length - 3000]! ^= 0xff; return copy; }],
    ['of another program', () => gzipSync('{"format":"other"}\n')],
    ['no archive at all', () => Buffer.from('hello')],
    ['of a later format', () => gzipSync('{"format":"bazaar-backup","version":2,"tables":[]}\n')],
    ['with something after its end', (content) => gzipSync(Buffer.concat([gunzipSync(content), Buffer.from('x')]))],
  ])('%s is refused and changes nothing', async (_, change) => {
    const before = await dump(target);
    const path = await damaged(change);
    await withRoom(target, async (room) => { await expect(restore(room, path, true)).rejects.toThrow(/备份|恢复失败/); });
    expect(await dump(target)).toEqual(before);
  });

  it('that is not there is named', async () => {
    await withRoom(target, async (room) => { await expect(restore(room, join(folder, 'absent'), true)).rejects.toThrow('ENOENT'); });
  });
});
