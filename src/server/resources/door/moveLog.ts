/** The log of moves: what happened to a record stands as a row of another entity, written in the same transaction. */
import type { LoggedValues } from '../../../engine/model';
import type { Options } from '../typed';
import type { Resource, Row, Visit } from '../types';
import { valuesNow } from '../values';
import type { Locked } from './rows';

type Create = (visit: Visit, resource: Resource, input: Row, options: Options) => Promise<unknown>;

/**
 * @param values what the row says by its schema; undefined where there is none
 * @param before the record before the move; absent for a new one
 * @param create makes the row, through the door
 */
export async function writeLog(visit: Visit, { entity: { log, states } }: Resource, values: LoggedValues | undefined, before: Row | undefined, { id, record }: Locked, { title, log: told }: Options, create: Create): Promise<void> {
  const target = log && visit.resources.get(log.in);
  if (!target || !values) return;
  const state = states?.field ?? '';
  const source = { ...record, from: before?.[state] ?? null, to: record[state] };
  const said = valuesNow(visit, target, values, source);
  await create(visit, target, { ...said, ...told, [log.by]: id }, { title, told: true });
}
