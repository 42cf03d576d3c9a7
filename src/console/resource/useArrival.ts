import { useEffect } from 'react';
import { useKeptState } from '../ui/ports/screen';
import type { ListActions } from './actions/useListActions';
import type { RowId } from './table/model';

/** What whoever leads to a list wants done there at once, in the location state as `arrival`. */
interface Arrival {
  create?: boolean;
  /** Id of the record whose detail, or else form, is opened. */
  open?: RowId;
}

/** Carries an arrival out, once: not again when the screen comes back into sight. */
export function useArrival(state: unknown, { create, openRecord }: Pick<ListActions, 'create' | 'openRecord'>): void {
  const { arrival, entered } = (state ?? {}) as { arrival?: Arrival; entered?: number };
  const [done, setDone] = useKeptState<number | undefined>('arrival', undefined);
  useEffect(() => {
    if (!arrival || done === entered) return;
    setDone(entered);
    if (arrival.create) create?.();
    if (arrival.open !== undefined) openRecord(arrival.open);
  }, [arrival, entered, done, setDone, create, openRecord]);
}
