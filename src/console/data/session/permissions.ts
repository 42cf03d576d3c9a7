/** May the signed-in person do this? (spec 1 §6) What they may not is not drawn at all. */
import type { EndpointModel } from '../../../engine/model';
import { adminRole, hasPermission, hasRole } from '../../../engine/permission/check';
import { currentUser, useSignedIn, type SignedIn } from './session';

type Guarded = Pick<EndpointModel, 'permission' | 'adminOnly'>;

function allowed(user: SignedIn | undefined, { permission, adminOnly }: Guarded): boolean {
  if (permission === 'anonymous') return true;
  if (!user || (adminOnly && !hasRole(user.roles, adminRole))) return false;
  return permission === 'signed-in' || hasPermission(user.permissions, permission);
}

/** Whether the person may make this call now; outside of React. */
export const mayCall = (endpoint: Guarded): boolean => allowed(currentUser(), endpoint);

/** @returns a test for declared endpoints; an endpoint that does not exist may not be called */
export function useMayCall(): (endpoint: Guarded | undefined) => boolean {
  const user = useSignedIn();
  return (endpoint) => endpoint !== undefined && allowed(user, endpoint);
}

/** @returns a test for permission strings: the wildcard or any of them exactly */
export function usePermission(): (permission: string | readonly string[]) => boolean {
  const user = useSignedIn();
  return (permission) => user !== undefined && hasPermission(user.permissions, permission);
}
