/** Lists of rows: which saved row an edited one was, so that what the product does not know of it stays with it. */
import { type Json, type JsonObject, isObject, same } from '../../json';

export type Row = Record<string, unknown>;

export interface RowShape {
  read(saved: JsonObject): Row;
  /** @param saved the row as it was, or `fresh` */
  write(saved: JsonObject, row: Row): JsonObject;
  /** What a new saved row holds beside its values. */
  fresh: JsonObject;
}

export const readRows = (saved: readonly Json[], shape: RowShape): Row[] => saved.filter(isObject).map((row) => shape.read(row));

/**
 * Rows that read as before stay as they are, wherever they stand now. Of those that are left on both sides, the first edited one
 * was the first left, and so on.
 */
export function writeRows(before: readonly Json[], rows: readonly Row[], shape: RowShape): JsonObject[] {
  const left = before.filter(isObject).map((saved) => ({ saved, row: shape.read(saved) }));
  const kept = rows.map((row, index) => {
    const at = same(left[index]?.row, row) ? index : left.findIndex((each) => each && same(each.row, row));
    const found = at < 0 ? undefined : left[at]!.saved;
    if (found) delete left[at];
    return found;
  });
  const rest = Object.values(left);
  return rows.map((row, index) => kept[index] ?? shape.write(rest.shift()?.saved ?? shape.fresh, row));
}
