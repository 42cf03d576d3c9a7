/** The dialect of Alipay: form parameters signed by RSA2, answers whose JSON is signed as it stands. */
import { createSign, createVerify } from 'node:crypto';

/** Of parameters of a request, or of a notice, which leaves the type of its signature out. */
export const textOfAlipay = (given: Readonly<Record<string, string>>, without: readonly string[] = []): string =>
  Object.entries(given).filter(([name, value]) => value !== '' && name !== 'sign' && !without.includes(name)).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => `${name}=${value}`).join('&');

/** @param key PEM @throws Error where the key is none */
export const signAlipay = (text: string, key: string): string => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

/** @param key PEM of Alipay's public key */
export function isSignedByAlipay(text: string, sign: string, key: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, sign, 'base64');
  } catch {
    return false;
  }
}

export const isNoticeOfAlipay = (fields: Readonly<Record<string, string>>, key: string): boolean => isSignedByAlipay(textOfAlipay(fields, ['sign_type']), fields.sign ?? '', key);

/** The signed part of an answer, as it stands, and its signature. @returns undefined where there is no such part */
export function partOfAlipay(answer: string, method: string): { text: string; sign: string } | undefined {
  const opening = `"${method.replaceAll('.', '_')}_response":`;
  const start = answer.indexOf(opening);
  if (start < 0) return undefined;
  const from = start + opening.length;
  const end = answer.indexOf(',"sign":"', from);
  const text = answer.slice(from, end < 0 ? answer.lastIndexOf('}') : end);
  const sign = /"sign":"([^"]*)"/.exec(end < 0 ? answer.slice(0, start) : answer.slice(end))?.[1] ?? '';
  return { text, sign };
}
