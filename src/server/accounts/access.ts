/** Which rule lets a role or an administrator make a call, or keeps it from it: judged as the guard does, told in words. */
import { sql as raw } from 'kysely';
import type { AccessSubject, Explanation } from '../../engine/extension/paths';
import { adminRole } from '../../engine/permission/check';
import { heldPermissions } from '../../engine/permission/held';
import { formRightOf, judge, type Guarded } from '../calls/judge';
import type { Sql } from '../sql/connect';

interface RoleFacts {
  id: number;
  code: string;
  name: string;
  enabled: boolean;
  /** Entries of the permission catalogue that are ticked. */
  rules: number[];
}

interface EntryFacts {
  id: number;
  name: string;
  perms: string;
}

export interface AccessFacts {
  /** False: a disabled account, which cannot sign in. */
  enabled: boolean;
  roles: RoleFacts[];
  entries: EntryFacts[];
}

/** Those that are not deleted: roles first, then administrators, each by id. */
export async function accessSubjects(sql: Sql): Promise<AccessSubject[]> {
  const { rows } = await raw<AccessSubject>`
    select 'role' as kind, id, role_name as name, code as note, status as enabled from system_role where not is_del
    union all select 'admin', id, real_name, account, status from system_admin where not is_del
    order by 1 desc, 2`.execute(sql);
  return rows;
}

/** @returns undefined when there is no such role or administrator */
export async function readAccess(sql: Sql, kind: AccessSubject['kind'], id: number): Promise<AccessFacts | undefined> {
  const facts = kind === 'role'
    ? await raw<{ enabled: boolean; roles: number[] }>`select true as enabled, array[id] as roles from system_role where id = ${id} and not is_del`.execute(sql)
    : await raw<{ enabled: boolean; roles: number[] }>`select status as enabled, roles from system_admin where id = ${id} and not is_del`.execute(sql);
  const [subject] = facts.rows;
  if (!subject) return undefined;
  const roles = await raw<RoleFacts>`
    select id, code, role_name as name, status as enabled, rules from system_role where id = any (${subject.roles}) and not is_del order by id`.execute(sql);
  const entries = await raw<EntryFacts>`select id, name, perms from system_menu where perms <> '' order by id`.execute(sql);
  return { enabled: subject.enabled, roles: roles.rows, entries: entries.rows };
}

/** What the server would answer to the call, and why. */
export function explain({ enabled, roles, entries }: AccessFacts, call: Guarded): Pick<Explanation, 'allowed' | 'reason'> {
  const active = roles.filter((role) => role.enabled);
  const codes = active.map(({ code }) => code);
  const held = (entry: EntryFacts) => active.some(({ rules }) => rules.includes(entry.id));
  const permissions = heldPermissions(codes, entries.filter(held).map(({ perms }) => perms));
  const caller = enabled ? { roles: codes, permissions } : null;
  const verdict = judge(caller, call);
  if (verdict.allowed) return { allowed: true, reason: verdict.by === 'permission' ? grantOf(call.permission) : openTo[verdict.by] };
  const formRight = formRightOf(caller, call);
  if (formRight !== undefined) return { allowed: true, reason: `${grantOf(formRight)}，填写它的表单要用到，只看得到供选择的内容` };
  return { allowed: false, reason: denialOf(verdict.because) };

  function grantOf(permission: string): string {
    const admin = active.find(({ code }) => code === adminRole);
    if (admin) return `角色「${admin.name}」拥有全部权限`;
    const [grant] = entries.filter(({ perms }) => perms === permission).flatMap((entry) => active.filter(({ rules }) => rules.includes(entry.id)).map((role) => ({ role, entry })));
    return `角色「${grant.role.name}」勾选了权限规则「${grant.entry.name}」`;
  }

  function denialOf(because: 'signed-out' | 'admin-only' | 'permission'): string {
    if (because === 'signed-out') return '账号已停用，不能登录';
    if (because === 'admin-only') return '仅限管理员身份（admin），其他角色即使拥有权限也不能访问';
    const granting = entries.filter(({ perms }) => perms === call.permission);
    if (granting.length === 0) return '没有任何权限规则提供这项权限';
    const ticked = granting.flatMap((entry) => roles.filter(({ rules }) => rules.includes(entry.id)).map((role) => ({ role, entry }))).at(0);
    if (!ticked) return `没有勾选权限规则「${granting[0].name}」`;
    return `勾选了权限规则「${ticked.entry.name}」的角色「${ticked.role.name}」已停用`;
  }
}

const openTo = { anonymous: '任何人都可以访问，无需登录', 'signed-in': '登录后即可访问' };
