/**
 * Reads at a replica (`DATABASE_READ_URL`): lists, exports and figures, while it is close behind. What a person has written is compared
 * by its position in the write-ahead log, which stands in the primary, so that every process knows it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../refusal';
import { troubleOf } from '../trouble';

/** A replica further behind than this is not read, in milliseconds. */
const mostLag = 5000;
/** Between two looks at both servers, in milliseconds. */
const lookEvery = 500;
/** A server that has not answered a look by then does not answer, in milliseconds. */
const lookPatience = 2000;

export interface Replica {
  /** Resolves when it is known whether the replica can be read. Nothing older than this call is read from then on. @param tell hears when it is left out, and when it is back */
  begin(tell: (sentence: string) => void): Promise<void>;
  /**
   * Runs what only reads at the replica where that has all that the person has written, else at the primary; also there when it fails
   * at the replica.
   * @param personId 0 where nobody is signed in: at the primary
   */
  read<T>(personId: number, work: () => Promise<T>): Promise<T>;
  /** Notes that a person has written: from now on they read at least what is committed by now. Never throws. */
  wrote(personId: number): Promise<void>;
  /** Waits until the replica has what is committed by now, or is left out. */
  caughtUp(): Promise<void>;
  /** Whether it is read at present. */
  readonly isRead: boolean;
  close(): Promise<void>;
}

const reading = new AsyncLocalStorage<pg.Pool>();

/** The pool that reads go to here: the replica's within `Replica.read`, else the primary's. */
export const poolFor = (primary: pg.Pool): pg.Pool => reading.getStore() ?? primary;

/** Runs work at the primary, wherever it is called from. */
export const atPrimary = <T>(work: () => Promise<T>): Promise<T> => reading.exit(work);

/** The server has answered, with a failure of the statement. */
const isAnswered = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && troubleOf(error) !== 'cut' && troubleOf(error) !== 'away';

/** Bytes since the beginning of the log: under 2^53 for a shop that writes 9 PB. */
const bytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::bigint`;

/** @param replica pool of the replica, without patience: who cannot reach it reads at the primary */
export function openReplica(primary: pg.Pool, replica: pg.Pool, limits: { mostLag?: number; lookEvery?: number; lookPatience?: number } = {}): Replica {
  const { mostLag: most, lookEvery: every, lookPatience: patience } = { mostLag, lookEvery, lookPatience, ...limits };
  /** People whose last write could not be noted: they read at the primary. */
  const unnoted = new Set<number>();
  /** Where the primary was at a moment, those alone that the replica has not reached, and the last that it had. */
  let marks: { at: number; position: number }[] = [];
  let replayed = 0;
  let floor = 0;
  let tell: (sentence: string) => void = () => undefined;
  /** Aborted when the replica stops to answer: what waits for it goes to the primary. */
  let fit: AbortController | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const ask = async <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[] = []): Promise<Row> =>
    (await pool.query<Row>({ text, values, query_timeout: patience } as pg.QueryConfig)).rows[0]!;

  const leaveOut = (why: string): void => {
    const left = fit;
    fit = undefined;
    if (!left) return;
    if (!closed) tell(`只读副本暂停使用：${why}`);
    left.abort();
  };
  const take = (): void => {
    if (fit || closed) return;
    fit = new AbortController();
    tell('只读副本已启用');
  };

  const lookAtReplica = async (): Promise<void> => {
    const { standby, position } = await ask<{ standby: boolean; position: number | null }>(replica, `select pg_is_in_recovery() as standby, ${bytes('pg_last_wal_replay_lsn()')} as position`);
    // One that was promoted goes its own way.
    if (!standby) throw new Error('它不是主库的备机');
    replayed = position ?? 0;
  };

  /** Of both, one look at a time. */
  const look = (): Promise<void> => (looking ??= (async () => {
    const at = Date.now();
    // Without the primary nobody is known, so nothing is read; what was known of the replica stays.
    const mark = await ask<{ position: number }>(primary, `select ${bytes('pg_current_wal_flush_lsn()')} as position`).catch(() => undefined);
    try {
      await lookAtReplica();
    } catch (error) {
      leaveOut((error as Error).message);
      return;
    }
    if (!mark) return;
    // One that never comes near keeps no long list.
    if (marks.length > 1000) marks = marks.filter((_, place) => place % 2 === 0);
    marks.push({ at, position: mark.position });
    const reached = marks.findLastIndex(({ position }) => position <= replayed);
    const lag = reached === marks.length - 1 ? 0 : at - marks[Math.max(reached, 0)]!.at;
    if (reached > 0) marks = marks.slice(reached);
    if (reached < 0 && !fit) return;
    if (lag > most) leaveOut(`落后主库${(lag / 1000).toFixed(1)}秒`);
    else if (replayed >= floor && lag <= most / 2) take();
  })().finally(() => { looking = undefined; }));

  const readable = async (personId: number): Promise<boolean> => {
    if (!fit || personId === 0 || unnoted.has(personId)) return false;
    const noted = await atPrimary(() => primary.query<{ position: number }>('select position from write_position where admin_id = $1', [personId]));
    const needed = noted.rows[0]?.position ?? 0;
    if (needed > replayed) await lookAtReplica().catch((error: Error) => leaveOut(error.message));
    return needed <= replayed;
  };

  return {
    get isRead() { return fit !== undefined; },
    async begin(hear) {
      tell = hear;
      floor = (await ask<{ position: number }>(primary, `select ${bytes('pg_current_wal_insert_lsn()')} as position`)).position;
      // Positions of another log, of a database that was restored from a backup, say nothing here.
      await primary.query(`delete from write_position where position > ${bytes('pg_current_wal_insert_lsn()')}`);
      await look();
      if (!fit) tell('只读副本尚不可用，暂由主库读取');
      timer = setInterval(() => void look(), every);
      timer.unref();
    },
    async read(personId, work) {
      if (!await readable(personId)) return work();
      const signal = fit?.signal;
      if (!signal) return work();
      let onAbort = (): void => undefined;
      const gone = new Promise<never>((_, fail) => { onAbort = () => fail(new Error('left out')); });
      signal.addEventListener('abort', onAbort);
      try {
        return await Promise.race([reading.run(replica, work), gone]);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // A table of a release that it has not reached, a query that its replay has ended: the primary knows better.
        if (!isAnswered(error) && !signal.aborted) void look();
        return work();
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    async wrote(personId) {
      if (personId === 0) return;
      try {
        // Nobody waits for a disk: what a crash loses of this, the primary has lost nothing of.
        await primary.query(`with lazily as (select set_config('synchronous_commit', 'off', true))
          insert into write_position (admin_id, position) select $1, ${bytes('pg_current_wal_insert_lsn()')} from lazily
          on conflict (admin_id) do update set position = greatest(write_position.position, excluded.position)`, [personId]);
        unnoted.delete(personId);
      } catch {
        unnoted.add(personId);
      }
    },
    async caughtUp() {
      if (!fit) return;
      const { position } = await ask<{ position: number }>(primary, `select ${bytes('pg_current_wal_insert_lsn()')} as position`);
      for (const end = Date.now() + most; fit && replayed < position && Date.now() < end;) {
        await lookAtReplica().catch((error: Error) => leaveOut(error.message));
        if (fit && replayed < position) await pause(10);
      }
    },
    async close() {
      closed = true;
      clearInterval(timer);
      leaveOut('');
      await looking;
      await replica.end();
    },
  };
}
