import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * Rows were written with ids of their own; the table's counter goes on after them.
 * @param least no id up to this one is given out any more
 */
export async function continueAfterSeeds(transaction: Transaction<Tables>, table: string, least = 0): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), ${least}))`.execute(transaction);
}
