/** A value as it reads: the kind's detail rendition, else its cell, else its text; `-` when there is none. */
import { use } from 'react';
import { isEmpty } from '../../../engine/text/words';
import { kinds } from '../../../fields/kinds';
import type { CellProps } from '../../../fields/view';
import { views } from '../../../fields/views';
import { EnumerationContext } from '../../ui/enumerations';

export function FieldValue(props: CellProps) {
  const { field, value } = props;
  const enumeration = use(EnumerationContext);
  if (isEmpty(value)) return '-';
  const { Detail, Cell } = views[field.kind];
  const View = Detail ?? Cell;
  return View ? <View {...props} /> : kinds[field.kind].format(value, field, { enumeration }) || '-';
}
