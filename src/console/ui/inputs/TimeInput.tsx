import { fieldAria, type ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import './control.css';

export interface TimeInputProps extends ControlProps {
  /** `HH:mm:ss`, or empty. */
  value: string;
  onChange(value: string): void;
  /** First and last time that may be chosen, `HH:mm:ss`. */
  minimum?: string;
  maximum?: string;
  clearable?: boolean;
}

/** A time of day to the second, in the browser's own control, which knows keyboard and screen reader. */
export function TimeInput({ value, onChange, minimum, maximum, clearable, ...control }: TimeInputProps) {
  return (
    <span className="ui-control" data-invalid={control.invalid || undefined} data-disabled={control.disabled || undefined}>
      <input
        {...fieldAria(control)}
        type="time"
        step={1}
        min={minimum}
        max={maximum}
        value={value}
        disabled={control.disabled}
        autoFocus={control.autoFocus}
        // The browser leaves seconds of 00 out.
        onChange={({ target }) => onChange(/^\d\d:\d\d$/.test(target.value) ? `${target.value}:00` : target.value)}
        onBlur={control.onBlur}
      />
      {clearable && value !== '' && !control.disabled && (
        <button type="button" className="ui-control-button" aria-label="清空" onClick={() => onChange('')}><Icon name="close" size={14} /></button>
      )}
    </span>
  );
}
