/** Reads a backup into a database: tables as they were then, which the next migration brings to this version. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { SqlRoom } from '../sql/connect';
import { planTables, quote } from '../sql/plan';
import { ownTables } from './backup';
import { ByteReader, type BackupHeader, type BackupTable } from './format';

/**
 * All or nothing: a damaged file leaves the database as it was.
 * @param replace drops every table of ours first, sessions included; without it a database that has any is refused
 * @returns tables restored
 */
export async function restore(room: SqlRoom, path: string, replace: boolean): Promise<number> {
  const source = createReadStream(path);
  const reader = new ByteReader(source.pipe(createGunzip()).on('error', () => source.destroy()) as AsyncIterable<Buffer>);
  // A stream does not hand its failure on to the next one.
  const missing = new Promise<never>((_, fail) => { source.once('error', fail); });
  const { tables } = await Promise.race([readHeader(reader), missing]);
  const present = (await ownTables(room)).map(({ name }) => name);
  if (present.length > 0 && !replace) throw new Error(`目标数据库不是空的（已有 ${present.length} 张表）。要用备份替换其中的全部数据，请加上 --replace。`);
  const client = await room.pool.connect();
  try {
    await client.query('begin');
    for (const name of present) await client.query(`drop table ${quote(name)}`);
    for (const table of tables) await fill(client, table, reader);
    if (!(await reader.ended())) throw new Error('文件末尾有多余的内容');
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`恢复失败，数据库未作任何改动：${(cause as Error).message}`, { cause });
  } finally {
    client.release(true);
    source.destroy();
  }
  return tables.length;
}

async function readHeader(reader: ByteReader): Promise<BackupHeader> {
  const refuse = (cause?: unknown) => new Error('这不是本程序的备份文件，或文件已损坏', { cause });
  const header = await reader.line().then((text) => JSON.parse(text) as BackupHeader).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? cause : refuse(cause);
  });
  if (header.format !== 'bazaar-backup') throw refuse();
  if (header.version !== 1) throw new Error(`备份文件的格式版本是 ${String(header.version)}，请用写出它的版本或更新的版本恢复`);
  return header;
}

async function fill(client: pg.PoolClient, { name, columns }: BackupTable, reader: ByteReader): Promise<void> {
  const shape = columns.map((column) => ({ ...column, field: column.name }));
  const { statements } = planTables([{ name, columns: shape, indexes: [], steps: [], source: 'backup' }], new Map());
  for (const statement of statements) await client.query(statement);
  const names = columns.map((column) => quote(column.name)).join(', ');
  await pipeline(Readable.from(reader.table(), { objectMode: true }), client.query(copyFrom(`copy ${quote(name)} (${names}) from stdin`)));
  if (columns.some((column) => column.name === 'id' && column.type === 'bigint')) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), coalesce(max(id), 1), max(id) is not null) from ${quote(name)}`, [quote(name)]);
  }
}
