/** The embedded PostgreSQL: a real server under DATA_DIR, started and stopped with this process. */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, blockedFolder, canGrantSearch, unprivilegedAccount, withSearch } from './account';
import { type Binaries, complete, copyBinaries, findBinaries, programPath } from './binaries';
import { DatabaseFailure } from './failure';
import { takeLock } from './lock';
import { clearOrphan, readPidFile, stopProcess } from './orphan';
import { until } from './processes';
import { serverSettings } from './settings';
import { type Run, supervise } from './supervise';
import { watch } from './watchdog';

export interface Embedded {
  /** For `pg`. The user owns everything in the database. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Process number of the PostgreSQL server, which is started again when it ends unasked. */
  readonly pid: number;
  /** Resolves when it has ended for good: asked to, or because it could not be started again. */
  ended: Promise<void>;
  /** Ends it in order. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Told what was found and done, in one sentence each. */
  report?(sentence: string): void;
  /** false only for throw-away databases of tests: no flush to disk. */
  durable?: boolean;
}

const windows = process.platform === 'win32';
export const userName = 'bazaar';
export const databaseName = 'postgres';
/** Longest socket path that the kernel takes, less the name that PostgreSQL appends. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/**
 * @throws DatabaseFailure when the folder is in use, of another major version, or out of reach; nothing is changed then
 */
