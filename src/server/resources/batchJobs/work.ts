/** One slice of a job: its records, their log and how far the job is stand or fall together. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { findPerson } from '../../accounts/sessions';
import { refusalOf } from '../../calls/judge';
import { Refusal } from '../../refusal';
import { troubleOf } from '../../trouble';
import { attemptAll } from '../batch';
import { batchWork } from '../bulk';
import { servedAs } from '../facets';
import type { Actor, House } from '../types';
import { write } from '../house';
import { type JobRow, jobRow } from './row';
import { endStopped, stopJob } from './stop';
import { duration } from '../../sql/clock';

/** Refusals that are kept of one job. */
export const mostFailed = 200;

/** What the person may do by now, as who asks for it. @throws Refusal once the account or the right is gone */
async function preparedFor(house: House, { admin_id, entity, request, title, facts }: JobRow) {
  const resource = servedAs(house, entity);
  const person = await findPerson(house.sql, Number(admin_id));
  if (!person) throw new Refusal(codes.forbidden, '账号已停用，任务已停止');
  if (!resource) throw new Refusal(codes.notFound, '该数据已不存在，任务已停止');
  const { endpoint, work } = batchWork(resource, request);
  const refusal = refusalOf(person, endpoint);
  if (refusal) throw person.due ? refusal : new Refusal(codes.forbidden, `已没有“${title}”的权限，任务已停止`);
  const { id, account, realName, roles, permissions } = person;
  const actor: Actor = { id, account, realName, roles, permissions, ...facts };
  return { actor, work };
}

async function workOn(house: House, job: JobRow): Promise<void> {
  const { actor, work } = await preparedFor(house, job);
  await write(house, actor, async (visit) => {
    // Whoever else works on it comes before or after.
    const { rows: [held] } = await sql<{ kept: number }>`select jsonb_array_length(failed) as kept from batch_job where id = ${job.id} and state = 'waiting' for update`.execute(visit.db);
    if (!held || await endStopped(visit.db, job.id)) return;
    const { rows: [part] } = await sql<{ ids: (number | string)[] }>`delete from batch_part
      where job_id = ${job.id} and at = (select min(at) from batch_part where job_id = ${job.id}) returning ids`.execute(visit.db);
    const { ids, failed } = await attemptAll(visit, part?.ids ?? [], work);
    const told = failed.slice(0, Math.max(0, mostFailed - held.kept));
    await sql`update batch_job set tried = tried + ${part?.ids.length ?? 0}, done = done + ${ids.length}, failed = failed || ${JSON.stringify(told)}::jsonb, work_time = clock_timestamp()
      where id = ${job.id}`.execute(visit.db);
    await sql`update batch_job set state = 'done', request = '{}', end_time = now()
      where id = ${job.id} and not exists (select from batch_part where job_id = ${job.id})`.execute(visit.db);
  });
}

/**
 * One slice of the job whose turn it is.
 * @param report hears of what nobody foresaw: it stops its job, and no other
 * @returns whether there was one
 * @throws what passes: a database out of reach, a full disk
 */
export async function workSlice(house: House, report: (error: unknown) => void): Promise<boolean> {
  const { rows: [job] } = await sql<JobRow>`${jobRow} where j.state = 'waiting' order by j.work_time, j.id limit 1`.execute(house.sql);
  if (!job) return false;
  try {
    if (job.stopping) await endStopped(house.sql, job.id);
    else await workOn(house, job);
  } catch (error) {
    if (troubleOf(error) !== undefined) throw error;
    if (!(error instanceof Refusal)) report(error);
    await stopJob(house.sql, job.id, error instanceof Refusal ? error.message : '系统繁忙，任务已停止，请联系系统管理员');
  }
  return true;
}

/** Days that what is over may be looked at. */
const keptDays = 7;

export async function sweepJobs(house: House): Promise<void> {
  await sql`delete from batch_job where end_time < now() - ${duration(keptDays, 'day')}`.execute(house.sql);
  await sql`delete from batch_stop where job_id not in (select id from batch_job where state = 'waiting')`.execute(house.sql);
}
