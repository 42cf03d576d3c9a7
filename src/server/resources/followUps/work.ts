/** Follow-ups of more records than their change takes along: slice by slice, each a transaction, whatever process is there. */
import { sql } from 'kysely';
import type { FollowUpModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import type { Job } from '../../jobs/schedule';
import { troubleOf } from '../../trouble';
import { attemptAll, chunk } from '../batch';
import { all, among, equals } from '../condition';
import { followStep } from '../door/door';
import { concerned, valuesOf, withRight } from '../door/follow';
import { lockRows } from '../door/rows';
import { system } from '../door/visit';
import { write } from '../house';
import type { Actor, House, Resource, Visit } from '../types';

interface FollowUpRow {
  id: string;
  entity: string;
  record_id: string;
  follow: FollowUpModel;
  actor: Omit<Actor, 'roles' | 'permissions'>;
  after: string;
}

/** What it follows from may have been taken back, or have gone, since. */
async function stillHolds(visit: Visit, origin: Resource | undefined, { record_id, follow }: FollowUpRow): Promise<boolean> {
  if (!origin) return false;
  const [row] = await lockRows(withRight(visit), origin, equals(origin.id, record_id));
  return row !== undefined && !row.deleted && holds(follow.when, row.record);
}

async function slice(house: House, visit: Visit, id: string, report: (error: unknown) => void): Promise<void> {
  const { rows: [job] } = await sql<FollowUpRow>`select * from follow_up where id = ${id} for update`.execute(visit.db);
  if (!job) return;
  const target = house.resources.get(job.follow.in);
  const over = !target || !(await stillHolds(visit, house.resources.get(job.entity), job));
  const { rows } = over ? { rows: [] } : await sql<{ id: number | string }>`select ${target.id.ref} as id from ${target.table} t
    where ${all([concerned(target, job.follow, job.record_id), sql<boolean>`${target.id.ref} > ${job.after}::bigint`])} order by ${target.id.ref} limit ${chunk}`.execute(visit.db);
  if (target && rows.length > 0) {
    const { move, title } = job.follow;
    const values = valuesOf(visit, target, job.follow);
    const right = withRight(visit);
    const locked = await lockRows(right, target, all([among(target.id, rows.map((row) => row.id)), concerned(target, job.follow, job.record_id)]));
    const { failed } = await attemptAll(right, locked.map((row) => row.id), (each, one) => followStep(each, target, one, { move, values }, { title }));
    if (right.later) visit.later = true;
    for (const { id: left, message } of failed) report(new Error(`${job.follow.in} ${left}: ${title}: ${message}`));
  }
  if (rows.length < chunk) await sql`delete from follow_up where id = ${job.id}`.execute(visit.db);
  else await sql`update follow_up set after = ${rows.at(-1)!.id}, work_time = clock_timestamp() where id = ${job.id}`.execute(visit.db);
}

/**
 * One slice of the follow-up whose turn it is.
 * @param report hears of records that could not follow, and of what nobody foresaw: it is tried again, after the others
 * @returns whether something was done
 * @throws what passes: a database out of reach, a full disk
 */
export async function workFollowUp(house: House, report: (error: unknown) => void): Promise<boolean> {
  const { rows: [job] } = await sql<FollowUpRow>`select id, actor from follow_up order by work_time, id limit 1`.execute(house.sql);
  if (!job) return false;
  try {
    await write(house, { ...system, ...job.actor }, (visit) => slice(house, visit, job.id, report));
    return true;
  } catch (error) {
    if (troubleOf(error) !== undefined) throw error;
    report(error);
    await sql`update follow_up set work_time = clock_timestamp() where id = ${job.id}`.execute(house.sql);
    return false;
  }
}

/** Always due, so that what was left to it while the last one ended is never overlooked. */
export const followUpJobs = (house: House, report: (error: unknown) => void): Job => ({
  name: 'records:follow', every: 0,
  batch: async () => ((await workFollowUp(house, report)) ? 0 : undefined),
});
