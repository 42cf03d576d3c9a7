/** Which accounts hold a right: one that is enabled, through a role that is. */
import { sql as raw } from 'kysely';
import type { EndpointModel } from '../../engine/model';
import { adminRole } from '../../engine/permission/check';
import type { Sql } from '../sql/connect';

/** A role `r` that gives its rights to the account `a`. */
export const givesRights = raw<boolean>`(r.id = any (a.roles) and r.status and not r.is_del)`;

/** An account `a` that can sign in. */
export const canSignIn = raw<boolean>`(a.status and not a.is_del)`;

/**
 * Whether another account may make a call, as the call's guard would judge it at this moment.
 * @param further rights that it needs beside that of the call
 */
export async function othersMay(sql: Sql, adminId: number, { permission, adminOnly }: Pick<EndpointModel, 'permission' | 'adminOnly'>, further: readonly string[]): Promise<boolean> {
  const rights = [permission, ...further].filter((right) => right.includes(':'));
  const holdsAll = raw<boolean>`not exists (select from unnest(${rights}::text[]) as needed (perms) where not exists (
    select from system_role r join system_menu m on m.id = any (r.rules) where ${givesRights} and m.perms = needed.perms))`;
  const { rows: [answer] } = await raw<{ held: boolean }>`select exists (select from system_admin a where a.id <> ${adminId} and ${canSignIn} and (
    exists (select from system_role r where ${givesRights} and r.code = ${adminRole})
    or ${adminOnly ? raw<boolean>`false` : holdsAll})) as held`.execute(sql);
  return answer?.held ?? false;
}
