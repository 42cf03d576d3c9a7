/** Something that is either open or not, opened from anywhere and drawn in one place. */
import { useSyncExternalStore } from 'react';

export interface Openable {
  open(): void;
  close(): void;
  useOpen(): boolean;
}

export function openable(): Openable {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    isOpen = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { open: () => set(true), close: () => set(false), useOpen: () => useSyncExternalStore(subscribe, () => isOpen) };
}
