/**
 * Faults of this program in this browser (spec 1 §8: production errors are logged in an error-log store): bounded, counted instead
 * of repeated, and without secrets. Where the backend collects them each is told once a page, so that administrators see it.
 * Refused calls are no faults: the person has been told, and the server has its own log.
 */
import { useSyncExternalStore } from 'react';
import { errorLimits, errorReports, type ErrorKind, type ErrorReport } from '../../engine/extension/errors';
import { redact } from '../../engine/text/redact';
import { ApiError } from './transport/errors';
import { call } from './transport/http';
import { currentUser, isSignedIn } from './session/session';
import { asRecords, readStored, stored, writeStored } from './stored';

export interface LoggedError extends ErrorReport {
  /** Milliseconds since 1970. */
  first: number;
  last: number;
  count: number;
  /** Whose session it was; empty before the sign-in. */
  account: string;
}

const most = 200;
/** Local storage is shared with unsaved forms, which matter more. */
const mostCharacters = 300_000;

/** Harmless, and told by the browser without an error. */
const noise = /^ResizeObserver loop/;

/** One error comes by several ways: React and the window tell of the same one. */
const seen = new WeakSet<object>();
const reported = new Set<string>();
const listeners = new Set<() => void>();
let entries: readonly LoggedError[] | undefined;

const ours = (kept: unknown) => asRecords(kept)?.filter(({ message, count }) => typeof message === 'string' && typeof count === 'number') as LoggedError[] | undefined;
const read = (): readonly LoggedError[] => (entries ??= readStored(stored.errorLog, ours) ?? []);

/** Listens to what nobody caught. Boundaries hand theirs to `recordError`. Called once, before anything is drawn. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (error !== null || !noise.test(message)) recordError('script', error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => recordError('promise', reason));
  window.addEventListener('vite:preloadError', (event) => recordError('chunk', (event as Event & { payload: unknown }).payload));
  window.addEventListener('storage', ({ key }) => {
    if (key === stored.errorLog || key === null) adopt(undefined);
  });
}

/** @param trail where in the page it happened, as React tells it */
export function recordError(kind: ErrorKind, error: unknown, trail = ''): void {
  if (isExpected(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  const report = describe(kind, error, trail);
  // Another window may have written meanwhile.
  adopt(undefined);
  const now = Date.now();
  const account = currentUser()?.account ?? '';
  const same = read().find((entry) => entry.account === account && fingerprint(entry) === fingerprint(report));
  const entry: LoggedError = same ? { ...same, last: now, count: same.count + 1 } : { ...report, first: now, last: now, count: 1, account };
  write([entry, ...read().filter((other) => other !== same)]);
  void tell(report);
}

const isExpected = (error: unknown): boolean => error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError');

function describe(kind: ErrorKind, error: unknown, trail: string): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = [error instanceof Error ? (error.stack ?? '') : '', trail].filter(Boolean).join('\n');
  const clean = (text: string, longest: number) => redact(withoutInput(text)).slice(0, longest);
  return {
    kind, route: location.pathname.slice(0, errorLimits.route), message: clean(message, errorLimits.message),
    stack: clean(stack, errorLimits.stack), version: consoleVersion(),
  };
}

/** Whatever stands in a field at this moment is the person's own. */
function withoutInput(text: string): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="checkbox"], [type="radio"]), textarea');
  const values = [...fields].map(({ value, type }) => (value.length >= (type === 'password' ? 1 : 4) ? value : '')).filter(Boolean);
  return values.reduce((rest, value) => rest.replaceAll(value, '***'), text);
}

/** Of the build: its entry file is named after its content. */
export function consoleVersion(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return new URL(source || location.href).pathname.split('/').at(-1)!.replace(/\.js$/, '') || 'dev';
}

const fingerprint = ({ kind, route, message, stack, version }: ErrorReport): string => [kind, route, message, stack, version].join('\n');

function write(next: readonly LoggedError[]): void {
  const kept: LoggedError[] = [];
  let size = 0;
  for (const entry of next.slice(0, most)) {
    size += entry.message.length + entry.stack.length + 200;
    if (size > mostCharacters) break;
    kept.push(entry);
  }
  writeStored(stored.errorLog, kept);
  adopt(kept);
}

function adopt(next: readonly LoggedError[] | undefined): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** The backend hears of each fault once a page; a failure to tell must not become the next fault. */
async function tell(report: ErrorReport): Promise<void> {
  const mark = fingerprint(report);
  if (!isSignedIn() || reported.has(mark)) return;
  reported.add(mark);
  try {
    const { capabilities } = await import('./capabilities');
    if ((await capabilities()).errors) await call('POST', errorReports.path, { body: report, quiet: true });
  } catch {
    // It stays in this browser's own store.
  }
}

/** This browser's faults of one account and of the time before its sign-in, the newest first. */
export function useErrorLog(account: string): LoggedError[] {
  const all = useSyncExternalStore(subscribe, read);
  return all.filter((entry) => entry.account === account || entry.account === '');
}

export function clearErrorLog(account: string): void {
  write(read().filter((entry) => entry.account !== account && entry.account !== ''));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
