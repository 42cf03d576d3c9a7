import { useSyncExternalStore } from 'react';

type Tab = 'content' | 'style';

let open: Tab = 'content';
const listeners = new Set<() => void>();

/** Going from widget to widget, the tab stays the one that was opened last. */
export const useTab = (): Tab => useSyncExternalStore(subscribe, () => open);

export function openTab(tab: Tab): void {
  open = tab;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
