/** The connection pool and the query builder over it. */
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql as raw } from 'kysely';
import pg from 'pg';
import type { Vault } from '../secrets/vault';
import { mark } from '../trouble';
import { openReplica, poolFor, type Replica } from './replica';
import { noteSlow } from './slow';
import type { Tables } from './tables';

export type Sql = Kysely<Tables>;

export interface SqlRoom {
  sql: Sql;
  pool: pg.Pool;
  /** @throws when the database does not answer now */
  ask(): Promise<void>;
  close(): Promise<void>;
  /** Where lists, exports and figures are read, while it is close behind; absent: at the primary. */
  replica?: Replica;
  /** Seals the secrets of this database; set when the server prepares it. */
  vault?: Vault;
}

const { builtins } = pg.types;
const parsers = new Map<number, (text: string) => unknown>([
  // Identifiers stay under 2^53, so numbers hold them exactly.
  [builtins.INT8, (text) => safeInteger(text)],
  // bigint[]
  [1016, (text) => text === '{}' ? [] : text.slice(1, -1).split(',').map((item) => item === 'NULL' ? null : safeInteger(item))],
  // A day has no time zone: never through Date.
  [builtins.DATE, (text) => text],
  // Wall time, which must not pass through this process' own zone either.
  [builtins.TIMESTAMP, (text) => text],
]);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`integer ${text} is beyond 2^53 - 1`);
  return value;
}

/**
 * What pg answers here: bigint → number, bigint[] → number[], date → `yyyy-MM-dd`,
 * timestamp → `yyyy-MM-dd HH:mm:ss`, timestamptz → Date,
 * numeric → text, json → value, text[] → string[].
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** The moment of the transaction; in a column without zone it stands as Shanghai's wall time, the zone of every session. */
export const now = raw<string>`now()`;

/** A database that restarts is waited for so long, in milliseconds, before a call is refused. */
const patience = 5000;
const pauseBetween = 50;

/**
 * cannot_connect_now, admin_shutdown, too_many_connections, and what a system says of an address where nobody listens.
 * disk_full: PostgreSQL opens no connection while it has no room for a file of its own, but those that are open go on.
 */
const passing = new Set(['57P03', '57P01', '53300', '53100', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** Nothing has been sent before there is a connection, so that waiting for one repeats nothing. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void): void;
  override connect(callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void): Promise<pg.PoolClient> | void {
    const reached = this.reach(patience);
    if (!callback) return reached;
    reached.then((client) => callback(undefined, client, (error) => client.release(error as Error)), (error: Error) => callback(error, undefined, () => undefined));
  }

  /** @throws what the last attempt brought, when no connection came within `milliseconds` */
  async reach(milliseconds: number): Promise<pg.PoolClient> {
    const end = Date.now() + milliseconds;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        mark(error, 'away');
        const { code = '', message } = error as NodeJS.ErrnoException;
        const passes = passing.has(code) || message === 'Connection terminated unexpectedly';
        if (!passes || this.ending || Date.now() + pauseBetween > end) throw error;
        await pause(pauseBetween);
      }
    }
  }
}

const settingsOf = (connection: pg.ClientConfig | string): pg.PoolConfig => ({
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
  types,
  max: 20,
  idleTimeoutMillis: 60_000,
  connectionTimeoutMillis: 10_000,
  // A line that was cut without a word is noticed.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'bazaar-console',
  // Said by a statement, which a pooler in transaction mode keeps for this client; it refuses options of the connection.
  onConnect: async (client) => { await client.query(`set time zone 'Asia/Shanghai'`); },
});

/**
 * @param connection of the embedded server, or a DATABASE_URL
 * @param read a replica of it, a DATABASE_READ_URL
 */
export function connectSql(connection: pg.ClientConfig | string, read?: pg.ClientConfig | string): SqlRoom {
  const pool = new PatientPool(settingsOf(connection));
  // A connection tells of its end whether it is idle or at work, and node ends over an error that nobody hears. The pool lets go
  // of it by itself, and whoever waits for an answer is told by the answer.
  const mind = (each: pg.Pool): void => {
    each.on('connect', (client) => client.on('error', (error) => mark(error, 'cut')));
    each.on('error', () => undefined);
  };
  mind(pool);
  let replica: Replica | undefined;
  if (read !== undefined) {
    // Who cannot reach it reads at the primary, so nobody waits for it.
    const beside = new pg.Pool({ ...settingsOf(read), connectionTimeoutMillis: 2000 });
    mind(beside);
    replica = openReplica(pool, beside);
  }
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect: () => poolFor(pool).connect(), end: () => pool.end() } }), log: ({ query, queryDurationMillis }) => noteSlow(query.sql, queryDurationMillis) });
  return {
    sql, pool, replica,
    async ask() {
      const client = await pool.reach(0);
      let failure: Error | undefined;
      try {
        await client.query('select 1');
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        client.release(failure);
      }
    },
    async close() {
      await replica?.close();
      await sql.destroy();
    },
  };
}
