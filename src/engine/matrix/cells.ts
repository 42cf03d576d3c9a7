/** Ranges of cells: what is pasted and filled where. Rows and columns count from 0, both ends are included. */
import type { Matrix, MatrixRow } from './document';

export interface Place {
  row: number;
  column: number;
}

export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row), bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column), right: Math.max(one.column, other.column),
});

export const placesOf = ({ top, left, bottom, right }: Range): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) => Array.from({ length: right - left + 1 }, (__, across) => ({ row: top + down, column: left + across }))).flat();

/** A value for one cell; `name` is the field of its column. */
export interface CellValue {
  row: number;
  name: string;
  value: unknown;
}

/** The matrix with other values; rows that do not change stay the same objects, and so does a matrix in which none does. */
export function withCells(matrix: Matrix, cells: readonly CellValue[]): Matrix {
  const changed = new Map<number, Record<string, unknown>>();
  for (const { row, name, value } of cells) {
    const before = matrix.attrValueList[row];
    if (before === undefined) continue;
    const now = changed.get(row) ?? before;
    if (Object.is(now[name], value)) continue;
    changed.set(row, { ...now, [name]: value });
  }
  if (changed.size === 0) return matrix;
  return { ...matrix, attrValueList: matrix.attrValueList.map((row, at) => (changed.get(at) as MatrixRow | undefined) ?? row) };
}

/**
 * Which cell takes which text. A table is pasted at the first cell of the target, and as often as it fits whole when the target is a
 * multiple of it, so that one value fills a range; what would lie beyond the grid is left out.
 */
export function pasteInto(table: readonly (readonly string[])[], target: Range, rows: number, columns: number): (Place & { text: string })[] {
  const high = table.length;
  const wide = Math.max(0, ...table.map((line) => line.length));
  if (high === 0 || wide === 0) return [];
  const reach = (size: number, from: number, to: number) => ((to - from + 1) % size === 0 ? to : from + size - 1);
  const bottom = Math.min(rows - 1, reach(high, target.top, target.bottom));
  const right = Math.min(columns - 1, reach(wide, target.left, target.right));
  return placesOf({ ...target, bottom, right }).map(({ row, column }) => ({ row, column, text: table[(row - target.top) % high]![(column - target.left) % wide] ?? '' }));
}

/** Which cell repeats which when a range is drawn out to a larger one: the source again and again, upwards and to the left too. */
export function fillFrom(source: Range, target: Range): { from: Place; to: Place }[] {
  const high = source.bottom - source.top + 1;
  const wide = source.right - source.left + 1;
  const wrap = (at: number, start: number, size: number) => start + ((((at - start) % size) + size) % size);
  return placesOf(target)
    .filter(({ row, column }) => row < source.top || row > source.bottom || column < source.left || column > source.right)
    .map((to) => ({ from: { row: wrap(to.row, source.top, high), column: wrap(to.column, source.left, wide) }, to }));
}
