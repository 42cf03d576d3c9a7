/**
 * Who holds which pending record. A claim is one row that the key of its record keeps alone; it is made while the record's own row is
 * locked, as every write through the door locks it, so that nobody claims what is just being decided. Times are the database's.
 */
import { sql, type RawBuilder } from 'kysely';
import { claimSeconds, claimsHeld, type Claimed, type QueueState, type Renewed } from '../../../engine/extension/queue';
import type { QueueModel } from '../../../engine/model';
import type { Sql } from '../../sql/connect';
import { transact } from '../../sql/retry';
import { all, among, conditionSql } from '../condition';
import { alive } from '../resource';
import type { Resource } from '../types';
import { countSql, exactTotal, orderSql } from '../select';

type Id = number | string;
type Bool = RawBuilder<boolean>;

/** The window that works, and whose it is. */
export interface Holder {
  adminId: number;
  realName: string;
  session: string;
  holder: string;
}

export interface Queue {
  resource: Resource;
  model: QueueModel;
}

/** A claim `c` that counts: somebody who signed out, or was signed out, holds nothing. */
export const live: Bool = sql<boolean>`(c.until > now() and exists (select 1 from session s where s.id = c.session))`;

const until = sql`now() + ${sql.raw(`interval '${claimSeconds} seconds'`)}`;
const own = ({ resource }: Queue, { adminId, holder }: Holder): Bool =>
  sql<boolean>`(c.entity = ${resource.key} and c.admin_id = ${adminId} and c.holder = ${holder})`;
const ofRecord = ({ key, id }: Resource, alias: string): Bool =>
  sql<boolean>`${sql.raw(alias)}.entity = ${key} and ${sql.raw(alias)}.record_id = ${id.ref}::text`;
const pendingSql = ({ resource, model }: Queue, filter: readonly Bool[]): Bool[] => [alive(resource), conditionSql(resource, model.where), ...filter];

const readId = ({ id }: Resource, raw: unknown): Id => (id.type === 'bigint' ? Number(raw) : String(raw));

/**
 * Keeps what the holder has as long as it is pending, and adds what is free until there are `claimsHeld`: first what the person has
 * not put aside, then that, the longest ago first. A record that somebody just writes to is passed over.
 * @param filter further conditions over `t`
 */
export async function claim(db: Sql, queue: Queue, holder: Holder, filter: readonly Bool[], skip?: Id): Promise<Claimed> {
  const ids = await transact(db, async (transaction) => {
    if (skip !== undefined) await putAside(transaction, queue, holder, skip);
    const held = await keep(transaction, queue, holder, filter);
    const passed: Id[] = [];
    while (held.length < claimsHeld) {
      const id = await nextFree(transaction, queue, holder, [...held, ...passed], filter);
      if (id === undefined) break;
      if (await take(transaction, queue, holder, id)) held.push(id);
      else passed.push(id);
    }
    return held;
  });
  return { ids, ...await counts(db, queue, holder, filter) };
}

async function putAside(db: Sql, queue: Queue, holder: Holder, id: Id): Promise<void> {
  const { key } = queue.resource;
  await sql`delete from review_claim c where ${own(queue, holder)} and c.record_id = ${String(id)}`.execute(db);
  await sql`delete from review_skip where admin_id = ${holder.adminId} and entity = ${key} and skip_time < now() - interval '1 day'`.execute(db);
  await sql`insert into review_skip (entity, record_id, admin_id) values (${key}, ${String(id)}, ${holder.adminId})
    on conflict (entity, record_id, admin_id) do update set skip_time = clock_timestamp()`.execute(db);
}

/** @returns what the holder still has, in the order of its claims */
async function keep(db: Sql, queue: Queue, holder: Holder, filter: readonly Bool[]): Promise<Id[]> {
  const { resource } = queue;
  const { rows } = await sql<{ record: string }>`update review_claim c set until = ${until}, session = ${holder.session}
    where ${own(queue, holder)} returning c.record_id as record, c.since`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ record }) => readId(resource, record));
  const found = await sql<{ id: unknown }>`select ${resource.id.ref} as id from ${resource.table} t
    where ${all([among(resource.id, ids), ...pendingSql(queue, filter)])}`.execute(db);
  const pending = new Set(found.rows.map(({ id }) => String(id)));
  const gone = rows.filter(({ record }) => !pending.has(record)).map(({ record }) => record);
  if (gone.length > 0) await sql`delete from review_claim c where ${own(queue, holder)} and c.record_id = any(${gone}::text[])`.execute(db);
  const kept = await sql<{ record: string }>`select c.record_id as record from review_claim c where ${own(queue, holder)} order by c.since, c.id`.execute(db);
  return kept.rows.map(({ record }) => readId(resource, record));
}

type Rows = RawBuilder<{ id: unknown }>;

const freeSql = (queue: Queue, except: readonly Id[], filter: readonly Bool[]): Bool => all([
  ...pendingSql(queue, filter),
  sql<boolean>`not exists (select 1 from review_claim c where ${ofRecord(queue.resource, 'c')} and ${live})`,
  ...(except.length > 0 ? [sql<boolean>`not ${among(queue.resource.id, except)}`] : []),
]);
const asideSql = ({ resource }: Queue, adminId: number): Bool => sql<boolean>`${ofRecord(resource, 's')} and s.admin_id = ${adminId}`;
const locked = sql`limit 1 for update of t skip locked`;

