/** One operation on many records: in chunks, each a transaction; a row that refuses is reported and harms no other. */
import { type BatchResult, toldWithChange } from '../../engine/extension/paths';
import { troubleOf, troubleRefusal } from '../trouble';
import { attempt } from './door/attempt';
import type { Actor, House, Visit } from './types';
import { write } from './house';

type Id = number | string;

/** Records of one transaction. */
export const chunk = 100;

/** Of one chunk. `over`: no further one is tried. */
export interface Outcome extends Pick<BatchResult, 'ids' | 'failed'> { over?: boolean }

/** The work on each of some records; one that refuses harms no other. */
export async function attemptAll(visit: Visit, ids: readonly Id[], work: (visit: Visit, id: Id) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { ids: [], failed: [] };
  for (const id of ids) {
    const refusal = await attempt(visit, () => work(visit, id));
    if (refusal) outcome.failed.push({ id, message: toldWithChange(refusal.message, refusal.data) });
    else outcome.ids.push(id);
  }
  return outcome;
}

/**
 * @param work changes one record through the door
 * @param gone asked before each chunk: what is not begun by then is left; what was done stays, with its log
 */
export async function batch(
  house: House, actor: Actor, ids: readonly Id[], work: (visit: Visit, id: Id) => Promise<unknown>, gone: () => boolean,
): Promise<BatchResult> {
  const result: BatchResult = { done: 0, ids: [], failed: [] };
  for (let at = 0; at < ids.length && !gone(); at += chunk) {
    const outcome: Outcome = await write(house, actor, (visit) => attemptAll(visit, ids.slice(at, at + chunk), work)).catch((error: unknown) => {
      const trouble = troubleOf(error);
      if (trouble === undefined || at === 0) throw error;
      // What was done before stays done, and the caller learns what was not.
      const { message } = troubleRefusal(trouble);
      return { ids: [], failed: ids.slice(at).map((id) => ({ id, message })), over: true };
    });
    result.ids.push(...outcome.ids);
    result.failed.push(...outcome.failed);
    if (outcome.over) break;
  }
  result.done = result.ids.length;
  return result;
}
