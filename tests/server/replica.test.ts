/** Lists, exports and figures read at a replica, and by whom they are not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../src/server/database/processes';
import { connectSql } from '../../src/server/sql/connect';
import { vaultFor } from '../../src/server/secrets/keys';
import { prepare } from '../../src/server/prepare';
import { contract } from '../../src/server/contract';
import { readConfig } from '../../src/server/config';
import { adminPassword, startTestApp, type TestApp, type TestDatabase } from './helper';
import { type Replication, startReplication } from './replica';
import { childrenOf } from './running';
import { secretKey } from './secretKey';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patience = 30_000;
const list = '/admin/platform/user/tag/list';
const figures = '/admin/platform/statistics/home/index';

let servers: Replication;
let dataDir: string;
let left: TestApp;
let right: TestApp;

beforeAll(async () => {
  servers = await startReplication();
  dataDir = await mkdtemp(join(tmpdir(), 'bazaar-test-'));
  const config = readConfig({ SECRET_KEY: secretKey, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', DEMO: '0' });
  const database: TestDatabase = {
    connect: () => ({ ...connectSql(servers.primary.connection, servers.replica.connection), vault: vaultFor(config) }),
    url: '', dataDir, stop: async () => undefined,
  };
  const first = database.connect();
  await prepare(first, contract, { ...config, dataDir });
  await first.close();
  left = await startTestApp({ database });
  right = await startTestApp({ database });
  await used();
}, 300_000);
afterAll(async () => {
  await left?.close();
  await right?.close();
  await servers?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const used = async (is = true) => {
  expect(await until(async () => [left, right].every(({ app }) => app.replica!.isRead === is), patience)).toBe(true);
};
/** Reads of the table of tags that a server has done. A session hands on its count within a second of its next statement, or by its end. */
const readsAt = async (server: Replication['primary']): Promise<number> => {
  const [row] = await servers.ask<{ reads: number }>(server, `select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'user_label'`);
  return row!.reads;
};
const make = (server: TestApp, name: string) => server.call('POST', '/admin/platform/user/tag/save', { body: { name } });
const names = async (server: TestApp, token = server.token): Promise<string[]> => (await server.call('GET', list, { query: { limit: '1000' }, token })).data.list.map(({ name }: { name: string }) => name);
const paused = async (work: () => Promise<void>) => {
  await servers.ask(servers.replica, 'select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await servers.ask(servers.replica, 'select pg_wal_replay_resume()');
  }
};

describe('a replica', () => {
  it('answers lists and exports', async () => {
    await make(left, '初始');
    await left.app.replica!.caughtUp();
    const before = await readsAt(servers.replica);
    for (let time = 0; time < 5; time += 1) expect(await names(left)).toContain('初始');
    expect((await left.send('GET', '/console/resources/user/label/export')).body).toContain('初始');
    expect(await until(async () => (await readsAt(servers.replica)) >= before + 5, patience)).toBe(true);
  });

  it('that stands still keeps nobody from reading what they wrote, through every process', async () => {
    await paused(async () => {
      for (let time = 0; time < 5; time += 1) {
        expect((await make(time % 2 ? left : right, `停顿 ${time}`)).code).toBe(200);
        expect(await names(left)).toContain(`停顿 ${time}`);
        expect(await names(right)).toContain(`停顿 ${time}`);
        expect((await right.send('GET', '/console/resources/user/label/export')).body).toContain(`停顿 ${time}`);
      }
    });
  });

  it('is where others read, what is written meanwhile not yet', async () => {
    expect((await make(left, '前')).code).toBe(200);
    const role = (await servers.ask<{ id: number }>(servers.primary, `select id::int as id from system_role where code = 'admin' limit 1`))[0]!.id;
    const made = await left.call('POST', '/admin/platform/admin/save', { body: { account: 'reader01', pwd: 'Reader-passw0rd', realName: '读者', roles: String(role), status: true } });
    expect(made.message).toBeNull();
    await servers.ask(servers.primary, `update system_admin set password_change_due = false where account = 'reader01'`);
    const reader = await right.signIn('reader01', 'Reader-passw0rd');
    await right.app.replica!.caughtUp();
    await paused(async () => {
      await make(left, '后');
      const seen = await names(right, reader);
      expect(seen).toContain('前');
      expect(seen).not.toContain('后');
    });
    await right.app.replica!.caughtUp();
    expect(await names(right, reader)).toContain('后');
  });

  it('that lags is left out by itself, and comes back', async () => {
    await paused(async () => {
      await make(left, '落后');
      await used(false);
      expect(await names(right)).toContain('落后');
    });
    await used();
  });

  it('that hangs in the middle of reads delays them, and fails none', async () => {
    const processes = [servers.replica.pid, ...childrenOf(servers.replica.pid, 'postgres')];
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    try {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? left : right).call('GET', at % 3 ? list : figures)));
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
      await used(false);
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
    await used();
  });

  it('that dies under reads fails none', async () => {
    let over = false;
    const codes = new Set<number>();
    const busy = Array.from({ length: 4 }, async (_, at) => {
      while (!over) codes.add((await (at % 2 ? left : right).call('GET', list)).code);
    });
    process.kill(servers.replica.pid, 'SIGKILL');
    await used(false).finally(() => { over = true; });
    await Promise.all(busy);
    expect([...codes]).toEqual([200]);
  });
});
