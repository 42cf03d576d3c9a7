/** Keeps the embedded database running: one that ends unasked is started again. */
import { setTimeout as pause } from 'node:timers/promises';
import { troubleOf } from '../trouble';

/** One run of the database. */
export interface Run {
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts that fail in a row before it is given up. */
const mostFailures = 10;
/** Milliseconds between two of them. */
const patience = 2000;

export interface Supervised {
  /** Process number of the run at hand. */
  pid(): number;
  /** Resolves when nothing is run any more: it was asked for, or the database could not be started again. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param start another run, where the last one was
 * @param report told in one sentence what happens
 */
export function supervise(first: Run, start: () => Promise<Run>, report: (sentence: string) => void): Supervised {
  let run = first;
  const asked = new AbortController();
  const stopping = () => asked.signal.aborted;

  const startAgain = async (): Promise<Run | undefined> => {
    let told = '';
    for (let failures = 0; !stopping();) {
      try {
        return await start();
      } catch (error) {
        const { message } = error as Error;
        if (message !== told) report(message);
        told = message;
        // A full disk is cleared some time, and nothing else here can do it.
        if (troubleOf(error) !== 'full') failures += 1;
        if (failures >= mostFailures) return undefined;
        await pause(patience, undefined, { signal: asked.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const ended = (async () => {
    for (;;) {
      await run.ended;
      if (stopping()) return;
      report('数据库进程意外结束，正在重新启动，已确认的数据不会丢失');
      const next = await startAgain();
      if (!next) return;
      run = next;
      // Asked to end while it started.
      if (stopping()) return run.stop();
      report('数据库已重新启动');
    }
  })();

  return {
    pid: () => run.pid,
    ended,
    async stop() {
      asked.abort();
      await run.stop();
      await ended;
    },
  };
}
