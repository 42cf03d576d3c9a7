/** Messages of WeChat: flat XML, and the encryption of its safe mode (AES-256-CBC; 16 random bytes, 4 of length, text, AppID). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Values by key of a message without parts within parts. */
export function readXml(text: string): Map<string, string> {
  const within = /^\s*<xml>([\s\S]*)<\/xml>\s*$/.exec(text)?.[1] ?? '';
  return new Map([...within.matchAll(/<(\w{1,40})>\s*(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))\s*<\/\1>/g)].map(([, key = '', marked, plain]) => [key, marked ?? plain ?? '']));
}

/** Text that ends no section of characters by itself. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const block = 32;

const keyOf = (encodingAesKey: string): Buffer => Buffer.from(`${encodingAesKey}=`, 'base64');

export function encrypt(text: string, encodingAesKey: string, appId: string): string {
  const key = keyOf(encodingAesKey);
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const plain = Buffer.concat([randomBytes(16), length, body, Buffer.from(appId)]);
  const padding = block - (plain.length % block);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(padding, padding)])), cipher.final()]).toString('base64');
}

/** @returns undefined where it was not meant for this account, or is none */
export function decrypt(sealed: string, encodingAesKey: string, appId: string): string | undefined {
  try {
    const key = keyOf(encodingAesKey);
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]);
    const plain = padded.subarray(0, padded.length - padded.readUInt8(padded.length - 1));
    const end = 20 + plain.readUInt32BE(16);
    return plain.subarray(end).toString() === appId ? plain.subarray(20, end).toString() : undefined;
  } catch {
    return undefined;
  }
}
