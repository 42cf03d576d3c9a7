/** Adds the differences that visits have left to the totals, as long as the server stands. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../types';
import { recountMissing } from './count';

/** Differences that one statement adds. */
const most = 5_000;
/** Milliseconds from a write until its differences are added: until then every read adds them. */
export const pause = 250;
/** Milliseconds after which what other processes have left is looked for, should they have died. */
const silence = 30_000;
/** After so many differences the places of those that are gone are given free. */
const untidy = 2_000;

/** @returns how many differences were added */
export async function fold(db: House['sql']): Promise<number> {
  const { rows: [done] } = await sql<{ taken: number }>`with taken as (
      delete from kept_change where id in (select id from kept_change order by id limit ${most} for update skip locked) returning list, key, n
    ), added as (
      insert into kept_total as k (list, key, n) select list, key, sum(n) from taken group by list, key having sum(n) <> 0 order by list, key
      on conflict (list, key) do update set n = k.n + excluded.n
    ) select count(*)::int as taken from taken`.execute(db);
  return done!.taken;
}

/** Adds all that visits have left, and gives free the places of what was added. @param ended ends between two statements */
export function adding(db: House['sql'], ended: () => boolean = () => false): () => Promise<void> {
  let since = 0;
  return async () => {
    for (let taken = most; taken === most && !ended(); since += taken) taken = await fold(db);
    if (since < untidy) return;
    since = 0;
    await sql`vacuum kept_change`.execute(db);
  };
}

/**
 * Adds what visits leave as long as the server stands, and counts what is to be counted.
 * @returns to be called when a visit has left something
 */
export function keepTotals(app: FastifyInstance, house: House): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let ended = false;
  const add = adding(house.sql, () => ended);
  const work = async (): Promise<void> => {
    await add();
    if (!await recountMissing(house)) soon();
  };
  const look = (): void => {
    timer = undefined;
    running ??= work().catch((error: unknown) => app.log.warn({ err: error }, 'kept totals')).finally(() => { running = undefined; });
  };
  const soon = (): void => {
    if (!ended) timer ??= setTimeout(look, pause).unref();
  };
  const often = setInterval(soon, silence).unref();
  app.addHook('onListen', async () => look());
  app.addHook('onClose', async () => {
    ended = true;
    clearInterval(often);
    clearTimeout(timer);
    await running;
  });
  return soon;
}
