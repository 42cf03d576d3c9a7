/** Passwords are kept as argon2id hashes and can only be compared. */
import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import { now, type Sql } from '../sql/connect';
import { transact } from '../sql/retry';
import { closeSessions } from './sessions';

/** Interactive profile: 19 MiB, two passes; about 20 ms. The algorithm's default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Compared when the account is unknown, so that the time tells nothing. */
let decoy: Promise<string> | undefined;

/** @param stored hash of the account, undefined when there is no such account */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomPassword());
  const matches = await verify(stored || await decoy, password);
  return matches && Boolean(stored);
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 24 characters, 138 bits. */
export const randomPassword = (): string => Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('');

/** Gives the account a random password, to be changed at the next sign-in, and ends its sessions and its binding to WeChat. @returns the password, which is stored nowhere */
export async function resetPassword(sql: Sql, adminId: number): Promise<string> {
  const password = randomPassword();
  const pwd = await hashPassword(password);
  await transact(sql, async (transaction) => {
    await transaction.updateTable('system_admin').set({ pwd, password_change_due: true, password_given_time: now, wechat_openid: '', update_time: now }).where('id', '=', adminId).execute();
    await closeSessions(transaction, adminId);
  });
  return password;
}
