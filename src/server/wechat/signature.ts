/** SHA-1 of texts in their order by code, as WeChat signs what it sends. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

export const signatureOf = (...parts: readonly string[]): string => sha1([...parts].sort().join(''));

/** Takes the same time however much of it is right. */
export function isSigned(signature: string, ...parts: readonly string[]): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(...parts))];
  return given.length === right.length && timingSafeEqual(given, right);
}
