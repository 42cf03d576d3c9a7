/** A server on a fresh embedded database of its own, for tests to inject into. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '../../src/engine/envelope';
import { buildApp } from '../../src/server/app';
import { type Config, readConfig } from '../../src/server/config';
import { contract as builtContract, type Contract } from '../../src/server/contract';
import { startEmbedded } from '../../src/server/database/embedded';
import { prepare } from '../../src/server/prepare';
import { connectSql, type SqlRoom } from '../../src/server/sql/connect';

export const adminPassword = 'admin-password-1';

export interface TestDatabase {
  /** A new pool on the same database. */
  connect(): SqlRoom;
  url: string;
  /** Temporary too; gone after `stop`. */
  dataDir: string;
  stop(): Promise<void>;
}

/** An empty database in a temporary folder; nothing is flushed to disk, so it starts fast. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bazaar-test-'));
  const embedded = await startEmbedded({ dataDir, durable: false });
  const { host, port, user, password, database } = embedded.connection;
  return {
    connect: () => connectSql(embedded.connection, () => undefined),
    url: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    dataDir,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
}

/** Boots, signs `admin` in and hands both over; `close` ends the app, and the database unless it was handed in. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? await startTestDatabase();
  try {
    return await boot(database, options);
  } catch (error) {
    // Nobody has it yet who could stop it.
    if (!options.database) await database.stop();
    throw error;
  }
}

async function boot(database: TestDatabase, options: TestAppOptions): Promise<TestApp> {
  const config: Config = { ...readConfig({ ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', DEMO: '0', DEMO_ROWS: '1000', DATA_DIR: database.dataDir }), ...options.config };
  const contract = options.contract ?? builtContract;
  const room = database.connect();
  await prepare(room, contract, config);
  const app = await buildApp({ config, contract, room });
  await app.ready();
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
      if (!options.database) await database.stop();
    },
  };
}
