/** Recompiles while schemas change; used by `npm run generate -- --watch` and by the development server. */
import { type FSWatcher, watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { readSchemas, write } from './files';
import { compile } from './index';
import { SchemaError } from './mistakes';

export interface Round {
  /** Paths below `generated/` that were written or removed. */
  changed: string[];
  /** Mistakes, a line each; nothing is written while there are any. */
  error?: SchemaError;
  milliseconds: number;
}

/** One compilation: reads, compiles, writes what differs. */
export async function round(root: string): Promise<Round> {
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  try {
    const { stale, missing, extra } = write(root, await compile(readSchemas(root)));
    return { changed: [...stale, ...missing, ...extra], milliseconds: spent() };
  } catch (error) {
    if (error instanceof SchemaError) return { changed: [], error, milliseconds: spent() };
    throw error;
  }
}

/** Editors write a file in several steps; what comes within this time (milliseconds) is one change. */
const settle = 20;

/**
 * Compiles at every change below `schemas/`, one compilation at a time.
 * @returns close ends the watching
 */
export function watch(root: string, report: (round: Round) => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { running = running.then(async () => report(await round(root))); }, settle);
  };
  const watcher: FSWatcher = watchFiles(join(root, 'schemas'), { recursive: true }, schedule);
  return { close: () => { clearTimeout(timer); watcher.close(); } };
}
