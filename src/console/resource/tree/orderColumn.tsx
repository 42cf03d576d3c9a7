import type { RowId } from '../table/model';
import type { FrameColumn } from '../useListColumns';
import { OrderCell } from './OrderCell';

/** Stands before the columns of a tree whose order can be changed. */
export const orderColumn: FrameColumn = {
  definition: { name: '#order', title: '调整顺序', align: 'left', rigid: true, part: 'order', render: (row) => <OrderCell id={row.id as RowId} /> },
  width: 116,
  pin: 'left',
};
