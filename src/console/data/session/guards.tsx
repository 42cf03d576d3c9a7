/** What a person may not see is not drawn at all (spec 1 §6): guards around elements and screens. */
import type { ReactNode } from 'react';
import { hasRole, requirePermissionTags, requireRoleTags } from '../../../engine/permission/check';
import { usePlainBackend } from '../capabilities';
import { usePermission } from './permissions';
import { useSignedIn } from './session';

interface GuardProps {
  children: ReactNode;
  /** Drawn in its place for everybody else. */
  otherwise?: ReactNode;
}

interface HasPermissionProps extends GuardProps {
  /** Permission strings, one of which is enough; with `all` each is needed. */
  permissions: readonly string[];
  all?: boolean;
  /** The published interface asks for no right here: on a backend that knows nothing else, everybody sees it. */
  unpublished?: boolean;
}

/** @throws Error 请设置操作权限标签值 without permissions (decisions 3) */
export function HasPermission({ permissions, all = false, unpublished = false, children, otherwise = null }: HasPermissionProps) {
  const tags = requirePermissionTags(permissions);
  const may = usePermission();
  const plain = usePlainBackend();
  const allowed = (unpublished && plain) || (all ? tags.every((tag) => may(tag)) : may(tags));
  return allowed ? children : otherwise;
}

/** Role admin passes every check. @throws Error 请设置角色权限标签值 without roles (decisions 3) */
export function HasRole({ roles, children, otherwise = null }: GuardProps & { roles: readonly string[] }) {
  const tags = requireRoleTags(roles);
  const user = useSignedIn();
  return user && hasRole(user.roles, tags) ? children : otherwise;
}
