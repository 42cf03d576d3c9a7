/** Brings the database to the wanted tables before the server answers anything. */
import { CompiledQuery } from 'kysely';
import { readCatalog } from './catalog';
import type { Sql } from './connect';
import { planFunctions, type WantedFunction } from './functions';
import { planTables, type WantedTable } from './plan';
import { transact } from './retry';
import { uniqueViolation } from './codes';
import { createState, lockState, readState, writeState } from './state';

/** A change that could lose data and has no written step; the message holds every such change and its step. */
export class MigrationRefused extends Error {
  constructor(readonly refusals: string[]) {
    super(refusals.join('\n'));
    this.name = 'MigrationRefused';
  }
}

/** Rows that stand there already may break a rule that is new: which, is told before anything is changed. */
async function refuseRepeated(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
    const [, columns] = /\(([^)]*)\)=/.exec(detail ?? '') ?? [];
    if (code !== uniqueViolation || table === undefined || columns === undefined) throw error;
    throw new MigrationRefused([`表 ${table} 的 ${columns} 有重复的值，不能改为唯一；改掉重复的值后再启动`]);
  }
}

/**
 * All or nothing, and one process at a time: a second one waits and then finds nothing to do.
 * Tables that are no longer wanted stay as they are; `schema_state` keeps the names of all that were ever made.
 * @param warn told of each column that must hold a value and stays as it is, since rows lack one and nothing says which
 * @param called functions that statements call, each made with its table
 * @returns the statements that were run
 * @throws MigrationRefused
 */
export async function migrate(sql: Sql, wanted: readonly WantedTable[], warn?: (sentence: string) => void, called: readonly WantedFunction[] = []): Promise<string[]> {
  await createState(sql);
  return transact(sql, async (transaction) => {
    await lockState(transaction);
    const plan = planTables(wanted, await readCatalog(transaction));
    if (plan.refusals.length > 0) throw new MigrationRefused(plan.refusals);
    const run = (statement: string) => transaction.executeQuery<Record<string, unknown>>(CompiledQuery.raw(statement));
    const functions = await planFunctions(transaction, wanted, called);
    for (const statement of functions) await run(statement);
    for (const statement of plan.statements) await refuseRepeated(() => run(statement));
    const met: string[] = [];
    for (const { table, column, source, question, statement } of plan.demands) {
      const count = Number((await run(question)).rows[0]?.count);
      if (count > 0) {
        warn?.(`表 ${table} 的列 ${column} 必须有值，但有 ${count} 行没有值，暂时仍允许为空；补上这些值后，下次启动时生效（${source}）`);
        continue;
      }
      await run(statement);
      met.push(statement);
    }
    // A step may have changed what is counted.
    if (plan.statements.length > 0 && wanted.some(({ name }) => name === 'kept_list')) await run('delete from kept_list');
    const known = (await readState(transaction, 'tables'))?.names ?? [];
    const names = [...new Set([...known, ...wanted.map(({ name }) => name)])].sort();
    if (names.length > known.length) await writeState(transaction, 'tables', { names });
    return [...functions, ...plan.statements, ...met];
  });
}
