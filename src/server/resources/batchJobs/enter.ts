/** A batch of more records than a call is waited for is written down: its records are those of this moment. */
import { sql, type RawBuilder } from 'kysely';
import { codes } from '../../../engine/envelope';
import type { BatchJob, BatchRequest } from '../../../engine/extension/paths';
import type { CallFacts } from '../../calls/facts';
import { Refusal } from '../../refusal';
import { transact } from '../../sql/retry';
import { chunk } from '../batch';
import { proveCount, readId } from '../call';
import type { Actor, House, Resource } from '../types';
import { type JobRow, jobRow, toldJob } from './row';

/** Records that one call may name: they are read and judged while the server does nothing else. */
export const mostNamed = 50_000;
/** Records of one job, found by a filter. */
export const mostFound = 1_000_000;
/** Jobs of a person that are not over. */
export const mostWaiting = 5;

/** Records that are named, or rows `id` that a list finds. */
export type WantedIds = (number | string)[] | RawBuilder<unknown>;

/** @returns undefined when there are more than `most` */
export async function fewIds(house: House, resource: Resource, wanted: WantedIds, most: number): Promise<(number | string)[] | undefined> {
  if (Array.isArray(wanted)) return wanted.length <= most ? wanted : undefined;
  const { rows } = await sql<{ id: unknown }>`select id from (${wanted}) wanted limit ${most + 1}`.execute(house.sql);
  return rows.length <= most ? rows.map(({ id }) => readId(resource, id)) : undefined;
}

const rowsOf = (wanted: WantedIds): RawBuilder<unknown> =>
  (Array.isArray(wanted) ? sql`select value as id from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb)` : wanted);

export interface Entered {
  actor: Actor;
  resource: Resource;
  /** Of the operation. */
  title: string;
  request: BatchRequest;
  wanted: WantedIds;
}

/** @throws Refusal 400 while too many of the person's jobs wait, or when the records are more than a job holds */
export async function enterBatch(house: House, { actor, resource, title, request, wanted }: Entered): Promise<BatchJob> {
  const { ids: _ids, filter: _filter, ...kept } = request;
  const { address, method, path, name, param } = actor;
  const facts: CallFacts = { address, method, path, name, param };
  const row = await transact(house.sql, async (db) => {
    // Of two at once by one person the other waits here, and counts the first.
    await sql`select id from system_admin where id = ${actor.id} for no key update`.execute(db);
    const { rows: [waiting] } = await sql<{ count: number }>`select count(*)::int as count from batch_job where admin_id = ${actor.id} and state = 'waiting'`.execute(db);
    if (waiting!.count >= mostWaiting) throw new Refusal(codes.invalid, `已有${mostWaiting}个后台任务在进行，请等待其完成后再试`);
    const { rows: [made] } = await sql<{ id: string }>`insert into batch_job (admin_id, entity, title, request, facts)
      values (${actor.id}, ${resource.entity.key}, ${title}, ${JSON.stringify(kept)}, ${JSON.stringify(facts)}) returning id`.execute(db);
    await sql`insert into batch_part (job_id, at, ids) select ${made!.id}::bigint, ((n - 1) / ${chunk}::int)::int, jsonb_agg(id order by n)
      from (select id, row_number() over () as n from (${rowsOf(wanted)} limit ${mostFound + 1}) wanted) numbered group by 2`.execute(db);
    await sql`update batch_job set total = (select sum(jsonb_array_length(ids)) from batch_part where job_id = ${made!.id}) where id = ${made!.id}`.execute(db);
    const { rows: [entered] } = await sql<JobRow>`${jobRow} where j.id = ${made!.id}`.execute(db);
    proveCount(entered!.total, mostFound);
    return entered!;
  });
  return toldJob(house, row);
}
