import { DateInput } from '../../ui/inputs/DateInput';
import type { FieldModel } from '../../engine/model';
import { PeriodFilter } from '../dateLimit/view';
import { controlOf, type FieldView, type FilterProps, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  const { clearable = !field.required, readOnly } = input?.look ?? {};
  return <DateInput {...controlOf(props)} name={field.title} unit={unitOf(field)} value={value} onChange={onChange} placeholder={input?.placeholder} clearable={clearable} readOnly={readOnly} />;
}

/** A date is never told finer than its day. */
export const unitOf = ({ unit }: FieldModel) => (unit === 'week' || unit === 'month' || unit === 'year' ? unit : undefined);

function Filter(props: FilterProps) {
  const { field, id, value, onChange, onSubmit, operator } = props;
  return operator === 'equals' || operator === 'covers'
    ? <DateInput wholeOnly id={id} name={field.title} value={value} onChange={onChange} clearable onEnter={onSubmit} />
    : <PeriodFilter {...props} />;
}

export const view: FieldView = { Input, Filter };
