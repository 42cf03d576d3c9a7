/** Transactions that distributed engines, and PostgreSQL under contention, ask to repeat. */
import type { Transaction } from 'kysely';
import type { Sql } from './connect';
import type { Tables } from './tables';

/** serialization_failure, deadlock_detected */
const repeatable = new Set(['40001', '40P01']);

export const isRepeatable = (error: unknown): boolean => repeatable.has((error as { code?: string } | null)?.code ?? '');

/**
 * Runs `work` again, after a short growing pause, while the database asks for it.
 * `work` must hold nothing but database statements, since it may run several times.
 * @throws the last error when `attempts` are used up, any other error at once
 */
export async function retry<T>(work: () => Promise<T>, attempts = 6): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRepeatable(error) || attempt >= attempts) throw error;
      const pause = 5 * 2 ** attempt * (0.5 + Math.random());
      await new Promise((done) => { setTimeout(done, pause); });
    }
  }
}

/** A transaction that is repeated as a whole when the database asks for it. */
export const transact = <T>(sql: Sql, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
  retry(() => sql.transaction().execute(work));
