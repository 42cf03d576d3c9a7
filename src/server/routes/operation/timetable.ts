/**
 * Jobs as people schedule them (operation/scheduleJob): each row says when a job is run, and with what. A job is taken by its lease
 * (`jobs/schedule.ts`), so that rows of the same job never run at once, whichever process finds them due; a row stays due until its run has
 * ended, so that a process that dies is followed by another.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { jobResult, jobStatus } from '../../../../generated/codes';
import { nextRuns } from '../../../engine/time/cron';
import { wallTime } from '../../../engine/time/wallTime';
import { refusalFor } from '../../plugins/errors';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House } from '../../resources/types';
import { wallNow } from '../../sql/clock';
import { lockState } from '../../sql/state';
import { enterJobs, keep, keepLooking, type PlannedJob, release, scheduleJobs, take } from '../../jobs/schedule';

const key = 'operation/scheduleJob';
const logKey = 'operation/scheduleJobLog';

/** Characters of a message that are kept. */
const longest = 500;

/** The moment of the statement, where a transaction may have begun long before. */
const moment = sql<string>`(clock_timestamp() at time zone 'Asia/Shanghai')`;
/** Of rows of the timetable: their time has come, or somebody has asked for them. */
export const due = sql<boolean>`(not is_del and ((status = ${sql.lit(jobStatus.running)} and next_time <= ${wallNow}) or asked_time is not null))`;
/** What was left to an errand waits for no time, unless somebody has paused it. */
const atOnce = sql<boolean>`(${due} or (not is_del and is_system and status = ${sql.lit(jobStatus.running)}))`;

/** Bean and method, by which a row names its job. */
export const partsOf = (name: string): { beanName: string; methodName: string } => {
  const at = name.lastIndexOf(':');
  return { beanName: name.slice(0, at), methodName: name.slice(at + 1) };
};

export const nameOf = ({ beanName, methodName }: { beanName: string; methodName: string }): string => `${beanName}:${methodName}`;

/** How often a job is run until people say otherwise. */
export function cronOf(seconds: number): string {
  const every = (count: number) => (count === 1 ? '*' : `*/${count}`);
  if (seconds < 60) return `${every(seconds)} * * * * ?`;
  return seconds < 3600 ? `0 ${every(seconds / 60)} * * * ?` : `0 0 ${every(seconds / 3600)} * * ?`;
}

/** Rows for jobs that have none: what the product itself goes by is scheduled from the start. */
export async function enterTimetable(house: House, jobs: readonly PlannedJob[]): Promise<void> {
  await enterJobs(house.sql, jobs);
  const missing = async (db: House['sql']): Promise<PlannedJob[]> => {
    const rows = await db.selectFrom('operation_schedule_job').select(['bean_name as beanName', 'method_name as methodName']).where('is_system', '=', true).where('is_del', '=', false).execute();
    const known = new Set(rows.map(nameOf));
    return jobs.filter(({ name }) => !known.has(name));
  };
  if ((await missing(house.sql)).length === 0) return;
  // What the product fills in is nobody's operation.
  await write({ ...house, notify: undefined }, system, async (visit) => {
    await lockState(visit.db);
    await visit.of(key).createEach((await missing(visit.db)).map(({ name, title, every }) => ({
      ...partsOf(name), cronExpression: cronOf(every), status: jobStatus.running, isSystem: true, remark: title,
    })), { title: '添加系统任务' });
  });
}

interface Begun {
  params: string;
  /** When it began, and when a run that never ended did. */
  startTime: string;
  broken: string | null;
  /** When somebody asked for it by hand. */
  asked: string | null;
}

/** @returns undefined where another process has run it meanwhile, or somebody stopped it */
async function begin({ sql: db }: House, id: number, which: typeof due): Promise<Begun | undefined> {
  const { rows: [row] } = await sql<Begun>`update operation_schedule_job t set start_time = ${moment}
    from (select id, start_time from operation_schedule_job where id = ${id} and ${which} for update) old where t.id = old.id
    returning coalesce(t.params, '') as params, t.start_time::text as "startTime", old.start_time::text as broken, t.asked_time::text as asked`.execute(db);
  return row;
}

interface Run {
  id: number;
  job: PlannedJob;
  params: string;
  status: 0 | 1;
  error: string;
  /** Milliseconds. */
  times: number;
  began: string;
}

async function note(db: House['sql'], { id, job, began, ...run }: Run): Promise<void> {
  const { beanName, methodName } = partsOf(job.name);
  await db.insertInto('operation_schedule_job_log').values({ job_id: id, bean_name: beanName, method_name: methodName, ...run, create_time: sql<string>`${began}::timestamp` }).execute();
}

interface Ended {
  id: number;
  job: PlannedJob;
  holder: string;
  run: Begun;
  status: 0 | 1;
  error: string;
  times: number;
}

