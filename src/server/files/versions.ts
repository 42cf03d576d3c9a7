/** Files that are replaced under their address: what was there stays as a version and can come back. */
import { sql } from 'kysely';
import { codes } from '../../engine/envelope';
import type { FileVersion, MediaRules, UploadedFile } from '../../engine/extension/paths';
import { wallTime } from '../../engine/time/wallTime';
import { may, type Caller } from '../calls/caller';
import { forbidden, Refusal } from '../refusal';
import { assignRecord } from '../resources/door/door';
import type { Actor, Visit } from '../resources/types';
import { write } from '../resources/house';
import { alive, own, quote } from '../resources/resource';
import { contentFor, judge, listedType, type Blob } from './accept';
import { keyOf, urlOf } from './address';
import { contentOf } from './content';
import type { Incoming } from './incoming';
import { readRules } from './limits';
import { measure } from './measure';
import { cleanName, extensionOf, nameWith } from './names';
import type { Library } from './room';
import { contentType, isPicture, type Purpose } from './types';

/** Of one file; older ones are given up. */
const most = 20;
/** An upload that is swept away just now is kept anew. */
const attempts = 3;

/** A listed file that is kept here. */
export interface Replaceable {
  id: number;
  name: string;
  /** Key of its address. */
  key: string;
  /** Extension of what it shows now. */
  extension: string;
  purpose: Purpose;
}

const refuse = (message: string) => new Refusal(codes.invalid, message);

/** @throws Refusal when there is no such file, or it lies elsewhere */
export async function replaceable({ house, attachments }: Library, id: unknown): Promise<Replaceable> {
  const { rows: [row] } = await sql<{ id: string; name: string; url: string }>`select id, name, att_dir as url from ${attachments.table} t where id = ${id} and ${alive(attachments)}`.execute(house.sql);
  if (!row) throw new Refusal(attachments.entity.missing.code, attachments.entity.missing.message);
  const key = keyOf(row.url);
  if (key === undefined) throw refuse('只能替换保存在本站的文件');
  const extension = extensionOf(await contentOf(house.sql, key) ?? key);
  return { id: Number(row.id), name: row.name, key, extension, purpose: isPicture(extension) ? 'image' : 'file' };
}

/** Replacing takes the right to upload beside that to edit. @throws Refusal */
export function demandUpload(caller: Caller, { purpose }: Replaceable): void {
  if (!may(caller, `platform:upload:${purpose}`)) throw forbidden();
}

const families: readonly (readonly [string, readonly string[]])[] = [['图片', ['jpg', 'jpeg', 'png', 'gif']], ['视频', ['mp4', 'mov']]];

/** What shows a picture goes on showing one; a document stays what it is. @throws Refusal */
export function judgeFamily({ extension, purpose }: Replaceable, name: string, size: number, rules: MediaRules): void {
  const given = extensionOf(cleanName(name));
  const family = families.find(([, some]) => some.includes(extension));
  if (!(family ? family[1].includes(given) : given === extension)) throw refuse(family ? `${family[0]}只能替换为${family[0]}` : `只能替换为${extension}文件`);
  judge({ name, purpose }, size, rules);
}

/** @param version of the entry that the caller has seen @throws Refusal that says what is wrong with the file */
export async function replaceFile(library: Library, actor: Actor, file: Replaceable, name: string, incoming: Incoming, version: number | undefined): Promise<UploadedFile> {
  const rules = await readRules(library.house.sql);
  judgeFamily(file, name, incoming.size, rules);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const blob = await contentFor(library, { name, purpose: file.purpose, model: file.key.split('/')[0]! }, incoming, rules);
    const done = blob && await write(library.house, actor, (visit) => show(library, visit, file, { content: blob.id, name: cleanName(name), title: '替换文件' }, version));
    if (done) return done;
  }
  throw refuse('文件保存失败，请重新上传');
}

/** Shows an earlier version again, as a new one. @throws Refusal */
export async function restoreVersion(library: Library, actor: Actor, file: Replaceable, number: number, version: number | undefined): Promise<UploadedFile> {
  const { rows: [found] } = await sql<{ content: string; name: string }>`select content, name from file_version where file = ${file.key} and number = ${number}`.execute(library.house.sql);
  const done = found && await write(library.house, actor, (visit) => show(library, visit, file, { ...found, title: `恢复版本${number}` }, version));
  if (!done) throw new Refusal(codes.notFound, '没有这个版本');
  return done;
}

