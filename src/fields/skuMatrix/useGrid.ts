/** Keyboard, pointer and clipboard of the grid: what moves the selection, and what is done with it. */
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type DragEvent, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type PointerEvent } from 'react';
import { type Place, type Range } from '../../engine/matrix/cells';
import type { Matrix } from '../../engine/matrix/document';
import { readCells, writeCells } from './clipboard';
import type { Column } from './columns';
import { commonRow, textsOf, type Edit } from './edits';
import { drawnOut } from './Grid';
import { at, placeAfter, selectedRange, within, type Selection } from './selection';

export interface GridActions {
  /** Begins to enter the cell with the focus. @param typed the letter typed over its value */
  begin(typed?: string): void;
  apply(edit: Edit): void;
  undo(): void;
  redo(): void;
  paste(table: string[][], range: Range): Edit;
  clear(range: Range): Edit;
  fillDown(range: Range): Edit;
  fillSeries(range: Range): Edit;
  /** @param turned with Ctrl or ⌘ */
  fill(source: Range, target: Range, turned: boolean): Edit;
  /** Pictures that were dropped or pasted; addresses of ones that are stored already. */
  place(files: File[], addresses: string[], place: Place): void;
}

export interface GridOptions {
  matrix: Matrix;
  columns: readonly Column[];
  selection: Selection;
  onSelect(selection: Selection): void;
  say(what: string): void;
  /** Absent: nothing can be changed. */
  actions?: GridActions;
  /** A row sets whole columns. */
  hasBulk?: boolean;
  /** A cell is being entered. */
  isEntering?: boolean;
}

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

const addressesIn = (data: DataTransfer): string[] => data.getData('text/uri-list').split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));

