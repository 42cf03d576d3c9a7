/** The built server as a process of its own, for tests of what becomes of it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { secretKey } from './secretKey';

const root = join(import.meta.dirname, '..', '..');
const listen = pathToFileURL(join(root, '.build', 'server', 'listen.js')).href;

/** Arguments of node that start it. */
export const serverArguments: readonly string[] = ['--input-type=module', '-e', `import { start } from ${JSON.stringify(listen)}; await start();`];

export const buildServer = (): void => void execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')]);

/** With its owners and modes: the database refuses files of others. */
export const copyFolder = (from: string, to: string): void => void execFileSync('cp', ['-Rp', `${from}/.`, to]);

/** Processes that another one has started, those of one program only. */
export const childrenOf = (parent: number, program: string): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n').map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, of, name = '']) => (Number(of) === parent && (name === program || name.endsWith(`/${program}`)) ? Number(pid) : []));

/** `kill -9`; those that have ended meanwhile are passed over. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export interface Launched {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Code with which it ended, or the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

export interface Running extends Launched {
  url: string;
}

/** @param environment on top of this process's own, on a free port and without demo rows */
export function launch(args: readonly string[], environment: Record<string, string>): Launched {
  const { DATABASE_URL: _, ADMIN_PASSWORD: __, ...inherited } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...inherited, SECRET_KEY: secretKey, PORT: '0', DEMO: '0', LOG_LEVEL: 'info', ...environment } });
  let text = '';
  child.stdout.on('data', (chunk) => { text += chunk; });
  child.stderr.on('data', (chunk) => { text += chunk; });
  return { child, output: () => text, ended: new Promise((done) => { child.once('close', (code, signal) => done(code ?? signal!)); }) };
}

/** A test's server works little: code made faster, and a new generation that is collected often, cost it a third of its start. */
export const shortLived: readonly string[] = ['--no-opt', '--min-semi-space-size=32', '--max-semi-space-size=64'];

/** @param output of a server @returns whether the demo rows of its first start are on their way */
export const isFilling = (output: string): boolean => output.includes('正在写入演示数据') && !output.includes('演示数据已写好');

/** Resolves once it listens; of a first start once its demo rows are there. */
export async function startServer(environment: Record<string, string>): Promise<Running> {
  const launched = launch([...shortLived, ...serverArguments], environment);
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const output = launched.output();
      const ready = /Console ready at http:\/\/localhost:(\d+)/.exec(output);
      if (ready && !isFilling(output)) done(`http://127.0.0.1:${ready[1]}`);
    };
    launched.child.stdout!.on('data', look);
    void launched.ended.then((code) => fail(new Error(`ended with ${code}:\n${launched.output()}`)));
  });
  return { ...launched, url };
}
