import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

export interface GridPosition {
  /** From 1; 1 is the header. */
  row: number;
  column: number;
}

export interface GridKeysOptions {
  rowCount: number;
  columnCount: number;
  /** Brings a cell into the document; only virtual tables need it. */
  reveal?(position: GridPosition): void;
  /** Space on a cell of a body row (0-based). */
  onSelect?(row: number): void;
  /** Enter on a cell of a body row (0-based). */
  onOpen?(row: number): void;
  /** Right or left on a cell; true when a branch was opened or closed instead of moving. */
  onBranch?(row: number, open: boolean): boolean;
}

const controls = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]';

const isCell = (target: EventTarget): target is HTMLTableCellElement =>
  target instanceof HTMLElement && (target.tagName === 'TD' || target.tagName === 'TH');

function positionOf(cell: HTMLTableCellElement): GridPosition {
  const row = cell.parentElement as HTMLTableRowElement;
  return {
    row: Number(row.getAttribute('aria-rowindex') ?? row.rowIndex + 1),
    column: Number(cell.getAttribute('aria-colindex') ?? cell.cellIndex + 1),
  };
}

function cellAt(table: HTMLTableElement, { row, column }: GridPosition): HTMLElement | null {
  return table.hasAttribute('aria-rowcount')
    ? table.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
    : (table.rows[row - 1]?.cells[column - 1] ?? null);
}

const page = 10;

function target(event: KeyboardEvent, from: GridPosition, options: GridKeysOptions): GridPosition | undefined {
  const { row, column } = from;
  const whole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowUp': return { row: row - 1, column };
    case 'ArrowDown': return { row: row + 1, column };
    case 'ArrowLeft': return { row, column: column - 1 };
    case 'ArrowRight': return { row, column: column + 1 };
    case 'PageUp': return { row: row - page, column };
    case 'PageDown': return { row: row + page, column };
    case 'Home': return { row: whole ? 1 : row, column: 1 };
    case 'End': return { row: whole ? options.rowCount + 1 : row, column: options.columnCount };
    default: return undefined;
  }
}

/**
 * Whether the focus is in the table, or was in it until its cell left the document. Heard from the document itself: React is
 * deaf while it draws, which is when dialogs give the focus back and rows vanish.
 */
function useFocusInside(table: RefObject<HTMLTableElement | null>, onCell: (cell: HTMLTableCellElement) => void): RefObject<boolean> {
  const inside = useRef(false);
  const listener = useRef(onCell);
  listener.current = onCell;
  useEffect(() => {
    const element = table.current!;
    const enter = ({ target }: globalThis.FocusEvent) => {
      inside.current = true;
      const cell = (target as Element).closest('td,th');
      if (cell && isCell(cell)) listener.current(cell);
    };
    const leave = ({ target, relatedTarget }: globalThis.FocusEvent) => {
      if (element.contains(relatedTarget as Node | null)) return;
      // Known only once it is drawn whether the focus moved away or its place was taken away.
      queueMicrotask(() => {
        if (element.contains(target as Node) && !element.contains(document.activeElement)) inside.current = false;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [table]);
  return inside;
}

/**
 * Keyboard of a grid (ARIA grid pattern): the table is one tab stop, arrows walk the cells, F2 enters a cell's
 * control and Escape leaves it. Works on the document instead of state, so that moving never draws a row again.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, options: GridKeysOptions) {
  const latest = useRef(options);
  latest.current = options;
  const active = useRef<GridPosition>({ row: 2, column: 1 });
  const pending = useRef<GridPosition | null>(null);
  const inside = useFocusInside(table, (cell) => { active.current = positionOf(cell); });

  return useMemo(() => {
    const focus = (position: GridPosition): boolean => {
      const cell = table.current && cellAt(table.current, position);
      if (!cell) return false;
      active.current = position;
      cell.tabIndex = -1;
      cell.focus();
      return true;
    };
    const go = (to: GridPosition) => {
      const { rowCount, columnCount, reveal } = latest.current;
      const position = {
        row: Math.max(1, Math.min(rowCount + 1, to.row)),
        column: Math.max(1, Math.min(columnCount, to.column)),
      };
      reveal?.(position);
      if (!focus(position)) pending.current = position;
    };

    return {
      /** After a virtual window was drawn: focus the cell that was asked for. */
      focusPending() {
        if (pending.current && focus(pending.current)) pending.current = null;
      },
      /** After rows were drawn: a deleted row hands the focus to the one that took its place. */
      recover() {
        if (inside.current && document.activeElement === document.body) go(active.current);
      },
      props: {
        onFocus(event: FocusEvent<HTMLTableElement>) {
          if (event.target !== event.currentTarget) {
            event.currentTarget.tabIndex = -1;
            return;
          }
          const { row, column } = active.current;
          go({ row: Math.min(row, latest.current.rowCount + 1), column });
        },
        onBlur(event: FocusEvent<HTMLTableElement>) {
          if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
        },
        onClick(event: MouseEvent<HTMLTableElement>) {
          const element = event.target as HTMLElement;
          const cell = element.closest('td,th');
          if (cell && isCell(cell) && !element.closest(controls) && cell.role !== 'presentation') focus(positionOf(cell));
        },
        onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
          if (!isCell(event.target)) {
            const cell = (event.target as HTMLElement).closest('td,th');
            if (event.key === 'Escape' && cell && isCell(cell)) focus(positionOf(cell));
            return;
          }
          // Keys may come faster than a virtual window is drawn.
          const from = pending.current ?? positionOf(event.target);
          const body = from.row - 2;
          const { onSelect, onOpen, onBranch } = latest.current;
          const branch = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
          if (branch && body >= 0 && onBranch?.(body, event.key === 'ArrowRight')) {
            event.preventDefault();
            return;
          }
          const to = target(event, from, latest.current);
          if (to) {
            event.preventDefault();
            go(to);
            return;
          }
          if (event.key === 'F2' || (event.key === 'Enter' && body < 0)) {
            event.preventDefault();
            event.target.querySelector<HTMLElement>(controls)?.focus();
          } else if (event.key === ' ' && body >= 0 && onSelect) {
            event.preventDefault();
            onSelect(body);
          } else if (event.key === 'Enter' && onOpen) {
            event.preventDefault();
            onOpen(body);
          }
        },
      },
    };
  }, [table, inside]);
}
