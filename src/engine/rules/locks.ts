import type { LockModel, RefusalModel } from '../model';
import { isSuperUser } from '../permission/superUser';
import { holds } from './holds';
import type { Present } from './present';

/** Who asks, and when. */
export interface Asking {
  account: string | undefined;
  present: Present;
}

/** The refusal that meets a record and is not lifted for the account; undefined where none does. */
export const refusalOf = <R extends RefusalModel>(refusals: readonly R[] | undefined, record: Record<string, unknown>, { account, present }: Asking): R | undefined =>
  refusals?.find(({ when, except }) => !(except === 'superUser' && isSuperUser(account)) && holds(when, record, present));

/** The lock that keeps an account from changing or deleting a record; undefined where none does. */
export const lockOf = (locks: readonly LockModel[] | undefined, operation: LockModel['for'][number], record: Record<string, unknown>, asking: Asking): LockModel | undefined =>
  refusalOf(locks?.filter((lock) => lock.for.includes(operation)), record, asking);
