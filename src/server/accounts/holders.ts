/** Which accounts hold a right: one that is enabled, through a role that is. */
import { sql as raw } from 'kysely';
import type { EndpointModel } from '../../engine/model';
import { adminRole } from '../../engine/permission/check';
import type { Sql } from '../sql/connect';

/** A role `r` that gives its rights to the account `a`. */
export const givesRights = raw<boolean>`(r.id = any (a.roles) and r.status and not r.is_del)`;

/** An account `a` that can sign in. */
export const canSignIn = raw<boolean>`(a.status and not a.is_del)`;

/** Who may make a call, and what else it needs. */
export type Held = Pick<EndpointModel, 'permission' | 'adminOnly'>;

/** An account `a` that may make a call, as the call's guard would judge it at this moment. */
function mayCall({ permission, adminOnly }: Held, further: readonly string[]) {
  const rights = [permission, ...further].filter((right) => right.includes(':'));
  const holdsAll = raw<boolean>`not exists (select from unnest(${rights}::text[]) as needed (perms) where not exists (
    select from system_role r join system_menu m on m.id = any (r.rules) where ${givesRights} and m.perms = needed.perms))`;
  return raw<boolean>`(${canSignIn} and (exists (select from system_role r where ${givesRights} and r.code = ${adminRole}) or ${adminOnly ? raw<boolean>`false` : holdsAll}))`;
}

/**
 * Whether another account may make a call.
 * @param further rights that it needs beside that of the call
 */
export async function othersMay(sql: Sql, adminId: number, call: Held, further: readonly string[]): Promise<boolean> {
  const { rows: [answer] } = await raw<{ held: boolean }>`select exists (select from system_admin a where a.id <> ${adminId} and ${mayCall(call, further)}) as held`.execute(sql);
  return answer?.held ?? false;
}

/** @returns the name of the one account that may make a call; undefined where there are several, or none */
export async function soleHolderOf(sql: Sql, call: Held): Promise<string | undefined> {
  const { rows: [first, second] } = await raw<{ name: string }>`select coalesce(nullif(a.real_name, ''), a.account) as name from system_admin a where ${mayCall(call, [])} order by a.id limit 2`.execute(sql);
  return second ? undefined : first?.name;
}

/** @returns the rights to decide on others' requests among these calls that one account alone holds */
export async function heldAlone(sql: Sql, calls: readonly (Pick<Held, 'permission'> & { adminOnly?: boolean; byOthers?: true })[], adminId: number): Promise<string[]> {
  const rights = new Map(calls.filter(({ byOthers }) => byOthers).map((call) => [call.permission, call]));
  const alone = await Promise.all([...rights].map(async ([right, call]) => ((await othersMay(sql, adminId, { permission: right, adminOnly: call.adminOnly ?? false }, [])) ? [] : [right])));
  return alone.flat();
}
