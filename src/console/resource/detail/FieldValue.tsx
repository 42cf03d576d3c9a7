/** A value as it reads: the kind's detail rendition, else its cell, else its text. */
import { use } from 'react';
import type { FieldModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { fieldViews } from '../../../fields/views';
import { EnumerationContext } from '../../ui/enumerations';

export interface FieldValueProps {
  field: FieldModel;
  value: unknown;
  record: Record<string, unknown>;
}

export function FieldValue(props: FieldValueProps) {
  const view = fieldViews[props.field.kind];
  const View = view.Detail ?? view.Cell ?? PlainValue;
  return <View {...props} />;
}

function PlainValue({ field, value }: FieldValueProps) {
  const enumeration = use(EnumerationContext);
  return kinds[field.kind].format(value, field, { enumeration }) || '-';
}
