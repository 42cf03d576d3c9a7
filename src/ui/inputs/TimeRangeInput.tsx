import type { ControlProps } from './fieldAria';
import { RangeInput } from './RangeInput';
import { Select } from './Select';
import { TimeInput } from './TimeInput';

export interface TimeRangeInputProps extends ControlProps {
  id: string;
  /** Of the second control. */
  toId?: string;
  name: string;
  /** Times that may be chosen, in order: `08:00`. */
  times: readonly string[];
  /** `[start, end]`, null for an end that is not chosen yet; empty when neither is. */
  value: readonly (string | null)[];
  onChange(value: (string | null)[]): void;
  clearable?: boolean;
  /** Placeholders of the two ends, and the word between. */
  from?: string;
  to?: string;
  between?: string;
}

/** Start and end within a day; each offers all times, but takes only what leaves the start before the end. */
export function TimeRangeInput({ id, toId = `${id}-to`, name, times, value, onChange, from = '开始时间', to = '结束时间', between, ...rest }: TimeRangeInputProps) {
  const [start = null, end = null] = value;
  const change = (next: (string | null)[]) => onChange(next.every((time) => time === null) ? [] : next);
  return (
    <RangeInput
      label={name}
      between={between}
      least={130}
      from={
        <Select
          {...rest}
          id={id}
          aria-label={`开始${name}`}
          placeholder={from}
          options={times.map((time, at) => ({ value: time, label: time, disabled: at === times.length - 1 || (end !== null && time >= end) }))}
          value={start}
          onChange={(next) => change([next, end])}
        />
      }
      to={
        <Select
          {...rest}
          autoFocus={false}
          id={toId}
          aria-label={`结束${name}`}
          placeholder={to}
          options={times.map((time, at) => ({ value: time, label: time, disabled: at === 0 || (start !== null && time <= start) }))}
          value={end}
          onChange={(next) => change([start, next])}
        />
      }
    />
  );
}

export type ExactTimeRangeProps = Omit<TimeRangeInputProps, 'times'> & { readOnly?: boolean; toMinute?: boolean };

/** Any two times of a day, to the second or minute. */
export function ExactTimeRange({ id, toId = `${id}-to`, name, value, onChange, from, to, between, autoFocus, ...rest }: ExactTimeRangeProps) {
  const [start, end] = value;
  const change = (next: (string | null)[]) => onChange(next.every((time) => time === null) ? [] : next);
  return (
    <RangeInput
      label={name}
      between={between}
      least={140}
      from={<TimeInput {...rest} id={id} autoFocus={autoFocus} name={`开始${name}`} placeholder={from} aria-label={`开始${name}`} value={start ?? ''} onChange={(next) => change([next || null, end ?? null])} />}
      to={<TimeInput {...rest} id={toId} name={`结束${name}`} placeholder={to} aria-label={`结束${name}`} value={end ?? ''} onChange={(next) => change([start ?? null, next || null])} />}
    />
  );
}
