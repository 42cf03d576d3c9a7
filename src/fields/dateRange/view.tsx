import { DateRangeInput } from '../../console/ui/DateRangeInput';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, id, value, onChange } = props;
  return <DateRangeInput {...controlOf(props)} id={id} name={field.title} value={value} onChange={onChange} />;
}

function Filter({ field, id, value, onChange, onSubmit }: FilterProps) {
  return <DateRangeInput wholeOnly id={id} name={field.title} value={value} onChange={onChange} onEnter={onSubmit} />;
}

export const view: FieldView = { Input, Filter };
