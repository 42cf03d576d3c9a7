/** Stored settings that the server itself goes by. */
import type { Sql } from './sql/connect';

/** @returns values by key; those that were never filled in are missing, of a key saved by several forms the newest counts */
export async function readConfiguration(sql: Sql, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.selectFrom('system_config').select(['name', 'value']).where('name', 'in', keys)
    .where('value', '<>', '').orderBy('update_time').orderBy('id').execute() as { name: string; value: string }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}
