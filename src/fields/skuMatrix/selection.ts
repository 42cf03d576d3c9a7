/** Where the focus goes in a grid, and what is selected there. Row -1 sets whole columns. */
import { rangeOf, type Place, type Range } from '../../engine/matrix/cells';

export interface Selection {
  /** Where it began. */
  anchor: Place;
  /** The cell with the focus. */
  head: Place;
}

export interface Extent {
  /** The first row: -1 where whole columns can be set, else 0. */
  first: number;
  rows: number;
  columns: number;
}

export const at = (place: Place): Selection => ({ anchor: place, head: place });

/** The row that sets columns is never part of a range with the others. */
export function selectedRange({ anchor, head }: Selection): Range {
  return anchor.row < 0 || head.row < 0 ? rangeOf({ ...anchor, row: head.row }, head) : rangeOf(anchor, head);
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function within({ row, column }: Place, { first, rows, columns }: Extent): Place {
  return { row: clamp(row, first, rows - 1), column: clamp(column, 0, columns - 1) };
}

const page = 10;

/** Where a key leads to from a cell; undefined: it does not move. @param whole to the edge (Ctrl, ⌘) */
export function placeAfter(key: string, { row, column }: Place, whole: boolean, { first, rows, columns }: Extent): Place | undefined {
  switch (key) {
    case 'ArrowUp': return { row: whole ? first : row - 1, column };
    case 'ArrowDown': return { row: whole ? rows - 1 : row + 1, column };
    case 'ArrowLeft': return { row, column: whole ? 0 : column - 1 };
    case 'ArrowRight': return { row, column: whole ? columns - 1 : column + 1 };
    case 'PageUp': return { row: row - page, column };
    case 'PageDown': return { row: row + page, column };
    case 'Home': return { row: whole ? 0 : row, column: 0 };
    case 'End': return { row: whole ? rows - 1 : row, column: columns - 1 };
    default: return undefined;
  }
}
