/** Jobs that are run once when due, whichever process finds them so. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Sql } from '../sql/connect';

export interface Job {
  name: string;
  /** Seconds between two runs. */
  every: number;
  /**
   * Does one batch.
   * @param after where the last batch ended; undefined for the first
   * @param params what a schedule says that it is run with
   * @returns where this one ended; undefined when nothing is left
   */
  batch(after: number | undefined, params?: string): Promise<number | undefined>;
}

/** One that people schedule (`routes/operation/timetable.ts`): its name is `bean:method`, `every` how often it runs until they say otherwise. */
export interface PlannedJob extends Job {
  /** What it does, in the words of the shop. */
  title: string;
  /** What a parameter of it is; absent: it takes none. */
  params?: { title: string; pattern: RegExp };
}

/** Seconds that a process keeps a job without telling that it is alive. */
export const lease = 60;
/** Milliseconds between two looks at the clock. */
const pause = 30_000;

/** Jobs that are known to the database; a new one is due at once. */
export async function enterJobs(db: Sql, jobs: readonly Job[]): Promise<void> {
  for (const { name } of jobs) {
    await db.insertInto('job').values({ name }).onConflict((conflict) => conflict.column('name').doNothing()).execute();
  }
}

/** @returns whether the job is now this holder's */
export async function take(db: Sql, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql`update job set holder = ${holder}, lease_until = now() + ${lease} * interval '1 second'
    where name = ${name} and due_time <= now() and (lease_until is null or lease_until < now()) returning name`.execute(db);
  return rows.length > 0;
}

/** @returns false when somebody else has taken it over */
export async function keep(db: Sql, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql`update job set lease_until = now() + ${lease} * interval '1 second' where name = ${name} and holder = ${holder} returning name`.execute(db);
  return rows.length > 0;
}

export async function release(db: Sql, { name, every }: Pick<Job, 'name' | 'every'>, holder: string): Promise<void> {
  await sql`update job set holder = '', lease_until = null, due_time = now() + ${every} * interval '1 second' where name = ${name} and holder = ${holder}`.execute(db);
}

/**
 * Runs what is due, one job after the other.
 * @param ended ends between two batches; the job is due again at once
 * @returns names of the jobs that were run here
 */
export async function runDue(db: Sql, jobs: readonly Job[], ended: () => boolean = () => false): Promise<string[]> {
  const holder = randomUUID();
  const ran: string[] = [];
  for (const job of jobs) {
    if (ended() || !(await take(db, job.name, holder))) continue;
    ran.push(job.name);
    let after: number | undefined;
    do after = await job.batch(after);
    while (after !== undefined && !ended() && (await keep(db, job.name, holder)));
    await release(db, after === undefined ? job : { ...job, every: 0 }, holder);
  }
  return ran;
}

/**
 * Looks for due jobs as long as the server stands; closing waits for the batch at hand. Jobs that are scheduled apart never wait
 * for one another.
 * @returns looks at once, or once more after the look at hand
 */
export function scheduleJobs(app: FastifyInstance, db: Sql, jobs: readonly Job[]): () => void {
  let known = false;
  return keepLooking(app, async (ended) => {
    if (!known) await enterJobs(db, jobs);
    known = true;
    await runDue(db, jobs, ended);
  });
}

/**
 * @param look does what is due @returns milliseconds until it is worth another look, where that is known
 * @returns looks at once, or once more after the look at hand
 */
export function keepLooking(app: FastifyInstance, look: (ended: () => boolean) => Promise<number | void>): () => void {
  let ended = false;
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sooner: NodeJS.Timeout | undefined;
  let again = false;
  const wake = (): void => {
    if (ended) return;
    again = running !== undefined;
    running ??= look(() => ended).then((wait) => {
      clearTimeout(sooner);
      if (timer && typeof wait === 'number' && wait < pause && !ended) sooner = setTimeout(wake, Math.max(0, wait)).unref();
    }).catch((error: unknown) => app.log.error({ err: error }, 'a job failed')).finally(() => {
      running = undefined;
      if (again) wake();
    });
  };
  // From when it serves: what only asks an app, as tests do, has nothing happen beside its questions.
  app.addHook('onListen', async () => { timer = setInterval(wake, pause).unref(); });
  app.addHook('onClose', async () => {
    ended = true;
    clearInterval(timer);
    clearTimeout(sooner);
    await running;
  });
  return wake;
}

