import { lazyControl } from '../../ui/inputs/lazyControl';
import type { FieldModel } from '../../engine/model';
import type { CellProps, FieldView, InputProps } from '../view';

const Grid = lazyControl<InputProps>(() => import('./Grid'), 120);
const Cards = lazyControl<InputProps>(() => import('./Cards'), 240);
const PerRecord = lazyControl<InputProps>(() => import('./PerRecord'), 120);
const RowsTable = lazyControl(() => import('./RowsTable'), 64);

function Cell({ value }: CellProps) {
  return Array.isArray(value) && value.length ? `${value.length} 行` : null;
}

function Detail(props: CellProps) {
  return Array.isArray(props.value) && props.value.length ? <RowsTable {...props} /> : null;
}

function drawnAs({ rowFor, as }: FieldModel) {
  if (rowFor !== undefined) return PerRecord;
  return as === 'cards' ? Cards : Grid;
}

function Input(props: InputProps) {
  const Rows = drawnAs(props.field);
  return <Rows {...props} />;
}

export const view: FieldView = { Input: Object.assign(Input, { preload: (field: FieldModel) => drawnAs(field).preload() }), Cell, Detail };
