import { DateInput } from '../../ui/inputs/DateInput';
import { PeriodFilter } from '../dateLimit/view';
import { controlOf, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <DateInput {...controlOf(props)} time name={field.title} value={value} onChange={onChange} placeholder={input?.placeholder} clearable={input?.look?.clearable ?? !field.required} readOnly={input?.look?.readOnly} />;
}

export const view: FieldView = { Input, Filter: PeriodFilter };
