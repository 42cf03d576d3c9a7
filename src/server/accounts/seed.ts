/** Rows that must exist before anybody can sign in: menu entries, the two first roles, the account `admin`. */
import { sql as raw, type Transaction } from 'kysely';
import { adminType, roleCode } from '../../../generated/codes';
import type { MenuModel } from '../../engine/model';
import { now, type Sql } from '../sql/connect';
import { continueAfterSeeds } from '../sql/counter';
import { transact } from '../sql/retry';
import { lockState, readState, writeState } from '../sql/state';
import type { Tables } from '../sql/tables';
import { mergeMenu } from './menu';
import { hashPassword, randomPassword } from './passwords';
import { weaknessOf } from './weakPasswords';


/** Ids are part of the interface: the console reads role 1 as admin (decisions 25). */
const roles = [
  { id: 1, code: roleCode.admin, role_name: '超级管理员', type: adminType.platformSuper },
  { id: 2, code: roleCode.editor, role_name: '运营编辑', type: adminType.platform },
];

export interface SeedResult {
  /** The generated first password of `admin`, when it was created just now without a given one. */
  firstPassword?: string;
  /** What is wrong with the given first password, which counts all the same. */
  weakness?: string;
  /** The database was empty until now. */
  first: boolean;
}

/** Safe to run at every start and by several processes at once. */
export function seedAccounts(sql: Sql, menu: readonly MenuModel[], adminPassword: string | undefined): Promise<SeedResult> {
  return transact(sql, async (transaction) => {
    await lockState(transaction);
    const ids = await mergeMenu(transaction, menu);
    const idsOf = (entries: readonly MenuModel[]) => entries.flatMap(({ key }) => ids.get(key) ?? []);
    await seedRoles(transaction);
    await markBuiltIn(transaction);
    await extendEditor(transaction, idsOf(menu.filter((entry) => !entry.adminOnly)));
    await extendRoles(transaction, idsOf(menu.filter(({ base }) => base)));
    return seedAdmin(transaction, adminPassword);
  });
}

async function seedRoles(transaction: Transaction<Tables>): Promise<void> {
  if (await transaction.selectFrom('system_role').select('id').limit(1).executeTakeFirst()) return;
  await transaction.insertInto('system_role').values(roles.map((role) => ({ ...role, rules: [], level: 1, status: true }))).execute();
  await continueAfterSeeds(transaction, 'system_role');
}

/** Rows older than the mark get it; passwords that were given before their time was noted count from now on. */
async function markBuiltIn(transaction: Transaction<Tables>): Promise<void> {
  await transaction.updateTable('system_role').set({ type: adminType.platformSuper }).where('code', '=', roleCode.admin).where('type', '<>', adminType.platformSuper).execute();
  await transaction.updateTable('system_admin').set({ type: adminType.platformSuper }).where(raw<boolean>`${roles[0].id} = any (${raw.ref('roles')})`).where('type', '<>', adminType.platformSuper).execute();
  await transaction.updateTable('system_admin').set({ password_given_time: now }).where('password_change_due', '=', true).where('password_given_time', 'is', null).execute();
}

/** What belongs to every role comes to those that lack it. */
async function extendRoles(transaction: Transaction<Tables>, base: number[]): Promise<void> {
  if (base.length === 0) return;
  await raw`update system_role set rules = rules || array(select unnest(${base}::bigint[]) except select unnest(rules))
    where not rules @> ${base}::bigint[]`.execute(transaction);
}

/** The editor may do all that is not for administrators alone; once an operator changes its rights they are left alone. */
async function extendEditor(transaction: Transaction<Tables>, rules: number[]): Promise<void> {
  const editor = await transaction.selectFrom('system_role').select(['id', 'rules']).where('code', '=', roleCode.editor).where('is_del', '=', false).executeTakeFirst();
  if (!editor) return;
  const written = (await readState(transaction, 'editor'))?.rules;
  const same = (left: number[], right: number[]) => [...left].sort().join() === [...right].sort().join();
  if (!same(editor.rules, written ?? []) || same(editor.rules, rules)) return;
  await transaction.updateTable('system_role').set({ rules, update_time: now }).where('id', '=', editor.id).execute();
  await writeState(transaction, 'editor', { rules });
}

async function seedAdmin(transaction: Transaction<Tables>, given: string | undefined): Promise<SeedResult> {
  if (await transaction.selectFrom('system_admin').select('id').limit(1).executeTakeFirst()) return { first: false };
  const password = given ?? randomPassword();
  await transaction.insertInto('system_admin').values({
    id: 1, account: 'admin', pwd: await hashPassword(password), real_name: '超级管理员', roles: [1],
    level: 1, type: adminType.platformSuper, status: true, is_sms: false, login_count: 0, password_change_due: given === undefined, password_given_time: given === undefined ? now : null,
  }).execute();
  await continueAfterSeeds(transaction, 'system_admin');
  return { first: true, ...(given === undefined ? { firstPassword: password } : { weakness: await weaknessOf(password, { 账号: 'admin' }) }) };
}
