import { DateInput } from './DateInput';
import type { ControlProps } from './fieldAria';
import { RangeInput, rangeOf } from './RangeInput';
import type { DateUnit } from './wallDate';

export interface DateRangeInputProps extends ControlProps {
  id: string;
  /** Of the second control. */
  toId?: string;
  name: string;
  /** `[from, to]`, null for an end that is not chosen yet. */
  value: unknown;
  onChange(value: [string | null, string | null] | null): void;
  minimum?: string;
  maximum?: string;
  time?: boolean;
  /** Time of day of an end that is chosen by its day, 00:00:00 unless told. */
  endsAt?: string;
  unit?: DateUnit;
  readOnly?: boolean;
  clearable?: boolean;
  /** Placeholders of the two ends, and the word between. */
  from?: string;
  to?: string;
  between?: string;
  /** Reports whole days only, for filters. */
  wholeOnly?: boolean;
  onEnter?(): void;
}

/** First and last day, each typed or chosen; the calendar of one end stops at the other. */
export function DateRangeInput({ id, toId = `${id}-to`, name, value, onChange, minimum, maximum, autoFocus, from: fromWords = '开始日期', to: toWords = '结束日期', between, endsAt, ...rest }: DateRangeInputProps) {
  // A stored value may hold anything; the form refuses what is no date.
  const [from, to] = (Array.isArray(value) ? value : []).map((end) => (end === null || end === undefined ? null : String(end)));
  return (
    <RangeInput
      label={name}
      between={between}
      least={rest.wholeOnly ? undefined : rest.time ? 210 : 140}
      from={<DateInput {...rest} id={id} autoFocus={autoFocus} name={`开始${name}`} aria-label={`开始${name}`} placeholder={fromWords} value={from ?? null} minimum={minimum} maximum={to?.slice(0, 10) ?? maximum} onChange={(next) => onChange(rangeOf(value, 0, next))} />}
      to={<DateInput {...rest} dayTime={endsAt} id={toId} name={`结束${name}`} aria-label={`结束${name}`} placeholder={toWords} value={to ?? null} minimum={from?.slice(0, 10) ?? minimum} maximum={maximum} onChange={(next) => onChange(rangeOf(value, 1, next))} />}
    />
  );
}
