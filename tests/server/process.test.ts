/** The server as a process: what it prints, how it ends, what it leaves behind. */
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../src/server/database/processes';
import { buildServer, copyFolder, isFilling, launch, type Launched, type Running, serverArguments, startServer } from './running';

let served: string;
beforeAll(async () => {
  buildServer();
  served = await mkdtemp(join(tmpdir(), 'bazaar-process-'));
  const { child, ended } = await startServer({ DATA_DIR: served, ADMIN_PASSWORD: 'given-password' });
  child.kill('SIGTERM');
  await ended;
});
afterAll(() => rm(served, { recursive: true, force: true }));

const running: Running[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) {
    each.child.kill('SIGTERM');
    await each.ended;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bazaar-process-'));
  folders.push(path);
  return path;
}

/** A folder that a server has served from, whose `admin` has the password `given-password`. */
async function servedFolder(): Promise<string> {
  const path = await folder();
  copyFolder(served, path);
  return path;
}

async function start(environment: Record<string, string>): Promise<Running> {
  const started = await startServer(environment);
  running.push(started);
  return started;
}

const login = async (url: string, pwd: string) => (await fetch(`${url}/api/admin/platform/login`, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ account: 'admin', pwd }),
})).json() as Promise<{ code: number; data: { token: string } | null }>;
const siteInfo = async (url: string, token: string) => (await fetch(`${url}/api/admin/platform/getAdminInfoByToken?token=${token}`, { headers: { 'authori-zation': token } })).json() as Promise<{ code: number }>;

describe('demo rows of the first start', () => {
  it('come while the server answers, all of a list at once, and after a start that ended before', async () => {
    const environment = { DATA_DIR: await folder(), DEMO: '1', DEMO_ROWS: '60', ADMIN_PASSWORD: 'given-password' };
    const listens = async (server: Launched): Promise<string> => {
      await until(async () => server.output().includes('Console ready at'), 300_000);
      return `http://127.0.0.1:${/localhost:(\d+)/.exec(server.output())![1]}`;
    };
    const ended = launch(serverArguments, environment);
    await listens(ended);
    ended.child.kill('SIGTERM');
    expect(await ended.ended).toBe(0);
    expect(isFilling(ended.output())).toBe(true);

    const server = launch(serverArguments, environment);
    const url = await listens(server);
    running.push({ ...server, url });
    const { data } = await login(url, 'given-password');
    const totals = new Set<number>();
    const look = async () => {
      const answer = await fetch(`${url}/api/admin/platform/user/list?page=1&limit=1`, { headers: { 'authori-zation': data!.token } });
      totals.add(((await answer.json()) as { data: { total: number } }).data.total);
    };
    do await look(); while (isFilling(server.output()));
    await look();
    expect([...totals].filter((total) => total !== 0)).toEqual([60]);
  });
});

describe('the first start', () => {
  it('prints a random first password that signs in, and the next one does not', async () => {
    const DATA_DIR = await folder();
    const first = await start({ DATA_DIR });
    const password = /首次登录密码 (\w+)/.exec(first.output())![1]!;
    expect(await login(first.url, password)).toMatchObject({ code: 200 });
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await start({ DATA_DIR });
    expect(second.output()).not.toContain('首次登录密码');
    expect(await login(second.url, password)).toMatchObject({ code: 200 });
  });

  it('takes ADMIN_PASSWORD instead and does not print it', async () => {
    const server = await start({ DATA_DIR: await folder(), ADMIN_PASSWORD: 'given-password' });
    expect(await login(server.url, 'given-password')).toMatchObject({ code: 200 });
    expect(server.output()).not.toContain('given-password');
  });
});

describe('logs', () => {
  it('tell each answer in one line of JSON and hold neither password nor token', async () => {
    const server = await start({ DATA_DIR: await servedFolder(), LOG_LEVEL: 'trace' });
    const { data } = await login(server.url, 'given-password');
    await siteInfo(server.url, data!.token);
    server.child.kill('SIGTERM');
    await server.ended;
    const lines = server.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ msg }) => msg === 'answered').map(({ url, status, account }) => ({ url, status, account }))).toEqual([
      { url: '/api/admin/platform/login', status: 200, account: undefined },
      { url: '/api/admin/platform/getAdminInfoByToken?token=***', status: 200, account: 'admin' },
    ]);
    expect(server.output()).not.toContain(data!.token);
    expect(server.output()).not.toContain('given-password');
  });
});

describe('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s answers what is in flight, then stops the database and leaves with 0', async (signal) => {
    const server = await start({ DATA_DIR: await servedFolder() });
    const body = JSON.stringify({ account: 'admin', pwd: 'given-password' });
    // The server says "continue" once it has taken the request; its body comes only after the server has begun to close.
    const inFlight = request(`${server.url}/api/admin/platform/login`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
    });
    const answer = new Promise<string>((done, fail) => {
      inFlight.once('error', fail);
      inFlight.once('response', (response) => { let text = ''; response.on('data', (chunk) => { text += chunk; }).once('end', () => done(text)); });
    });
    await new Promise<void>((done) => { inFlight.once('continue', done); inFlight.flushHeaders(); });
    const begin = Date.now();
    server.child.kill(signal);
    expect(await until(() => fetch(`${server.url}/healthz`).then(() => false, () => true), 60_000)).toBe(true);
    inFlight.end(body);
    expect(JSON.parse(await answer)).toMatchObject({ code: 200 });
    expect(await server.ended).toBe(0);
    expect(Date.now() - begin).toBeLessThan(10_000);
  });

  it('by kill -9 loses nothing that was answered, and the next start takes over', async () => {
    const DATA_DIR = await servedFolder();
    const first = await start({ DATA_DIR });
    const tokens = await Promise.all([1, 2, 3].map(async () => (await login(first.url, 'given-password')).data!.token));
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ DATA_DIR });
    for (const token of tokens) expect(await siteInfo(second.url, token)).toMatchObject({ code: 200 });
  });
});

