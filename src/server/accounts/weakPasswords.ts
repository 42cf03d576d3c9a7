/** Passwords that are guessed first: the common ones, and those made of what the account is called (ASVS 5.0, 6.2.4 and 6.2.11). */
import type { FieldModel } from '../../engine/model';
import type { Contract } from '../contract';
import type { Sql } from '../sql/connect';
import { accountEntity } from './entity';

/** Nothing shorter is accepted anyway. */
const least = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 by how often they are met, in lower case; half a megabyte, so it is read when the first password is set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= least));
}

/** @param names by what the form calls them, e.g. `{ 账号: 'zhangsan' }`; empty ones do not count */
export async function weaknessOf(password: string, names: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  if (password.trim() === '') return '密码不能全是空格';
  const title = Object.keys(names).find((each) => isMadeOf(password.toLowerCase(), String(names[each] ?? '').trim().toLowerCase()));
  if (title !== undefined) return `密码不能由${title}加数字或符号组成，请换一个不易猜到的密码`;
  common ??= commonPasswords();
  const isCommon = /^(.)\1*$/u.test(password) || (await common).has(password.toLowerCase());
  return isCommon ? '这个密码太常见，容易被猜到，请换一个' : undefined;
}

/** The name once or often, with digits, signs and at most two letters around it. */
function isMadeOf(password: string, name: string): boolean {
  if (name === '' || !password.includes(name)) return false;
  return password.replaceAll(name, '').replaceAll(/\P{L}/gu, '').length <= 2;
}

/**
 * What the account is called stands in the fields that the schema wants the password unlike.
 * @returns a sentence to be shown at the field, undefined when nothing is wrong
 */
export function weaknessOfField(field: FieldModel, fields: readonly FieldModel[], record: Readonly<Record<string, unknown>>, password: string): Promise<string | undefined> {
  const unlike = fields.filter(({ name }) => field.unlike?.includes(name));
  return weaknessOf(password, Object.fromEntries(unlike.map((each) => [each.title, record[each.name]])));
}

/** The same for somebody who changes the password of their own account. */
export async function weaknessForOwner(sql: Sql, contract: Contract, adminId: number, password: string): Promise<string | undefined> {
  const { key, fields, table } = accountEntity(contract);
  const hashed = fields.find((field) => field.hashed);
  if (!hashed) throw new Error(`${key} has no password`);
  const columns = table.columns.filter(({ field, role }) => !role && hashed.unlike?.includes(field));
  const row: Record<string, unknown> = await sql.selectFrom('system_admin').selectAll().where('id', '=', adminId).executeTakeFirstOrThrow();
  return weaknessOfField(hashed, fields, Object.fromEntries(columns.map(({ name, field }) => [field, row[name]])), password);
}
