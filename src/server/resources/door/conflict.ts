/** The refusal of a stale save: the record as it is now, what changed since, as far as the caller may read it, and who changed it last. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import type { Conflict, HistoryEntry } from '../../../engine/extension/paths';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import { tellRecord, toldNames } from '../answers';
import type { Resource, Visit } from '../types';
import { changedByOthers } from '../seen';
import type { Locked } from './rows';

interface Since { account: string; real_name: string; create_time: Date; changes: HistoryEntry['changes'] }

export async function conflictRefusal(visit: Visit, resource: Resource, row: Locked, seen: number): Promise<Refusal> {
  const { rows } = await sql<Since>`select account, real_name, create_time, changes from operation_log
    where entity = ${resource.key} and record_id = ${String(row.id)} and version > ${seen} order by id`.execute(visit.db);
  const last = rows.at(-1);
  const data: Conflict = {
    current: await tellRecord(visit, resource, row.id),
    changed: toldNames(visit.actor, resource, [...new Set(rows.flatMap((one) => one.changes.map((change) => change.field)))]),
    account: last?.account ?? '',
    realName: last?.real_name ?? '',
    at: last ? wallTime(last.create_time) : '',
  };
  return new Refusal(codes.conflict, resource.entity.single ? changedByOthers : '数据已被他人修改，请核对后再保存', data);
}
