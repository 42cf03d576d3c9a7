/** Whether the theme drawer stands open; the header opens it, and it outlives the header of one layout. */
import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

export const useThemeDrawerOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
export const openThemeDrawer = (): void => set(true);
export const closeThemeDrawer = (): void => set(false);

function set(next: boolean): void {
  open = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
