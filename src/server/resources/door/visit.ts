/** Who writes, through which transaction. Everything behind the door takes a visit and nothing of HTTP. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../sql/tables';
import type { Resource } from '../resource';
import type { Entry } from './journal';

export interface Actor {
  /** 0: the system itself, at start. */
  id: number;
  account: string;
  realName: string;
  address: string;
  /** The call by which the write came, for the operation log. */
  method: string;
  path: string;
}

export const system: Actor = { id: 0, account: 'system', realName: '系统', address: '', method: '', path: '' };

export interface Visit {
  /** Every write of one visit holds or falls together. */
  db: Transaction<Tables>;
  actor: Actor;
  resources: ReadonlyMap<string, Resource>;
  /** Log entries so far, written just before the transaction ends. */
  journal: Entry[];
}
