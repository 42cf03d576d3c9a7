/** Who may make a call: the guard in front of every call, and the page that explains it, ask here. */
import type { EndpointModel } from '../../engine/model';
import type { Due } from '../../engine/extension/account';
import { dueFirst, forbidden, unauthorized, type Refusal } from '../refusal';
import { type Caller, isAdmin, may } from './caller';

/** What a call says about who may make it. */
export interface Guarded extends Pick<EndpointModel, 'permission' | 'adminOnly'> {
  /** Rights to forms that cannot be filled in without this read. Each opens it as far as the form shows it, and gives no right to it. */
  formRights?: readonly string[];
}

export type Verdict =
  /** Open to everyone; to whoever is signed in; to those whose role holds the right. */
  | { allowed: true; by: 'anonymous' | 'signed-in' | 'permission' }
  /** Nobody is signed in; only role admin may; no role holds the right. */
  | { allowed: false; because: 'signed-out' | 'admin-only' | 'permission' };

export function judge(caller: Pick<Caller, 'roles' | 'permissions'> | null, { permission, adminOnly }: Guarded): Verdict {
  if (permission === 'anonymous') return { allowed: true, by: 'anonymous' };
  if (!caller) return { allowed: false, because: 'signed-out' };
  if (adminOnly && !isAdmin(caller)) return { allowed: false, because: 'admin-only' };
  if (permission === 'signed-in') return { allowed: true, by: 'signed-in' };
  return may(caller, permission) ? { allowed: true, by: 'permission' } : { allowed: false, because: 'permission' };
}

/** The right to a form by which somebody comes in who has no right to the call itself. */
export const formRightOf = (caller: Pick<Caller, 'permissions'> | null, { formRights = [] }: Guarded): string | undefined =>
  (caller ? formRights.find((right) => may(caller, right)) : undefined);

/**
 * Whoever has to change a generated password or set up a second factor gets nothing before.
 * @returns the answer to a call that may not be made; undefined when it may
 */
export function refusalOf(caller: Caller | null, guarded: Guarded & { whileDue?: readonly Due[] }): Refusal | undefined {
  if (caller?.due && !guarded.whileDue?.includes(caller.due) && guarded.permission !== 'anonymous') return dueFirst(caller.due, caller.account);
  const verdict = judge(caller, guarded);
  if (verdict.allowed || formRightOf(caller, guarded) !== undefined) return undefined;
  return verdict.because === 'signed-out' ? unauthorized() : forbidden();
}
