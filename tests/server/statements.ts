/**
 * With STATEMENTS, a folder, the database servers of the tests log each statement that they are told, and
 * their logs are kept there when they end. `scripts/engines.ts` reads it.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Embedded } from '../../src/server/database/embedded';

/** Begins each record; `%a` is the name by which the client called itself, `%p` its session. Values stay out: they tell nothing of a statement, and are most of the log. */
const settings = { log_line_prefix: '«%a %p» ', log_statement: 'all', log_parameter_max_length: 0 };

let kept = 0;

/** From now on, and after each start. Does nothing without STATEMENTS. */
export async function logStatements(connection: Embedded['connection']): Promise<void> {
  if (process.env.STATEMENTS === undefined) return;
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = ${pg.escapeLiteral(String(value))}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/** Keeps what a server has logged since its last start, once it has ended. Does nothing without STATEMENTS. */
export function keepLog(dataDir: string): void {
  const folder = process.env.STATEMENTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(dataDir, 'postgres.log'), join(folder, `${Date.now()}-${process.pid}-${kept++}.log`));
}
