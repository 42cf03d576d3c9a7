/**
 * Patterns with look-around or back-references, which only JavaScript's own matcher knows and which may take for ever: each is
 * judged in a worker for at most 50 ms. One that does not finish is reported, never passed (form template §4).
 */
import type { Waiting } from '../../engine/formTemplate/rules';
import type { FieldError } from '../../engine/validation/fieldError';
import type { PatternAnswer, PatternJob } from './patternJob';

/** Milliseconds of one pattern. */
const limit = 50;

const unfinished = (message: string) => `${message}（规则未能在限定时间内判断，请联系管理员简化正则表达式）`;

/** Kept between questions; one that was ended is replaced at the next. */
let idle: Worker | undefined;

function judge({ source, flags, value }: PatternJob): Promise<boolean | 'unfinished'> {
  const worker = idle ?? new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' });
  idle = undefined;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
    };
    const giveUp = () => {
      end();
      worker.terminate();
      resolve('unfinished');
    };
    worker.onmessage = ({ data }: MessageEvent<PatternAnswer>) => {
      if (data === 'begun') {
        // A page that was busy meanwhile finds clock and answer waiting together: the answer is heard first.
        timer = setTimeout(() => { timer = setTimeout(giveUp); }, limit);
        return;
      }
      end();
      idle?.terminate();
      idle = worker;
      resolve(data);
    };
    worker.onerror = (event) => {
      end();
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage({ source, flags, value } satisfies PatternJob);
  });
}

/** @returns the first broken or unfinished pattern of each field */
export async function judgeWaiting(waiting: readonly Waiting[]): Promise<FieldError[]> {
  const errors = new Map<string, FieldError>();
  for (const { field, message, ...job } of waiting) {
    if (errors.has(field)) continue;
    const answer = await judge(job);
    if (answer !== true) errors.set(field, { field, message: answer === false ? message : unfinished(message) });
  }
  return [...errors.values()];
}
