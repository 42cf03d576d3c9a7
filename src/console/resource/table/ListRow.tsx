import { memo, type HTMLAttributes } from 'react';
import type { Row, TableColumn } from './model';

export interface ListRowProps {
  row: Row;
  columns: readonly TableColumn[];
  /** Draws again only what this changes; undefined: rows cannot be ticked. */
  selected: boolean | undefined;
  /** aria-rowindex, in a virtual table only: elsewhere the document says it. */
  rowIndex?: number;
  /** Stable: called with the row when its box is clicked. */
  onToggle(row: Row): void;
  attributes?: HTMLAttributes<HTMLTableRowElement>;
  /** Name of the tick's row, read aloud. */
  name: string;
}

/** One row of plain cells. Memoised: typing in a filter or ticking another row leaves it alone. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, columns, selected, rowIndex, onToggle, attributes, name } = props;
  const numbered = rowIndex !== undefined;
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-selected={selected}
      className={selected ? 'lt-row lt-selected' : 'lt-row'}
      {...attributes}
    >
      {columns.map((column) => {
        if (column.spacer) return <td key={column.name} role="presentation" className="lt-spacer" />;
        const Tag = column.rowHeader ? 'th' : 'td';
        return (
          <Tag
            key={column.name}
            scope={column.rowHeader ? 'row' : undefined}
            aria-colindex={numbered ? column.index : undefined}
            className={column.className}
            style={column.style}
            title={column.hint?.(row)}
          >
            {column.name === selectColumn ? (
              selected !== undefined && (
                <input type="checkbox" aria-label={`选择 ${name}`} checked={selected} onChange={() => onToggle(row)} />
              )
            ) : (
              column.render(row)
            )}
          </Tag>
        );
      })}
    </tr>
  );
});

/** Name of the column of ticks, which the row itself draws. */
export const selectColumn = '#select';
