/**
 * Who runs PostgreSQL. It refuses to run as root, so root hands it to an unprivileged account,
 * which must be able to pass every folder above the programs and the data.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFailure } from './failure';

export interface Account {
  uid: number;
  gid: number;
}

/** Accounts that every Unix has or that a package of PostgreSQL has made, the better one first. */
const candidates = ['postgres', 'nobody'];

/** @returns undefined when the caller itself is unprivileged, and on Windows */
export async function unprivilegedAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const ids = await Promise.all([lookUp('-u', name), lookUp('-g', name)]).catch(() => undefined);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new DatabaseFailure('PostgreSQL 不能以 root 身份运行，而系统中没有 nobody 账号：请改用普通账号启动。');
}

async function lookUp(option: '-u' | '-g', name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('id', [option, name]);
  return Number(stdout.trim());
}

/**
 * The first folder above or at `path` that the account may not pass.
 * @param path an existing folder
 */
export async function blockedFolder(path: string, account: Account | undefined): Promise<string | undefined> {
  if (!account) return undefined;
  const chain: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    chain.unshift(folder);
    if (dirname(folder) === folder) break;
  }
  for (const folder of chain) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
  }
  return undefined;
}

const searchCapability = 2;
const setpriv = '/usr/bin/setpriv';

/** Whether this process may hand on CAP_DAC_READ_SEARCH, which lets the account pass folders closed to it (Linux). */
export async function canGrantSearch(): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync(setpriv)) return false;
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const holds = (set: string) => {
    const mask = new RegExp(`^${set}:\\s*([0-9a-f]+)$`, 'm').exec(status)?.[1];
    return mask !== undefined && ((BigInt(`0x${mask}`) >> BigInt(searchCapability)) & 1n) === 1n;
  };
  return holds('CapPrm') && holds('CapEff') && holds('CapBnd');
}

/**
 * The command that runs `program` as the account with nothing but the search capability.
 * The secure bit makes it count for access(2) too, by which PostgreSQL looks for its own programs.
 */
export function withSearch(account: Account, program: string, args: string[]): [string, string[]] {
  return [setpriv, [
    '--securebits=+no_setuid_fixup', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups',
    '--inh-caps=-all,+dac_read_search', '--ambient-caps=-all,+dac_read_search', '--bounding-set=-all,+dac_read_search', '--no-new-privs',
    program, ...args,
  ]];
}
