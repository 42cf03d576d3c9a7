/**
 * Every upload of this page, above the routes: leaving a screen neither stops nor loses one. A file that fails stays with its
 * reason until it is tried again or dropped, also over a sign-in by the same person.
 */
import { useSyncExternalStore } from 'react';
import type { UploadedFile } from '../../../engine/extension/paths';
import { ApiError } from '../../data/errors';
import { currentUser, onSessionEnd } from '../../data/session';
import { sendFile, type UploadTask } from '../../data/uploads';
import { showNotice } from '../../ui/notices';

export type UploadState = 'waiting' | 'running' | 'done' | 'failed';

export interface QueuedUpload extends UploadTask {
  id: number;
  state: UploadState;
  /** 0–1. */
  progress: number;
  /** Why it failed. */
  error?: string;
  result?: UploadedFile;
  /** Whose upload it is. */
  account: string;
}

/** So many at once; browsers keep six lines to a server, and the screens need some. */
const atOnce = 3;

let items: readonly QueuedUpload[] = [];
let nextId = 1;
const running = new Map<number, AbortController>();
const listeners = new Set<() => void>();
const settling = new Map<number, (item: QueuedUpload | undefined) => void>();

onSessionEnd(() => running.forEach((controller) => controller.abort(new ApiError('unauthorized', 401, '会话已结束，请登录后重试'))));

/** @returns one promise a file, in order: the finished upload, or undefined when it failed or was taken back */
export function enqueue(tasks: readonly UploadTask[]): Promise<UploadedFile | undefined>[] {
  const account = currentUser()?.account ?? '';
  const added = tasks.map((task): QueuedUpload => ({ ...task, id: nextId++, state: 'waiting', progress: 0, account }));
  const ends = added.map(({ id }) => new Promise<UploadedFile | undefined>((resolve) => settling.set(id, (item) => resolve(item?.result))));
  // Those of somebody else, who signed in here before, are nobody's business any more.
  update([...items.filter((item) => item.account === account), ...added]);
  pump();
  return ends;
}

/** Tries a failed file again, a resumable one from where it stopped. */
export function retryUpload(id: number): void {
  change(id, { state: 'waiting', error: undefined });
  pump();
}

/** Takes a file out, stopping it when it is on its way. */
export function dropUpload(id: number): void {
  const item = items.find((each) => each.id === id);
  running.get(id)?.abort(new DOMException('taken back', 'AbortError'));
  update(items.filter((each) => each.id !== id));
  if (item) settle(item.id, undefined);
  pump();
}

const isUnderWay = ({ state }: QueuedUpload): boolean => state === 'waiting' || state === 'running';

/** The uploads of the signed-in person. */
export function useUploads(): readonly QueuedUpload[] {
  return useSyncExternalStore(subscribe, () => items);
}

const uploadedListeners = new Set<(files: readonly QueuedUpload[]) => void>();

/** Hears of the files that arrived, once for all that were on their way together. @returns a function that stops listening */
export function onUploaded(listener: (files: readonly QueuedUpload[]) => void): () => void {
  uploadedListeners.add(listener);
  return () => uploadedListeners.delete(listener);
}

function pump(): void {
  for (const item of items.filter(({ state }) => state === 'waiting').slice(0, atOnce - running.size)) void run(item);
}

async function run(item: QueuedUpload): Promise<void> {
  const controller = new AbortController();
  running.set(item.id, controller);
  change(item.id, { state: 'running' });
  try {
    const result = await sendFile(item, { signal: controller.signal, onProgress: (progress) => change(item.id, { progress }) });
    change(item.id, { state: 'done', progress: 1, result });
  } catch (error) {
    change(item.id, { state: 'failed', error: error instanceof Error ? error.message : '上传失败' });
  }
  running.delete(item.id);
  settle(item.id, items.find(({ id }) => id === item.id));
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

function settle(id: number, item: QueuedUpload | undefined): void {
  settling.get(id)?.(item);
  settling.delete(id);
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
