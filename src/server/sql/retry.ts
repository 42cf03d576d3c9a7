/** Transactions that are repeated: those that the database asks to repeat, and those whose connection broke before they were committed. */
import type { Transaction } from 'kysely';
import { mark, troubleOf } from '../trouble';
import type { Sql } from './connect';
import { atPrimary } from './replica';
import type { Tables } from './tables';

/** The database asks to repeat the transaction. */
export const isRepeatable = (error: unknown): boolean => troubleOf(error) === 'busy';

/**
 * Runs `work` again, after a short growing pause, while its failure is one that may pass.
 * `work` must hold nothing but database statements, since it may run several times.
 * @throws the last error when `attempts` are used up, any other error at once
 */
export async function retry<T>(work: () => Promise<T>, attempts = 6, passes: (error: unknown) => boolean = isRepeatable): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error) || attempt >= attempts) throw error;
      const pause = 5 * 2 ** attempt * (0.5 + Math.random());
      await new Promise((done) => { setTimeout(done, pause); });
    }
  }
}

/**
 * A transaction that is repeated as a whole when the database asks for it, or when its connection breaks before it was asked to
 * commit. Once it was asked, nobody knows whether it did: the failure says so (`troubleOf` → `unknown`) and nothing is repeated.
 */
export function transact<T>(sql: Sql, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  return atPrimary(() => retry(async () => {
    let committing = false;
    try {
      return await sql.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        committing = true;
        return result;
      });
    } catch (error) {
      if (committing && troubleOf(error) === 'cut') mark(error, 'unknown');
      throw error;
    }
    // Where no connection was to be had (`away`), it has been waited for already.
  }, 6, (error) => isRepeatable(error) || troubleOf(error) === 'cut'));
}
