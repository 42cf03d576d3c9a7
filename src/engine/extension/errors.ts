/**
 * Faults of the console's own program, collected from everybody's browser (spec 1 §8: production errors are logged in an
 * error-log store). Present where the capability `errors` is announced.
 */
export const errorReports = {
  /** POST ErrorReport; signed in. GET → ErrorRecord[], the last seen first, at most 200. */
  path: '/console/errors',
  /** POST; forgets all. */
  clear: '/console/errors/clear',
  list: 'platform:log:error:list',
  delete: 'platform:log:error:delete',
} as const;

/** Where a fault came up: a script, a promise nobody awaited, a screen being drawn, a part of the program that could not be loaded. */
export const errorKinds = { script: '脚本错误', promise: '异步错误', screen: '页面崩溃', chunk: '文件加载失败' } as const;
export type ErrorKind = keyof typeof errorKinds;

/** Longest texts kept. */
export const errorLimits = { message: 500, stack: 4000, route: 300, version: 100 } as const;

export interface ErrorReport {
  kind: ErrorKind;
  /** Path of the page, without its query. */
  route: string;
  message: string;
  stack: string;
  /** Of the console, as built. */
  version: string;
}

export interface ErrorRecord extends ErrorReport {
  id: number;
  /** How often it was seen since `firstTime`. */
  count: number;
  firstTime: string;
  lastTime: string;
  account: string;
  realName: string;
  /** Browser and system in words. */
  agent: string;
}
