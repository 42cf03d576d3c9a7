/** A follower of the official account: WeChat's server passes on what they do, signed, and encrypted where the account says so. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface Callback {
  token: string;
  /** Absent: messages go in clear. */
  encodingAesKey?: string;
  appId: string;
}

export interface Passed {
  query: Record<string, string>;
  body: string;
}

const sha1 = (...parts: string[]): string => createHash('sha1').update(parts.toSorted().join('')).digest('hex');

/** What WeChat proves itself with at every call. */
export function proof({ token }: Callback): Record<'signature' | 'timestamp' | 'nonce', string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(5).toString('hex')];
  return { signature: sha1(token, timestamp, nonce), timestamp, nonce };
}

/** @param message e.g. `{ MsgType: 'text', Content: '优惠' }` */
export function passOn(callback: Callback, message: Record<string, string>): Passed {
  const fields = { ToUserName: 'gh_standin', FromUserName: 'openid-of-a-follower', CreateTime: String(Math.floor(Date.now() / 1000)), ...message };
  const xml = `<xml>${Object.entries(fields).map(([key, value]) => `<${key}><![CDATA[${value}]]></${key}>`).join('')}</xml>`;
  const signed = proof(callback);
  if (callback.encodingAesKey === undefined) return { query: signed, body: xml };
  const key = Buffer.from(`${callback.encodingAesKey}=`, 'base64');
  const content = Buffer.from(xml);
  const size = Buffer.from([content.length >>> 24, (content.length >>> 16) & 255, (content.length >>> 8) & 255, content.length & 255]);
  const plain = Buffer.concat([randomBytes(16), size, content, Buffer.from(callback.appId)]);
  const rest = 32 - (plain.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16));
  cipher.setAutoPadding(false);
  const encrypted = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(rest, rest)])), cipher.final()]).toString('base64');
  return {
    query: { ...signed, encrypt_type: 'aes', msg_signature: sha1(callback.token, signed.timestamp, signed.nonce, encrypted) },
    body: `<xml><ToUserName><![CDATA[gh_standin]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`,
  };
}

export const partOf = (xml: string, key: string): string => new RegExp(`<${key}>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${key}>`).exec(xml)?.[1] ?? '';

/** @returns the answer as the follower sees it, in XML; undefined where there is none @throws Error where WeChat would not take it */
export function heard(callback: Callback, answer: string): string | undefined {
  if (answer === 'success' || answer === '') return undefined;
  if (callback.encodingAesKey === undefined) return answer;
  const encrypted = partOf(answer, 'Encrypt');
  if (partOf(answer, 'MsgSignature') !== sha1(callback.token, partOf(answer, 'TimeStamp'), partOf(answer, 'Nonce'), encrypted)) throw new Error('the answer is not signed');
  const key = Buffer.from(`${callback.encodingAesKey}=`, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16));
  decipher.setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()]);
  const size = plain.readUInt32BE(16);
  const appId = plain.subarray(20 + size, plain.length - (plain[plain.length - 1] ?? 0)).toString();
  if (appId !== callback.appId) throw new Error(`the answer is for ${appId}`);
  return plain.subarray(20, 20 + size).toString();
}

