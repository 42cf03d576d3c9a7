/**
 * The platform server of `npm run dev`: bundled from its sources, and replaced whenever they change.
 * The database stays; the new server starts beside the old one, which ends once the new one listens. One that fails to start is told,
 * and the old one goes on.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { readConfig } from '../../src/server/config';
import { startEmbedded } from '../../src/server/database/embedded';
import { serverBuild } from '../build.mjs';
import { freePort } from '../freePort';

export interface Platform {
  /** Origin of the server; while one is on its way, of that one. Rejects where the first could not start, with the reason. */
  address(): Promise<string>;
  /** Ends servers, bundler and database. */
  stop(): Promise<void>;
}

export interface Listeners {
  /** Told in one sentence what happens, and what the servers print. */
  report(sentence: string): void;
  /** Told why a server could not be bundled or did not start. */
  failed(reason: string): void;
  /** The database ended for good. */
  ended(): void;
}

interface Running {
  child: ChildProcess;
  origin: string;
}

/** Away from what `npm start` builds: both may run at once. */
const folder = '.build/development';

/** A changed schema writes several files; what comes within this time (milliseconds) is bundled once. */
const buildDelay = 50;

/** @throws DatabaseFailure when there is no database to be had */
export async function startPlatform(root: string, { report, failed, ended }: Listeners): Promise<Platform> {
  const database = await openDatabase(report);
  let stopping = false;
  void database?.ended.then(() => { if (!stopping) ended(); });
  const children = new Set<ChildProcess>();
  let current: Running | undefined;
  let coming = promised<string>();

  /** Counts the bundles begun: what an earlier one leads to is out of date. */
  let latest = 0;

  async function replace(bundle: number, started: number): Promise<void> {
    if (stopping || bundle !== latest) return;
    const old = current;
    current = await startServer(root, { ...process.env, ...database?.environment }, children, report);
    old?.child.kill('SIGTERM');
    if (bundle !== latest) return;
    coming.resolve(current.origin);
    if (old) report(`platform: restarted in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }

  function tell(bundle: number, error: unknown): void {
    if (bundle !== latest) return;
    const reason = error instanceof Error ? error.message : String(error);
    report(current ? `platform: the new server does not start, the one before goes on\n${reason}` : `platform: ${reason}`);
    failed(reason);
    if (current) coming.resolve(current.origin);
    else coming.reject(new Error(reason));
  }

  const options = serverBuild(folder, 'scripts/dev/server.ts');
  const bundler = await build({ ...options, build: { ...options.build, watch: { buildDelay } } }) as Rolldown.RolldownWatcher;
  let started = performance.now();
  let replacing = Promise.resolve();
  bundler.on('event', (event) => {
    if (event.code === 'BUNDLE_START') {
      latest += 1;
      started = performance.now();
      if (current) report('platform: sources changed, the server starts anew; calls wait for it');
      // Whoever waits for the one before waits for this one.
      const before = coming;
      coming = promised();
      coming.settled.then(before.resolve, before.reject);
    }
    const bundle = latest;
    if (event.code === 'ERROR') tell(bundle, event.error);
    if (event.code === 'BUNDLE_END') {
      void event.result.close();
      const since = started;
      replacing = replacing.then(() => replace(bundle, since)).catch((error: unknown) => tell(bundle, error));
    }
  });
  return {
    address: () => coming.settled,
    async stop() {
      stopping = true;
      await bundler.close();
      await Promise.all([...children].map(endOf));
      await database?.stop();
    },
  };
}

/** Ends before its folder and its database may go. */
function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

interface Promised<T> {
  settled: Promise<T>;
  resolve(value: T): void;
  reject(reason: Error): void;
}

function promised<T>(): Promised<T> {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const settled = new Promise<T>((fulfil, refuse) => { [resolve, reject] = [fulfil, refuse]; });
  // A reason that nobody waits for is told elsewhere.
  settled.catch(() => undefined);
  return { settled, resolve, reject };
}

/** The embedded database, where the environment names no other; it outlives the servers. */
async function openDatabase(report: (sentence: string) => void) {
  const { databaseUrl, upstream, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined || upstream !== undefined) return undefined;
  const { connection: { host, port, user, password, database }, ended, stop } = await startEmbedded({ dataDir, report });
  return { environment: { DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}` }, ended, stop };
}

/** Resolves once it listens. Its own address is of no use to anybody; everything else it says is passed on. */
async function startServer(root: string, environment: NodeJS.ProcessEnv, children: Set<ChildProcess>, report: (sentence: string) => void): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, folder, 'server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LOG_LEVEL: 'warn', ...environment, PORT: String(port), HOST: '127.0.0.1' },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += String(chunk);
      process.stderr.write(chunk);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).split('\n').filter((text) => text.trim() !== '')) {
        if (line.startsWith('Console ready at')) resolve({ child, origin: `http://127.0.0.1:${port}` });
        else report(line);
      }
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(complaints.trim() || `the server ended with ${code}`)));
  });
}
