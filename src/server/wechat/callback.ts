/** What WeChat's server sends to an address of the shop: proved by its signature, opened where it is encrypted. */
import { randomBytes } from 'node:crypto';
import { readConfiguration, readSecret } from '../configuration';
import type { Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import type { WechatAccountName } from './call';
import { cdata, decrypt, encrypt, readXml } from './envelope';
import { isSigned, signatureOf } from './signature';

export interface Signed {
  signature?: string;
  timestamp?: string;
  nonce?: string;
  /** Of the encrypted part. */
  msg_signature?: string;
}

interface Keys {
  token: string;
  /** Empty: messages come in clear. */
  aesKey: string;
  appId: string;
}

const settings = {
  official: { token: 'wechat_token', aesKey: 'wechat_encodingaeskey', appId: 'wechat_appid' },
  miniProgram: { token: 'routine_token', aesKey: 'routine_aes_key', appId: 'routine_appid' },
} as const satisfies Record<WechatAccountName, Keys>;

/** @returns undefined while no token is set: then nothing can be proved */
export async function callbackKeys(sql: Sql, vault: Vault, name: WechatAccountName): Promise<Keys | undefined> {
  const keys = settings[name];
  const [token, aesKey, stored] = [await readSecret(sql, vault, keys.token), await readSecret(sql, vault, keys.aesKey), await readConfiguration(sql, [keys.appId])];
  return token ? { token, aesKey: aesKey ?? '', appId: stored.get(keys.appId) ?? '' } : undefined;
}

/** Whether WeChat has sent it. */
export const isProved = ({ token }: Keys, { signature = '', timestamp = '', nonce = '' }: Signed): boolean => isSigned(signature, token, timestamp, nonce);

export interface Message {
  fields: ReadonlyMap<string, string>;
  /** It came encrypted, so the answer goes encrypted. */
  sealed: boolean;
}

/** @returns undefined where it is not proved or cannot be opened */
export function openMessage(keys: Keys, signed: Signed, text: string): Message | undefined {
  const outer = readXml(text);
  const encrypted = outer.get('Encrypt');
  if (encrypted === undefined) return isProved(keys, signed) ? { fields: outer, sealed: false } : undefined;
  const { msg_signature: signature = '', timestamp = '', nonce = '' } = signed;
  if (keys.aesKey === '' || !isSigned(signature, keys.token, timestamp, nonce, encrypted)) return undefined;
  const opened = decrypt(encrypted, keys.aesKey, keys.appId);
  return opened === undefined ? undefined : { fields: readXml(opened), sealed: true };
}

/** The answer as it travels. */
export function sealAnswer({ token, aesKey, appId }: Keys, { sealed }: Message, answer: string): string {
  if (!sealed) return answer;
  const [timestamp, nonce, encrypted] = [String(Math.floor(Date.now() / 1000)), randomBytes(8).toString('hex'), encrypt(answer, aesKey, appId)];
  return `<xml><Encrypt>${cdata(encrypted)}</Encrypt><MsgSignature>${cdata(signatureOf(token, timestamp, nonce, encrypted))}</MsgSignature>`
    + `<TimeStamp>${timestamp}</TimeStamp><Nonce>${cdata(nonce)}</Nonce></xml>`;
}
