/** Connections for rows in bulk. Millions go in many times faster while their table has no indexes; these are built afterwards as they were. */
import type { PoolClient } from 'pg';
import type { House } from '../resources/types';
import { quote } from '../resources/resource';

/** Memory for building an index, which sorts what it indexes. */
const memory = '256MB';

interface LiveIndex {
  name: string;
  definition: string;
  /** The comment by which the migration knows the index again, as a statement. */
  remark: string;
}

/** Lends a connection; one whose work failed is not lent again. */
export async function withClient(house: Pick<House, 'pool'>, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await house.pool.connect();
  let failure: Error | undefined;
  try {
    await work(client);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** All of the work happens, or nothing. */
export async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs the work in one transaction; nobody else reaches the tables meanwhile, and a failure leaves everything as it was. */
export const withoutIndexes = (client: PoolClient, tables: readonly string[], work: () => Promise<void>): Promise<void> => inTransaction(client, async () => {
  await client.query(`set local maintenance_work_mem = '${memory}'`);
  const { rows: indexes } = await client.query<LiveIndex>(`
    select i.relname as name, pg_get_indexdef(i.oid) as definition, format('comment on index %I is %L', i.relname, obj_description(i.oid)) as remark
    from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = any($1::regclass[]) and not x.indisprimary`, [tables.map(quote)]);
  if (indexes.length > 0) await client.query(`drop index ${indexes.map(({ name }) => quote(name)).join(', ')}`);
  await work();
  if (indexes.length > 0) await client.query(indexes.map(({ definition, remark }) => `${definition};${remark}`).join(';'));
});
