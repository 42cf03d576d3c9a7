/** Recompiles while schemas change; used by `npm run generate -- --watch` and by the development server. */
import { join } from 'node:path';
import { readSchemas, sourceEndings, sourceFolders, write } from './files';
import { followFolders } from './folders';
import { type Output, compile } from './index';
import { SchemaError } from './mistakes';

export interface Round {
  /** Paths below `generated/` that were written or removed. */
  changed: string[];
  output?: Output;
  /** Mistakes, a line each; nothing is written while there are any. */
  error?: SchemaError;
  milliseconds: number;
}

/**
 * One compilation: reads, compiles, writes what differs.
 * @param written what the last round wrote, which saves reading it again
 */
export async function round(root: string, written?: Output): Promise<Round> {
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  try {
    const output = await compile(readSchemas(root));
    const { stale, missing, extra } = write(root, output, written);
    return { changed: [...stale, ...missing, ...extra], output, milliseconds: spent() };
  } catch (error) {
    if (error instanceof SchemaError) return { changed: [], error, milliseconds: spent() };
    throw error;
  }
}

/** Editors write a file in several steps; what comes within this time (milliseconds) is one change. */
const settle = 20;

/**
 * Compiles at every change in the folders of schemas and of the code that they name, one compilation at a time.
 * @returns close ends the watching
 */
export function watch(root: string, report: (round: Round) => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let written: Output | undefined;
  const compileOnce = async () => {
    try {
      const result = await round(root, written);
      written = result.output ?? written;
      report(result);
    } catch (error) {
      // A file went while it was read: its successor is on its way.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      schedule();
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { running = running.then(compileOnce); }, settle);
  };
  const following = followFolders(sourceFolders.map((folder) => join(root, folder)), sourceEndings, schedule);
  return { close: () => { clearTimeout(timer); following.close(); } };
}
