/** The connection pool and the query builder over it. */
import { Kysely, PostgresDialect, sql as raw } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables';

export type Sql = Kysely<Tables>;

export interface SqlRoom {
  sql: Sql;
  pool: pg.Pool;
  close(): Promise<void>;
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

/** @param connection of the embedded server, or a DATABASE_URL */
export function connectSql(connection: pg.ClientConfig | string, onIdleError: (error: Error) => void): SqlRoom {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    types,
    max: 20,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'bazaar-console',
    options: '-c TimeZone=Asia/Shanghai',
  });
  pool.on('error', onIdleError);
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { sql, pool, close: () => sql.destroy() };
}
