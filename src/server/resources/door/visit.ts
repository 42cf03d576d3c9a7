/** Who writes, through which transaction. Everything behind the door takes a visit and nothing of HTTP. */
import { adminRole, wildcard } from '../../../engine/permission/check';
import { codes } from '../../../engine/envelope';
import type { Present } from '../../../engine/rules/present';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import type { Actor, Visit } from '../types';

export const system: Actor = { id: 0, account: 'system', realName: '系统', roles: [adminRole], permissions: [wildcard], address: '', method: '', path: '', name: '', param: '' };

/** What `$me`, `$now` and `$today` stand for in a visit. */
export const presentOf = ({ actor }: Pick<Visit, 'actor'>): Present => ({ me: { id: actor.id, name: actor.realName }, now: wallTime() });

/**
 * The records of a call that takes them all or none. Whoever asked and has gone would wait for no answer and may ask again: what is
 * left is not begun, and what was done is taken back with the visit.
 * @throws Refusal between two records once the caller has gone
 */
export function* whileAwaited<Id>({ actor }: Visit, ids: readonly Id[]): Generator<Id> {
  for (const [at, id] of ids.entries()) {
    if (at > 0 && actor.gone?.()) throw new Refusal(codes.invalid, '请求已中断，本次操作未执行');
    yield id;
  }
}
