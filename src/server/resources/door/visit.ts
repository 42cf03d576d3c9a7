/** Who writes, through which transaction. Everything behind the door takes a visit and nothing of HTTP. */
import type { Transaction } from 'kysely';
import { adminRole, wildcard } from '../../../engine/permission/check';
import type { CallFacts } from '../../calls/facts';
import type { Vault } from '../../secrets/vault';
import type { Tables } from '../../sql/tables';
import type { Resource } from '../resource';
import type { Row } from './rows';
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
