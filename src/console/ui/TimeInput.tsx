import { fieldAria, type ControlProps } from './fieldAria';
import './control.css';

export interface TimeInputProps extends ControlProps {
  /** `HH:mm:ss`, or empty. */
  value: string;
  onChange(value: string): void;
}

/** A time of day to the second, in the browser's own control, which knows keyboard and screen reader. */
export function TimeInput({ value, onChange, ...control }: TimeInputProps) {
  return (
    <span className="ui-control" data-invalid={control.invalid || undefined} data-disabled={control.disabled || undefined}>
      <input
        {...fieldAria(control)}
        type="time"
        step={1}
        value={value}
        disabled={control.disabled}
        autoFocus={control.autoFocus}
        // The browser leaves seconds of 00 out.
        onChange={({ target }) => onChange(/^\d\d:\d\d$/.test(target.value) ? `${target.value}:00` : target.value)}
        onBlur={control.onBlur}
      />
    </span>
  );
}
