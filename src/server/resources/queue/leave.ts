/** What the door asks when a record is about to be pending no more. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { holds } from '../../../engine/rules/holds';
import { Refusal } from '../../refusal';
import type { Resource, Row, Visit } from '../types';
import { system } from '../door/visit';
import { live } from './claims';

/**
 * Ends the claim of a record that leaves its queue. The record is locked, and so stays whoever holds it.
 * @param after absent: it is deleted
 * @throws Refusal when somebody else works on it; the system itself goes ahead
 */
export async function leaveQueue(visit: Visit, resource: Resource, id: number | string, before: Row, after?: Row): Promise<void> {
  const { queues, entity: { display, title } } = resource;
  const queue = queues.find(({ where }) => holds(where, before) && !(after && holds(where, after)));
  if (!queue) return;
  const record = sql`c.entity = ${resource.key} and c.record_id = ${String(id)}`;
  const mine = visit.actor.id === system.id ? sql`true` : sql`(c.admin_id = ${visit.actor.id} or not ${live})`;
  await sql`delete from review_claim c where ${record} and ${mine}`.execute(visit.db);
  const { rows: [other] } = await sql<{ name: string }>`select c.real_name as name from review_claim c where ${record}`.execute(visit.db);
  if (other) throw new Refusal(codes.invalid, `${title}「${String(before[display] ?? id)}」正由${other.name}${queue.verb}，请稍后再试`);
  await sql`delete from review_skip where entity = ${resource.key} and record_id = ${String(id)}`.execute(visit.db);
}
