/** What an address shows: its own bytes, or since they were replaced those of another file. */
import { sql } from 'kysely';
import type { Sql } from '../sql/connect';

/** Enough for the pictures of many pages. */
const most = 5000;
/** What was answered last, for while the database is away: pictures are shown all the same. */
const known = new Map<string, string>();

/**
 * @param version of the file's history; the current one without it
 * @returns key of the bytes in the store; undefined where there is no such version
 */
export async function contentOf(db: Sql, key: string, version?: number): Promise<string | undefined> {
  const asked = `${key} ${version ?? ''}`;
  try {
    const { rows: [found] } = version === undefined
      ? await sql<{ content: string }>`select coalesce(content, id) as content from file_blob where id = ${key} and ready`.execute(db)
      : await sql<{ content: string }>`select content from file_version where file = ${key} and number = ${version}`.execute(db);
    known.delete(asked);
    if (known.size >= most) known.delete(known.keys().next().value!);
    if (found) known.set(asked, found.content);
    return found?.content;
  } catch {
    return known.get(asked) ?? (version === undefined ? key : undefined);
  }
}
