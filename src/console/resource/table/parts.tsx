import { HeaderCell } from './HeaderCell';
import { selectColumn } from './ListRow';
import type { Row, RowId, Selection, Sorting, TableColumn, TableLayout, Widths } from './model';

interface ColumnsProps {
  columns: readonly TableColumn[];
  widths: Widths;
  /** Of a table that fills its frame, whose width is 100cqi. */
  fills?: Pick<TableLayout, 'shares' | 'total'>;
}

/** Widths of the drawn columns. */
export function Columns({ columns, widths, fills }: ColumnsProps) {
  return (
    <colgroup>
      {columns.map(({ name }) => {
        const share = fills?.shares.get(name);
        return <col key={name} style={{ width: share === undefined ? widths[name] : `calc(${widths[name]}px + max(0px, 100cqi - ${fills!.total}px) * ${share.toFixed(4)})` }} />;
      })}
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
    <label className="lt-tick-page" data-title="选择本页全部">
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
    </label>
  );
}
