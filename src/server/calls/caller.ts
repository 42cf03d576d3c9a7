/** The signed-in administrator of a request, as the database knows it at this moment. */
export interface Caller {
  id: number;
  account: string;
  realName: string;
  /** Codes of the enabled roles. */
  roles: string[];
  roleNames: string[];
  /** Exact permission strings, or the one entry that grants everything. */
  permissions: ReadonlySet<string>;
  /** Key of the session row; never the token. */
  session: string;
}

/** Grants everything (spec 1 §6). */
export const everything = '*:*:*';
/** Role of administrators; admin-only calls ask for it (decisions 32). */
export const adminRole = 'admin';

export const isAdmin = (caller: Caller): boolean => caller.roles.includes(adminRole);

/** Only the exact string passes, and an empty one never (spec 2 §6). */
export const may = (caller: Caller, permission: string): boolean =>
  permission !== '' && (caller.permissions.has(everything) || caller.permissions.has(permission));
