/** Writes a backup: every row as of one moment, while the server goes on working. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readCatalog } from '../sql/catalog';
import type { SqlRoom } from '../sql/connect';
import { quote } from '../sql/plan';
import { readState } from '../sql/state';
import { endOfTable, frame, type BackupHeader, type BackupTable } from './format';

/** Rows that mean nothing elsewhere or later: whoever restores signs in again. */
const passing = ['session', 'login_attempt', 'hidden_guess', 'change_notice', 'kept_list', 'kept_total', 'kept_change', 'sale_day'];

/**
 * @param path replaced when it exists; appears only when the backup is whole
 * @returns tables written
 */
export async function backup(room: SqlRoom, path: string): Promise<number> {
  const tables = (await ownTables(room)).filter(({ name }) => !passing.includes(name));
  if (tables.length === 0) throw new Error('数据库中没有可备份的数据');
  const header: BackupHeader = { format: 'bazaar-backup', version: 1, createTime: new Date().toISOString(), tables };
  const unfinished = `${path}.unfinished`;
  const client = await room.pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await pipeline(Readable.from(content(client, header), { objectMode: true }), createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await client.query('commit');
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
  return tables.length;
}

/** What this program ever made and what still exists; nothing else in a shared database is touched. */
export async function ownTables({ sql }: SqlRoom): Promise<BackupTable[]> {
  const catalog = await readCatalog(sql);
  if (!catalog.has('schema_state')) return [];
  const names = (await readState(sql, 'tables'))?.names ?? [];
  return ['schema_state', ...names].flatMap((name) => {
    const table = catalog.get(name);
    return table ? [{ name, columns: [...table.columns.values()].map(({ name: column, type, nullable }) => ({ name: column, type, nullable })) }] : [];
  });
}

async function* content(client: pg.PoolClient, header: BackupHeader): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const { name, columns } of header.tables) {
    const rows = client.query(copyTo(`copy ${quote(name)} (${columns.map((column) => quote(column.name)).join(', ')}) to stdout`));
    for await (const chunk of rows as AsyncIterable<Buffer>) yield* frame(chunk);
    yield endOfTable;
  }
}
