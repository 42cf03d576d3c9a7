/** Files made for one download of one person: kept under a name of the server's own until fetched, at most a day. */
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from '../sql/connect';
import { scratch } from './incoming';
import type { FileRoom } from './room';

export const exportKey = (fileName: string): string => `exports/${fileName}`;

/** @param title name under which a person saves it, with its extension @returns the name to ask for */
export async function makeExport({ store, incoming }: FileRoom, db: Sql, admin: number, title: string, content: Readable): Promise<string> {
  const fileName = `${randomBytes(20).toString('hex')}${/\.[a-z0-9]+$/.exec(title)?.[0] ?? ''}`;
  const path = await scratch(incoming);
  try {
    await pipeline(content, createWriteStream(path));
    await sql`insert into file_export (id, admin_id, title) values (${fileName}, ${admin}, ${title})`.execute(db);
    await store.put(exportKey(fileName), path);
    return fileName;
  } finally {
    await rm(path, { force: true });
  }
}

/** The person's own export; nobody else's is found. */
export async function findExport(db: Sql, admin: number, fileName: string): Promise<{ id: string; title: string } | undefined> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from file_export where id = ${fileName} and admin_id = ${admin}`.execute(db);
  return rows[0];
}

export async function dropExport({ store }: FileRoom, db: Sql, fileName: string): Promise<void> {
  await store.remove(exportKey(fileName));
  await sql`delete from file_export where id = ${fileName}`.execute(db);
}
