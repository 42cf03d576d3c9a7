import { HeaderCell } from './HeaderCell';
import { selectColumn } from './ListRow';
import type { Row, RowId, Selection, Sorting, TableColumn, Widths } from './model';

/** Widths of the drawn columns; a fluid column takes what is left. */
export function Columns({ columns, widths, fluid }: { columns: readonly TableColumn[]; widths: Widths; fluid?: Set<string> }) {
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.name} style={fluid?.has(column.name) ? undefined : { width: widths[column.name] }} />
      ))}
    </colgroup>
  );
}

interface HeadProps {
  columns: readonly TableColumn[];
  widths: Widths;
  /** Inside a virtual table. */
  numbered: boolean;
  rows: readonly Row[];
  rowId(row: Row): RowId;
  selection?: Selection;
  sort?: Sorting;
  onSort?(field: string): void;
  onResize?(name: string, width: number): void;
}

export function Head({ columns, widths, numbered, rows, rowId, selection, ...rest }: HeadProps) {
  return (
    <thead>
      <tr aria-rowindex={numbered ? 1 : undefined}>
        {columns.map((column) => {
          if (column.spacer) return <td key={column.name} role="presentation" className="lt-spacer lt-head" />;
          if (column.name === selectColumn && selection) {
            return (
              <th
                key={column.name}
                scope="col"
                aria-colindex={numbered ? column.index : undefined}
                className={`${column.className} lt-head`}
                style={column.style}
              >
                <PageTick rows={rows} rowId={rowId} selection={selection} />
              </th>
            );
          }
          return <HeaderCell key={column.name} column={column} width={widths[column.name]!} numbered={numbered} {...rest} />;
        })}
      </tr>
    </thead>
  );
}

function PageTick({ rows, rowId, selection }: { rows: readonly Row[]; rowId(row: Row): RowId; selection: Selection }) {
  const offered = selection.can ? rows.filter(selection.can) : rows;
  const ticked = offered.filter((row) => selection.has(rowId(row))).length;
  const all = offered.length > 0 && ticked === offered.length;
  return (
    <input
      type="checkbox"
      aria-label="选择本页全部"
      disabled={offered.length === 0}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !all;
      }}
      onChange={() => selection.togglePage(!all)}
    />
  );
}
