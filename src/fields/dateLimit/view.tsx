import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { PeriodSelect } from '../../ui/inputs/PeriodSelect';
import { selectableDays } from '../../engine/dateLimit/interval';
import { presets } from '../../engine/dateLimit/presets';
import { monthEnd, monthStart } from '../../engine/time/wallTime';
import type { FieldView, FilterProps, InputProps } from '../view';

/** Quick ranges offered by a list (spec 1 §9). */
const quick = (['today', 'yesterday', 'lately7', 'lately30', 'month', 'year'] as const).map((value) => ({ value, label: presets[value] }));

/** All days that can be chosen: how lists of closed days are looked through. */
const pastYear = ({ earliest, latest }: ReturnType<typeof selectableDays>) => ({ value: [earliest, latest] as [string, string], label: '最近一年' });

/** Months up to this one, on statements of months: however long ago. */
function quickMonths(today: string): { value: string | [string, string]; label: string }[] {
  const sixMonths: [string, string] = [monthStart(today, -5), monthEnd(today)];
  return [{ value: 'month', label: presets.month }, { value: 'year', label: '今年至今' }, { value: sixMonths, label: '最近六个月' }];
}

function Period({ field, ...props }: Pick<InputProps, 'field' | 'id' | 'value' | 'onChange' | 'disabled'>) {
  const days = selectableDays();
  return field.as === 'months'
    ? <PeriodSelect {...props} months name={field.title} presets={quickMonths(days.latest)} {...days} />
    : <PeriodSelect {...props} name={field.title} presets={field.as === 'pastYear' ? [...quick, pastYear(days)] : quick} {...days} />;
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