export function useGrid({ matrix, columns, selection, onSelect, say, actions, hasBulk, isEntering }: GridOptions) {
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<((row: number) => void) | null>(null);
  const wantsFocus = useRef(false);
  const dragging = useRef<'select' | 'fill'>(undefined);
  const [fillTo, setFillTo] = useState<number>();
  const rows = matrix.attrValueList.length;
  const extent = { first: hasBulk ? -1 : 0, rows, columns: columns.length };
  const range = selectedRange(selection);
  const filling = fillTo === undefined ? undefined : drawnOut(range, fillTo);

  useLayoutEffect(() => {
    if (!wantsFocus.current || isEntering) return;
    const { row, column } = selection.head;
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
    if (row >= 0) cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const select = (next: Selection) => {
    wantsFocus.current = true;
    onSelect(next);
  };
  const moveTo = (place: Place, extending = false) => {
    const head = within(place, extending && selection.anchor.row >= 0 ? { ...extent, first: 0 } : extent);
    reveal.current?.(head.row);
    select(extending ? { anchor: selection.anchor, head } : at(head));
  };
  const run = (edit: Edit) => {
    wantsFocus.current = true;
    if (edit.next === matrix) say('没有需要修改的单元格');
    else actions!.apply(edit);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const whole = event.ctrlKey || event.metaKey;
    if (event.altKey || event.nativeEvent.isComposing || !placeOf(event.target)) return;
    const to = placeAfter(key, selection.head, whole, extent);
    const command = to ? () => moveTo(to, shiftKey) : commandOf(key.length === 1 ? key.toLowerCase() : key, whole, shiftKey);
    if (command) {
      event.preventDefault();
      command();
    } else if (actions && key.length === 1 && !whole && key !== ' ') {
      event.preventDefault();
      actions.begin(key);
    }
  };
  /** What the cell with the focus holds, large. */
  const openContent = () => document.activeElement?.querySelector('button')?.click();
  const commandOf = (key: string, whole: boolean, shift: boolean): (() => void) | undefined => {
    if (key === 'a' && whole) return () => select({ anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns.length - 1 } });
    if (key === ' ' && whole) return () => select({ anchor: { row: 0, column: range.left }, head: { row: rows - 1, column: range.right } });
    if (key === ' ' && shift) return () => select({ anchor: { row: Math.max(0, range.top), column: 0 }, head: { row: Math.max(0, range.bottom), column: columns.length - 1 } });
    if (!actions) return key === 'Enter' || key === ' ' ? () => openContent() : undefined;
    if (key === 'z' && whole) return () => { wantsFocus.current = true; (shift ? actions.redo : actions.undo)(); };
    if (key === 'y' && whole) return () => { wantsFocus.current = true; actions.redo(); };
    if (key === 'd' && whole) return () => { if (range.top >= 0) run(shift ? actions.fillSeries(range) : actions.fillDown(range)); };
    if (key === 'Delete' || key === 'Backspace') return () => run(actions.clear(range));
    if (key === 'Enter' || key === 'F2' || key === ' ') return whole ? undefined : () => actions.begin();
    return undefined;
  };

  const copy = (event: ClipboardEvent): boolean => {
    if (!placeOf(event.target) || event.target instanceof HTMLInputElement) return false;
    event.preventDefault();
    const source = range.top < 0 ? [commonRow(matrix, columns)] : matrix.attrValueList;
    const texts = textsOf(source, columns, range.top < 0 ? { ...range, top: 0, bottom: 0 } : range);
    writeCells(event.clipboardData, texts);
    say(`已复制 ${texts.length} 行 ${texts[0]?.length ?? 0} 列`);
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!actions || !placeOf(event.target) || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const cells = readCells(event.clipboardData);
    const files = [...event.clipboardData.files];
    if (cells.length === 0) return actions.place(files, [], selection.head);
    const edit = actions.paste(cells, range);
    run(edit);
    const bottom = Math.min(rows - 1, Math.max(range.bottom, range.top + cells.length - 1));
    const right = Math.min(columns.length - 1, Math.max(range.right, range.left + Math.max(...cells.map((line) => line.length)) - 1));
    if (range.top >= 0) select({ anchor: { row: bottom, column: right }, head: { row: range.top, column: range.left } });
  };

  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    const heading = (event.target as Element).closest<HTMLElement>('[data-head]');
    if (heading) {
      const column = Number(heading.dataset.head);
      event.preventDefault();
      return select({ anchor: { row: rows - 1, column: event.shiftKey ? selection.anchor.column : column }, head: { row: 0, column } });
    }
    const place = placeOf(event.target);
    if (!place) return;
    // Touch scrolls; a tap selects.
    if (event.pointerType === 'mouse') {
      dragging.current = (event.target as Element).closest('[data-handle]') ? 'fill' : 'select';
      event.preventDefault();
    }
    if (dragging.current !== 'fill') moveTo(place, event.shiftKey);
  };
  const onPointerOver = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!dragging.current || !place) return;
    if (dragging.current === 'select') moveTo(place, true);
    else if (place.row >= 0) setFillTo(place.row);
  };
  const latest = useRef<(turned: boolean) => void>(undefined);
  latest.current = (turned) => {
    if (dragging.current === 'fill' && filling && actions) {
      run(actions.fill(range, filling, turned));
      onSelect({ anchor: { row: filling.bottom, column: filling.right }, head: { row: filling.top, column: filling.left } });
    }
    dragging.current = undefined;
    setFillTo(undefined);
  };
  useLayoutEffect(() => {
    const end = (event: globalThis.PointerEvent) => { if (dragging.current) latest.current!(event.ctrlKey || event.metaKey); };
    document.addEventListener('pointerup', end);
    return () => document.removeEventListener('pointerup', end);
  }, []);

  const imageAt = (event: DragEvent) => {
    const place = placeOf(event.target);
    return place && columns[place.column]?.field?.kind === 'image' ? place : undefined;
  };
  const brings = (event: DragEvent) => event.dataTransfer.types.some((type) => type === 'Files' || type === 'text/uri-list');

  const handlers: HTMLAttributes<HTMLTableElement> & { ref: typeof table } = {
    ref: table,
    onKeyDown,
    onCopy: copy,
    onCut(event) { if (copy(event) && actions) run(actions.clear(range)); },
    onPaste,
    onPointerDown,
    onPointerOver,
    onDoubleClick: (event) => { if (actions && placeOf(event.target)) actions.begin(); },
    onFocus(event: FocusEvent) {
      const place = event.target instanceof HTMLInputElement ? undefined : placeOf(event.target);
      if (place && (place.row !== selection.head.row || place.column !== selection.head.column)) onSelect(at(place));
    },
    onDragOver(event) {
      if (!actions || !brings(event)) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = imageAt(event) ? 'copy' : 'none';
    },
    onDrop(event) {
      if (!actions || !brings(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const place = imageAt(event);
      if (place) actions.place([...event.dataTransfer.files], addressesIn(event.dataTransfer), place);
    },
  };
  return { handlers, reveal, filling, focusLater: () => { wantsFocus.current = true; } };
}
