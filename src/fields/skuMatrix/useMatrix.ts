import { useMemo, useRef, useState } from 'react';
import { advance, begin, redo, undo, type History } from '../../engine/history';
import { newMatrix, type Matrix } from '../../engine/matrix/document';
import type { FieldModel } from '../../engine/model';
import { kinds } from '../kinds';

const blankOf = (fields: readonly FieldModel[]): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field.name, field.default ?? kinds[field.kind].empty]));

export interface MatrixEditing {
  matrix: Matrix;
  /** Values of a row in which nothing was entered. */
  blank: Readonly<Record<string, unknown>>;
  /** One step that can be undone. @param what happened, in a sentence that is also read out */
  apply(next: Matrix, what: string): void;
  say(what: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** The latest sentence. */
  announced: string;
}

/** The matrix as a document with steps back and forth; a value from outside begins it anew. */
export function useMatrix(field: FieldModel, value: unknown, onChange: (value: unknown) => void): MatrixEditing {
  const blank = useMemo(() => blankOf(field.fields ?? []), [field.fields]);
  const empty = useMemo(() => newMatrix(blank), [blank]);
  const matrix = (value as Matrix | null | undefined) ?? empty;
  // Not a state: the form's value and its history must never be drawn apart.
  const history = useRef<History<Matrix>>(undefined);
  if (history.current?.present !== matrix) history.current = begin(matrix);
  const { past, future } = history.current!;
  const [announced, say] = useState('');

  const go = (next: History<Matrix>, what: string) => {
    if (next.present === matrix) return;
    history.current = next;
    onChange(next.present);
    say(what);
  };
  return {
    matrix, blank, announced, say,
    apply: (next, what) => go(advance(history.current!, next), what),
    undo: () => go(undo(history.current!), '已撤销'),
    redo: () => go(redo(history.current!), '已重做'),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
