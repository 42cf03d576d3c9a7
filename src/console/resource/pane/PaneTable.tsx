import { use, useMemo } from 'react';
import { RecordLinksContext } from '../../../ui/ports/records';
import { Asked } from '../../../ui/states/Asked';
import { EmptyState } from '../../../ui/states/EmptyState';
import { cellRenderer } from '../table/cells';
import type { PaneRows } from './rows';

/** Rows to be read. */
export const PaneTable = (props: PaneRows) => (
  <Asked query={props.query} lines={6} height={28}>{(rows) => (rows.length === 0 ? <EmptyState /> : <Table {...props} rows={rows} />)}</Asked>
);

function Table({ list, fields, enumeration, primaryKey, rows, sort, onSort }: PaneRows & { rows: NonNullable<PaneRows['query']['data']> }) {
  const links = use(RecordLinksContext);
  const columns = useMemo(
    () => list.columns.filter((column) => !column.hidden).map((column) => ({ column, cell: cellRenderer(column, fields, enumeration, links) })),
    [list.columns, fields, enumeration, links],
  );
  return (
    <div className="pane-scroll" tabIndex={0} role="region" aria-label={list.title}>
      <table className="pane-table">
        <thead>
          <tr>
            {columns.map(({ column: { name, title, width, minWidth, align, sortable } }) => {
              const order = sort?.field === name ? sort.order : undefined;
              return (
                <th key={name} scope="col" style={{ width, minWidth, textAlign: align }} aria-sort={sortable ? (order ? (order === 'ASC' ? 'ascending' : 'descending') : 'none') : undefined}>
                  {sortable ? <button type="button" className="pane-sort" onClick={() => onSort(name)}>{title}<span aria-hidden>{order === 'ASC' ? '↑' : order === 'DESC' ? '↓' : '↕'}</span></button> : title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => <tr key={String(row[primaryKey])}>{columns.map(({ column, cell }) => <td key={column.name} style={{ textAlign: column.align }}>{cell(row)}</td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}
