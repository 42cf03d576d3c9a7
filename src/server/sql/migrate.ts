/** Brings the database to the wanted tables before the server answers anything. */
import { CompiledQuery } from 'kysely';
import { readCatalog } from './catalog';
import type { Sql } from './connect';
import { planTables, type WantedTable } from './plan';
import { transact } from './retry';
import { createState, lockState, readState, writeState } from './state';

/** A change that could lose data and has no written step; the message holds every such change and its step. */
export class MigrationRefused extends Error {
  constructor(readonly refusals: string[]) {
    super(refusals.join('\n'));
    this.name = 'MigrationRefused';
  }
}

/**
 * All or nothing, and one process at a time: a second one waits and then finds nothing to do.
 * Tables that are no longer wanted stay as they are; `schema_state` keeps the names of all that were ever made.
 * @returns the statements that were run
 * @throws MigrationRefused
 */
export async function migrate(sql: Sql, wanted: readonly WantedTable[]): Promise<string[]> {
  await createState(sql);
  return transact(sql, async (transaction) => {
    await lockState(transaction);
    const plan = planTables(wanted, await readCatalog(transaction));
    const refusals = [...plan.refusals];
    for (const { question, refusal } of plan.checks) {
      if ((await transaction.executeQuery(CompiledQuery.raw(question))).rows.length > 0) refusals.push(refusal);
    }
    if (refusals.length > 0) throw new MigrationRefused(refusals);
    for (const statement of plan.statements) await transaction.executeQuery(CompiledQuery.raw(statement));
    const known = ((await readState(transaction, 'tables'))?.names ?? []) as string[];
    const names = [...new Set([...known, ...wanted.map(({ name }) => name)])].sort();
    if (names.length > known.length) await writeState(transaction, 'tables', { names });
    return plan.statements;
  });
}
