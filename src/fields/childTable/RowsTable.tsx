import { FieldCell } from '../FieldCell';
import type { CellProps } from '../view';
import './Grid.css';

/** The rows as a read-only table. */
export default function RowsTable({ field, value }: CellProps) {
  const rows = value as Record<string, unknown>[];
  const columns = field.fields ?? [];
  return (
    <div className="field-grid-scroll">
      <table className="field-grid field-rows" aria-label={field.title}>
        <thead><tr>{columns.map((column) => <th key={column.name} scope="col">{column.title}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{columns.map((column) => <td key={column.name}><FieldCell field={column} value={row[column.name]} record={row} /></td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
