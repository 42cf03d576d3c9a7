/** The one way in for a file, by whatever call it came: judged, drawn anew or inspected, kept once, entered into the list. */
import { sql } from 'kysely';
import { rm, stat } from 'node:fs/promises';
import { codes } from '../../engine/envelope';
import type { MediaRules, UploadedFile } from '../../engine/extension/paths';
import { Refusal } from '../refusal';
import { createRecord } from '../resources/door/door';
import type { Actor, Visit } from '../resources/types';
import { write } from '../resources/house';
import { alive } from '../resources/resource';
import { keyOf, newKey, urlOf } from './address';
import { inspect } from './document';
import { scratch, type Incoming } from './incoming';
import { readRules } from './limits';
import { measure } from './measure';
import { cleanName, extensionOf, nameWith } from './names';
import { uniqueViolation } from '../sql/codes';
import { redraw } from './picture';
import { takePlace } from './places';
import type { Library } from './room';
import { contentType, isPicture, type Purpose } from './types';

export interface Upload {
  /** As the client gives it. */
  name: string;
  purpose: Purpose;
  model: string;
  /** A category; a number that names none files it under the root. */
  pid: number;
  /** Kept before (`places.ts`); the next free one without it. */
  place?: number | undefined;
}

export interface Blob { id: string; size: number }

const refuse = (message: string) => new Refusal(codes.invalid, message);

const refuseType = (extensions: readonly string[]) => refuse(`不支持的文件类型，只能上传${extensions.join('、')}`);

/** What name and size alone tell, so that it can be told before any byte has travelled. @throws Refusal */
export function judge({ name, purpose }: Pick<Upload, 'name' | 'purpose'>, size: number, rules: MediaRules): void {
  const extension = extensionOf(cleanName(name));
  if (purpose === 'image' && !isPicture(extension)) throw refuse('图片类型必须是.gif,jpeg,jpg,png,bmp中的一种');
  if (!rules[purpose].extensions.includes(extension)) throw refuseType(rules[purpose].extensions);
  if (size === 0) throw refuse('不能上传空文件');
  const { most } = isPicture(extension) ? rules.image : rules.file;
  if (size > most) throw refuse(`${isPicture(extension) ? '图片' : '文件'}大小不能超过${most / 1024 / 1024}MB`);
}

/**
 * A content that is known already is judged again: what it may be called depends on the name and on the settings of the moment.
 * @throws Refusal that says what is wrong with the file
 */
export async function accept(library: Library, actor: Actor, upload: Upload, incoming: Incoming): Promise<UploadedFile> {
  const rules = await readRules(library.house.sql);
  judge(upload, incoming.size, rules);
  const given = cleanName(upload.name);
  // A content that is swept away or replaced just now is not found when it is to be entered: then it is kept anew.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const blob = await contentFor(library, upload, incoming, rules);
    const file = blob && await write(library.house, actor, (visit) => enter(library, visit, upload, given, blob));
    if (file) return file;
  }
  throw refuse('文件保存失败，请重新上传');
}

/** Judges a content, and keeps it where it is not known yet. @returns nothing when somebody else is just keeping it @throws Refusal */
export async function contentFor(library: Library, upload: Omit<Upload, 'pid'>, incoming: Incoming, rules: MediaRules): Promise<Blob | undefined> {
  const extension = extensionOf(cleanName(upload.name));
  const kind = isPicture(extension) ? 'picture' : extension;
  if (kind !== 'picture') await inspect(incoming.path, incoming.size, extension);
  const { extensions } = rules[upload.purpose];
  const kept = async () => {
    const blob = await findBlob(library, incoming.hash, kind);
    if (blob && !extensions.includes(extensionOf(blob.id))) throw refuseType(extensions);
    return blob;
  };
  return await kept() ?? await keep(library, upload, incoming, kind, extensions) ?? await kept();
}

/** One content may be kept under several types, each on its own. */
async function findBlob({ house }: Library, hash: string, kind: string): Promise<Blob | undefined> {
  const { rows } = await sql<Blob>`select id, size from file_blob where source_hash = ${hash} and kind = ${kind} and ready`.execute(house.sql);
  return rows[0];
}

