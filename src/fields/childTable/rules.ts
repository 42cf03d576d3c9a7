/** Rows of a child table that stand there by themselves: first, each with values that nobody changes, or one for each record of another entity. */
import { same, type Json } from '../../engine/json';
import type { FieldModel } from '../../engine/model';

type Row = Record<string, unknown>;

const holdsAll = (row: Row | undefined, values: Row): boolean => Object.entries(values).every(([name, value]) => same(row?.[name] as Json, value as Json));

/** Columns whose value at a place is not that of the row which stands there, as `row.column`. */
export const unlikeFirst = (rows: readonly Row[], { first = [] }: FieldModel): string[] =>
  first.flatMap((values, at) => Object.entries(values).filter(([name, value]) => !holdsAll(rows[at], { [name]: value })).map(([name]) => `${at}.${name}`));

/** The rows with those in front that stand first, for a value that is older than they are. A new value begins with `field.default`. */
export function withFirst(rows: readonly Row[], { first = [], default: blanks }: FieldModel): Row[] {
  const others = [...rows];
  const inFront = first.map((values, at): Row => {
    const known = others.findIndex((row) => holdsAll(row, values));
    return known < 0 ? (blanks as Row[])[at] ?? values : others.splice(known, 1)[0]!;
  });
  return [...inFront, ...others];
}

/** Places that stand for a record for which another row stands already, as `row.column`. */
export function doubled(rows: readonly Row[], { rowFor }: FieldModel): string[] {
  if (rowFor === undefined) return [];
  const known = new Set<string>();
  return rows.flatMap((row, at) => {
    const id = String(row[rowFor] ?? '');
    if (id === '' || !known.has(id)) return known.add(id) && [];
    return [`${at}.${rowFor}`];
  });
}

/** The rows whose record is still there. */
export const withRecord = (rows: readonly Row[], { rowFor = '' }: FieldModel): Row[] => rows.filter((row) => (row[rowFor] ?? '') !== '');
