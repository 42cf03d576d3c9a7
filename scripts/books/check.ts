/** Judges the books of a whole database, finding by finding. */
import type pg from 'pg';
import { contract } from '../../src/server/contract';
import { openHouse } from '../../src/server/resources/house';
import { keptIn, wrongSql } from '../../src/server/resources/totals/count';
import { wrongBalances } from '../../src/server/routes/finance/journal/balances';
import { wrongDays } from '../../src/server/routes/statistics/home/soldDays';
import { dry } from '../../src/server/sql/dry';
import { streamRows } from '../../src/server/sql/stream';
import { accounts } from './accounts';
import type { Account } from './fact';

export interface Finding {
  table: string;
  id: string;
  what: string;
  expected: string;
  found: string;
}

/** All facts of an account in one pass over its table. */
function question({ table, joins, facts }: Account): string {
  const values = facts.map(({ what, expected, found, most, when = 'true' }) => `('${what}', (${expected})::numeric, (${found})::numeric, ${most === true}, ${when})`);
  return `select t.id::text as id, f.what, f.expected::text as expected, f.found::text as found from ${table} t ${joins}
    cross join lateral (values ${values.join(', ')}) f(what, expected, found, most, judged)
    where f.judged and case when f.most then f.found > f.expected else f.found is distinct from f.expected end`;
}

/** Lists whose totals are kept. */
export const keptLists = keptIn(openHouse({ sql: dry, pool: undefined as never }, contract, { demo: true }));

/** What is summed up once and never again. */
const summedUp = [
  { table: 'sale_day', what: '商品日销量', wrong: wrongDays },
  { table: 'journal_balance', what: '资金科目的结转余额', wrong: wrongBalances },
];

/** Kept totals, sums of days and balances carried forward that the rows contradict. @param client as for `findings` */
export async function* wrongTotals(client: pg.ClientBase): AsyncGenerator<Finding> {
  for (const { resource, list } of keptLists) {
    const { sql, parameters } = wrongSql(resource, list).compile(dry);
    const { rows } = await client.query<{ key: string; counted: string; kept: string }>(sql, [...parameters]);
    for (const { key, counted, kept } of rows) yield { table: list.table, id: key, what: `${resource.entity.title}的总数`, expected: counted, found: kept };
  }
  for (const { table, what, wrong } of summedUp) {
    const { sql, parameters } = wrong().compile(dry);
    const { rows } = await client.query<{ id: string; expected: string; found: string }>(sql, [...parameters]);
    for (const row of rows) yield { table, what, ...row };
  }
}

/** @param client on a transaction that sees one moment, else what changes meanwhile looks wrong */
export async function* findings(client: pg.ClientBase): AsyncGenerator<Finding> {
  for (const account of accounts) {
    for await (const row of streamRows(client, question(account), [], 1000) as AsyncIterable<Omit<Finding, 'table'>>) yield { table: account.table, ...row };
  }
}

/** The work on a client that sees one moment, while others write. */
export async function atOneMoment<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; set local work_mem = '128MB'`);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
