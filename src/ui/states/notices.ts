/** Short messages above everything else. One list for the whole console, so that a sentence is never shown twice at once. */
import { useSyncExternalStore, type ReactNode } from 'react';

type NoticeType = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  id: number;
  type: NoticeType;
  message: ReactNode;
  /** Milliseconds; null stays until closed. */
  duration: number | null;
  action?: { label: string; run(): void };
  /** The notice left without its action having been taken. */
  onClose?(): void;
}

/** Spec 1 §8: failures stay for 5 seconds; the rest follow suit. */
const noticeDuration = 5000;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** @returns the id, for `closeNotice` */
export function showNotice(type: NoticeType, message: ReactNode, options: Partial<Pick<Notice, 'duration' | 'action' | 'onClose'>> = {}): number {
  const same = notices.find((notice) => notice.type === type && notice.message === message && !notice.action);
  if (same && !options.action) return same.id;
  const notice = { id: nextId++, type, message, duration: noticeDuration, ...options };
  update([...notices, notice]);
  return notice.id;
}

/** @param acted the person took the action, so nothing is to be done on closing */
export function closeNotice(id: number, acted = false): void {
  const notice = notices.find((candidate) => candidate.id === id);
  if (!notice) return;
  update(notices.filter((candidate) => candidate.id !== id));
  if (acted) notice.action?.run();
  else notice.onClose?.();
}

/** Takes all of them away without carrying anything out. */
export const clearNotices = (): void => update([]);

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);

function update(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
