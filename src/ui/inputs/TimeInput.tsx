import { readTimeOfDay } from '../../engine/time/timeOfDay';
import type { ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { lazyControl } from './lazyControl';
import { Popover } from '../layers/Popover';
import { TextInput, useTyped } from './TextInput';

const Clock = lazyControl(() => import('./Clock'), 320);

export interface TimeInputProps extends ControlProps {
  /** `HH:mm:ss` or `HH:mm`, or empty; text that is neither is shown as it is, for the form to refuse. */
  value: string;
  /** Without seconds. */
  toMinute?: boolean;
  onChange(value: string): void;
  /** First and last time that the clock offers, `HH:mm:ss`. */
  minimum?: string;
  maximum?: string;
  placeholder?: string;
  clearable?: boolean;
  readOnly?: boolean;
  /** What the time is, for the clock's name. */
  name: string;
  /** Reports whole times only, for filters, which search as soon as they change. */
  wholeOnly?: boolean;
}

const same = (text: string): string => text;

/** A time of day to the second or minute, typed (`9:30`) or chosen from a clock that is loaded when it is first opened. */
export function TimeInput({ value, onChange, toMinute, minimum, maximum, placeholder = toMinute ? '时:分' : '时:分:秒', clearable, readOnly, name, wholeOnly, onBlur, ...control }: TimeInputProps) {
  const readTime = (typed: string) => readTimeOfDay(typed, toMinute ? 'minute' : 'second');
  const read = (typed: string): string => readTime(typed) ?? (wholeOnly && typed.trim() !== '' ? value : typed.trim());
  const { text, type } = useTyped(value, same, read);
  const report = (typed: string) => {
    const next = type(typed);
    if (!wholeOnly || typed.trim() === '' || readTime(typed) !== undefined) onChange(next);
  };
  return (
    <TextInput
      {...control}
      value={text}
      placeholder={placeholder}
      inputMode="numeric"
      clearable={clearable}
      readOnly={readOnly}
      onChange={report}
      onBlur={() => {
        // `9:30` was understood: show it as it is stored. Half a time that nobody was told of goes.
        const whole = readTime(text);
        if (whole !== undefined) type(whole);
        else if (wholeOnly) type(value);
        onBlur?.();
      }}
      suffix={
        <Popover
          label={`选择${name}`}
          align="end"
          button={(trigger) => (
            <button {...trigger} type="button" className="ui-control-button" aria-label={`选择${name}`} disabled={control.disabled || readOnly}>
              <Icon name="clock" />
            </button>
          )}
        >
          {(close) => <Clock toMinute={toMinute} value={readTime(text) ?? null} minimum={minimum} maximum={maximum} onChange={report} onDone={close} />}
        </Popover>
      }
    />
  );
}
