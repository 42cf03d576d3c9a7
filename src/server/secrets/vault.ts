/** Secrets at rest: AES-256-GCM by a key that never lies in the database, each bound to the row it stands in. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface Key {
  /** Tells keys apart, and nothing about them. */
  id: string;
  bytes: Buffer;
}

export interface Vault {
  /** The key that seals; the others only open. */
  keyId(): string;
  /** @param place where it will stand, see `placeOf`; an empty text stays empty */
  seal(text: string, place: string): string;
  /** What is not sealed comes back as it is. @throws Error when the key is unknown, or the text was made for another place */
  open(sealed: string, place: string): string;
}

const prefix = 'sealed:v1:';
const [ivLength, tagLength] = [12, 16];

/** Beginning of everything that this key has sealed. */
export const sealedBy = (keyId: string): string => `${prefix}${keyId}:`;
export const isSealed = (text: string): boolean => text.startsWith(prefix);
export const placeOf = (table: string, column: string, row: unknown): string => `${table}.${column}:${String(row)}`;

/** @param secret whatever length it has, its bytes become 32 that are good for nothing else */
export function keyFrom(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'bazaar-console', 'secrets at rest', 32));
  return { id: createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 12), bytes };
}

/** Of rooms that write no secrets: nothing passes through in clear. */
export const keyless: Vault = vaultOf(() => { throw new Error('no key of the secrets is open'); });

/** @param read the keys as they are now, the one that seals first; asked at every use, since another process may turn them */
export function vaultOf(read: () => readonly Key[]): Vault {
  const current = () => read()[0]!;
  return {
    keyId: () => current().id,
    seal(text, place) {
      if (text === '') return '';
      const { id, bytes } = current();
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(`${id} ${place}`));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${sealedBy(id)}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, place) {
      if (!isSealed(sealed)) return sealed;
      const [id = '', text = ''] = sealed.slice(prefix.length).split(':');
      const key = read().find((each) => each.id === id);
      if (!key) throw new Error(`${place}: sealed with a key that is not here (${id})`);
      const bytes = Buffer.from(text, 'base64url');
      const [iv, tag, body] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength), bytes.subarray(ivLength + tagLength)];
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: tagLength }).setAAD(Buffer.from(`${id} ${place}`));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
