/** Small facts about the database itself: what was seeded, which lock is held. */
import { type RawBuilder, sql as raw } from 'kysely';
import type { Transaction } from 'kysely';
import type { Sql } from './connect';
import type { Tables } from './tables';

/** What is kept under names that one place alone writes; any other name says only that something was done. */
interface States {
  /** Tables that the schemas described at the last start. */
  tables: { names: string[] };
  /** What ships with the settings and has come. */
  settings: { shipped: string[] };
  /** Of each entry what the schemas said of it. */
  menu: Record<string, { name: string; icon: string; sort: number; is_show: boolean }>;
  /** Whether all demo rows of the first start have come. */
  demo: { whole: boolean };
  /** Rights of the editor as the product wrote them. */
  editor: { rules: number[] };
}
type StateOf<Name extends string> = Name extends keyof States ? States[Name] : Record<string, unknown>;

/** Table that must exist before anything can be compared or locked. Safe when two processes start at once. */
export async function createState(sql: Sql): Promise<void> {
  await createOnce(sql, raw`create table if not exists schema_state (name text not null, value jsonb not null)`);
  await createOnce(sql, raw`create unique index if not exists schema_state_name_key on schema_state (name)`);
  await sql.insertInto('schema_state').values({ name: 'lock', value: '{}' }).onConflict((conflict) => conflict.column('name').doNothing()).execute();
}

/** unique_violation (of the catalog's own index), duplicate_table, duplicate_object (its row type), "tuple concurrently updated" */
const collisions = new Set(['23505', '42P07', '42710', 'XX000']);

/** Sessions that create the same thing at once: all but one fail on the catalog, and may meet yet another on their next try. */
async function createOnce(sql: Sql, statement: RawBuilder<unknown>, attempts = 10): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await statement.execute(sql);
      return;
    } catch (error) {
      if (!collisions.has((error as { code?: string }).code ?? '') || attempt >= attempts) throw error;
    }
  }
}

/** Waits until no other process prepares the database; held until the transaction ends. A row lock, as every engine has it. */
export async function lockState(transaction: Transaction<Tables>): Promise<void> {
  await transaction.selectFrom('schema_state').select('name').where('name', '=', 'lock').forUpdate().execute();
}

export async function readState<Name extends string>(sql: Sql, name: Name): Promise<StateOf<Name> | undefined> {
  const row = await sql.selectFrom('schema_state').select('value').where('name', '=', name).executeTakeFirst();
  // `writeState` lets nothing else in.
  return row?.value as StateOf<Name> | undefined;
}

/** Names of all that is kept: one question for many. */
export async function stateNames(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.selectFrom('schema_state').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

export async function writeState<Name extends string>(sql: Sql, name: Name, value: StateOf<Name>): Promise<void> {
  const text = JSON.stringify(value);
  await sql.insertInto('schema_state').values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text })).execute();
}
