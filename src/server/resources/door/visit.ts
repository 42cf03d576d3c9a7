/** Who writes, through which transaction. Everything behind the door takes a visit and nothing of HTTP. */
import type { Transaction } from 'kysely';
import { adminRole, wildcard } from '../../../engine/permission/check';
import type { CallFacts } from '../../calls/facts';
import type { Vault } from '../../secrets/vault';
import type { Tables } from '../../sql/tables';
import type { Resource } from '../resource';
import type { Row } from './rows';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { Entry } from './journal';

/** Who writes, and by which call. */
export interface Actor extends CallFacts {
  /** 0: the system itself, at start. */
  id: number;
  account: string;
  realName: string;
  /** Codes of the enabled roles. */
  roles: string[];
  /** With the roles they say what an answer tells of a record. */
  permissions: readonly string[];
  /** Nobody waits for the answer any more; absent where nobody ever did. */
  gone?(): boolean;
}

export const system: Actor = { id: 0, account: 'system', realName: '系统', roles: [adminRole], permissions: [wildcard], address: '', method: '', path: '', name: '', param: '' };

export interface Visit {
  /** Every write of one visit holds or falls together. */
  db: Transaction<Tables>;
  vault: Vault;
  actor: Actor;
  resources: ReadonlyMap<string, Resource>;
  /** Log entries so far, written just before the transaction ends. */
  journal: Entry[];
  /** Rows that references were found to point at, by entity: locked until the visit ends, forgotten when it writes there. */
  found?: Map<string, { present: ReadonlySet<string>; leaves: ReadonlySet<string> }>;
  /** Secrets made up on the way, by field: answered once and stored nowhere. */
  revealed: Row;
}

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
