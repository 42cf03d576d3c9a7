import { DateRangeInput } from '../../console/ui/DateRangeInput';
import { PeriodSelect } from '../../console/ui/PeriodSelect';
import type { FieldView, FilterProps, InputProps } from '../view';

/** Quick ranges offered by a list (spec 1 §9). */
const quick = [
  { value: 'today', label: '今天' },
  { value: 'yesterday', label: '昨天' },
  { value: 'lately7', label: '最近7天' },
  { value: 'lately30', label: '最近30天' },
  { value: 'month', label: '本月' },
  { value: 'year', label: '本年' },
];

/** A period of a date, datetime or `dateLimit` filter; `range` takes two days without quick words. */
export function PeriodFilter({ field, id, value, onChange, onSubmit, operator }: FilterProps) {
  return operator === 'range'
    ? <DateRangeInput id={id} name={field.title} value={value} onChange={onChange} onEnter={onSubmit} />
    : <PeriodSelect id={id} name={field.title} value={value} onChange={onChange} presets={quick} />;
}

function Input({ field, id, value, onChange, disabled }: InputProps) {
  return <PeriodSelect id={id} name={field.title} value={value} onChange={onChange} presets={quick} disabled={disabled} />;
}

export const view: FieldView = { Input, Filter: PeriodFilter };
