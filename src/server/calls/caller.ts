/** The signed-in administrator of a request, as the database knows it at this moment. */
import type { Due } from '../../engine/extension/account';
import { adminRole, hasPermission } from '../../engine/permission/check';

export interface Caller {
  id: number;
  account: string;
  realName: string;
  /** Codes of the enabled roles. */
  roles: string[];
  roleNames: string[];
  /** Exact permission strings, or the one entry that grants everything. */
  permissions: readonly string[];
  /** What must be done before anything else is answered (decisions 33). */
  due: Due | undefined;
  /** Key of the session row; never the token. */
  session: string;
  /** The merchant whose records alone a service key reaches; absent: all. */
  merchant?: number;
}

/** Admin-only calls ask for it (decisions 32). */
export const isAdmin = (caller: Pick<Caller, 'roles'>): boolean => caller.roles.includes(adminRole);

export const may = (caller: Pick<Caller, 'permissions'>, permission: string): boolean => hasPermission(caller.permissions, permission);
