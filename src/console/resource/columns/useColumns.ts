import { useCallback, useMemo, useState } from 'react';
import { arrange, clampWidth, type ColumnChoice, type ColumnOffer, type Pin, type PlacedColumn } from './layout';

export interface ColumnsState {
  columns: PlacedColumn[];
  show(name: string, shown: boolean): void;
  showAll(shown: boolean): void;
  reorder(order: string[]): void;
  resize(name: string, width: number): void;
  pin(name: string, pin: Pin | undefined): void;
  reset(): void;
  /** Something differs from what the schema says. */
  changed: boolean;
  /** The order is this person's. */
  isOrdered: boolean;
}

function load(key: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as ColumnChoice) : {};
  } catch {
    return {};
  }
}

function keep(key: string, choice: ColumnChoice): void {
  try {
    if (Object.keys(choice).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // A full or blocked storage loses the memory, not the list.
  }
}

/**
 * The columns of a list as one person arranged them.
 *
 * @param person account whose choice this is; the browser may be shared.
 */
export function useColumns(offers: readonly ColumnOffer[], person: string, list: string): ColumnsState {
  const key = `console:columns:${person}:${list}`;
  const [held, setHeld] = useState(() => ({ key, choice: load(key) }));
  // Another list or person under the same component starts from its own memory.
  const current = held.key === key ? held : { key, choice: load(key) };
  if (current !== held) setHeld(current);

  const change = useCallback(
    (edit: (choice: ColumnChoice) => ColumnChoice) =>
      setHeld((before) => {
        const choice = edit(before.choice);
        keep(before.key, choice);
        return { key: before.key, choice };
      }),
    [],
  );
  const columns = useMemo(() => arrange(offers, current.choice), [offers, current.choice]);

  return useMemo(
    () => ({
      columns,
      changed: Object.keys(current.choice).length > 0,
      isOrdered: current.choice.order !== undefined,
      show: (name, shown) => change((choice) => ({ ...choice, hidden: { ...choice.hidden, [name]: !shown } })),
      showAll: (shown) =>
        change((choice) => ({
          ...choice,
          // The first column stays, so that the table never vanishes with its header.
          hidden: Object.fromEntries(columns.map((column, index) => [column.name, !shown && index > 0])),
        })),
      reorder: (order) => change((choice) => ({ ...choice, order })),
      resize: (name, width) =>
        change((choice) => ({ ...choice, width: { ...choice.width, [name]: clampWidth(width) } })),
      pin: (name, pin) => change((choice) => ({ ...choice, pin: { ...choice.pin, [name]: pin ?? 'none' } })),
      reset: () => change(() => ({})),
    }),
    [change, columns, current.choice],
  );
}
