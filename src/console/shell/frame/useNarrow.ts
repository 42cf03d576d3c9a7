import { useSyncExternalStore } from 'react';

/** Layout breakpoint (spec 1 §9). */
const query = '(max-width: 999.98px)';

/** Whether the window is narrower than 1000 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
