/** Tokens that open something: made up here, and only their hash stored, so a copy of the database opens no door. */
import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits, base64url */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. @returns SHA-256, hexadecimal */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
