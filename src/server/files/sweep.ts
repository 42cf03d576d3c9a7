/**
 * Gives up what nobody can want any more. Deleting an attachment never breaks a page: its file stays while the recycle bin holds
 * the row, while another row shares it, while any record mentions it, and while it is a version of another that stays.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { own, quote } from '../resources/resource';
import { wallTime } from '../../engine/time/wallTime';
import { urlOf } from './address';
import { dropExport } from './exports';
import { forget, hoursOpen } from './resumable';
import type { Library } from './room';
import { transact } from '../sql/retry';
import { thumbnailsOf } from './thumbnail';

const daysInBin = 30;
/** A file is entered into the list within moments of being kept; whatever waits longer never will be. */
const hoursUnlisted = 24;
const hoursOfExport = 24;

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** @returns keys of the files that were given up */
export async function sweep(library: Library, now = new Date()): Promise<string[]> {
  const { house, attachments } = library;
  const deleted = sql.raw(quote(own.deleted));
  await sql`delete from ${attachments.table} where ${deleted} and update_time < ${wallTime(before(now, daysInBin * 24))}::timestamp`.execute(house.sql);
  const { rows } = await sql<{ id: string }>`select id from file_blob b where create_time < ${before(now, hoursUnlisted)} and ${unwanted(library)}`.execute(house.sql);
  const gone: string[] = [];
  for (const { id } of rows) if (await giveUp(library, id)) gone.push(id);
  const uploads = await sql<{ id: string }>`select id from file_upload where create_time < ${before(now, hoursOpen)}`.execute(house.sql);
  for (const { id } of uploads.rows) await forget(library, id);
  for (const folder of [library.unfinished.directory, library.incoming]) await sweepFolder(folder, before(now, hoursOpen));
  await sql`delete from file_place where create_time < ${before(now, hoursOpen)}`.execute(house.sql);
  const exports = await sql<{ id: string }>`select id from file_export where create_time < ${before(now, hoursOfExport)}`.execute(house.sql);
  for (const { id } of exports.rows) await dropExport(library, house.sql, id);
  return gone;
}

/** What lies untouched since `moment` belongs to no upload: a process died over it. */
async function sweepFolder(folder: string, moment: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < moment) await rm(path, { recursive: true, force: true });
  }
}

const unwanted = ({ attachments }: Library) => sql<boolean>`not exists (select 1 from ${attachments.table} t where t.att_dir = ${urlOf('')} || b.id)
  and not exists (select 1 from file_use u where u.file = b.id)
  and not exists (select 1 from file_version v where v.content = b.id and v.file <> b.id)`;

/** The row goes first and only while nothing wants it: an upload of the same content either still finds it or keeps its own anew. */
async function giveUp(library: Library, id: string): Promise<boolean> {
  const given = await transact(library.house.sql, async (db) => {
    // Whoever enters it into the list holds this lock until the new row can be seen.
    await sql`select 1 from file_blob where id = ${id} for update`.execute(db);
    const { rows } = await sql`delete from file_blob b where id = ${id} and ${unwanted(library)} returning id`.execute(db);
    // What only its history held is nobody's from now on.
    if (rows.length > 0) await sql`delete from file_version where file = ${id}`.execute(db);
    return rows.length > 0;
  });
  if (!given) return false;
  for (const key of [id, ...thumbnailsOf(id)]) await library.store.remove(key);
  return true;
}

/** Any number of processes may sweep at once. */
export function sweepHourly(app: FastifyInstance, library: Library): void {
  const run = () => { sweep(library).catch((error: unknown) => app.log.warn({ err: error }, 'the sweep of files failed')); };
  const timers = [setTimeout(run, 60_000).unref(), setInterval(run, 3_600_000).unref()];
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
}
