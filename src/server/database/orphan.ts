/**
 * What an earlier run may have left: a PostgreSQL that outlived its server, one that is dead but not yet reaped,
 * or a pid file whose number now belongs to somebody else.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseFailure } from './failure';
import { lifeOf, servedBy, servesCluster, until } from './processes';

/** Above every pid_max, so it names no process. */
const nobodysPid = 2 ** 30;

/** @returns lines of postmaster.pid, undefined when there is none */
export async function readPidFile(cluster: string): Promise<string[] | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text?.split('\n');
}

/**
 * Makes the folder ready for a start: stops an orphan, waits for a dead one, voids a misleading pid file.
 * Call it only while holding the folder's lock, else the "orphan" may be another server's database.
 * @param report told in one sentence what was found
 * @param kept folder of the socket that the next start uses again
 */
export async function clearOrphan(cluster: string, report: (sentence: string) => void, kept?: string): Promise<void> {
  const lines = await readPidFile(cluster);
  if (lines === undefined) return;
  await clearProcess(cluster, Number(lines[0]), report);
  await clearChildren(cluster);
  const socket = lines[4]?.trim() ?? '';
  if (socket !== '' && socket === kept) for (const name of await readdir(socket)) await rm(join(socket, name), { force: true });
  // The folder that the killed server had made for its socket.
  else if (/\/bazaar-\w{6}$/.test(socket)) await rm(socket, { recursive: true, force: true });
}

/** Processes at work when their database was killed: each ends when it next waits for something, and until then none can start. */
async function clearChildren(cluster: string): Promise<void> {
  for (const pid of await servedBy(cluster)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended meanwhile, or somebody else's: then the start says so.
    }
  }
}

async function clearProcess(cluster: string, pid: number, report: (sentence: string) => void): Promise<void> {
  if (!Number.isInteger(pid) || pid <= 0) return;
  switch (await lifeOf(pid)) {
    case 'gone':
      return;
    case 'zombie':
      report(`上次的数据库进程 ${pid} 已结束，正在等待系统回收`);
      return buried(cluster, pid);
    case 'running':
      if (!(await servesCluster(pid, cluster))) return voidPid(cluster, pid);
      report(`上次的服务没有正常结束，正在停止它留下的数据库进程 ${pid}`);
      await stopProcess(pid, cluster);
      return buried(cluster, pid);
  }
}

/** PostgreSQL takes a dead process for a running one until it is reaped. */
async function buried(cluster: string, pid: number): Promise<void> {
  if (!(await until(async () => (await lifeOf(pid)) === 'gone', 2000))) await voidPid(cluster, pid);
}

/**
 * Fast shutdown first; if sessions hold it up, or recovery, in which PostgreSQL hangs on it, an immediate one, which the next
 * start recovers from, as it does from a kill.
 */
export async function stopProcess(pid: number, cluster: string): Promise<void> {
  const ended = async () => (await lifeOf(pid)) !== 'running';
  for (const [signal, patience] of [['SIGINT', 6000], ['SIGQUIT', 2000], ['SIGKILL', 2000]] as const) {
    try {
      process.kill(pid, signal);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new DatabaseFailure(`无权停止数据库进程 ${pid}：请用启动它的账号运行，或先手动停止它。`, { cause });
    }
    if (await until(ended, patience)) {
      if (signal === 'SIGKILL') await clearChildren(cluster);
      return;
    }
  }
  throw new DatabaseFailure(`数据库进程 ${pid} 没有响应停止请求，请手动结束它后再启动。`);
}

/**
 * The number is not our database's, yet PostgreSQL would take it for one. The rest of the file stays:
 * its shared memory key lets PostgreSQL notice children of a killed server that are still attached.
 */
async function voidPid(cluster: string, pid: number): Promise<void> {
  const lines = await readPidFile(cluster);
  if (lines?.[0] !== String(pid)) return;
  await writeFile(join(cluster, 'postmaster.pid'), [String(nobodysPid), ...lines.slice(1)].join('\n'));
}
