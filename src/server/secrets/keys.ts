/** Where the key of the secrets comes from: SECRET_KEY, or a file of this machine that nobody else may read. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { type Key, keyFrom, type Vault, vaultOf } from './vault';

type From = Pick<Config, 'secretKey' | 'secretKeyOld' | 'dataDir'>;

const mode = 0o600;
const fileOf = (dataDir: string) => join(dataDir, 'secret.key');
const made = () => randomBytes(32).toString('base64url');

/** One key a line, the one that seals first. Another process that makes the file at the same moment wins, and both read its. */
function readLines(dataDir: string): string[] {
  const file = fileOf(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${made()}\n`, { mode, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
}

/** Read again only when the file has changed. */
function fileKeys(dataDir: string): () => readonly Key[] {
  let keys: Key[] = [];
  let seen = -1;
  return () => {
    if (keys.length === 0) readLines(dataDir);
    const { mtimeMs } = statSync(fileOf(dataDir));
    if (mtimeMs !== seen) keys = readLines(dataDir).map(keyFrom);
    seen = mtimeMs;
    return keys;
  };
}

export function vaultFor({ secretKey, secretKeyOld, dataDir }: From): Vault {
  if (secretKey === undefined) return vaultOf(fileKeys(dataDir));
  const keys = [secretKey, ...(secretKeyOld === undefined ? [] : [secretKeyOld])].map(keyFrom);
  return vaultOf(() => keys);
}

/** Puts a new key before the others, which go on opening. With SECRET_KEY the operator has done so already. */
export function addKey({ secretKey, dataDir }: From): void {
  if (secretKey !== undefined) return;
  const file = fileOf(dataDir);
  const [last] = readLines(dataDir);
  writeFileSync(`${file}.new`, [made(), last, ''].join('\n'), { mode });
  renameSync(`${file}.new`, file);
}
