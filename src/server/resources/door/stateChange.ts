/** Who brought a record into the state that a call does not fit. */
import { sql } from 'kysely';
import type { StateChange } from '../../../engine/extension/paths';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import type { Resource, Visit } from '../types';

interface Last { account: string; real_name: string; create_time: Date; title: string }

/**
 * @param names fields that the call asks about
 * @returns the refusal, with who changed one of them last where the log knows
 */
export async function stateRefusal(visit: Visit, resource: Resource, id: unknown, names: readonly string[], code: number, message: string): Promise<Refusal> {
  const { rows: [last] } = await sql<Last>`select account, real_name, create_time, title from operation_log
    where entity = ${resource.key} and record_id = ${String(id)} and kind <> 'ADD'
      and exists (select 1 from jsonb_array_elements(changes) c where c->>'field' = any(${names}::text[]))
    order by id desc limit 1`.execute(visit.db);
  const data = last && ({ stateChange: { account: last.account, realName: last.real_name, at: wallTime(last.create_time), title: last.title } } satisfies StateChange);
  return new Refusal(code, message, data ?? null);
}
