/** Every trap of the embedded database that was ever seen to go wrong. */
import { spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockedFolder, canGrantSearch, withSearch } from '../../../src/server/database/account';
import { complete, copyBinaries, findBinaries } from '../../../src/server/database/binaries';
import { type Embedded, startEmbedded } from '../../../src/server/database/embedded';
import { DatabaseFailure } from '../../../src/server/database/failure';
import { birthOf, lifeOf, until } from '../../../src/server/database/processes';
import { childrenOf, copyFolder, killAll } from '../running';

const root = process.getuid?.() === 0;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bazaar-test-'));
  await chmod(path, 0o755);
  cleanups.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

let initialised: string;
beforeAll(async () => {
  initialised = await mkdtemp(join(tmpdir(), 'bazaar-test-'));
  await (await startEmbedded({ dataDir: initialised, durable: false })).stop();
});
afterAll(() => rm(initialised, { recursive: true, force: true }));

/** A folder whose database has run before: for what is not about the first start, which costs more than all the rest. */
async function usedFolder(): Promise<string> {
  const path = await folder();
  copyFolder(initialised, path);
  await chmod(path, 0o755);
  return path;
}

async function start(dataDir: string, report?: (sentence: string) => void): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, report });
  cleanups.push(() => embedded.stop());
  return embedded;
}

async function ask<T>({ connection }: Embedded, question: string): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(question)).rows as T[];
  } finally {
    await client.end();
  }
}

const ended = (pid: number): Promise<boolean> => until(async () => (await lifeOf(pid)) !== 'running', 60_000);

