import { fieldAria, type ControlProps } from './fieldAria';
import './SliderInput.css';

export interface SliderInputProps extends ControlProps {
  value: number | undefined;
  onChange(value: number): void;
  minimum: number;
  maximum: number;
  step: number;
}

/** A number on a track, its value beside it; nothing chosen yet stands at the start. */
export function SliderInput({ value, onChange, minimum, maximum, step, ...control }: SliderInputProps) {
  return (
    <span className="ui-slider">
      <input
        {...fieldAria(control)}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value ?? minimum}
        disabled={control.disabled}
        autoFocus={control.autoFocus}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onBlur={control.onBlur}
      />
      <output>{value ?? '-'}</output>
    </span>
  );
}
