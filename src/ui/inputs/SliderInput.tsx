import { useId, useState } from 'react';
import { fieldAria, type ControlProps } from './fieldAria';
import { NumberInput } from './NumberInput';
import { RangeInput } from './RangeInput';
import './SliderInput.css';

export interface SliderInputProps extends ControlProps {
  value: number | undefined;
  onChange(value: number): void;
  minimum: number;
  maximum: number;
  step: number;
  /** A mark at every step. */
  stops?: boolean;
  /** The value can be typed too. */
  typed?: boolean;
}

/** A number on a track, its value beside it; nothing chosen yet stands at the start. */
export function SliderInput({ value, onChange, minimum, maximum, step, stops = false, typed = false, ...control }: SliderInputProps) {
  const marks = useId();
  return (
    <span className="ui-slider">
      <input
        {...fieldAria(control)}
        type="range"
        list={stops ? marks : undefined}
        min={minimum}
        max={maximum}
        step={step}
        value={value ?? minimum}
        disabled={control.disabled}
        autoFocus={control.autoFocus}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onBlur={control.onBlur}
      />
      {stops && <datalist id={marks}>{stopsOf(minimum, maximum, step).map((stop) => <option key={stop} value={stop} />)}</datalist>}
      {typed ? <TypedValue value={value} name={control['aria-label'] ?? ''} {...{ minimum, maximum, step }} disabled={control.disabled} onChange={onChange} /> : <output>{value ?? '-'}</output>}
    </span>
  );
}

/** Only whole values within the bounds are reported; anything else stays as typed until it becomes one, or is left. */
function TypedValue({ value, name, minimum, maximum, step, disabled, onChange }: Pick<SliderInputProps, 'value' | 'minimum' | 'maximum' | 'step' | 'disabled' | 'onChange'> & { name: string }) {
  const [typing, setTyping] = useState<string>();
  const type = (text: string) => {
    setTyping(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= minimum && number <= maximum && Number.isInteger(Number((number / step).toFixed(6)))) onChange(number);
  };
  return (
    <NumberInput
      bare
      text={typing ?? String(value ?? '')}
      onText={type}
      onBlur={() => setTyping(undefined)}
      minimum={minimum}
      maximum={maximum}
      step={step}
      decimal={step < 1}
      disabled={disabled}
      aria-label={`${name}数值`}
    />
  );
}

/** No more marks than can be told apart. */
const mostStops = 100;

function stopsOf(minimum: number, maximum: number, step: number): number[] {
  const count = Math.floor((maximum - minimum) / step);
  return count > mostStops ? [] : Array.from({ length: count + 1 }, (_none, at) => Number((minimum + at * step).toFixed(6)));
}

export interface SliderRangeProps extends Omit<SliderInputProps, 'value' | 'onChange'> {
  id: string;
  /** What is chosen. */
  name: string;
  /** `[from, to]`; anything else stands for the whole track. */
  value: unknown;
  onChange(value: [number, number]): void;
}

/** The two ends of a range, each on its own track; one cannot pass the other. */
export function SliderRange({ id, name, value, onChange, minimum, maximum, autoFocus, ...rest }: SliderRangeProps) {
  const [from = minimum, to = maximum] = (Array.isArray(value) ? value : []) as number[];
  return (
    <RangeInput
      label={name}
      from={<SliderInput {...rest} id={id} autoFocus={autoFocus} aria-label={`开始${name}`} minimum={minimum} maximum={maximum} value={from} onChange={(next) => onChange([Math.min(next, to), to])} />}
      to={<SliderInput {...rest} id={`${id}-to`} aria-label={`结束${name}`} minimum={minimum} maximum={maximum} value={to} onChange={(next) => onChange([from, Math.max(next, from)])} />}
    />
  );
}
