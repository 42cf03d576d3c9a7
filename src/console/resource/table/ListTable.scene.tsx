/** A table of many rows and columns without any call, for the gallery and the bench. */
import { useMemo, useState } from 'react';
import type { PlacedColumn } from '../columns/layout';
import { ListTable } from './ListTable';
import { selectColumn } from './ListRow';
import { layOut, type ColumnDefinition, type Row, type RowId } from './model';

const rowId = (row: Row) => row.id as RowId;
const rowName = (row: Row) => String(row.column0);

/** Rows for the scene; made apart from drawing, so that a bench measures the table alone. */
export const sceneRows = (count: number, columns: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id, ...Object.fromEntries(Array.from({ length: columns }, (__, index) => [`column${index}`, `${id} × ${index}`])),
  }));

/**
 * @param props.rows from `sceneRows`; virtual above 100
 * @param props.columns number of text columns, besides ticks
 */
export function ListTableScene({ rows, columns }: { rows: readonly Row[]; columns: number }) {
  const [ticked, setTicked] = useState<ReadonlySet<RowId>>(() => new Set());
  const layout = useMemo(() => {
    const ticks: ColumnDefinition = { name: selectColumn, title: '选择', align: 'center', rigid: true, render: () => null };
    const definitions = Array.from({ length: columns }, (_, index): ColumnDefinition => {
      const name = `column${index}`;
      return { name, title: `列${index}`, align: 'left', sortable: true, rowHeader: index === 0, render: (row) => String(row[name]) };
    });
    const placed = definitions.map(({ name }): PlacedColumn => ({ name, width: 120, minWidth: 120, hidden: false }));
    return layOut([ticks, ...definitions], [{ name: selectColumn, width: 48, minWidth: 48, pin: 'left', hidden: false }, ...placed]);
  }, [columns]);
  const selection = useMemo(
    () => ({
      has: (id: RowId) => ticked.has(id),
      toggle: (row: Row) =>
        setTicked((before) => {
          const next = new Set(before);
          if (!next.delete(rowId(row))) next.add(rowId(row));
          return next;
        }),
      togglePage: (on: boolean) => setTicked(new Set(on ? rows.map(rowId) : [])),
    }),
    [ticked, rows],
  );
  return <ListTable label="表格" layout={layout} rows={rows} rowId={rowId} rowName={rowName} selection={selection} />;
}
