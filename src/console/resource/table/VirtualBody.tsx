import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { GridPosition } from './useGridKeys';
import { Columns, Head } from './parts';
import { ListRow } from './ListRow';
import type { BodyProps } from './props';
import { cardHeight, rowHeights, type TableColumn } from './model';

const spacer = (name: string, index: number): TableColumn => ({
  name, index, spacer: true, title: '', align: 'left', className: 'lt-spacer', render: () => null,
});
const before = spacer('#before', 0);
const after = spacer('#after', 0);
const headHeight = 44;

interface VirtualBodyProps extends BodyProps {
  scroll: RefObject<HTMLDivElement | null>;
  /** Filled with the function that brings a cell into the window. */
  reveal: RefObject<((position: GridPosition) => void) | null>;
  onDrawn(): void;
}

/** Head and rows of a long table: only the cells in sight are in the document, pinned columns always. */
export function VirtualBody(props: VirtualBodyProps) {
  const { layout, rows, rowId, density, cards, scroll, reveal, onDrawn } = props;
  const { columns, widths } = layout;
  const groups = useMemo(() => {
    const left = columns.filter((column) => column.pin === 'left');
    const free = columns.filter((column) => column.pin === undefined);
    const right = columns.filter((column) => column.pin === 'right');
    return { left, free, right };
  }, [columns]);
  const width = (group: readonly TableColumn[]) => group.reduce((sum, column) => sum + widths[column.name]!, 0);
  const leftWidth = width(groups.left);
  const rightWidth = width(groups.right);

  const rowWindow = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (cards ? cardHeight : rowHeights[density]),
    overscan: 4,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  });
  const columnWindow = useVirtualizer({
    horizontal: true,
    count: groups.free.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => widths[groups.free[index]!.name]!,
    overscan: 1,
    paddingStart: leftWidth,
    paddingEnd: rightWidth,
    scrollPaddingStart: leftWidth,
    scrollPaddingEnd: rightWidth,
  });
  useLayoutEffect(() => columnWindow.measure(), [columnWindow, widths, groups]);
  useLayoutEffect(() => rowWindow.measure(), [rowWindow, density, cards]);

  const across = columnWindow.getVirtualItems();
  const from = across[0]?.index ?? 0;
  const to = across.at(-1)?.index ?? -1;
  const visible = useMemo(
    () => [...groups.left, before, ...groups.free.slice(from, to + 1), after, ...groups.right],
    [groups, from, to],
  );
  const windowWidths = {
    ...widths,
    [before.name]: (across[0]?.start ?? leftWidth) - leftWidth,
    [after.name]: columnWindow.getTotalSize() - (across.at(-1)?.end ?? columnWindow.getTotalSize() - rightWidth) - rightWidth,
  };

  const down = rowWindow.getVirtualItems();
  const above = (down[0]?.start ?? headHeight) - headHeight;
  const below = rowWindow.getTotalSize() - (down.at(-1)?.end ?? headHeight);

  useLayoutEffect(() => {
    reveal.current = ({ row, column }) => {
      if (row > 1) rowWindow.scrollToIndex(row - 2);
      const index = groups.free.findIndex((free) => free.index === column);
      if (index >= 0) columnWindow.scrollToIndex(index);
    };
    return () => {
      reveal.current = null;
    };
  }, [reveal, rowWindow, columnWindow, groups]);
  useLayoutEffect(onDrawn);

  return (
    <>
      <Columns columns={visible} widths={windowWidths} />
      <Head {...props} columns={visible} widths={windowWidths} numbered />
      <tbody className="lt-virtual">
        {above > 0 && <tr role="presentation" style={{ height: above }} />}
        {down.map((item) => {
          const row = rows[item.index]!;
          const id = rowId(row);
          return (
            <ListRow
              key={id}
              row={row}
              columns={visible}
              selected={props.ticked(row)}
              rowIndex={item.index + 2}
              onToggle={props.onToggle}
              attributes={props.rowAttributes?.(row)}
              name={props.rowName(row)}
            />
          );
        })}
        {below > 0 && <tr role="presentation" style={{ height: below }} />}
      </tbody>
    </>
  );
}
