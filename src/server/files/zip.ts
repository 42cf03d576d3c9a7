/** Chosen files in one archive, packed while it is written. They are compressed already, so it only strings them together. */
import { ZipArchive } from 'archiver';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';
import { alive } from '../resources/resource';
import { keyOf } from './address';
import { contentOf } from './content';
import { cleanName, distinct, extensionOf, nameWith } from './names';
import { append, sendable } from './packing';
import type { Library } from './room';

const mostFiles = 500;
const mostBytes = 2 * 1024 ** 3;

/** @throws Refusal before a byte is sent when a file is missing or they are too many */
export async function zipOf({ house, attachments, store }: Library, ids: readonly unknown[]): Promise<Readable> {
  if (ids.length > mostFiles) throw new Refusal(codes.invalid, `一次最多下载${mostFiles}个文件`);
  const { rows } = await sql<{ id: unknown; name: string; url: string }>`select id, name, att_dir as url from ${attachments.table} t
    where id = any(${ids}::bigint[]) and ${alive(attachments)}`.execute(house.sql);
  const found = ids.flatMap((id) => rows.find((row) => String(row.id) === String(id)) ?? []);
  const files = await Promise.all(found.map(async ({ name, url }) => {
    const address = keyOf(url);
    const key = address && await contentOf(house.sql, address);
    return { name: key === undefined ? cleanName(name) : nameWith(extensionOf(key), name), key, size: key === undefined ? undefined : await store.size(key) };
  }));
  if (files.length < ids.length || files.some(({ size }) => size === undefined)) throw new Refusal(attachments.entity.missing.code, attachments.entity.missing.message);
  if (files.reduce((sum, { size }) => sum + size!, 0) > mostBytes) throw new Refusal(codes.invalid, '所选文件过大，请分批下载');
  const archive = new ZipArchive({ store: true });
  const names = distinct(files.map(({ name }) => name));
  void pack(archive, files.map(({ key }, index) => ({ key: key!, name: names[index]! })), store).catch((error: Error) => archive.destroy(error));
  return sendable(archive);
}

/** One file is opened at a time, however many there are. */
async function pack(archive: ZipArchive, files: readonly { key: string; name: string }[], store: Library['store']): Promise<void> {
  for (const { key, name } of files) await append(archive, await store.read(key), name);
  await archive.finalize();
}
