/** Programs that the bench starts, ends and watches. */
import { spawn, type ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Program {
  pid: number;
  /** Resolves with the first line that holds the text, from now on. @throws what it printed, when it ends before */
  line(text: string): Promise<string>;
  /** @returns the exit code */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Arguments of node that run TypeScript. */
export const typescript = (root: string, file: string, ...args: string[]): string[] =>
  [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, file), ...args];

/** Programs that run. However this process ends, none of them outlives it. */
const running = new Set<ChildProcess>();
process.once('exit', () => { for (const child of running) child.kill('SIGTERM'); });

/** Ends every program that still runs, say because what it was started for failed. */
export const stopPrograms = async (): Promise<void> => {
  await Promise.all([...running].map(endOf));
};

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Runs node. @param env beside this process's own */
export function runNode(args: readonly string[], options: { cwd: string; env?: Record<string, string> }): Program {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  const waiting = new Set<() => void>();
  const read = (chunk: Buffer) => {
    printed += chunk;
    for (const look of waiting) look();
  };
  child.stdout!.on('data', read);
  child.stderr!.on('data', read);
  const ended = new Promise<number>((resolve) => { child.once('exit', (code) => resolve(code ?? 1)); });
  return {
    pid: child.pid!,
    ended,
    line(text) {
      const from = printed.length;
      const found = new Promise<string>((resolve, reject) => {
        const look = () => {
          const whole = printed.slice(from).split('\n').slice(0, -1).find((line) => line.includes(text));
          if (whole === undefined) return;
          waiting.delete(look);
          resolve(whole);
        };
        waiting.add(look);
        void ended.then((code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${printed}`)));
      });
      // Whoever waits for the line hears of the end; nobody needs to wait.
      found.catch(() => undefined);
      return found;
    },
    stop: () => endOf(child),
  };
}

/** Runs node to its end. @throws when it fails */
export async function finishNode(args: readonly string[], options: { cwd: string; env?: Record<string, string> }): Promise<void> {
  const program = runNode(args, options);
  const failure = program.line('\0').catch((error: Error) => error);
  if (await program.ended !== 0) throw await failure;
}

/** Resident memory of a process in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = `/proc/${pid}/status`;
  const text = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(await readFile(status, 'utf8'))![1]!
    : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout;
  return Number(text) / 1024;
}

/** Fields of `/proc/PID/stat` behind the name of the program, and how many ticks a second has. */
const parent = 1;
const ownTime = [11, 12];
const timeOfEnded = [13, 14];
const ticks = 100;

/** Milliseconds of processor time that a process, those that it started, and those of them that have ended have taken. @throws where the system has no /proc */
export async function workOf(pid: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map(async (id) => ({ id: Number(id), fields: (await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /s, '').split(' ').map(Number) })));
  const time = (places: readonly number[]) => ({ fields }: { fields: readonly number[] }) => places.reduce((sum, place) => sum + fields[place]!, 0);
  const own = stats.filter(({ id }) => id === pid).map(time([...ownTime, ...timeOfEnded]));
  const started = stats.filter(({ fields }) => fields[parent] === pid).map(time(ownTime));
  return [...own, ...started].reduce((sum, each) => sum + each, 0) * 1000 / ticks;
}
