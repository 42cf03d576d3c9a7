/**
 * The captcha without a task for the person: the browser searches for a number whose hash begins with enough zeros.
 * It asks for no sight, hearing, memory or skill (WCAG 2.2, 3.3.8), and makes guessing in bulk dear.
 */
import { createHash } from 'node:crypto';

/** A fraction of a second in a browser, a few on a slow phone. */
export const workBits = 16;

export function workDone(token: string, nonce: number): boolean {
  const hash = createHash('sha256').update(`${token}:${nonce}`).digest();
  return hash.readUInt32BE(0) >>> (32 - workBits) === 0;
}
