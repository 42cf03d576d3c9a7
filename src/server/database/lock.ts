/**
 * One server per data folder. The lock names its holder by number and birth, so a lock that a killed server
 * left behind is recognised; PostgreSQL's own pid file stands behind it as the second guard.
 */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseFailure } from './failure';
import { birthOf, lifeOf } from './processes';

interface Holder {
  pid: number;
  birth: string;
}

/**
 * @returns a function that gives the lock back
 * @throws DatabaseFailure when another server that is alive holds it
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'server.lock');
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const text = JSON.stringify({ pid: process.pid, birth: (await birthOf(process.pid)) ?? '' } satisfies Holder);
  await writeFile(draft, text);
  try {
    while (!(await linked(draft, path))) {
      const held = await readFile(path, 'utf8').catch(() => undefined);
      if (held === undefined) continue;
      const holder = parse(held);
      if (holder && (await alive(holder))) {
        throw new DatabaseFailure(`数据目录 ${dataDir} 正由另一个服务使用（进程 ${holder.pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。`);
      }
      await discard(path, held);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true });
  };
}

async function linked(draft: string, path: string): Promise<boolean> {
  return link(draft, path).then(() => true, (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return false;
    throw error;
  });
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function alive({ pid, birth }: Holder): Promise<boolean> {
  return (await lifeOf(pid)) === 'running' && (await birthOf(pid)) === birth;
}

/** Removes a dead holder's lock, and puts it back if a third server was faster and the lock is now its own. */
async function discard(path: string, expected: string): Promise<void> {
  const aside = `${path}.dead.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => expected);
  if (taken !== expected) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
