import { isEmpty } from '../../../engine/text/words';
import { FieldCell } from '../../../fields/FieldCell';
import type { CellProps } from '../../../fields/view';
import { views } from '../../../fields/views';

/** A value as it reads with room around it: the kind's detail rendition, else its cell. */
export function FieldValue(props: CellProps) {
  const { Detail } = views[props.field.kind];
  return Detail && !isEmpty(props.value) ? <Detail {...props} /> : <FieldCell {...props} />;
}
