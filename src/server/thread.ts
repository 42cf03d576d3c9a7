import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread beside the server. It knows nothing of the environment, and takes no flags of the process over: they may change how the program is read.
 * @param program text of a CommonJS module: one for build, development and tests
 */
export const startThread = (program: string, options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {}): Worker =>
  new Worker(program, { ...options, eval: true, env: {}, execArgv: [] });
