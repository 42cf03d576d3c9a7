/** Takes away rows that were added to be measured, so that the next entity finds room on the disk. */
import { sql } from 'kysely';
import type { House, Resource } from '../../../src/server/resources/types';

/** @param last id of the newest row that stays */
export async function empty(house: House, { table, id }: Resource, last: number): Promise<void> {
  await house.sql.transaction().execute(async (transaction) => {
    await sql`create temp table staying on commit drop as select * from ${table} t where ${id.ref} <= ${last}`.execute(transaction);
    await sql`truncate ${table}`.execute(transaction);
    await sql`insert into ${table} overriding system value select * from staying`.execute(transaction);
  });
  await sql`vacuum analyze ${table}`.execute(house.sql);
}
