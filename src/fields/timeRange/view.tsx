import { hours } from '../../engine/time/timeOfDay';
import { ExactTimeRange, TimeRangeInput } from '../../ui/inputs/TimeRangeInput';
import { controlOf, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, id, onChange } = props;
  const hint = input?.placeholder || undefined;
  const { from = hint, to = hint, between, clearable = !field.required, readOnly } = input?.look ?? {};
  const range = { ...controlOf(props), id, name: field.title, value: Array.isArray(props.value) ? props.value : [], onChange, clearable, between, from, to };
  return field.unit === 'second' ? <ExactTimeRange {...range} readOnly={readOnly} /> : <TimeRangeInput {...range} times={hours} />;
}

export const view: FieldView = { Input };
