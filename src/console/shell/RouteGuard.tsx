import type { ReactNode } from 'react';
import type { RouteModel } from '../../engine/model';
import { adminRole } from '../../engine/permission/check';
import { useKnownCapabilities } from '../data/capabilities';
import { rightAt } from '../data/menu/menuPlace';
import { HasPermission, HasRole } from '../data/session/guards';

interface RouteGuardProps {
  route: RouteModel;
  /** The address, by which a form is for a new record or for one that is there. */
  pathname: string;
  children: ReactNode;
  /** For those whom the route is not for. */
  refused: ReactNode;
  /** Where the backend has nothing for it. */
  absent: ReactNode;
}

/** Draws what belongs to a route only for those who may open it. */
export function RouteGuard({ route, pathname, children, refused, absent }: RouteGuardProps) {
  const present = route.demoOnly ? <WithDemo absent={absent}>{children}</WithDemo> : children;
  const permission = rightAt(route, pathname);
  const permitted = permission !== undefined
    ? <HasPermission permissions={[permission]} otherwise={refused}>{present}</HasPermission>
    : present;
  return route.adminOnly ? <HasRole roles={[adminRole]} otherwise={refused}>{permitted}</HasRole> : permitted;
}

/** While the capabilities are on their way nothing is decided; without demonstration the address means nothing. */
function WithDemo({ children, absent }: { children: ReactNode; absent: ReactNode }) {
  const capabilities = useKnownCapabilities();
  if (!capabilities) return null;
  return capabilities.demo ? children : absent;
}
