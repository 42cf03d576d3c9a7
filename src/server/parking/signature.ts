/** How what travels between the shop and a parking provider is signed. */
import { createHash, createHmac, createPublicKey, createVerify, type KeyObject, timingSafeEqual } from 'node:crypto';
import { parkingSign } from '../../../generated/codes';

/** Flat: every value is a text or a number. */
export type Message = Readonly<Record<string, string | number>>;

export interface Keys {
  appSecret: string;
  signType: string;
  /** Of the provider, where it signs with RSA2. */
  publicKey: string;
}

/** `key=value` of everything but `sign`, by the names of the keys, joined by `&`. Empty values are left out. */
export const signedText = (message: Message): string => Object.keys(message).filter((name) => name !== 'sign' && message[name] !== '').sort().map((name) => `${name}=${message[name]}`).join('&');

const digests = {
  [parkingSign.md5]: (text: string, secret: string) => createHash('md5').update(`${text}&key=${secret}`).digest('hex'),
  [parkingSign.hmac]: (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex'),
};

/** @returns undefined where the text is no RSA public key; it is PEM, or its base64 alone, as providers print it */
export function publicKeyOf(text: string): KeyObject | undefined {
  const trimmed = text.trim();
  try {
    const key = trimmed.startsWith('-----BEGIN PUBLIC KEY-----') ? createPublicKey(trimmed) : createPublicKey({ key: Buffer.from(trimmed, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Of what the shop sends. It has no private key of its own, so with RSA2 it signs by HMAC-SHA256 and the provider by RSA2. */
export const signatureOf = (message: Message, { appSecret, signType }: Keys): string => (signType === parkingSign.md5 ? digests.md5 : digests.hmac)(signedText(message), appSecret);

/** Whether the provider has signed it. */
export function isSigned(message: Message, keys: Keys): boolean {
  const sign = String(message.sign ?? '');
  if (keys.signType === parkingSign.rsa) {
    const key = publicKeyOf(keys.publicKey);
    return key !== undefined && createVerify('RSA-SHA256').update(signedText(message)).verify(key, sign, 'base64');
  }
  const [given, right] = [Buffer.from(sign.toLowerCase()), Buffer.from(signatureOf(message, keys))];
  return given.length === right.length && timingSafeEqual(given, right);
}
