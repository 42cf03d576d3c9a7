import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { unitOf } from '../date/view';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, id, value, onChange } = props;
  const { from, to, between, clearable, readOnly } = input?.look ?? {};
  const words = { from, to, between, clearable, readOnly };
  return <DateRangeInput {...controlOf(props)} {...words} id={id} name={field.title} time={field.unit === 'second'} unit={unitOf(field)} value={value} onChange={onChange} />;
}

function Filter({ field, id, value, onChange, onSubmit }: FilterProps) {
  return <DateRangeInput wholeOnly id={id} name={field.title} value={value} onChange={onChange} onEnter={onSubmit} />;
}

export const view: FieldView = { Input, Filter };
