/** Takes back what an action changed, while that is the last thing that happened to the record. */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { ActionModel } from '../../../engine/model';
import { Refusal } from '../../refusal';
import type { Resource, Visit } from '../types';
import { assignRecord } from './door';
import { lockRow, type Locked } from './rows';

interface Last { admin_id: number; title: string; version: number; changes: HistoryEntry['changes'] }

/**
 * The states of a record are not asked: it returns to where it was a moment ago, and nothing was made of it since.
 * @throws Refusal where somebody else changed it, or something else happened to it since
 */
export async function undoRecord(visit: Visit, resource: Resource, id: unknown, action: ActionModel): Promise<Locked> {
  const { record, version } = await lockRow(visit, resource, id);
  const { rows: [last] } = await sql<Last>`select admin_id, title, version, changes from operation_log
    where entity = ${resource.key} and record_id = ${String(id)} order by id desc limit 1`.execute(visit.db);
  const own = last && Number(last.admin_id) === visit.actor.id && last.title === (action.effect.title ?? action.title) && Number(last.version) === version && last.changes.every(({ field }) => !resource.fields.get(field)?.writeOnly);
  if (!own) throw new Refusal(codes.invalid, '数据已有新的变更，不能撤销');
  const before = Object.fromEntries(last.changes.filter(({ field }) => field in record).map(({ field, before: held }) => [field, held]));
  return assignRecord(visit, resource, id, before, { title: `撤销${action.title}` });
}
