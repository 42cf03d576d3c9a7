import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openParam } from '../data/menu/menuPlace';
import { useKeptState } from '../../ui/ports/screen';
import type { ListActions } from './actions/useListActions';
import type { RowId } from './table/model';

/** What whoever leads to a list wants done there at once, in the location state as `arrival`. */
interface Arrival {
  create?: boolean;
  /** Id of the record whose detail, or else form, is opened. */
  open?: RowId;
}

/** Id that an address names. */
function addressedIn(search: string): RowId | undefined {
  const open = new URLSearchParams(search).get(openParam) ?? '';
  return /^\d+$/.test(open) ? Number(open) : undefined;
}

/** Carries an arrival out, once: not again when the screen comes back into sight. Addresses say too which record is opened. */
export function useArrival({ create, openRecord }: Pick<ListActions, 'create' | 'openRecord'>): void {
  const { state, search } = useLocation();
  const { arrival, entered } = (state ?? {}) as { arrival?: Arrival; entered?: number };
  const addressed = addressedIn(search);
  const wanted = arrival || addressed !== undefined ? `${entered} ${addressed}` : undefined;
  const [done, setDone] = useKeptState<string | undefined>('arrival', undefined);
  useEffect(() => {
    if (wanted === undefined || done === wanted) return;
    setDone(wanted);
    if (arrival?.create) create?.();
    const id = arrival?.open ?? addressed;
    if (id !== undefined) openRecord(id);
  }, [arrival, addressed, wanted, done, setDone, create, openRecord]);
}

/** @returns a function that takes the record out of the address: it is named there as long as it is open */
export function useForgetOpened(): () => void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const query = new URLSearchParams(search);
    if (!query.has(openParam)) return;
    query.delete(openParam);
    void navigate({ search: String(query) }, { state, replace: true });
  }, [search, state, navigate]);
}
