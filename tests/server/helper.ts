/** A server on a database of its own, for tests to inject into. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Envelope } from '../../src/engine/envelope';
import { buildApp } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config';
import { contract as builtContract, type Contract } from '../../src/server/contract';
import { prepare } from '../../src/server/prepare';
import { secretKey } from './secretKey';
import { vaultFor } from '../../src/server/secrets/keys';
import { connectSql, type SqlRoom } from '../../src/server/sql/connect';
import { wallTime } from '../../src/engine/time/wallTime';

export const adminPassword = 'admin-password-1';
const defaults = readConfig({ SECRET_KEY: secretKey, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', DEMO: '0', DEMO_ROWS: '1000' });

export interface TestDatabase {
  /** A new pool on the same database. */
  connect(): SqlRoom;
  url: string;
  /** Temporary too; gone after `stop`. */
  dataDir: string;
  stop(): Promise<void>;
}

let databases = 0;

/**
 * A database and a folder of their own.
 * @param filled as the first start with this DEMO leaves them; empty unless told
 */
export async function startTestDatabase(filled?: Config['demo']): Promise<TestDatabase> {
  const { connection: direct, pooler, folder } = inject('cluster');
  const connection = { ...direct, ...pooler };
  const first = filled === undefined ? undefined : await firstStart(filled);
  const dataDir = await mkdtemp(join(tmpdir(), 'bazaar-test-'));
  const name = `test_${process.pid}_${databases++}`;
  if (first) await cp(join(folder, first), dataDir, { recursive: true });
  await onServer((client) => client.query(`create database ${name} ${first ? `template ${first} strategy file_copy` : ''}`));
  return {
    connect: () => ({ ...connectSql({ ...connection, database: name }), vault: vaultFor(defaults) }),
    url: `postgres://${connection.user}:${connection.password}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`,
    dataDir,
    async stop() {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inject('cluster').connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The database that copies are made of, with its folder beside: made by whom needs it first, while others wait. @returns its name */
function firstStart(demo: Config['demo']): Promise<string> {
  // Demo rows end with the day on which they were made: a run may see midnight pass.
  const kind = demo === 0 ? '0' : `${demo}_${wallTime().slice(0, 10).replaceAll('-', '')}`;
  const name = `first_start_${kind}`;
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [demo]);
    if ((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1) return name;
    const { connection, folder } = inject('cluster');
    const draft = `draft_${kind}`;
    await mkdir(join(folder, name));
    await client.query(`create database ${draft}`);
    const room = connectSql({ ...connection, database: draft });
    await prepare(room, builtContract, { ...defaults, demo, dataDir: join(folder, name) });
    await room.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** Of the account `admin`. */
  token: string;
  /** Calls `/api<path>`; as admin unless another token, or null for none, is given. @returns the envelope */
  call<T = any>(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Envelope<T>>;
  /** The same with the whole answer. */
  send(method: InjectOptions['method'], path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  signIn(account: string, pwd: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string>;
  token?: string | null;
  headers?: Record<string, string>;
}

export interface TestAppOptions {
  contract?: Contract;
  /** On top of the silent, demo-free defaults. */
  config?: Partial<Config>;
  /** Another process on the same database. */
  database?: TestDatabase;
  /** As many as the app may open; absent: as many as it opens anywhere. */
  connections?: number;
}

/** Boots, signs `admin` in and hands both over; `close` ends the app, and the database unless it was handed in. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const contract = options.contract ?? builtContract;
  const { demo = 0, ...changed } = options.config ?? {};
  const isUsual = !options.database && contract === builtContract && !changed.s3 && changed.adminPassword === undefined && changed.demoRows === undefined;
  const database = options.database ?? await startTestDatabase(isUsual ? demo : undefined);
  const config: Config = { ...defaults, dataDir: database.dataDir, demo, ...changed };
  try {
    const room = database.connect();
    room.pool.options.max = options.connections ?? room.pool.options.max;
    if (!isUsual) await prepare(room, contract, config);
    return await boot({ contract, config, room, database, keeps: options.database !== undefined });
  } catch (error) {
    // Nobody has it yet who could stop it.
    if (!options.database) await database.stop();
    throw error;
  }
}

/** No job comes due by itself. Whatever wakes the clock, such as a notice to be sent, would have it change records amid a test, at some times and not at others. */
const stopClock = ({ sql: db }: SqlRoom) => sql`update operation_schedule_job set next_time = '9999-12-31' where next_time is not null`.execute(db);

async function boot({ contract, config, room, database, keeps }: { contract: Contract; config: Config; room: SqlRoom; database: TestDatabase; keeps: boolean }): Promise<TestApp> {
  const app = await buildApp({ config, contract, room });
  await app.ready();
  if (!keeps && contract.entities.some(({ key }) => key === 'operation/scheduleJob')) await stopClock(room);
  const send: TestApp['send'] = (method, path, { body, query, token = signedIn.token, headers } = {}) =>
    app.inject({ method, url: `/api${path}`, ...(query && { query }), ...(body !== undefined && { payload: body as object }), headers: { ...(token !== null && { 'authori-zation': token }), ...headers } });
  const call: TestApp['call'] = async (method, path, callOptions) => (await send(method, path, callOptions)).json();
  const signIn = async (account: string, pwd: string): Promise<string> => {
    const answer = await call('POST', '/admin/platform/login', { body: { account, pwd }, token: null });
    if (answer.code !== 200) throw new Error(`sign-in of ${account} failed: ${answer.code} ${answer.message}`);
    return (answer.data as { token: string }).token;
  };
  const signedIn = { token: '' };
  signedIn.token = await signIn('admin', config.adminPassword ?? adminPassword);
  return {
    app, database, token: signedIn.token, call, send, signIn,
    async close() {
      await app.close();
      if (!keeps) await database.stop();
    },
  };
}
