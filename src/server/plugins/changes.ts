/**
 * Change notices: what was written through one process is known to all others. Notices are rows of a table, written in
 * the same transaction as the change; LISTEN/NOTIFY, where it is heard, only says earlier that there are some.
 */
import { randomUUID } from 'node:crypto';
import { sql as raw, type Transaction } from 'kysely';
import type pg from 'pg';
import type { ChangeNotice } from '../../engine/extension/paths';
import { until } from '../database/processes';
import type { Sql } from '../sql/connect';
import type { Tables } from '../sql/tables';
import { duration } from '../sql/clock';

/** `adminId`: who made the change; the system itself when absent. */
export type NewNotice = Omit<ChangeNotice, 'id' | 'listed'> & { adminId?: number };
export type Listener = (notices: ChangeNotice[]) => void;

export interface Changes {
  /** Writes notices; call it inside the transaction of the change. */
  record(transaction: Transaction<Tables>, notices: readonly NewNotice[]): Promise<void>;
  /** Hears the committed changes of every process, this one included. @returns a function that stops it */
  listen(listener: Listener): () => void;
  /** Resolves when everything committed before the call has been heard. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'bazaar_change';
/** A transaction may commit after a later one with higher ids: how far back each look reaches. */
const overlapSeconds = 60;
const keptHours = 24;

export async function openChanges(sql: Sql, pool: pg.Pool, onError: (error: unknown) => void): Promise<Changes> {
  const listeners = new Set<Listener>();
  const heard = new Map<number, number>();
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const look = async (): Promise<void> => {
    const rows = await sql.selectFrom('change_notice').selectAll()
      .where('create_time', '>', raw<Date>`now() - ${duration(overlapSeconds, 'second')}`).orderBy('id').execute();
    const fresh = rows.filter(({ id }) => !heard.has(id));
    const now = Date.now();
    for (const { id } of fresh) heard.set(id, now);
    for (const [id, at] of heard) if (now - at > overlapSeconds * 2000) heard.delete(id);
    if (fresh.length === 0) return;
    const notices = fresh.map(({ id, entity, record_id, kind }): ChangeNotice =>
      ({ id, resource: entity, recordId: /^\d+$/.test(record_id) ? Number(record_id) : record_id, kind: kind as ChangeNotice['kind'] }));
    for (const listener of listeners) listener(notices);
  };
  /** One look at a time; a wake-up during a look brings one more. */
  const wake = (): Promise<void> => {
    again = true;
    looking ??= (async () => {
      while (again && !closed) {
        again = false;
        await look().catch((error: unknown) => { if (!closed) onError(error); });
      }
    })().finally(() => { looking = undefined; });
    return looking;
  };

  // What happened before the start is no news.
  await look();
  const ear = await openEar(sql, pool, () => void wake());
  const timer = setInterval(() => void wake(), ear ? 15_000 : 1000);
  const sweep = setInterval(() => {
    sql.deleteFrom('change_notice').where('create_time', '<', raw<Date>`now() - ${duration(keptHours, 'hour')}`).execute()
      .catch((error: unknown) => { if (!closed) onError(error); });
  }, 600_000);
  timer.unref();
  sweep.unref();

  return {
    async record(transaction, notices) {
      if (notices.length === 0) return;
      for (let from = 0; from < notices.length; from += 1000) {
        await transaction.insertInto('change_notice').values(notices.slice(from, from + 1000)
          .map(({ resource, recordId, kind, adminId = 0 }) => ({ entity: resource, record_id: String(recordId), kind, admin_id: adminId }))).execute();
      }
      if (ear) await raw`select pg_notify(${channel}, '')`.execute(transaction);
    },
    listen(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    settle: wake,
    async close() {
      closed = true;
      clearInterval(timer);
      clearInterval(sweep);
      await looking;
      await ear?.close();
    },
  };
}

interface Ear {
  close(): Promise<void>;
}

/** Milliseconds in which a word must be heard that is said while nothing else happens. */
const hearing = 2000;

/** Whether what another connection says is heard here: a pooler in transaction mode takes LISTEN and tells nothing. */
async function hears(listener: pg.PoolClient, sql: Sql): Promise<boolean> {
  const trial = randomUUID();
  let isHeard = false;
  const notice = ({ payload }: pg.Notification) => { isHeard ||= payload === trial; };
  listener.on('notification', notice);
  try {
    await raw`select pg_notify(${channel}, ${trial})`.execute(sql);
    return await until(() => isHeard, hearing);
  } finally {
    listener.off('notification', notice);
  }
}

/** A connection that listens and is renewed when it breaks; undefined where nothing is heard by LISTEN. */
async function openEar(sql: Sql, pool: pg.Pool, heard: () => void): Promise<Ear | undefined> {
  let client: pg.PoolClient | undefined;
  let closed = false;
  const connect = async (): Promise<boolean> => {
    const next = await pool.connect();
    try {
      await next.query(`listen ${channel}`);
      if (!(await hears(next, sql))) throw new Error('LISTEN is not heard');
    } catch {
      next.release(true);
      return false;
    }
    // The feed may have closed while this was on its way: nobody else would give it back.
    if (closed) {
      next.release(true);
      return true;
    }
    next.on('notification', heard);
    // Stays until the end: a connection may tell of its end more than once.
    next.on('error', () => {
      if (client !== next) return;
      client = undefined;
      next.release(true);
      setTimeout(reconnect, 1000).unref();
    });
    client = next;
    return true;
  };
  const reconnect = (): void => {
    if (closed) return;
    const later = () => { setTimeout(reconnect, 1000).unref(); };
    connect().then((listening) => (listening ? heard() : later()), later);
  };
  if (!(await connect())) return undefined;
  return {
    async close() {
      closed = true;
      const last = client;
      client = undefined;
      last?.release(true);
    },
  };
}
