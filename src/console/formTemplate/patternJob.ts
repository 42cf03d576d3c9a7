/** One pattern held against one value: what goes to the worker of `patterns.ts`. */
export interface PatternJob {
  source: string;
  flags: string;
  value: string;
}

/** `begun` starts the clock: waking up is not the pattern's fault. */
export type PatternAnswer = 'begun' | boolean;
