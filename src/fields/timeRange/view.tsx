import { ExactTimeRange, TimeRangeInput } from '../../console/ui/inputs/TimeRangeInput';
import { controlOf, type FieldView, type InputProps } from '../view';
import { hours } from './kind';

function Input(props: InputProps) {
  const { field, input, id, onChange } = props;
  const { from, to, between, clearable = !field.required } = input?.look ?? {};
  const range = { ...controlOf(props), id, name: field.title, value: Array.isArray(props.value) ? props.value : [], onChange, clearable, between };
  return field.unit === 'second' ? <ExactTimeRange {...range} /> : <TimeRangeInput {...range} times={hours} from={from} to={to} />;
}

export const view: FieldView = { Input };
