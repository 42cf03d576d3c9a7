import { useCallback, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { Columns, Head } from './parts';
import { ListRow } from './ListRow';
import { virtualAbove, type Row } from './model';
import type { BodyProps, ListTableProps } from './props';
import { useGridKeys, type GridPosition } from './useGridKeys';
import { useTableHeight } from './useTableHeight';
import { VirtualBody } from './VirtualBody';
import { observeWidth } from '../../../ui/observeWidth';
import { useKeptScroll } from '../../../ui/ports/screen';
import '../../../ui/tokens.css';
import './ListTable.css';
import './cards.css';

/** Shows the whole text of a cut cell under the pointer; cells with a hint of their own show that. */
function tellCutText({ target }: PointerEvent): void {
  const cell = (target as Element).closest<HTMLElement>('td, th');
  if (!cell || cell.matches('.lt-ellipsis')) return;
  const isCut = [cell, ...cell.querySelectorAll('.record-link')].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut || cell.title !== '') cell.title = isCut ? cell.innerText : '';
}

/**
 * The table of every list: sticky head, pinned columns, plain cells; all rows in the document up to
 * `virtualAbove`, a window of rows and columns beyond. Draws what it is given and fetches nothing.
 */
export function ListTable(props: ListTableProps) {
  const { label, layout, rows, rowId, rowName, density = 'standard', selection, onOpen, onBranch, tree, children } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<((position: GridPosition) => void) | null>(null);
  const height = useTableHeight();
  // What is typed into a row must not scroll away with it.
  const virtual = rows.length > virtualAbove && !props.edited;

  const latest = useRef(selection);
  latest.current = selection;
  const onToggle = useCallback((row: Row) => latest.current?.toggle(row), []);
  const ticked = (row: Row): boolean | undefined =>
    selection && (selection.can?.(row) ?? true) ? selection.has(rowId(row)) : undefined;

  const keys = useGridKeys(table, {
    rowCount: rows.length,
    columnCount: layout.columns.length,
    reveal: virtual ? (position) => reveal.current?.(position) : undefined,
    onSelect: selection && ((index) => ticked(rows[index]!) !== undefined && selection.toggle(rows[index]!)),
    onOpen: onOpen && ((index) => onOpen(rows[index]!)),
    onBranch: onBranch && ((index, open) => onBranch(rows[index]!, open)),
  });

  const { onRoom } = props;
  useLayoutEffect(() => {
    return onRoom && scroll.current ? observeWidth(scroll.current, onRoom) : undefined;
  }, [onRoom]);
  useLayoutEffect(() => keys.recover(), [keys, rows]);
  useKeptScroll(scroll, props.scrollName, rows.length > 0);

  const body: BodyProps = { ...props, density, ticked, onToggle };
  const classes = ['lt', `lt-${density}`, virtual && 'lt-windowed', props.cards && 'lt-cards', props.busy && 'lt-busy'].filter(Boolean).join(' ');

  return (
    <div className="lt-scroll" ref={scroll} style={{ maxHeight: height }}>
      <table
        ref={table}
        role={tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-busy={props.busy || undefined}
        aria-multiselectable={selection ? true : undefined}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        aria-colcount={virtual ? layout.columns.length : undefined}
        tabIndex={0}
        className={classes}
        style={{ ...layout.variables, ...(virtual ? { width: layout.total } : { minWidth: layout.total }) }}
        {...keys.props}
        onPointerOver={tellCutText}
      >
        {virtual ? (
          <VirtualBody {...body} scroll={scroll} reveal={reveal} onDrawn={keys.focusPending} />
        ) : (
          <>
            <Columns columns={layout.columns} widths={layout.widths} fills={layout} />
            <Head {...body} columns={layout.columns} widths={layout.widths} numbered={false} />
            <tbody>
              {rows.map((row) => props.edited?.instead(row, layout.columns) ?? (
                <ListRow
                  key={rowId(row)}
                  row={row}
                  columns={layout.columns}
                  selected={ticked(row)}
                  onToggle={onToggle}
                  attributes={props.rowAttributes?.(row)}
                  name={rowName(row)}
                />
              ))}
              {props.edited?.added(layout.columns)}
              {children && (
                <tr>
                  <td colSpan={layout.columns.length} className="lt-state">{children}</td>
                </tr>
              )}
            </tbody>
          </>
        )}
      </table>
    </div>
  );
}
