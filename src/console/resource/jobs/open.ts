import { useSyncExternalStore } from 'react';
import { openable } from '../../../ui/ports/openable';

/** The drawer 后台任务; drawn by `Jobs.tsx`. */
export const jobsDrawer = openable();

let shown: number | undefined;
const listeners = new Set<() => void>();

/** @param job whose result is shown; undefined closes it */
export function showJobReport(job: number | undefined): void {
  shown = job;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownReport = (): number | undefined => useSyncExternalStore(subscribe, () => shown);
