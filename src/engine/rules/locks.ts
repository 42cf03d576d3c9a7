import type { LockModel, RefusalModel } from '../model';
import { isSuperUser } from '../permission/superUser';
import { holds } from './holds';
import type { Present } from './present';

/** Who asks, and when. */
export interface Asking {
  account: string | undefined;
  present: Present;
  /** False: somebody else holds the right to what is asked for, too. */
  alone?: boolean;
}

type Refusals<R extends RefusalModel> = readonly R[] | undefined;
type Stored = Record<string, unknown>;

/**
 * The refusal that meets a record and is not lifted for the account; undefined where none does. The server knows whether the super user
 * alone holds the right (`liftedOf`): where it is not known they are not refused.
 */
export const refusalOf = <R extends RefusalModel>(refusals: Refusals<R>, record: Stored, { account, present, alone = true }: Asking): R | undefined =>
  refusals?.find(({ when, except, soleHolder }) => !((except === 'superUser' || (soleHolder && alone)) && isSuperUser(account)) && holds(when, record, present));

/** What the super user is spared of a refusal that meets a record, as long as nobody else holds the right. */
export const liftedOf = (refusals: Refusals<RefusalModel>, record: Stored, { account, present }: Asking): RefusalModel['soleHolder'] =>
  (isSuperUser(account) ? refusals?.find(({ when, soleHolder }) => soleHolder && holds(when, record, present))?.soleHolder : undefined);

/** The lock that keeps an account from changing or deleting a record; undefined where none does. */
export const lockOf = (locks: Refusals<LockModel>, operation: LockModel['for'][number], record: Stored, asking: Asking): LockModel | undefined =>
  refusalOf(locks?.filter((lock) => lock.for.includes(operation)), record, asking);
