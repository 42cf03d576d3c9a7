/** The cipher of the published captcha protocol: AES-128-ECB under a key that is handed out with the picture. It hides nothing from the browser; it is how the wire is spelled. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** 16 printable characters, used as the bytes of the key. */
export const newSecretKey = (): string => randomBytes(12).toString('base64url');

export function encrypt(text: string, secretKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** @returns undefined when the text was not made with this key */
export function decrypt(text: string, secretKey: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey), null);
    return Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