/** Writes down how a run ended, and when the next is due. @returns false where another process has taken it over meanwhile */
async function finish(house: House, { id, job, holder, run, status, error, times }: Ended): Promise<boolean> {
  return house.sql.transaction().execute(async (db) => {
    if (!(await keep(db, job.name, holder))) return false;
    const row = await db.selectFrom('operation_schedule_job').select(['status', 'cron_expression as cron', 'is_del as gone', sql<string | null>`asked_time::text`.as('asked'), sql<Date>`clock_timestamp()`.as('at')])
      .where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    const next = row.status === jobStatus.running && !row.gone ? nextRuns(row.cron, row.at, 1)[0] : undefined;
    await note(db, { id, job, params: run.params, status, times, error, began: run.startTime });
    await db.updateTable('operation_schedule_job').set({
      start_time: null, last_time: sql<string>`${run.startTime}::timestamp`, last_status: status, next_time: next ? wallTime(next) : null, ...(row.asked === run.asked && { asked_time: null }),
    }).where('id', '=', id).execute();
    await release(db, { name: job.name, every: 0 }, holder);
    return true;
  });
}

export interface Look {
  /** Ends between two batches; the job is due again at once. */
  ended?(): boolean;
  /** Is told of failures that are faults. */
  report?(error: unknown): void;
  /** Something was left to these jobs, so that they do not wait for their time. */
  isUrgent?: boolean;
}

/** @returns whether it was run here, to its end */
async function runOne(house: House, id: number, job: PlannedJob, { ended = () => false, report = () => undefined, isUrgent = false }: Look): Promise<boolean> {
  const holder = randomUUID();
  const { sql: db } = house;
  if (!(await take(db, job.name, holder))) return false;
  const free = () => release(db, { name: job.name, every: 0 }, holder);
  const run = await begin(house, id, isUrgent ? atOnce : due);
  if (!run) {
    await free();
    return false;
  }
  if (run.broken !== null) await note(db, { id, job, params: run.params, status: jobResult.failed, times: 0, error: '执行中断：服务进程在执行中停止，已重新执行', began: run.broken });
  const start = performance.now();
  let error = '';
  let after: number | undefined;
  try {
    do {
      after = await job.batch(after, run.params);
      if (after === undefined) break;
      if (!(await keep(db, job.name, holder))) return false;
    } while (!ended());
  } catch (caught) {
    if (!(caught instanceof Refusal)) report(caught);
    error = refusalFor(caught).message.slice(0, longest) || '执行失败';
    after = undefined;
  }
  if (after !== undefined) {
    // The server stops: the rest is due at once, wherever.
    await db.updateTable('operation_schedule_job').set({ start_time: null }).where('id', '=', id).execute();
    await free();
    return false;
  }
  return finish(house, { id, job, holder, run, status: error === '' ? jobResult.done : jobResult.failed, error, times: Math.round(performance.now() - start) });
}

/**
 * Runs what is due, one after the other.
 * @returns names of the jobs that were run here
 */
export async function runPlanned(house: House, jobs: ReadonlyMap<string, PlannedJob>, look: Look = {}): Promise<string[]> {
  const { rows } = await sql<{ id: string; beanName: string; methodName: string }>`select id, bean_name as "beanName", method_name as "methodName" from operation_schedule_job
    where ${look.isUrgent ? atOnce : due} order by asked_time nulls last, next_time, id`.execute(house.sql);
  const ran: string[] = [];
  for (const { id, ...row } of rows) {
    const job = jobs.get(nameOf(row));
    if (job && !look.ended?.() && await runOne(house, Number(id), job, look)) ran.push(job.name);
  }
  return ran;
}

/** @returns milliseconds until the next row is due; undefined where none is */
async function untilNext({ sql: db }: House): Promise<number | undefined> {
  const { rows: [row] } = await sql<{ wait: string | null }>`select extract(epoch from min(next_time) - ${moment}) * 1000 as wait from operation_schedule_job
    where not is_del and status = ${jobStatus.running} and next_time > ${moment}`.execute(db);
  return row?.wait === null || row === undefined ? undefined : Number(row.wait);
}

const byName = (jobs: readonly PlannedJob[]): ReadonlyMap<string, PlannedJob> => new Map(jobs.map((job) => [job.name, job]));

/**
 * Runs jobs at their time as long as the server stands: by the timetable, or as often as they say themselves where a contract has none.
 * @param errands run at their time, and whenever something was left to them; no job that takes long holds them up
 * @returns looks at once, for errands and for what is to be run by hand
 */
export async function followClock(app: FastifyInstance, house: House, jobs: readonly PlannedJob[], errands: readonly PlannedJob[]): Promise<() => void> {
  if (!house.resources.has(key) || !house.resources.has(logKey)) {
    scheduleJobs(app, house.sql, jobs);
    return scheduleJobs(app, house.sql, errands.map((errand) => ({ ...errand, every: 0 })));
  }
  const all = [...jobs, ...errands];
  house.jobs = byName(all);
  await enterTimetable(house, all);
  const report = (error: unknown) => app.log.error({ err: error }, 'a job failed');
  const follow = (mine: ReadonlyMap<string, PlannedJob>, isLeft: () => boolean) => keepLooking(app, async (ended) => {
    await runPlanned(house, mine, { ended, report, isUrgent: isLeft() });
    return untilNext(house);
  });
  let left = false;
  const clock = follow(byName(jobs), () => false);
  const others = follow(byName(errands), () => {
    const wasLeft = left;
    left = false;
    return wasLeft;
  });
  return () => {
    left = true;
    others();
    clock();
  };
}

/** Whether a job is being run, here or elsewhere. */
export async function isRunning(db: House['sql'], name: string): Promise<boolean> {
  const { rows } = await sql`select from job where name = ${name} and lease_until > now()`.execute(db);
  return rows.length > 0;
}
