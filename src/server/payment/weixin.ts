/** The dialect of WeChat Pay, version 2: flat XML, signed by the merchant's key. */
import { createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cdata, readXml } from '../wechat/envelope';

type Fields = ReadonlyMap<string, string>;

/** Letters of MD5; a longer signature is HMAC-SHA256, which whoever placed the payment may have asked for. */
const shortest = 32;

/** @param algorithm as `sign_type` names it */
export function signWeixin(fields: Fields, key: string, algorithm: 'MD5' | 'HMAC-SHA256'): string {
  const told = [...fields].filter(([name, value]) => name !== 'sign' && value !== '').sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${told.map(([name, value]) => `${name}=${value}`).join('&')}&key=${key}`;
  return (algorithm === 'MD5' ? createHash('md5') : createHmac('sha256', key)).update(text).digest('hex').toUpperCase();
}

/** Takes the same time however much of the signature is right. */
export function isSignedByWeixin(fields: Fields, key: string): boolean {
  const given = Buffer.from(fields.get('sign') ?? '');
  const right = Buffer.from(signWeixin(fields, key, given.length === shortest ? 'MD5' : 'HMAC-SHA256'));
  return given.length === right.length && timingSafeEqual(given, right);
}

export const xmlOf = (fields: Fields): string => `<xml>${[...fields].map(([name, value]) => `<${name}>${cdata(value)}</${name}>`).join('')}</xml>`;

/** A signed request. */
export function sealWeixin(given: Readonly<Record<string, string | undefined>>, key: string): string {
  const fields = new Map(Object.entries({ ...given, nonce_str: randomBytes(16).toString('hex'), sign_type: 'HMAC-SHA256' }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])));
  return xmlOf(fields.set('sign', signWeixin(fields, key, 'HMAC-SHA256')));
}

/** What a notice of a refund holds (AES-256-ECB, by the MD5 of the key). @returns undefined where it was not sealed with this key */
export function openRefundNotice(sealed: string, key: string): Fields | undefined {
  try {
    const decipher = createDecipheriv('aes-256-ecb', createHash('md5').update(key).digest('hex'), null);
    const text = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString();
    // The part has a root of its own.
    const fields = readXml(text.replace(/^\s*<root>/, '<xml>').replace(/<\/root>\s*$/, '</xml>'));
    return fields.size > 0 ? fields : undefined;
  } catch {
    return undefined;
  }
}
