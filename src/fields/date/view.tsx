import { DateInput } from '../../console/ui/DateInput';
import { PeriodFilter } from '../dateLimit/view';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <DateInput {...controlOf(props)} name={field.title} value={value} onChange={onChange} placeholder={input?.placeholder} clearable={!field.required} />;
}

function Filter(props: FilterProps) {
  const { field, id, value, onChange, onSubmit, operator } = props;
  return operator === 'equals'
    ? <DateInput wholeOnly id={id} name={field.title} value={value} onChange={onChange} clearable onEnter={onSubmit} />
    : <PeriodFilter {...props} />;
}

export const view: FieldView = { Input, Filter };
