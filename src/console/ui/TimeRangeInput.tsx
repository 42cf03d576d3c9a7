import type { ControlProps } from './fieldAria';
import { RangeInput } from './RangeInput';
import { Select } from './Select';

export interface TimeRangeInputProps extends ControlProps {
  id: string;
  name: string;
  /** Times that may be chosen, in order: `08:00`. */
  times: readonly string[];
  /** `[start, end]`, null for an end that is not chosen yet; empty when neither is. */
  value: readonly (string | null)[];
  onChange(value: (string | null)[]): void;
  clearable?: boolean;
}

/** Start and end within a day; each offers all times, but takes only what leaves the start before the end. */
export function TimeRangeInput({ id, name, times, value, onChange, ...rest }: TimeRangeInputProps) {
  const [start = null, end = null] = value;
  const change = (next: (string | null)[]) => onChange(next.every((time) => time === null) ? [] : next);
  return (
    <RangeInput
      label={name}
      from={
        <Select
          {...rest}
          id={id}
          aria-label={`开始${name}`}
          placeholder="开始时间"
          options={times.map((time, at) => ({ value: time, label: time, disabled: at === times.length - 1 || (end !== null && time >= end) }))}
          value={start}
          onChange={(next) => change([next, end])}
        />
      }
      to={
        <Select
          {...rest}
          autoFocus={false}
          id={`${id}-to`}
          aria-label={`结束${name}`}
          placeholder="结束时间"
          options={times.map((time, at) => ({ value: time, label: time, disabled: at === 0 || (start !== null && time <= start) }))}
          value={end}
          onChange={(next) => change([start, next])}
        />
      }
    />
  );
}
