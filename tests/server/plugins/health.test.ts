import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { contract } from '../../../src/server/contract';
import { troubleOf } from '../../../src/server/trouble';
import { startTestApp, startTestDatabase, type TestApp } from '../helper';

const health = async ({ app }: TestApp) => (await app.inject('/healthz')).statusCode;
const write = (server: TestApp, name: string) => server.call('POST', '/admin/platform/user/tag/save', { body: { name } });
const read = (server: TestApp) => server.call('GET', '/admin/platform/user/tag/list', { query: { page: '1', limit: '20' } });

it('healthz is 200 while the database answers and 503 when it does not', async () => {
  const { app, database } = await startTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200);
  await database.stop();
  expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(503);
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable', database: 'unavailable' }]);
  await app.close();
});

it.each([
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'busy'],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), 'full'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'full'],
  [Object.assign(new Error('write'), { code: 'EDQUOT' }), 'full'],
  [new Error('vips: wbuffer_write: No space left on device'), 'full'],
  [new Error('upload', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) }), 'full'],
  [Object.assign(new Error('open'), { code: 'EROFS' }), 'readOnly'],
  [Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }), 'readOnly'],
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), 'cut'],
  [Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), undefined],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), undefined],
])('%o is known as %s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});

it('a database that takes no writes is still read by whoever was not seen for a while', async () => {
  const server = await startTestApp();
  const { sql } = server.app;
  await raw`update session set seen_time = now() - interval '5 minutes'`.execute(sql);
  await raw`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`.execute(sql);
  await raw`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(sql);
  await raw`select pg_terminate_backend(pg_backend_pid())`.execute(sql).catch(() => undefined);
  expect(await read(server)).toMatchObject({ code: 200 });
  expect(await write(server, '新标签')).toMatchObject({ code: 503, message: '存储空间只读，暂时无法保存，请联系系统管理员检查磁盘' });
  await server.close();
});

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

// A file system of a given size takes root to make.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('a disk without room', () => {
  const mount = async (uid: number) => {
    const disk = await mkdtemp(join(tmpdir(), 'bazaar-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
    cleanups.push(async () => { execFileSync('umount', [disk]); await rm(disk, { recursive: true }); });
    await chown(disk, uid, uid);
    return disk;
  };

  it('is told in words, is not healthy, leaves reads alone, and goes on when there is room', async () => {
    const { connection, folder } = inject('cluster');
    const disk = await mount((await stat(join(folder, 'postgres'))).uid);
    const database = await startTestDatabase(0);
    const name = new URL(database.url.replace('@/', '@x/')).pathname.slice(1);
    const client = new pg.Client(connection);
    await client.connect();
    cleanups.push(() => client.end());
    await client.query(`create tablespace ${name} location '${disk}'`);
    cleanups.push(() => client.query(`drop tablespace ${name}`));
    await client.query(`alter database ${name} set tablespace ${name}`);
    cleanups.push(() => database.stop());
    const server = await startTestApp({ contract, database });
    cleanups.push(() => server.close());

    const filler = join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(300 << 20))).rejects.toMatchObject({ code: 'ENOSPC' });
    let refused: Awaited<ReturnType<typeof write>> | undefined;
    for (let at = 0; refused === undefined && at < 2000; at += 1) {
      const answer = await write(server, `标签${at}`);
      if (answer.code !== 200) refused = answer;
    }
    expect(refused).toMatchObject({ code: 503, message: '存储空间不足，暂时无法保存，请联系系统管理员清理磁盘' });
    expect(await health(server)).toBe(503);
    expect(await read(server)).toMatchObject({ code: 200 });
    // PostgreSQL writes this file anew whenever a definition changed, and opens no connection while it cannot.
    for (const file of await readdir(disk, { recursive: true })) if (file.includes('pg_internal.init')) await rm(join(disk, file));
    await expect(writeFile(filler, Buffer.alloc(300 << 20))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await Promise.all(Array.from({ length: 10 }, () => read(server)))).toEqual(Array.from({ length: 10 }, () => expect.objectContaining({ code: 200 })));
    await rm(filler);
    expect(await health(server)).toBe(200);
    expect((await write(server, '又有空间')).code).toBe(200);
  });
});