/** Another process that starts the database on `dataDir` and then waits. */
async function startElsewhere(dataDir: string): Promise<{ pid: number; server: number; kill(signal: NodeJS.Signals): Promise<void> }> {
  const script = `import { startEmbedded } from './src/server/database/embedded';
    startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false }).then(({ pid }) => { console.log('up ' + pid); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((done) => { child.once('exit', () => done()); });
  cleanups.push(async () => { child.kill('SIGKILL'); await gone; });
  const pid = await new Promise<number>((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk) => { text += chunk; const up = /up (\d+)/.exec(text); if (up) done(Number(up[1])); });
    child.once('exit', () => fail(new Error('the other process ended early')));
  });
  // The folder goes after this: a database that is about to end still writes into it.
  cleanups.splice(-1, 0, async () => { expect(await ended(pid)).toBe(true); });
  return { pid, server: child.pid!, async kill(signal) { child.kill(signal); await gone; } };
}

describe('a start', () => {
  it('serves real PostgreSQL on a local socket, without a port, and keeps what was written', async () => {
    const dataDir = await folder();
    const first = await startEmbedded({ dataDir });
    expect(await ask(first, "select current_setting('listen_addresses') as port")).toEqual([{ port: '' }]);
    expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
    await ask(first, 'create table kept (id int)');
    await first.stop();
    expect(existsSync(first.connection.host)).toBe(false);
    const second = await start(dataDir);
    expect(await ask(second, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  it('asks for the random password', async () => {
    const embedded = await start(await folder());
    expect(embedded.connection.password).toMatch(/^[0-9a-f]{48}$/);
    const stranger = new pg.Client({ ...embedded.connection, password: 'guess' });
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('initialises again when an earlier initialisation was cut off', async () => {
    const dataDir = await folder();
    await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    const embedded = await start(dataDir);
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('puts the socket into a short folder whatever TMPDIR says', async () => {
    const long = join(await folder(), 'x'.repeat(90));
    await mkdir(long);
    const before = process.env.TMPDIR;
    process.env.TMPDIR = long;
    try {
      const embedded = await start(await folder());
      expect(embedded.connection.host.length).toBeLessThan(40);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
});

describe('a folder in use', () => {
  it('is refused to a second start in the same process, with the folder and the way out', async () => {
    const dataDir = await usedFolder();
    await start(dataDir);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(new RegExp(`${dataDir}.*进程 ${process.pid}.*DATA_DIR`));
  });

  it('is refused while another process is alive, and undisturbed by that', async () => {
    const dataDir = await usedFolder();
    const other = await startElsewhere(dataDir);
    await expect(startEmbedded({ dataDir })).rejects.toBeInstanceOf(DatabaseFailure);
    expect(await lifeOf(other.pid)).toBe('running');
  });

  it('is taken from a server that was killed: the orphaned database is found, stopped and followed by a new one', async () => {
    const dataDir = await usedFolder();
    const other = await startElsewhere(dataDir);
    // Else the database would end by itself.
    killAll(childrenOf(other.server, 'sh'));
    await other.kill('SIGKILL');
    expect(await lifeOf(other.pid)).toBe('running');
    const told: string[] = [];
    const socket = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[4]!;
    const embedded = await start(dataDir, (sentence) => told.push(sentence));
    expect(told.join()).toContain(`${other.pid}`);
    expect(existsSync(socket)).toBe(false);
    expect(await lifeOf(other.pid)).not.toBe('running');
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is taken after both server and database were killed', async () => {
    const dataDir = await usedFolder();
    const other = await startElsewhere(dataDir);
    process.kill(other.pid, 'SIGKILL');
    await other.kill('SIGKILL');
    const embedded = await start(dataDir);
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is taken when the pid file names a dead process that nobody has reaped', async () => {
    const dataDir = await usedFolder();
    const embedded = await startEmbedded({ dataDir, durable: false });
    const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    await embedded.stop();
    // Its parent becomes a program that never asks for its children, so it stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec tail -f /dev/null'], { stdio: ['ignore', 'pipe', 'ignore'] });
    cleanups.push(async () => { parent.kill('SIGKILL'); });
    const zombie = await new Promise<number>((done) => { parent.stdout.once('data', (chunk) => done(Number(String(chunk)))); });
    expect(await until(async () => (await readFile(`/proc/${parent.pid}/comm`, 'utf8')) === 'tail\n', 60_000)).toBe(true);
    process.kill(zombie, 'SIGKILL');
    expect(await until(async () => (await lifeOf(zombie)) === 'zombie', 60_000)).toBe(true);
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), file.replace(/^\d+/, String(zombie)));
    const told: string[] = [];
    const again = await start(dataDir, (sentence) => told.push(sentence));
    expect(told.join()).toContain('等待系统回收');
    expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is taken when the number in the pid file now belongs to somebody else, who is left alone', async () => {
    const dataDir = await usedFolder();
    const embedded = await startEmbedded({ dataDir, durable: false });
    const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const owner = await stat(join(dataDir, 'postgres'));
    await embedded.stop();
    const bystander = spawn('sleep', ['60'], root ? { uid: owner.uid, gid: owner.gid } : {});
    cleanups.push(async () => { bystander.kill('SIGKILL'); });
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(path, file.replace(/^\d+/, String(bystander.pid)));
    if (root) await chown(path, owner.uid, owner.gid);
    expect(await ask(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await lifeOf(bystander.pid!)).toBe('running');
  });

  it('is taken when the lock names a process number that was used again', async () => {
    const dataDir = await usedFolder();
    await writeFile(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.ppid, birth: 'another life' }));
    expect(await ask(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8'))).toEqual({ pid: process.pid, birth: await birthOf(process.pid) });
  });

  it('goes to exactly one of several that start at once', async () => {
    const dataDir = await folder();
    const results = await Promise.allSettled([1, 2, 3].map(() => start(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a database whose server was killed', () => {
  it('ends by itself', async () => {
    const other = await startElsewhere(await usedFolder());
    await other.kill('SIGKILL');
    expect(await ended(other.pid)).toBe(true);
  });

  it('ends by itself in the middle of recovery too, where PostgreSQL hangs on being asked to', async () => {
    const other = await startElsewhere(await usedFolder());
    killAll(childrenOf(other.pid, 'postgres'));
    await other.kill('SIGKILL');
    expect(await ended(other.pid)).toBe(true);
  });
});

describe('a database that ends unasked', () => {
  it('is started again at the same place, with what was written', async () => {
    const told: string[] = [];
    const embedded = await startEmbedded({ dataDir: await usedFolder(), report: (sentence) => told.push(sentence) });
    cleanups.push(() => embedded.stop());
    await ask(embedded, 'create table kept (id int)');
    const before = embedded.pid;
    process.kill(before, 'SIGKILL');
    expect(await until(() => told.includes('数据库已重新启动'), 60_000)).toBe(true);
    expect(embedded.pid).not.toBe(before);
    expect(await ask(embedded, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  it('is not held up by a process of it that was at work', async () => {
    const told: string[] = [];
    const embedded = await start(await usedFolder(), (sentence) => told.push(sentence));
    const busy = new pg.Client(embedded.connection);
    busy.on('error', () => undefined);
    await busy.connect();
    // Computes without waiting for anything, so that it does not notice.
    const working = busy.query('select count(*) from generate_series(1, 20000000000) a').catch(() => undefined);
    process.kill(embedded.pid, 'SIGKILL');
    expect(await until(() => told.includes('数据库已重新启动'), 60_000)).toBe(true);
    await working;
  });

  it('is not started again once it was asked to end', async () => {
    const dataDir = await usedFolder();
    const told: string[] = [];
    const embedded = await startEmbedded({ dataDir, durable: false, report: (sentence) => told.push(sentence) });
    process.kill(embedded.pid, 'SIGKILL');
    await embedded.stop();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    await start(dataDir);
  });
});

describe('a folder of another major version', () => {
  it.each([['19', '更新'], ['17', 'backup']])('%s is refused and not touched', async (major, hint) => {
    const dataDir = await folder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), `${major}\n`);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(hint);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(process.getuid!());
  });
});

describe('the programs', () => {
  it('get the library links that the install script would have made', async () => {
    const parent = await folder();
    const copy = await copyBinaries(await findBinaries(), parent);
    for (const name of ['libpq.so', 'libpq.so.5']) await rm(join(copy.root, 'lib', name), { force: true });
    expect(await complete(copy)).toBe(true);
    expect(existsSync(join(copy.root, 'lib', 'libpq.so.5'))).toBe(true);
  });

  it('are complete without write access once the links exist', async () => {
    const copy = await copyBinaries(await findBinaries(), await folder());
    await chmod(join(copy.root, 'lib'), 0o555);
    expect(await complete(copy)).toBe(true);
  });

  it('are copied once, and whole: a copy that was cut off does not count', async () => {
    const parent = await folder();
    const found = await findBinaries();
    await mkdir(join(parent, `postgresql-${found.version}.1`), { recursive: true });
    const first = await copyBinaries(found, parent);
    const { birthtimeMs } = await stat(first.root);
    await copyBinaries(found, parent);
    expect((await stat(first.root)).birthtimeMs).toBe(birthtimeMs);
  });
});

describe.runIf(root)('as root', () => {
  const nobody = { uid: 65_534, gid: 65_534 };

  it('runs under an unprivileged account', async () => {
    const dataDir = await folder();
    await start(dataDir);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
  });

  it('works below a folder that is closed to that account, where the search capability can be granted', async () => {
    const closed = await folder();
    await chmod(closed, 0o700);
    expect(await canGrantSearch()).toBe(true);
    const embedded = await start(join(closed, 'var'));
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('finds the closed folder', async () => {
    const open = await folder();
    const closed = join(open, 'closed');
    await mkdir(join(closed, 'below'), { recursive: true });
    await chmod(closed, 0o700);
    expect(await blockedFolder(join(closed, 'below'), nobody)).toBe(closed);
    expect(await blockedFolder(open, nobody)).toBeUndefined();
  });

  it('grants the search of folders and nothing else', async () => {
    const [program, args] = withSearch(nobody, '/bin/sh', ['-c', 'grep -E "^Cap(Eff|Bnd)" /proc/self/status; id -u']);
    const child = spawn(program, args);
    let text = '';
    child.stdout.on('data', (chunk) => { text += chunk; });
    await new Promise((done) => { child.once('close', done); });
    expect(text).toBe('CapEff:\t0000000000000004\nCapBnd:\t0000000000000004\n65534\n');
  });

  it('runs programs that lie below a closed folder themselves', async () => {
    const closed = await folder();
    const copy = await copyBinaries(await findBinaries(), closed);
    const data = join(closed, 'data');
    await mkdir(data, { mode: 0o700 });
    await chown(data, nobody.uid, nobody.gid);
    await chmod(closed, 0o700);
    const [program, args] = withSearch(nobody, join(copy.root, 'bin', 'initdb'), [`--pgdata=${data}`, '--no-sync', '--no-instructions', '--locale=C', '--auth=trust']);
    const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await new Promise((done) => { child.once('exit', done); })).toBe(0);
  });

  it('without the capability refuses a closed folder, naming it and DATA_DIR', async () => {
    const closed = await folder();
    await chmod(closed, 0o700);
    const child = spawn('/usr/bin/setpriv', ['--bounding-set=-dac_read_search', process.execPath, '--import', 'tsx', '--input-type=module', '-e',
      `import { startEmbedded } from './src/server/database/embedded'; startEmbedded({ dataDir: ${JSON.stringify(join(closed, 'var'))} }).catch((error) => console.log(error.message));`]);
    let text = '';
    child.stdout.on('data', (chunk) => { text += chunk; });
    await new Promise((done) => { child.once('close', done); });
    expect(text).toMatch(new RegExp(`无法进入 ${closed}.*DATA_DIR`));
  });

  it('copies the programs beside the data when only they are out of reach', async () => {
    const closed = await folder();
    const { root: native } = await findBinaries();
    await cp(native, join(closed, 'package', 'native'), { recursive: true, verbatimSymlinks: true });
    await chmod(closed, 0o700);
    expect(await blockedFolder(join(closed, 'package', 'native', 'bin'), nobody)).toBe(closed);
    const open = await folder();
    const copy = await copyBinaries({ root: join(closed, 'package', 'native'), version: '18.4', major: 18 }, open);
    expect(await blockedFolder(join(copy.root, 'bin'), nobody)).toBeUndefined();
  });
});