/** The row comes first, so that bytes without one never lie in the store. @returns nothing when the same content came in meanwhile */
async function keep({ house, store, incoming: folder }: Library, { model }: Pick<Upload, 'model'>, incoming: Incoming, kind: string, extensions: readonly string[]): Promise<Blob | undefined> {
  const made = await scratch(folder);
  try {
    const extension = kind === 'picture' ? (await redraw(incoming.path, made)).extension : kind;
    if (!extensions.includes(extension)) throw refuseType(extensions);
    const path = kind === 'picture' ? made : incoming.path;
    const blob = { id: newKey(model, incoming.hash, extension), size: (await stat(path)).size };
    await sql`insert into file_blob (id, source_hash, kind, size) values (${blob.id}, ${incoming.hash}, ${kind}, ${blob.size})`.execute(house.sql);
    await store.put(blob.id, path);
    try {
      await sql`update file_blob set ready = true where id = ${blob.id}`.execute(house.sql);
      return blob;
    } catch (error) {
      if ((error as { code?: string }).code !== uniqueViolation) throw error;
      await store.remove(blob.id);
      await sql`delete from file_blob where id = ${blob.id}`.execute(house.sql);
      return undefined;
    }
  } finally {
    await rm(made, { force: true });
  }
}

/** What lies in its category under this name already keeps its row. @returns nothing when the content was swept away */
async function enter({ attachments, store }: Library, visit: Visit, { pid, purpose, place }: Upload, given: string, { id }: Blob): Promise<UploadedFile | undefined> {
  const { rows: [blob] } = await sql<Blob>`select id, size from file_blob where id = ${id} and ready and content is null for update`.execute(visit.db);
  if (!blob) return undefined;
  const [url, category] = [urlOf(id), await categoryOf(attachments, visit, pid)];
  const extension = extensionOf(id);
  const size = Number(blob.size);
  const name = nameWith(extension, given);
  const { rows: [before] } = await sql<{ id: number }>`select id from ${attachments.table} t
    where att_dir = ${url} and pid = ${category} and name = ${name} and ${alive(attachments)} order by id limit 1`.execute(visit.db);
  const time = before ? undefined : await takePlace(visit, place);
  const attId = before?.id ?? (await createRecord(visit, attachments, {
    name, attDir: url, sattDir: url, attType: listedType(extension), attSize: size, pid: category, ...(isPicture(extension) ? await measure(store, id) : {}),
  }, { title: purpose === 'image' ? '图片上传' : '文件上传', ...(time === undefined ? {} : { id: place }) })).id;
  if (time !== undefined) await sql`update ${attachments.table} t set create_time = ${time}::timestamp where id = ${attId}`.execute(visit.db);
  return { fileName: name, extName: extension, fileSize: size, url, type: contentType(extension), attId: Number(attId) };
}

/** Pictures are listed as `png`, everything else by its MIME type (contract "attachments", attType). */
export const listedType = (extension: string) => contentType(extension).replace(/^image\//, '').replace(/;.*$/, '');

async function categoryOf({ stored }: Library['attachments'], visit: Visit, pid: number): Promise<number> {
  const target = visit.resources.get(stored.get('pid')!.field.to!)!;
  const { rows } = await sql`select 1 from ${target.table} t where ${target.id.ref} = ${pid} and ${alive(target)}`.execute(visit.db);
  return rows.length > 0 ? pid : 0;
}

/** The stored file behind an address, if it is one of ours and there. `content` is the key of the bytes that it shows. */
export async function fileAt({ house }: Pick<Library, 'house'>, url: string): Promise<Blob & { content: string } | undefined> {
  const key = keyOf(url);
  if (key === undefined) return undefined;
  const { rows } = await sql<Blob & { content: string }>`select id, size, coalesce(content, id) as content from file_blob where id = ${key} and ready`.execute(house.sql);
  return rows[0];
}
