import { useCallback, useEffect, useMemo } from 'react';
import { useKeptState } from '../../ui/ports/screen';
import type { Row, RowId, Selection } from './table/model';

export interface SelectionState {
  /** For the table. */
  selection: Selection;
  ids: RowId[];
  /** Ticked rows that were seen; an id from an earlier page keeps its row. */
  rows: Row[];
  /** Every row that the filter matches, also those never seen. */
  all: boolean;
  selectAll(): void;
  clear(): void;
  /** After a bulk action: what is done is unticked, what failed stays. */
  keep(ids: readonly RowId[]): void;
}

const idOf = (row: Row) => row.id as RowId;

/**
 * Ticks that survive turning pages and are dropped when the filter changes, so that nothing unseen is ever acted on
 * unless 选择全部 asked for it.
 *
 * @param name under which the screen remembers them
 * @param page rows shown now
 * @param scope changes when other rows are meant (filter, tab)
 */
export function useSelection(name: string, page: readonly Row[], scope: string): SelectionState {
  const [ids, setIds] = useKeptState<readonly RowId[]>(`${name} ids`, []);
  const [all, setAll] = useKeptState(`${name} all`, false);
  const [held, setHeld] = useKeptState(`${name} scope`, scope);
  if (held !== scope) {
    setHeld(scope);
    setIds([]);
    setAll(false);
  }

  const [seen] = useKeptState(`${name} seen`, () => new Map<RowId, Row>());
  useEffect(() => {
    for (const row of page) seen.set(idOf(row), row);
  }, [seen, page]);

  const ticked = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback((row: Row) => {
    const id = idOf(row);
    setAll(false);
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  }, [setIds, setAll]);
  const togglePage = useCallback(
    (on: boolean) => {
      const here = page.map(idOf);
      setAll(false);
      setIds((before) => [...before.filter((id) => !here.includes(id)), ...(on ? here : [])]);
    },
    [page, setIds, setAll],
  );

  return useMemo(
    () => ({
      selection: { has: (id: RowId) => all || ticked.has(id), toggle, togglePage },
      ids: [...ids],
      rows: ids.map((id) => seen.get(id)).filter((row) => row !== undefined),
      all,
      selectAll: () => {
        setIds((before) => [...new Set([...before, ...page.map(idOf)])]);
        setAll(true);
      },
      clear: () => {
        setIds([]);
        setAll(false);
      },
      keep: (left: readonly RowId[]) => {
        setIds([...left]);
        setAll(false);
      },
    }),
    [all, ids, page, seen, ticked, toggle, togglePage, setIds, setAll],
  );
}
