import { useState } from 'react';
import type { Matrix } from '../../engine/matrix/document';
import type { CellProps } from '../view';
import { columnsOf } from './columns';
import { Grid } from './Grid';
import { at } from './selection';
import { useGrid } from './useGrid';
import './skuMatrix.css';

/** The rows to look at, walk through and copy. */
export default function Table({ field, value, record }: CellProps) {
  const matrix = value as Matrix | null;
  return matrix && <Rows field={field} matrix={matrix} record={record} />;
}

function Rows({ field, matrix, record }: { field: CellProps['field']; matrix: Matrix; record: Record<string, unknown> }) {
  const columns = columnsOf(matrix, field, record, true);
  const [announced, say] = useState('');
  const [selection, setSelection] = useState(at({ row: 0, column: 0 }));
  const { handlers, reveal } = useGrid({ matrix, columns, selection, onSelect: setSelection, say });
  return (
    <div className="sku">
      <Grid id={`detail-${field.name}`} title={field.title} rows={matrix.attrValueList} columns={columns} selection={selection} readOnly handlers={handlers} reveal={reveal} />
      <div role="status" className="ui-hidden">{announced}</div>
    </div>
  );
}
