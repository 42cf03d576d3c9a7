/** Stored settings that the server itself goes by. */
import { placeOf, type Vault } from './secrets/vault';
import type { Sql } from './sql/connect';

/** @returns a setting that no call answers; undefined where it was never filled in */
export async function readSecret(sql: Sql, vault: Vault, key: string): Promise<string | undefined> {
  const row = await sql.selectFrom('system_config').select(['id', 'secret']).where('name', '=', key).where('secret', '<>', '')
    .orderBy('update_time', 'desc').orderBy('id', 'desc').executeTakeFirst() as { id: number; secret: string } | undefined;
  return row && vault.open(row.secret, placeOf('system_config', 'secret', row.id));
}

/** @returns values by key; those that were never filled in are missing, of a key saved by several forms the newest counts */
export async function readConfiguration(sql: Sql, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.selectFrom('system_config').select(['name', 'value']).where('name', 'in', keys)
    .where('value', '<>', '').orderBy('update_time').orderBy('id').execute() as { name: string; value: string }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}
