import { useSyncExternalStore } from 'react';

const query = '(max-width: 600px)';

/** Whether the window is as narrow as a telephone, where stylesheets turn too. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, matches);

const matches = (): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
