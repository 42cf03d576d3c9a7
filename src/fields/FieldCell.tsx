import { useContext } from 'react';
import { RecordLink } from '../ui/display/RecordLink';
import { EnumerationContext } from '../ui/ports/enumerations';
import { isEmpty } from '../engine/text/words';
import { kinds } from './kinds';
import type { CellProps } from './view';
import { views } from './views';

/** A value as its kind shows it in a cell, `-` when there is none. */
export function FieldCell(props: CellProps) {
  const { field, value } = props;
  const enumeration = useContext(EnumerationContext);
  const { Cell } = views[field.kind];
  // A code may be null (none required), so the enumeration decides for itself.
  if (isEmpty(value) && field.kind !== 'enumeration') return '-';
  const content = Cell ? <Cell {...props} /> : kinds[field.kind].format(value, field, { enumeration }) || '-';
  return field.names ? <RecordLink entity={field.names.of} id={props.record[field.names.id]}>{content}</RecordLink> : content;
}
