import { textOf, type CellProps } from './view';
import { views } from './views';

/** A value as its kind shows it in a cell, `-` when there is none. */
export function FieldCell(props: CellProps) {
  const { Cell } = views[props.field.kind];
  if (props.value === null || props.value === undefined || props.value === '') return '-';
  return Cell ? <Cell {...props} /> : textOf(props.value);
}
