import type { LockModel } from '../model';
import { isSuperUser } from '../permission/superUser';
import { holds } from './holds';

/** The lock that keeps an account from changing or deleting a record; undefined where none does. */
export function lockOf(
  locks: readonly LockModel[] | undefined, operation: LockModel['for'][number], record: Record<string, unknown>, account: string | undefined,
): LockModel | undefined {
  return locks?.find((lock) => lock.for.includes(operation) && !(lock.except === 'superUser' && isSuperUser(account)) && holds(lock.when, record));
}