describe('a database that ends under its server', () => {
  const postmaster = async (folder: string) => Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const health = async (url: string) => (await fetch(`${url}/healthz`)).status;

  it('is started again; meanwhile calls are told so, and what was kept is there', async () => {
    const DATA_DIR = await servedFolder();
    const server = await start({ DATA_DIR });
    const { data } = await login(server.url, 'given-password');
    process.kill(await postmaster(DATA_DIR), 'SIGKILL');
    expect(await until(async () => (await siteInfo(server.url, data!.token)).code === 200 && server.output().includes('数据库已重新启动'), 60_000)).toBe(true);
    expect(server.output()).toContain('数据库进程意外结束，正在重新启动');
    expect(await health(server.url)).toBe(200);
  });

  it('and cannot be started again leaves a server that says so, is not healthy, and goes on once it can', async () => {
    const DATA_DIR = await servedFolder();
    const server = await start({ DATA_DIR });
    const { data } = await login(server.url, 'given-password');
    const version = join(DATA_DIR, 'postgres', 'PG_VERSION');
    await rename(version, `${version}.away`);
    process.kill(await postmaster(DATA_DIR), 'SIGKILL');
    expect(await until(() => server.output().includes('数据库没有启动'), 60_000)).toBe(true);
    expect(await health(server.url)).toBe(503);
    expect(await siteInfo(server.url, data!.token)).toMatchObject({ code: 503, message: '数据库暂时无法访问，请稍后再试' });
    await rename(`${version}.away`, version);
    expect(await until(async () => (await siteInfo(server.url, data!.token)).code === 200, 60_000)).toBe(true);
    expect(await health(server.url)).toBe(200);
  });
});

describe('a start that cannot be', () => {
  const fail = async (environment: Record<string, string>) => {
    const server = launch(serverArguments, environment);
    return { code: await server.ended, output: server.output() };
  };

  it('on a folder in use, on a port in use, without a database and with a wrong variable says why and leaves with 1', async () => {
    const DATA_DIR = await servedFolder();
    const first = await start({ DATA_DIR });
    const taken = createServer();
    await new Promise<void>((done) => { taken.listen(0, '127.0.0.1', done); });
    const { port } = taken.address() as { port: number };
    const results = [
      await fail({ DATA_DIR }),
      await fail({ DATA_DIR: await servedFolder(), PORT: String(port) }),
      await fail({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
      await fail({ DEMO: 'many' }),
    ];
    taken.close();
    expect(results.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(results.map(({ output }) => output)).toEqual([
      expect.stringContaining(`正由另一个服务使用（进程 ${first.child.pid}）`),
      expect.stringContaining(`端口 ${port} 已被占用`),
      expect.stringContaining('无法连接 DATABASE_URL'),
      expect.stringContaining('DEMO=many: 应为 0、1 或 2'),
    ]);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  it('for want of code says which, and leaves no database behind', async () => {
    const DATA_DIR = await servedFolder();
    const url = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', '..', 'src', 'server', path)).href);
    const program = `import { start } from ${url('listen.ts')};
      import { contract } from ${url('contract.ts')};
      const [writing] = contract.entities.filter(({ key }) => key === 'order/order');
      const entities = contract.entities.map((entity) => (entity === writing ? { ...entity, actions: entity.actions.map((action) => ({ ...action, effect: { handler: true } })) } : entity));
      await start(process.env, { ...contract, entities });`;
    const server = launch(['--import', 'tsx', '--input-type=module', '-e', program], { DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/启动失败：order\/order: action \w+ needs a handler in src\/server\/routes\/order\/order\.ts/);
    await expect(readFile(join(DATA_DIR, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });
});

describe('commands beside a running server', () => {
  it('give an account a new password, which ends its sessions, and write a backup', async () => {
    const DATA_DIR = await servedFolder();
    const server = await start({ DATA_DIR });
    const { data } = await login(server.url, 'given-password');
    const run = async (...args: string[]) => {
      const ran = launch(['--import', 'tsx', ...args], { DATA_DIR });
      return [await ran.ended, ran.output()] as const;
    };
    const [code, output] = await run('scripts/account.ts', 'password', 'admin');
    expect(code).toBe(0);
    expect(await siteInfo(server.url, data!.token)).toMatchObject({ code: 401 });
    expect(await login(server.url, /新密码：(\w+)/.exec(output)![1]!)).toMatchObject({ code: 200 });
    const file = join(DATA_DIR, 'shop.backup');
    expect(await run('scripts/backup.ts', file)).toEqual([0, expect.stringContaining('已备份')]);
    expect(await run('scripts/restore.ts', file, '--replace')).toEqual([1, expect.stringContaining('正由另一个服务使用')]);
    expect(await run('scripts/account.ts', 'unlock', 'stranger')).toEqual([1, '没有账号 stranger\n']);
    expect(await run('scripts/account.ts')).toEqual([2, expect.stringContaining('用法')]);
  });
});
