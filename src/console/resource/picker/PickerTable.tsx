import { useMemo } from 'react';
import type { FieldModel, ListModel } from '../../../engine/model';
import { EmptyState } from '../../ui/EmptyState';
import type { FindEnumeration } from '../../ui/enumerations';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { cellRenderer } from '../table/cells';
import type { Selection } from './useSelection';
import './picker.css';

type Row = Record<string, unknown>;

export interface PickerTableProps {
  list: ListModel;
  fields: ReadonlyMap<string, FieldModel>;
  primaryKey: string;
  enumeration: FindEnumeration;
  rows: readonly Row[];
  multiple: boolean;
  selection: Selection;
  isLoading: boolean;
  error: Error | null;
  onRetry(): void;
  /** Names a row for the control that selects it. */
  nameOf(row: Row): string;
}

export function PickerTable(props: PickerTableProps) {
  const { list, fields, primaryKey, enumeration, rows, multiple, selection, nameOf } = props;
  const columns = useMemo(
    () => list.columns.filter((column) => !column.hidden).map((column) => ({ column, cell: cellRenderer(column, fields, enumeration) })),
    [list.columns, fields, enumeration],
  );
  if (props.isLoading) return <Skeleton lines={6} height={28} />;
  if (props.error && rows.length === 0) return <ErrorState message={props.error.message} onRetry={props.onRetry} />;
  if (rows.length === 0) return <EmptyState />;
  const onPage = selection.onPage(rows);
  return (
    <div className="picker-scroll" tabIndex={0} role="region" aria-label="可选数据">
      <table className="picker-table">
        <thead>
          <tr>
            <th scope="col" className="picker-mark">
              {multiple ? (
                <input
                  type="checkbox"
                  aria-label="选择本页"
                  checked={onPage === 'all'}
                  ref={(element) => {
                    if (element) element.indeterminate = onPage === 'some';
                  }}
                  onChange={() => selection.togglePage(rows)}
                />
              ) : <span className="ui-hidden">选择</span>}
            </th>
            {columns.map(({ column }) => (
              <th key={column.name} scope="col" style={{ width: column.width, minWidth: column.minWidth, textAlign: column.align }}>{column.title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[primaryKey])} aria-selected={selection.has(row)} onClick={() => selection.toggle(row)}>
              <td className="picker-mark">
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={multiple ? undefined : 'picked'}
                  aria-label={`选择${nameOf(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                  onClick={(event) => event.stopPropagation()}
                />
              </td>
              {columns.map(({ column, cell }) => <td key={column.name} style={{ textAlign: column.align }}>{cell(row)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
