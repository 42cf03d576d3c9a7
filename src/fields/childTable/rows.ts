import { useRef } from 'react';
import type { FieldModel } from '../../engine/model';
import { kinds } from '../kinds';

export const emptyRow = (columns: readonly FieldModel[]): Record<string, unknown> => Object.fromEntries(columns.map((column) => [column.name, column.default ?? kinds[column.kind].empty]));

/** Keys that stay with their rows when these move, so that inputs keep their focus and half-typed text. */
export function useRowKeys(count: number) {
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
