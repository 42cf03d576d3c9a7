/**
 * Comparing a hidden value whole is one guess at it. Published searches ask for it (the refund list finds a member by telephone), so
 * it is served, and counted: somebody who knows the seven digits that lists show needs up to ten thousand guesses for the other four,
 * which is two weeks at this rate and a person. Where lists show the mask nothing is counted, since only the mask is compared.
 * Asking for the same value again tells nothing new. The count stands in the database, so that two processes share it.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { atPrimary } from '../sql/replica';

/** Different values a person may look up within an hour. */
export const guessesAnHour = 30;

/** Four bytes: enough to know a value again, too few to find out which it was. */
const digestOf = (value: string): number => createHash('sha256').update(value).digest().readInt32BE();

/** Counts before it looks, so that many guesses at once do not slip through together. @throws Refusal 429 */
export async function countGuesses(db: Sql, adminId: number, values: readonly string[]): Promise<void> {
  if (values.length > 0) await atPrimary(() => count(db, adminId, values));
}

async function count(db: Sql, adminId: number, values: readonly string[]): Promise<void> {
  await sql`delete from hidden_guess where admin_id = ${adminId} and create_time < now() - interval '1 hour'`.execute(db);
  const { rows: made } = await sql<{ id: number }>`insert into hidden_guess (admin_id, digest)
    select ${adminId}, digest from unnest(${[...new Set(values)].map(digestOf)}::integer[]) as digest
    on conflict (admin_id, digest) do nothing returning id`.execute(db);
  if (made.length === 0) return;
  const { rows: [counted] } = await sql<{ total: number }>`select count(*)::int as total from hidden_guess where admin_id = ${adminId}`.execute(db);
  if (counted!.total <= guessesAnHour) return;
  // A refused one tells nothing, so it does not count either.
  await sql`delete from hidden_guess where id = any(${made.map(({ id }) => id)}::bigint[])`.execute(db);
  throw new Refusal(codes.tooMany, `一小时内最多按${guessesAnHour}个不同的完整号码查找，请稍后再试`);
}
