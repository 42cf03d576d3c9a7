import { useState } from 'react';

type Row = Record<string, unknown>;

export interface Selection {
  rows: Row[];
  has(row: Row): boolean;
  /** Takes the row in or out; a single selection is replaced. */
  toggle(row: Row): void;
  remove(row: Row): void;
  clear(): void;
  /** Takes all rows of a page in, or all out when all are in. */
  togglePage(page: readonly Row[]): void;
  /** Some but not all rows of the page are selected; all of them. */
  onPage(page: readonly Row[]): 'none' | 'some' | 'all';
}

export interface SelectionOptions {
  /** Names a row. */
  idOf(row: Row): string;
  multiple: boolean;
  /** At most so many; further ones are refused. */
  max: number;
  initial: readonly Row[];
  onRefused(): void;
}

/** Rows selected across pages, in the order in which they were selected. */
export function useSelection({ idOf, multiple, max, initial, onRefused }: SelectionOptions): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(() => new Map(initial.map((row) => [idOf(row), row])));
  const has = (row: Row) => selected.has(idOf(row));
  const add = (rows: readonly Row[]) => {
    const next = new Map(multiple ? selected : []);
    for (const row of rows) {
      if (next.size >= max && !next.has(idOf(row))) {
        onRefused();
        break;
      }
      next.set(idOf(row), row);
    }
    setSelected(next);
  };
  const remove = (rows: readonly Row[]) => {
    const next = new Map(selected);
    for (const row of rows) next.delete(idOf(row));
    setSelected(next);
  };
  return {
    rows: [...selected.values()],
    has,
    remove: (row) => remove([row]),
    clear: () => setSelected(new Map()),
    toggle: (row) => (!has(row) ? add([row]) : multiple ? remove([row]) : undefined),
    togglePage: (page) => (page.every(has) ? remove(page) : add(page)),
    onPage: (page) => (page.length > 0 && page.every(has) ? 'all' : page.some(has) ? 'some' : 'none'),
  };
}
