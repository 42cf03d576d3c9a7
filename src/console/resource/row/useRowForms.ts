/** Rows of a list that are edited in place, and new ones below them. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormMode, ListModel, ResourceModel } from '../../../engine/model';
import type { Row, RowId } from '../table/model';

export interface OpenedRow {
  /** Counted up; the same while the row stays open. */
  key: number;
  mode: FormMode;
  /** The row as the list knows it; absent for a new one. */
  row?: Row;
  defaults?: Row;
}

export interface RowForms {
  opened: readonly OpenedRow[];
  /** @returns false where the form has to stand elsewhere: some input has no cell here */
  open(mode: FormMode, row?: Row, defaults?: Row): boolean;
  close(key: number): void;
  /** Takes what stands on the screen: rows that are cards, or lack a column, have no room for all inputs. */
  arrange(shown: readonly string[], cards: boolean): void;
}

/** The inputs that the cells of a column hold. */
export const enteredIn = (list: ListModel, column: string): string[] => list.columns.find(({ name }) => name === column)?.enters ?? [column];

const sameRow = (id: RowId | undefined) => ({ mode, row }: OpenedRow) => mode === 'edit' && row?.id === id;

/** @returns undefined where forms stand above the list */
export function useRowForms({ form }: ResourceModel, list: ListModel): RowForms | undefined {
  const [opened, setOpened] = useState<readonly OpenedRow[]>([]);
  const hasRoom = useRef(false);
  const count = useRef(0);

  const open = useCallback((mode: FormMode, row?: Row, defaults?: Row) => {
    if (!hasRoom.current) return false;
    const key = (count.current += 1);
    setOpened((before) => (mode === 'edit' && before.some(sameRow(row?.id as RowId)) ? before : [...before, { key, mode, row, defaults }]));
    return true;
  }, []);
  const close = useCallback((key: number) => setOpened((before) => before.filter((each) => each.key !== key)), []);
  const arrange = useCallback((shown: readonly string[], cards: boolean) => {
    const held = new Set(shown.flatMap((column) => enteredIn(list, column)));
    hasRoom.current = !cards && (form?.sections ?? []).every(({ inputs }) => inputs.every(({ name }) => held.has(name)));
  }, [form, list]);
  const forms = useMemo(() => ({ opened, open, close, arrange }), [opened, open, close, arrange]);
  return form?.in === 'row' ? forms : undefined;
}
