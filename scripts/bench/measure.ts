/** Runs rows one after the other, each in a process of its own: what one leaves in memory costs no other, and one that fails costs its own figures alone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stopPrograms } from './processes';
import type { BenchRow, Figure } from './row';
import type { Tools } from './tools';

/**
 * Measures a row in this process, and tells the process that forked it the figures. Sets the exit code 1 when the row fails.
 */
export async function measureRow(row: BenchRow, tools: Tools): Promise<void> {
  const fail = (error: unknown) => {
    console.error(`${row.name}:`, error);
    process.exitCode = 1;
  };
  // A promise that nobody waits for, say of a page that closed, must not end the run.
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  try {
    await row.measure(tools).then((figures) => { process.send?.(figures); }, fail);
    await stopPrograms();
  } finally {
    process.off('unhandledRejection', fail).off('uncaughtException', fail);
  }
}

/**
 * @param program path of a module that takes the name of a row as its first argument and calls `measureRow`
 * @param args what it takes beside
 * @returns the figures of the rows that succeeded; sets the exit code 1 when one failed
 */
export async function measureRows(names: readonly string[], program: string, args: readonly string[] = []): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const started = performance.now();
    console.log(`measuring ${name} …`);
    const child = fork(program, [name, ...args], { execArgv: ['--import', 'tsx'] });
    child.on('message', (found) => figures.push(...found as Figure[]));
    // Who stops the bench by hand stops the row, which clears away what it made.
    const stop = (signal: NodeJS.Signals) => { child.kill(signal); };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const [code] = await once(child, 'exit') as [number | null];
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (code !== 0) process.exitCode = code ?? 1;
    if (code === stopped) break;
    console.log(`measured ${name} in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  return figures;
}

/** Exit code of a row that was stopped by hand. */
export const stopped = 130;
