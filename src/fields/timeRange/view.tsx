import { TimeRangeInput } from '../../console/ui/TimeRangeInput';
import { controlOf, type FieldView, type InputProps } from '../view';
import { hours } from './kind';

function Input(props: InputProps) {
  const { field, id, value, onChange } = props;
  return <TimeRangeInput {...controlOf(props)} id={id} name={field.title} times={hours} value={Array.isArray(value) ? value : []} onChange={onChange} clearable={!field.required} />;
}

export const view: FieldView = { Input };
