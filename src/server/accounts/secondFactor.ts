/** The second factor: six digits of an authenticator app (TOTP), or one of ten recovery codes, each good once. */
import { createHash, randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AccountSafety, RecoveryCodes, SecondFactorOffer } from '../../engine/extension/account';
import { type Caller, isAdmin } from '../calls/caller';
import { secondFactorColumn } from '../secrets/stored';
import { placeOf, type Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import { transact } from '../sql/retry';

const placeOfSecret = (adminId: number): string => placeOf(secondFactorColumn.table, secondFactorColumn.column, adminId);

const period = 30;
/** A clock may be half a minute off in either direction. */
const window = 1;
const recoveryCodeCount = 10;

/** Letters and digits that do not look alike; 28 of them are 138 bits, which nobody finds out from a plain hash. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 28;

/** @param about who stands in the app beside the digits; nothing of it enters into them */
const totpOf = (secret: string, { issuer = '', account = '' } = {}): TOTP =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), digits: 6, period });

/** Setting that demands one of everybody with role admin. */
const setting = 'admin_second_factor';
/** SQL: whether the setting is on. A value saved by several forms counts where it is newest, as in `readConfiguration`. */
export const settingDemands = raw<boolean>`coalesce((select value = '1' from system_config where name = ${setting} and value <> ''
  order by update_time desc, id desc limit 1), false)`;

/** Whether the setting asks the caller for one, whether they have it or not. */
export async function secondFactorDemanded(sql: Sql, caller: Pick<Caller, 'roles'>): Promise<boolean> {
  if (!isAdmin(caller)) return false;
  const { rows: [row] } = await raw<{ demanded: boolean }>`select ${settingDemands} as demanded`.execute(sql);
  return row?.demanded ?? false;
}

export async function secondFactorOf(sql: Sql, adminId: number): Promise<AccountSafety['secondFactor']> {
  const enabled = await isConfirmed(sql, adminId);
  const { count } = await sql.selectFrom('recovery_code').select((each) => each.fn.countAll<number>().as('count')).where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  return { enabled, recoveryCodesLeft: Number(count) };
}

export async function isConfirmed(sql: Sql, adminId: number): Promise<boolean> {
  const row = await sql.selectFrom('second_factor').select('id').where('admin_id', '=', adminId).where('confirmed', '=', true).executeTakeFirst();
  return row !== undefined;
}

/** Starts over with a new secret; an earlier one that was never confirmed is forgotten. @returns undefined when one is confirmed already */
export async function offerSecondFactor(sql: Sql, vault: Vault, adminId: number, about: { issuer: string; account: string }): Promise<SecondFactorOffer | undefined> {
  const secret = new Secret({ size: 20 }).base32;
  return transact(sql, async (transaction) => {
    if (await isConfirmed(transaction, adminId)) return undefined;
    await transaction.deleteFrom('second_factor').where('admin_id', '=', adminId).execute();
    await transaction.insertInto('second_factor').values({ admin_id: adminId, secret: vault.seal(secret, placeOfSecret(adminId)), confirmed: false, last_step: 0 }).execute();
    return { secret, address: totpOf(secret, about).toString() };
  });
}

/** The first right code makes it count. @returns undefined when the code is wrong or nothing was offered */
export function confirmSecondFactor(sql: Sql, vault: Vault, adminId: number, code: string): Promise<RecoveryCodes | undefined> {
  return transact(sql, async (transaction) => {
    if (!(await acceptDigits(transaction, vault, adminId, code, false))) return undefined;
    await transaction.updateTable('second_factor').set({ confirmed: true }).where('admin_id', '=', adminId).execute();
    return renewRecoveryCodes(transaction, adminId);
  });
}

export async function removeSecondFactor(sql: Sql, adminId: number): Promise<void> {
  await sql.deleteFrom('second_factor').where('admin_id', '=', adminId).execute();
  await sql.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
}

/** @returns the new codes, which are stored nowhere in clear */
export async function renewRecoveryCodes(sql: Sql, adminId: number): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
  await sql.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
  await sql.insertInto('recovery_code').values(codes.map((code) => ({ admin_id: adminId, hash: hashOf(code) }))).execute();
  return { codes };
}

/** Whether a code is one of the app, and no recovery code. */
export const isDigits = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** Accepts a code of the app or a recovery code, never the same one twice. */
export async function acceptCode(sql: Sql, vault: Vault, adminId: number, code: string): Promise<boolean> {
  if (isDigits(code)) return acceptDigits(sql, vault, adminId, code, true);
  const { numDeletedRows } = await sql.deleteFrom('recovery_code').where('admin_id', '=', adminId).where('hash', '=', hashOf(code)).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function acceptDigits(sql: Sql, vault: Vault, adminId: number, code: string, confirmed: boolean): Promise<boolean> {
  const row = await sql.selectFrom('second_factor').select('secret').where('admin_id', '=', adminId).where('confirmed', '=', confirmed).executeTakeFirst();
  const delta = row && totpOf(vault.open(String(row.secret), placeOfSecret(adminId))).validate({ token: code.replaceAll(/\s/g, ''), window });
  if (delta === undefined || delta === null) return false;
  const current = Math.floor(Date.now() / 1000 / period);
  const step = current + delta;
  // One statement decides, so that of two requests with the same code only one gets in. A step that no code of now can have was
  // used while the clock ran ahead: it locks nobody out until the clock has caught up.
  const { numUpdatedRows } = await sql.updateTable('second_factor').set({ last_step: step })
    .where('admin_id', '=', adminId).where((each) => each.or([each('last_step', '<', step), each('last_step', '>', current + window)])).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Seven groups of four. */
function recoveryCode(): string {
  const text = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: dashes, blanks and capitals do not matter. */
const hashOf = (code: string): string => createHash('sha256').update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).digest('hex');
