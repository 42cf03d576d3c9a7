/**
 * Every upload of this page, above the routes: leaving a screen neither stops nor loses one. A file that fails stays with its
 * reason until it is tried again or dropped, also over a sign-in by the same person.
 */
import { useSyncExternalStore } from 'react';
import type { UploadedFile } from '../../../engine/extension/paths';
import { ApiError } from '../../data/transport/errors';
import { currentUser, onSessionEnd } from '../../data/session/session';
import type { UploadTask } from '../../data/files/upload';
import { abandonFile, sendFile } from '../../data/files/uploads';
import { showNotice } from '../../../ui/states/notices';
import { withoutBitmap } from './bitmap';

export type UploadState = 'waiting' | 'running' | 'done' | 'failed';

export interface QueuedUpload extends UploadTask {
  id: number;
  state: UploadState;
  /** 0–1. */
  progress: number;
  /** Why it failed. */
  error?: string;
  /** It never left, and would be refused again. */
  refused?: true;
  result?: UploadedFile;
  /** Account that uploads. */
  account: string;
}

/** So many at once; browsers keep six lines to a server, and the screens need some. */
const atOnce = 3;

let items: readonly QueuedUpload[] = [];
let nextId = 1;
const running = new Map<number, AbortController>();
const listeners = new Set<() => void>();
const resolvers = new Map<number, (item: QueuedUpload | undefined) => void>();

/** One sentence for all of them: whoever waits would only be refused one after the other. */
const sessionOver = '会话已结束，请登录后重试';

onSessionEnd(() => {
  for (const { id } of items.filter(({ state }) => state === 'waiting')) fail(id, sessionOver);
  running.forEach((controller) => controller.abort(new Error(sessionOver)));
});

const isOffline = (): boolean => navigator.onLine === false;
window.addEventListener('online', () => {
  // Screens say that the line is back, also where nothing can start at once.
  update([...items]);
  pump();
});
window.addEventListener('offline', () => update([...items]));

/** @returns one promise a file, in order: the finished upload, or undefined when it failed or was taken back */
export function enqueue(tasks: readonly UploadTask[]): Promise<UploadedFile | undefined>[] {
  const account = currentUser()?.account ?? '';
  const added = tasks.map((task): QueuedUpload => ({ ...task, id: nextId++, state: 'waiting', progress: 0, account }));
  const ends = added.map(({ id }) => new Promise<UploadedFile | undefined>((resolve) => resolvers.set(id, (item) => resolve(item?.result))));
  // Those of somebody else, who signed in here before, are nobody's business any more.
  update([...items.filter((item) => item.account === account), ...added]);
  pump();
  return ends;
}

/** Keeps files that may not leave beside the others, each with the reason. */
export function refuse(files: readonly { task: UploadTask; error: string }[]): void {
  const account = currentUser()?.account ?? '';
  const refused = files.map(({ task, error }): QueuedUpload => ({ ...task, id: nextId++, state: 'failed', progress: 0, error, refused: true, account }));
  update([...items.filter((item) => item.account === account), ...refused]);
  refused.forEach(tellFailure);
}

/** Panels in which the queue is seen; where there is none, a dialog may lie above it, and failures are told by notices. */
let panels = 0;
export function showPanel(): () => void {
  panels += 1;
  for (const listener of listeners) listener();
  return () => {
    panels -= 1;
    for (const listener of listeners) listener();
  };
}
export const useIsPanelOpen = (): boolean => useSyncExternalStore(subscribe, () => panels > 0);

function tellFailure({ file, error }: Pick<QueuedUpload, 'file' | 'error'>): void {
  if (panels === 0) showNotice('error', `${file.name}：${error}`);
}

/** Tries failed files again, resumable ones from where they stopped. */
export function retryUploads(ids: readonly number[]): void {
  update(items.map((item) => (ids.includes(item.id) ? { ...item, state: 'waiting', error: undefined } : item)));
  pump();
}

/** Takes files out, stopping those on their way; what the server holds of them is given up. */
export function dropUploads(ids: readonly number[]): void {
  const dropped = items.filter(({ id }) => ids.includes(id));
  update(items.filter(({ id }) => !ids.includes(id)));
  for (const item of dropped) {
    if (item.state === 'failed' && !item.refused) void abandonFile(item).catch(() => undefined);
    running.get(item.id)?.abort(new DOMException('taken back', 'AbortError'));
    resolveUpload(item.id, undefined);
  }
  finish();
  pump();
}

export const isUnderWay = ({ state }: QueuedUpload): boolean => state === 'waiting' || state === 'running';

export function useUploads(): readonly QueuedUpload[] {
  return useSyncExternalStore(subscribe, () => items);
}

/** Whether there are any; unlike the uploads themselves it does not change with every byte. */
export const useHasUploads = (): boolean => useSyncExternalStore(subscribe, () => items.length > 0);

/** Whether they wait for the line to come back. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

const uploadedListeners = new Set<(files: readonly QueuedUpload[]) => void>();

/** Hears of the files that arrived, once for all that were on their way together. @returns a function that stops listening */
export function onUploaded(listener: (files: readonly QueuedUpload[]) => void): () => void {
  uploadedListeners.add(listener);
  return () => uploadedListeners.delete(listener);
}

function pump(): void {
  if (isOffline()) return;
  for (const item of items.filter(({ state }) => state === 'waiting').slice(0, atOnce - running.size)) void run(item);
}

async function run(item: QueuedUpload): Promise<void> {
  const controller = new AbortController();
  running.set(item.id, controller);
  change(item.id, { state: 'running' });
  try {
    // Converted only now: pictures lie uncompressed in memory meanwhile.
    const file = item.call === 'image' ? await withoutBitmap(item.file) : item.file;
    const result = await sendFile({ ...item, file }, { signal: controller.signal, onProgress: (progress) => change(item.id, { progress }) });
    change(item.id, { state: 'done', progress: 1, result });
  } catch (error) {
    if (isOffline() && error instanceof ApiError && error.kind === 'network') change(item.id, { state: 'waiting', progress: 0 });
    else {
      const reason = error instanceof Error ? error.message : '上传失败';
      fail(item.id, reason);
      if (items.some(({ id }) => id === item.id)) tellFailure({ file: item.file, error: reason });
    }
  }
  running.delete(item.id);
  const end = items.find(({ id }) => id === item.id);
  if (end && !isUnderWay(end)) resolveUpload(item.id, end);
  finish();
  pump();
}

/** Once nothing is on its way any more: says so, and keeps only what failed. */
function finish(): void {
  if (items.some(isUnderWay)) return;
  const done = items.filter(({ state }) => state === 'done');
  if (done.length === 0) return;
  update(items.filter(({ state }) => state !== 'done'));
  showNotice('success', '上传成功');
  for (const listener of uploadedListeners) listener(done);
}

function fail(id: number, error: string): void {
  change(id, { state: 'failed', error });
  resolveUpload(id, undefined);
}

function resolveUpload(id: number, item: QueuedUpload | undefined): void {
  resolvers.get(id)?.(item);
  resolvers.delete(id);
}

const change = (id: number, values: Partial<QueuedUpload>) => update(items.map((item) => (item.id === id ? { ...item, ...values } : item)));

/** Leaving the page would lose what is on its way. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();

function update(next: readonly QueuedUpload[]): void {
  items = next;
  if (items.some(isUnderWay)) window.addEventListener('beforeunload', holdPage);
  else window.removeEventListener('beforeunload', holdPage);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
