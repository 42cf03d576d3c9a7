/**
 * The stop of a job. Its slices hold the row of the job one after the other, and the next may take it before anybody who waits for
 * it: so a stop is a row of its own, which nobody waits for, and which every slice looks for before it begins.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../sql/connect';

/**
 * No further slice begins: what is left of the job is given up, what was done stays. A slice at hand ends first; where there is
 * none, the job is over on return.
 * @returns whether it was waiting until now
 */
export async function stopJob(db: Sql, id: string | number, reason: string): Promise<boolean> {
  // The first who stops it says why.
  const { rows } = await sql`insert into batch_stop (job_id, reason) select id, ${reason} from batch_job where id = ${id} and state = 'waiting'
    on conflict (job_id) do update set reason = batch_stop.reason returning job_id`.execute(db);
  if (rows.length > 0) await end(db, id, sql`for update skip locked`);
  return rows.length > 0;
}

async function end(db: Sql, id: string | number, lock: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`with held as (select id from batch_job where id = ${id} and state = 'waiting' ${lock}),
    stopped as (
      update batch_job j set state = 'stopped', reason = s.reason, request = '{}', end_time = now() from batch_stop s
      where j.id in (select id from held) and s.job_id = j.id returning j.id
    ), rest as (delete from batch_part where job_id in (select id from stopped))
    select id from stopped`.execute(db);
  return rows.length > 0;
}

/**
 * Ends the job if somebody stopped it. A slice asks once it holds the job: the stop may have come while it waited.
 * @returns whether somebody did
 */
export const endStopped = (db: Sql, id: string | number): Promise<boolean> => end(db, id, sql`for update`);
