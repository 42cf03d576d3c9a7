/** Passwords are kept as argon2id hashes and can only be compared. */
import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

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

/** 16 characters, about 92 bits. */
export const randomPassword = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
