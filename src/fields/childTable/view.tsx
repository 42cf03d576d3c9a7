import { lazyControl } from '../../console/ui/lazyControl';
import type { CellProps, FieldView } from '../view';

const RowsTable = lazyControl(() => import('./RowsTable'), 64);

function Cell({ value }: CellProps) {
  return Array.isArray(value) && value.length ? `${value.length} 行` : null;
}

function Detail(props: CellProps) {
  return Array.isArray(props.value) && props.value.length ? <RowsTable {...props} /> : null;
}

export const view: FieldView = { Input: lazyControl(() => import('./Grid'), 120), Cell, Detail };
