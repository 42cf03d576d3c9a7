import { deferred } from '../../../ui/deferred';
import type { RowId } from '../table/model';
import type { FrameColumn } from '../useListColumns';

/** It brings the code of dragging, as the tree's table does. */
const OrderCell = deferred(() => import('./OrderCell').then((module) => ({ default: module.OrderCell })));

/** Stands before the columns of a tree whose order can be changed. */
export const orderColumn: FrameColumn = {
  definition: { name: '#order', title: '调整顺序', align: 'left', rigid: true, part: 'order', render: (row) => <OrderCell id={row.id as RowId} /> },
  width: 116,
  pin: 'left',
};
