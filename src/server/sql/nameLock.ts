/** Locks that go by a name, for what no single row stands for. They end with the transaction that holds them. */
import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables';

type Db = Transaction<Tables>;

/** The same number for the same name, in every process. */
const keyOf = (name: string): RawBuilder<bigint> => sql`${createHash('sha256').update(name).digest().readBigInt64BE().toString()}::bigint`;

/** Waits until nobody else holds the name. */
export async function lockName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(db);
}

/** @returns whether nobody else holds the name, which is held now */
export async function tryName(db: Db, name: string): Promise<boolean> {
  const { rows: [row] } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as free`.execute(db);
  return row!.free;
}
