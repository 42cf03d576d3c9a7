import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { rangeOf, type Range } from '../../engine/matrix/cells';
import type { MatrixRow } from '../../engine/matrix/document';
import type { EditorProps } from './CellEditor';
import type { Column } from './columns';
import { GridRow } from './GridRow';
import { selectedRange, type Selection } from './selection';

export const headHeight = 40;
export const rowHeight = 48;
/** Up to so many rows all are in the document, for the page's own search and screen readers. */
const allUpTo = 100;

export interface GridProps {
  id: string;
  title: string;
  rows: readonly MatrixRow[];
  columns: readonly Column[];
  /** What all rows have in common; absent where columns are not set as a whole. */
  bulk?: MatrixRow;
  selection: Selection;
  /** Rows to which the selection is being drawn out. */
  filling?: Range;
  /** Messages by row and column name. */
  errors?: ReadonlyMap<number, Readonly<Record<string, string>>>;
  editor?: EditorProps;
  readOnly: boolean;
  describedBy?: string;
  /** Handlers of the grid element. */
  handlers?: React.HTMLAttributes<HTMLTableElement>;
  /** Filled with the function that brings the cell with the focus into sight. */
  reveal?: React.RefObject<((row: number) => void) | null>;
}

/** The drawn grid: head, the row that sets columns, and those rows that are in sight. Knows nothing of what may be done with it. */
export function Grid({ id, title, rows, columns, bulk, selection, filling, errors, editor, readOnly, describedBy, handlers, reveal }: GridProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const range = selectedRange(selection);
  const { head } = selection;
  const top = headHeight + (bulk ? rowHeight : 0);
  const isVirtual = rows.length > allUpTo;
  const extract = useCallback(
    // The cell with the focus stays in the document wherever the rest has been scrolled to.
    (shown: Parameters<typeof defaultRangeExtractor>[0]) => [...new Set([...defaultRangeExtractor(shown), ...(head.row < 0 ? [] : [head.row])])].sort((a, b) => a - b),
    [head.row],
  );
  const virtual = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    paddingStart: top,
    scrollPaddingStart: top,
    rangeExtractor: extract,
  });
  useLayoutEffect(() => {
    if (reveal) reveal.current = (row) => { if (isVirtual && row >= 0) virtual.scrollToIndex(row); };
  }, [reveal, virtual, isVirtual]);

  const shown = isVirtual ? virtual.getVirtualItems().map(({ index }) => index) : rows.map((_, index) => index);
  const first = bulk ? 3 : 2;
  const span = `${range.left}-${range.right}`;
  const propsOf = (index: number) => ({
    id, columns, index,
    selected: index >= range.top && index <= range.bottom ? span : undefined,
    active: index === head.row ? head.column : undefined,
    handle: !readOnly && !editor && index === range.bottom && index >= 0 ? range.right : undefined,
    filling: filling && index >= filling.top && index <= filling.bottom,
    errors: errors?.get(index),
    editor: index === head.row ? editor : undefined,
    readOnly,
  });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const attributes = columns.filter(({ field }) => !field);
  const style = useMemo(() => ({ scrollPadding: `${top}px 0 0 ${attributes.reduce((sum, column) => sum + column.width, 0)}px` }), [top, attributes]);

  return (
    <div className="sku-scroll" ref={scroll} style={style}>
      <table
        {...handlers}
        role="grid"
        className="sku-grid"
        style={{ minWidth: width }}
        aria-label={title}
        aria-describedby={describedBy}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        aria-rowcount={rows.length + first - 1}
        aria-colcount={columns.length}
      >
        <colgroup>{columns.map((column) => <col key={column.name} style={{ width: column.width }} />)}</colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column, at) => (
              <th key={column.name} role="columnheader" scope="col" aria-colindex={at + 1} data-head={at} className={column.field ? undefined : 'sku-attribute'} style={{ left: column.left }}>
                {column.field?.required && !readOnly && <span className="sku-required" aria-hidden="true">*</span>}
                {column.title}
              </th>
            ))}
          </tr>
          {bulk && <GridRow {...propsOf(-1)} row={bulk} number={2} />}
        </thead>
        <tbody role="rowgroup">
          {shown.map((index, at) => {
            const gap = index - (shown[at - 1] ?? -1) - 1;
            return (
              <Fragment key={index}>
                {gap > 0 && <tr role="presentation" style={{ height: gap * rowHeight }} />}
                <GridRow {...propsOf(index)} row={rows[index]!} number={index + first} />
              </Fragment>
            );
          })}
          {rows.length - 1 > (shown.at(-1) ?? -1) && <tr role="presentation" style={{ height: (rows.length - 1 - (shown.at(-1) ?? -1)) * rowHeight }} />}
        </tbody>
      </table>
    </div>
  );
}

/** Rows of a selection together with those it is being drawn out to, in its own columns. */
export const drawnOut = (source: Range, row: number): Range =>
  rangeOf({ row: Math.min(source.top, row), column: source.left }, { row: Math.max(source.bottom, row), column: source.right });