export async function startEmbedded({ dataDir, report = () => undefined, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const found = await findBinaries();
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const folder = await realpath(dataDir);
  const cluster = join(folder, 'postgres');
  await refuseOtherMajor(cluster, found);
  const release = await takeLock(folder);
  try {
    const programs = await preparePrograms(found, folder, cluster, report);
    await clearOrphan(cluster, report);
    const password = await secretOf(folder);
    if ((await readMajor(cluster)) === undefined) await initialise(programs, folder, cluster, password, durable);
    const address = await listening(programs.account);
    const launched = { folder, cluster, durable, address };
    const first = await launchOnceFree(programs, launched).catch(async (error: unknown) => {
      await address.cleanUp();
      throw error;
    });
    const again = async () => {
      await clearOrphan(cluster, report, address.host);
      return launchOnceFree(programs, launched);
    };
    const running = supervise(first, again, report);
    // Whatever ended it, the folder is free again.
    const ended = running.ended.finally(async () => {
      await address.cleanUp();
      await release();
    });
    return {
      connection: { host: address.host, port: address.port, user: userName, password, database: databaseName },
      get pid() { return running.pid(); },
      ended,
      async stop() {
        await running.stop();
        await ended;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function readMajor(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DatabaseFailure(`无法读取数据目录 ${cluster}（${error.code}）：请用创建它的账号启动，或用 DATA_DIR 指定另一个目录。`, { cause: error });
  });
  return text === undefined ? undefined : Number(text.trim());
}

/** A folder of another major version is never touched: not locked, not chowned, not started. */
async function refuseOtherMajor(cluster: string, { major }: Binaries): Promise<void> {
  const written = await readMajor(cluster);
  if (written === undefined || written === major) return;
  throw new DatabaseFailure(written > major
    ? `数据目录 ${cluster} 由 PostgreSQL ${written} 写成，比本程序自带的 ${major} 更新，未作任何改动。请升级本程序，或用 DATA_DIR 指定另一个目录。`
    : `数据目录 ${cluster} 由 PostgreSQL ${written} 写成，本程序自带的是 ${major}，未作任何改动。请用原来的版本执行 npm run backup，再用本版本在新目录执行 npm run restore。`);
}

/** How programs are run here: by whom, from where, with which help. */
interface Programs {
  binaries: Binaries;
  account?: Account;
  command(program: string, args: string[]): [string, string[]];
}

async function preparePrograms(found: Binaries, folder: string, cluster: string, report: (sentence: string) => void): Promise<Programs> {
  const account = await unprivilegedAccount(cluster);
  const dataBlocked = await blockedFolder(folder, account);
  let binaries = found;
  if (!(await complete(binaries)) || (!dataBlocked && (await blockedFolder(join(binaries.root, 'bin'), account)))) {
    binaries = await copyBinaries(found, folder);
  }
  if (!account) return { binaries, command: (program, args) => [programPath(binaries, program), args] };
  if (!dataBlocked) return { binaries, account, command: (program, args) => [programPath(binaries, program), args] };
  if (!(await canGrantSearch())) {
    throw new DatabaseFailure(`以 root 启动时，数据库由普通账号（uid ${account.uid}）运行，而该账号无法进入 ${dataBlocked}。请用 DATA_DIR 指定一个它能到达的目录（如 /var/lib/bazaar-console），或改用普通账号启动。`);
  }
  report(`目录 ${dataBlocked} 对数据库账号关闭，已授予它通过目录的权限`);
  return { binaries, account, command: (program, args) => withSearch(account, programPath(binaries, program), args) };
}

/** The environment of the programs: nothing of ours that could steer or leak into them. */
const cleanEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...(windows && { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }) };

function run({ account, command, binaries }: Programs, program: string, args: string[], log: number): ChildProcess {
  const [path, list] = command(program, args);
  const wrapped = path !== programPath(binaries, program);
  return spawn(path, list, {
    // A group of its own: Ctrl-C reaches this server first, which then ends its requests before the database goes.
    detached: !windows,
    stdio: ['ignore', log, log],
    env: cleanEnvironment,
    cwd: '/',
    ...(wrapped ? {} : account),
  });
}

async function secretOf(folder: string): Promise<string> {
  const path = join(folder, 'postgres.secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept) return kept.trim();
  const secret = randomBytes(24).toString('hex');
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

/** Initialises beside the final name, so that a folder of that name is always a whole one. */
async function initialise(how: Programs, folder: string, cluster: string, password: string, durable: boolean): Promise<void> {
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const pwfile = join(draft, '..', 'postgres.pwfile');
  await writeFile(pwfile, password, { mode: 0o600 });
  if (how.account) await Promise.all([draft, pwfile].map((path) => chown(path, how.account!.uid, how.account!.gid)));
  const logPath = join(folder, 'postgres.log');
  const log = openSync(logPath, 'w', 0o600);
  try {
    const child = run(how, 'initdb', [
      `--pgdata=${draft}`, `--username=${userName}`, `--pwfile=${pwfile}`, '--auth=scram-sha-256', '--encoding=UTF8',
      '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions',
      // Megabytes of a piece of the log: one is there whatever a small shop writes.
      '--wal-segsize=4', ...(durable ? [] : ['--no-sync']),
    ], log);
    const code = await new Promise<number | null>((done, fail) => { child.once('error', fail); child.once('exit', done); });
    if (code !== 0) throw new DatabaseFailure(`数据库初始化失败：\n${await tail(logPath)}`);
    await rename(draft, cluster);
  } finally {
    closeSync(log);
    await rm(pwfile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

interface Launch {
  folder: string;
  cluster: string;
  durable: boolean;
  address: Address;
}

/** Children of a killed database may outlive it for a moment, and PostgreSQL does not start beside them. */
const childrensPatience = 10_000;

async function launchOnceFree(how: Programs, given: Launch): Promise<Run> {
  const end = Date.now() + childrensPatience;
  for (;;) {
    try {
      return await launch(how, given);
    } catch (error) {
      const held = error instanceof DatabaseFailure && error.message.includes('pre-existing shared memory block');
      if (!held || Date.now() > end) throw error;
    }
  }
}

async function launch(how: Programs, { folder, cluster, durable, address: { port, settings } }: Launch): Promise<Run> {
  const logPath = join(folder, 'postgres.log');
  const log = openSync(logPath, 'w', 0o600);
  const child = run(how, 'postgres', ['-D', cluster, ...Object.entries({
    ...settings,
    port: String(port),
    ...serverSettings(durable),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])], log);
  closeSync(log);
  const unwatch = child.pid === undefined ? () => undefined : watch(child.pid, how.account);
  let ended = false;
  const exit = new Promise<void>((done) => {
    const end = () => {
      ended = true;
      unwatch();
      done();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  // A replica says standby.
  const ready = await until(async () => ended || ((await readPidFile(cluster))?.[0] === String(child.pid)
    && ['ready', 'standby'].includes((await readPidFile(cluster))?.[7]?.trim() ?? '')), 60_000);
  if (ended || !ready) {
    child.kill('SIGQUIT');
    await exit;
    throw new DatabaseFailure(`数据库没有启动：\n${await tail(logPath)}`);
  }
  const pid = child.pid!;
  child.unref();
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (!ended) await (windows ? stopWindows(how.binaries, cluster) : stopProcess(pid, cluster));
    await exit;
  };
  return { pid, ended: exit, stop: () => (stopping ??= stop()) };
}

/** Where the database listens: the same place however often it is started. */
interface Address {
  host: string;
  port: number;
  settings: Record<string, string>;
  cleanUp(): Promise<void>;
}

/** A socket in a short private folder; where the platform has none, a free port of the loopback interface. */
async function listening(account: Account | undefined): Promise<Address> {
  if (windows) {
    return { host: '127.0.0.1', port: await freePort(), settings: { listen_addresses: '127.0.0.1' }, cleanUp: async () => undefined };
  }
  const temporary = await realpath(tmpdir());
  const short = temporary.length + '/bazaar-XXXXXX'.length <= longestSocketFolder && !(await blockedFolder(temporary, account));
  const folder = await mkdtemp(join(short ? temporary : '/tmp', 'bazaar-'));
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return {
    host: folder,
    port: 5432,
    settings: { listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' },
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => { probe.listen(0, '127.0.0.1', done); });
  const { port } = probe.address() as { port: number };
  await new Promise((done) => { probe.close(done); });
  return port;
}

async function stopWindows(binaries: Binaries, cluster: string): Promise<void> {
  const child = spawn(programPath(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-t', '8'], { stdio: 'ignore', env: cleanEnvironment });
  await new Promise((done) => { child.once('exit', done); });
}

async function tail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-12).join('\n');
}

