/**
 * Patterns that may take for ever, judged beside the server: a worker runs each for at most 50 ms at a time, and the server goes on
 * answering meanwhile. One that does not finish is reported, not passed (form template §4).
 */
import type { Worker } from 'node:worker_threads';
import type { Waiting } from '../../../engine/formTemplate/rules';
import type { FieldError } from '../../../engine/validation/fieldError';
import { startThread } from '../../thread';

/** Milliseconds of one pattern. */
const limit = 50;
/** The clock runs on while a busy machine lets the worker wait: only what is unfinished each time counts as such. */
const attempts = 3;
/** A worker that says nothing for so long is ended; its own limit comes first unless the machine stands still. */
const patience = 5_000;

/** The pattern and the value come as data: nothing of them is run as code. */
const program = `
const { parentPort } = require('node:worker_threads');
const { createContext, Script } = require('node:vm');
const script = new Script('new RegExp(source, flags).test(value)');
const judge = (context) => {
  try {
    return script.runInContext(context, { timeout: ${limit} });
  } catch (error) {
    return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'unfinished' : 'failed';
  }
};
parentPort.on('message', (job) => {
  const context = createContext(job);
  let answer = 'unfinished';
  for (let left = ${attempts}; answer === 'unfinished' && left > 0; left--) answer = judge(context);
  parentPort.postMessage(answer);
});`;

type Answer = boolean | 'unfinished' | 'failed';

function ask(worker: Worker, { source, flags, value }: Waiting): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('unfinished')), patience);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      end();
    };
    worker.once('message', (answer: Answer) => settle(() => resolve(answer)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.postMessage({ source, flags, value });
  });
}

/** @returns the first broken or unfinished pattern of each field */
export async function judgeWaiting(waiting: readonly Waiting[]): Promise<FieldError[]> {
  if (waiting.length === 0) return [];
  const worker = startThread(program);
  const errors = new Map<string, FieldError>();
  try {
    for (const one of waiting) {
      if (errors.has(one.field)) continue;
      const answer = await ask(worker, one);
      if (answer !== true) errors.set(one.field, { field: one.field, message: answer === false ? one.message : `${one.message}（校验规则执行超时，请联系管理员简化正则表达式）` });
    }
  } finally {
    await worker.terminate();
  }
  return [...errors.values()];
}
