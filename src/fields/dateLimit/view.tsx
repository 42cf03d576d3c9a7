import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { PeriodSelect } from '../../ui/inputs/PeriodSelect';
import { selectableDays } from '../../engine/dateLimit/interval';
import { presets } from '../../engine/dateLimit/presets';
import type { FieldView, FilterProps, InputProps } from '../view';

/** Quick ranges offered by a list (spec 1 §9). */
const quick = (['today', 'yesterday', 'lately7', 'lately30', 'month', 'year'] as const).map((value) => ({ value, label: presets[value] }));

function Period({ field, ...props }: Pick<InputProps, 'field' | 'id' | 'value' | 'onChange' | 'disabled'>) {
  return <PeriodSelect {...props} name={field.title} presets={quick} {...selectableDays()} />;
}

/** Moments of a period that an address asks for are shown by their days. */
const daysOf = (value: unknown): unknown => (Array.isArray(value) ? value.map((end: unknown) => (typeof end === 'string' ? end.slice(0, 10) : end)) : value);

/** A period of a date, datetime or `dateLimit` filter; `range` takes two days without quick words. */
export function PeriodFilter({ field, id, value, onChange, onSubmit, operator }: FilterProps) {
  return operator === 'range'
    ? <DateRangeInput wholeOnly id={id} name={field.title} value={daysOf(value)} onChange={onChange} onEnter={onSubmit} />
    : <Period field={field} id={id} value={value} onChange={onChange} />;
}

export const view: FieldView = { Input: Period, Filter: PeriodFilter };
