import { lazyControl } from '../../ui/inputs/lazyControl';
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

function Input(props: InputProps) {
  if (props.field.rowFor !== undefined) return <PerRecord {...props} />;
  return props.field.as === 'cards' ? <Cards {...props} /> : <Grid {...props} />;
}

export const view: FieldView = { Input, Cell, Detail };