/** @returns nothing when the content was swept away meanwhile */
async function show(library: Library, visit: Visit, { id, key, extension: before }: Replaceable, next: { content: string; name: string; title: string }, version: number | undefined): Promise<UploadedFile | undefined> {
  const { attachments, store } = library;
  // In one order for everybody, so that two who exchange files do not wait for each other.
  const { rows } = await sql<Blob & { content: string }>`select id, size, coalesce(content, id) as content from file_blob
    where id in (${key}, ${next.content}) and ready order by id for update`.execute(visit.db);
  const address = rows.find((row) => row.id === key);
  const blob = rows.find((row) => row.id === next.content);
  if (!address || !blob) return undefined;
  if (address.content === next.content) throw refuse('与当前的文件内容相同，无需替换');
  const earlier = await latest(visit, key) ?? await begin(library, visit, key);
  const shown = await sizeOf(visit, key, blob);
  const extension = extensionOf(next.content);
  const measures = isPicture(extension) ? await measure(store, next.content) : undefined;
  const number = earlier + 1;
  await sql`insert into file_version (file, number, content, name, size, width, height, account, real_name, title)
    values (${key}, ${number}, ${next.content}, ${next.name}, ${shown}, ${measures?.width ?? null}, ${measures?.height ?? null}, ${visit.actor.account}, ${visit.actor.realName}, ${next.title})`.execute(visit.db);
  await sql`delete from file_version where file = ${key} and number <= ${number - most}`.execute(visit.db);
  // Its own bytes are known by no hash any more: who uploads them again gets an address that shows them.
  await sql`update file_blob set content = ${next.content}, source_hash = id, size = ${shown} where id = ${key}`.execute(visit.db);
  const values = { attType: listedType(extension), attSize: shown, width: measures?.width ?? null, height: measures?.height ?? null, fileVersion: number };
  // Entries in several categories may share an address.
  const { rows: entries } = await sql<{ id: string; name: string; deleted: boolean }>`select id, name, ${sql.raw(quote(own.deleted))} as deleted from ${attachments.table} t
    where att_dir = ${urlOf(key)} order by id`.execute(visit.db);
  const nameOf = (name: string) => (extensionOf(name).replace('jpeg', 'jpg') === before ? nameWith(extension, name) : name);
  for (const entry of entries) {
    if (entry.deleted) {
      await sql`update ${attachments.table} t set att_type = ${values.attType}, att_size = ${shown}, width = ${values.width}, height = ${values.height}, file_version = ${number} where id = ${entry.id}`.execute(visit.db);
    } else {
      const seen = Number(entry.id) === id && version !== undefined ? { version } : {};
      await assignRecord(visit, attachments, Number(entry.id), { ...values, name: nameOf(entry.name) }, { title: next.title, ...seen });
    }
  }
  return { fileName: nameOf(entries.find((entry) => Number(entry.id) === id)?.name ?? next.name), extName: extension, fileSize: shown, url: urlOf(key), type: contentType(extension), attId: id };
}

/** Bytes of a content: of one that is its own address, as it was before that was replaced. */
async function sizeOf(visit: Visit, key: string, { id, size }: Blob): Promise<number> {
  const { rows: [row] } = await sql<{ size: string }>`select size from file_version where content = ${id} order by (file = ${key}) desc, number limit 1`.execute(visit.db);
  return Number(row?.size ?? size);
}

async function latest(visit: Visit, key: string): Promise<number | undefined> {
  const { rows: [row] } = await sql<{ number: number }>`select number from file_version where file = ${key} order by number desc limit 1`.execute(visit.db);
  return row && Number(row.number);
}

/** The first version is what was uploaded, when and by whom. */
async function begin({ attachments, store }: Library, visit: Visit, key: string): Promise<number> {
  const { rows: [row] } = await sql<{ name: string; size: string; create_time: Date; account: string | null; real_name: string | null }>`
    select t.name, b.size, b.create_time, l.account, l.real_name from file_blob b
    left join ${attachments.table} t on t.att_dir = ${urlOf(key)}
    left join operation_log l on l.entity = ${attachments.key} and l.record_id = t.id::text and l.kind = 'ADD'
    where b.id = ${key} order by t.id, l.id limit 1`.execute(visit.db);
  const measures = isPicture(extensionOf(key)) ? await measure(store, key) : undefined;
  await sql`insert into file_version (file, number, content, name, size, width, height, account, real_name, title, create_time)
    values (${key}, 1, ${key}, ${row!.name ?? ''}, ${row!.size}, ${measures?.width ?? null}, ${measures?.height ?? null}, ${row!.account ?? ''}, ${row!.real_name ?? '系统'}, '上传', ${row!.create_time})`.execute(visit.db);
  return 1;
}

interface Row { number: number; name: string; size: string; width: number | null; height: number | null; account: string; real_name: string; title: string; create_time: Date; content: string }

/** Newest first; none of a file that was never replaced. */
export async function versionsOf({ house }: Library, { key }: Replaceable): Promise<FileVersion[]> {
  const { rows } = await sql<Row>`select * from file_version where file = ${key} order by number desc`.execute(house.sql);
  const current = await contentOf(house.sql, key);
  return rows.map(({ number, name, size, width, height, account, real_name: realName, title, create_time: at, content }, index) => ({
    number: Number(number), name, size: Number(size), width, height, account, realName, title, at: wallTime(at),
    url: `${urlOf(key)}?version=${number}`, type: contentType(extensionOf(content)), isCurrent: index === 0 && content === current,
  }));
}
