import { useSyncExternalStore } from 'react';
import { tableHeight } from '../../../engine/format/tableHeight';

/** A table may be lower than this only when its rows are. */
const least = 320;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Pixels a table may take before it scrolls in itself, following the window. */
export const useTableHeight = (): number =>
  useSyncExternalStore(subscribe, () => Math.max(least, tableHeight(window.innerHeight)));
