/** Permission and role checks (spec 1 §6, spec 2 §6). */

/** Grants everything. */
export const wildcard = '*:*:*';
/** The role that passes every role check. */
export const adminRole = 'admin';

type Required = string | readonly string[] | null | undefined;

const listed = (required: Required): readonly string[] =>
  (typeof required === 'string' ? [required] : (required ?? [])).filter((each) => each !== '');

/** Any of the required permissions is owned, exactly as written; empty input denies. */
export function hasPermission(owned: readonly string[], required: Required): boolean {
  return listed(required).some((each) => owned.includes(wildcard) || owned.includes(each));
}

/** All of the required permissions are owned; empty input denies. */
export function hasAllPermissions(owned: readonly string[], required: Required): boolean {
  const needed = listed(required);
  return needed.length > 0 && needed.every((each) => owned.includes(wildcard) || owned.includes(each));
}

/** The caller is `admin` or holds any of the listed roles; empty input denies. */
export function hasRole(roles: readonly string[], required: Required): boolean {
  return listed(required).some((each) => roles.includes(adminRole) || roles.includes(each));
}

/** The tags of a permission guard. @throws Error 请设置操作权限标签值 unless they are a non-empty list (decisions 3) */
export function requirePermissionTags(tags: unknown): readonly string[] {
  if (!Array.isArray(tags) || tags.length === 0) throw new Error('请设置操作权限标签值');
  return tags as string[];
}

/** The tags of a role guard. @throws Error 请设置角色权限标签值 unless they are a non-empty list (decisions 3) */
export function requireRoleTags(tags: unknown): readonly string[] {
  if (!Array.isArray(tags) || tags.length === 0) throw new Error('请设置角色权限标签值');
  return tags as string[];
}