/** The next record that nobody holds and the person has not put aside, in the order of the queue. */
export function freshSql(queue: Queue, adminId: number, except: readonly Id[], filter: readonly Bool[]): Rows {
  const { resource, model } = queue;
  const order = orderSql(resource, model.sort.map(({ field, order: direction }) => ({ stored: resource.stored.get(field)!, order: direction })));
  return sql`select ${resource.id.ref} as id from ${resource.table} t
    where ${freeSql(queue, except, filter)} and not exists (select 1 from review_skip s where ${asideSql(queue, adminId)}) order by ${order} ${locked}`;
}

function skippedSql(queue: Queue, adminId: number, except: readonly Id[], filter: readonly Bool[]): Rows {
  const { resource } = queue;
  return sql`select ${resource.id.ref} as id from review_skip s join ${resource.table} t on ${asideSql(queue, adminId)}
    where ${freeSql(queue, except, filter)} order by s.skip_time, s.id ${locked}`;
}

/** Locks the next record; nobody else claims or decides it before the transaction ends. */
async function nextFree(db: Sql, queue: Queue, { adminId }: Holder, except: readonly Id[], filter: readonly Bool[]): Promise<Id | undefined> {
  for (const statement of [freshSql, skippedSql]) {
    const { rows: [row] } = await statement(queue, adminId, except, filter).execute(db);
    if (row) return readId(queue.resource, row.id);
  }
  return undefined;
}

/** @returns whether the record was free; somebody may have claimed it since it was looked for */
async function take(db: Sql, { resource }: Queue, { adminId, realName, session, holder }: Holder, id: Id): Promise<boolean> {
  await sql`delete from review_claim c where c.entity = ${resource.key} and c.record_id = ${String(id)} and not ${live}`.execute(db);
  const { rows } = await sql`insert into review_claim (entity, record_id, admin_id, real_name, session, holder, until)
    values (${resource.key}, ${String(id)}, ${adminId}, ${realName}, ${session}, ${holder}, ${until})
    on conflict (entity, record_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

async function counts(db: Sql, queue: Queue, holder: Holder, filter: readonly Bool[]): Promise<Pick<Claimed, 'left' | 'busy'>> {
  const { resource } = queue;
  const where = pendingSql(queue, filter);
  // Claims of other entities may hold ids of another type.
  const others = sql`select case when c.entity = ${resource.key} then c.record_id::${sql.raw(resource.id.type)} end from review_claim c
    where c.entity = ${resource.key} and ${live} and not ${own(queue, holder)}`;
  const { rows: [counted] } = await sql<{ left: number; busy: number }>`select (${countSql(resource, where)}) as left,
    (select count(*)::int from ${resource.table} t where ${resource.id.ref} in (${others}) and ${all(where)}) as busy`.execute(db);
  return { left: Math.min(counted!.left, exactTotal), busy: counted!.busy };
}

/** A claim that ran out while nobody else came is the holder's again. */
export async function renew(db: Sql, queue: Queue, holder: Holder, ids: readonly Id[]): Promise<Renewed> {
  const records = ids.map(String);
  const { rows } = await sql<{ record: string }>`update review_claim c set until = ${until}, session = ${holder.session}
    where ${own(queue, holder)} and c.record_id = any(${records}::text[]) returning c.record_id as record`.execute(db);
  const held = new Set(rows.map(({ record }) => record));
  const missing = records.filter((record) => !held.has(record));
  const names = missing.length === 0 ? new Map<string, string>() : await holdersOf(db, queue.resource, missing);
  return {
    held: ids.filter((id) => held.has(String(id))),
    lost: ids.filter((id) => !held.has(String(id))).map((id) => ({ id, realName: names.get(String(id)) ?? null })),
  };
}

async function holdersOf(db: Sql, { key }: Resource, records: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ record: string; name: string }>`select c.record_id as record, c.real_name as name from review_claim c
    where c.entity = ${key} and c.record_id = any(${records}::text[]) and ${live}`.execute(db);
  return new Map(rows.map(({ record, name }) => [record, name]));
}

export async function release(db: Sql, queue: Queue, holder: Holder): Promise<void> {
  await sql`delete from review_claim c where ${own(queue, holder)}`.execute(db);
}

/** @param adminId whose own claims are left out */
export async function stateOf(db: Sql, queue: Queue, adminId: number, filter: readonly Bool[]): Promise<QueueState> {
  const { resource } = queue;
  const { rows: [counted] } = await countSql(resource, pendingSql(queue, filter)).execute(db);
  const { rows } = await sql<{ record: string; name: string }>`select c.record_id as record, c.real_name as name from review_claim c
    where c.entity = ${resource.key} and c.admin_id <> ${adminId} and ${live} order by c.id`.execute(db);
  return { left: Math.min(counted!.total, exactTotal), claims: rows.map(({ record, name }) => ({ id: readId(resource, record), realName: name })) };
}
