/** What can be told about a process from outside, without trusting its number alone: numbers are used again. */
import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Life = 'running' | 'zombie' | 'gone';

/** `zombie`: it has ended, but its parent has not taken note yet. */
export async function lifeOf(pid: number): Promise<Life> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
  }
  return (await statusField(pid)) === 'Z' ? 'zombie' : 'running';
}

async function statusField(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return (await linuxStat(pid))?.[0];
  if (process.platform === 'win32') return undefined;
  return (await ps(pid, 'stat='))?.charAt(0);
}

/** Text that differs between two processes that had the same number one after the other; undefined when it is gone. */
export async function birthOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return (await linuxStat(pid))?.[19];
  if (process.platform === 'win32') return (await lifeOf(pid)) === 'gone' ? undefined : 'unknown';
  return ps(pid, 'lstart=');
}

/** Whether the process is a PostgreSQL server on exactly this data folder. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [program, folder] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
    ]);
    return program.trim() === 'postgres' && folder === cluster;
  }
  if (process.platform === 'win32') return false;
  const command = await ps(pid, 'command=');
  return command !== undefined && /\bpostgres\b/.test(command) && command.includes(cluster);
}

/** Every process of PostgreSQL on this data folder, as far as the system tells it (Linux). */
export async function servedBy(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const serve = await Promise.all(numbers.map((pid) => servesCluster(pid, cluster)));
  return numbers.filter((_, at) => serve[at]);
}

/** The fields of /proc/PID/stat after the program's name, which may itself hold blanks and brackets. */
async function linuxStat(pid: number): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-o', column, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => { setTimeout(done, milliseconds); });

/** Asks again every 10 ms until the answer is yes or the time is over. */
export async function until(question: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  for (;;) {
    if (await question()) return true;
    if (Date.now() >= end) return false;
    await pause(10);
  }
}
