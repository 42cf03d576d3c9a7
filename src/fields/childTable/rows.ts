import { useRef } from 'react';
import type { FieldModel } from '../../engine/model';
import { kinds } from '../kinds';
import type { InputProps } from '../view';

type Row = Record<string, unknown>;

export const emptyRow = (columns: readonly FieldModel[]): Row => Object.fromEntries(columns.map((column) => [column.name, column.default ?? kinds[column.kind].empty]));

/** Keys that stay with their rows when these move, so that inputs keep their focus and half-typed text. */
function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  return {
    of: (index: number) => keys.current[index],
    move(from: number, to: number) { keys.current.splice(to, 0, ...keys.current.splice(from, 1)); },
    remove(index: number) { keys.current.splice(index, 1); },
  };
}

/** The rows of an input and what can be done to them, however they are drawn. @param columns those that are entered */
export function useRows({ field, value, onChange, onProblem }: InputProps, columns: readonly FieldModel[]) {
  const rows: Row[] = Array.isArray(value) ? value : [];
  const keys = useRowKeys(rows.length);
  const problems = useRef(new Map<string, string>());
  return {
    rows,
    most: field.maxItems ?? 1000,
    keyOf: keys.of,
    set: (index: number, name: string, cell: unknown) => onChange(rows.map((row, at) => (at === index ? { ...row, [name]: cell } : row))),
    add: () => onChange([...rows, emptyRow(columns)]),
    move(from: number, to: number) {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      keys.move(from, to);
      onChange(next);
    },
    remove(index: number) {
      for (const { name } of columns) problems.current.delete(`${keys.of(index)}.${name}`);
      keys.remove(index);
      onChange(rows.filter((_, at) => at !== index));
    },
    /** What a cell holds that is no value, as `InputProps.onProblem`. */
    report(index: number, name: string, message: string | undefined) {
      const cell = `${keys.of(index)}.${name}`;
      if (message) problems.current.set(cell, message);
      else problems.current.delete(cell);
      onProblem?.([...problems.current.values()][0]);
    },
  };
}
