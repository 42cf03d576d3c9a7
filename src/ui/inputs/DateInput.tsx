import { weekOf } from '../../engine/time/wallTime';
import type { ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { lazyControl } from './lazyControl';
import { Popover } from '../layers/Popover';
import { TextInput, useTyped } from './TextInput';
import { type DateUnit, readUnit } from './wallDate';

const Calendar = lazyControl(() => import('./Calendar'), 320);

export interface DateInputProps extends ControlProps {
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` with `time`; text that is neither is shown as it is, for the form to refuse. */
  value: unknown;
  onChange(value: string | null): void;
  time?: boolean;
  /** Time of day of a moment that is chosen by its day, 00:00:00 unless told. */
  dayTime?: string;
  /** `yyyy-MM` or `yyyy`; a week is told by one of its days. */
  unit?: DateUnit;
  readOnly?: boolean;
  /** First and last day that the calendar offers. */
  minimum?: string;
  maximum?: string;
  placeholder?: string;
  clearable?: boolean;
  /** Reports whole days only, for filters, which search as soon as they change. */
  wholeOnly?: boolean;
  /** What the date is, for the calendar's name. */
  name: string;
  onEnter?(): void;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A day or moment, typed or chosen from a calendar that is loaded when it is first opened. */
export function DateInput({ value, onChange, time = false, dayTime, unit, readOnly, minimum, maximum, placeholder, clearable, wholeOnly, name, onBlur, ...control }: DateInputProps) {
  const incomplete = (typed: string) => typed.trim() !== '' && readUnit(typed, time, unit) === undefined;
  const read = (typed: string): unknown => {
    if (typed.trim() === '') return null;
    return readUnit(typed, time, unit) ?? (wholeOnly ? value : typed.trim());
  };
  const { text, type } = useTyped(value, toText, read);
  const report = (typed: string) => {
    const next = type(typed);
    if (!wholeOnly || !incomplete(typed)) onChange(next as string | null);
  };
  return (
    <TextInput
      {...control}
      value={text}
      placeholder={placeholder ?? (time ? '年-月-日 时:分:秒' : unit === 'year' ? '年' : unit === 'month' ? '年-月' : '年-月-日')}
      inputMode="numeric"
      clearable={clearable}
      readOnly={readOnly}
      onChange={report}
      onBlur={() => {
        // `2024/5/1` was understood: show it as it is stored. Half a day that nobody was told of goes.
        const whole = readUnit(text, time, unit);
        if (whole !== undefined) type(whole);
        else if (wholeOnly) type(toText(value));
        onBlur?.();
      }}
      suffix={
        <>
          {unit === 'week' && <WeekOf day={readUnit(text, false, unit)} />}
          <Popover
            label={`选择${name}`}
            align="end"
            button={(trigger) => (
              <button {...trigger} type="button" className="ui-control-button" aria-label={`选择${name}`} disabled={control.disabled || readOnly}>
                <Icon name="calendar" />
              </button>
            )}
          >
            {(close) => (
              <Calendar
                value={readUnit(text, time, unit) ?? null}
                time={time}
                dayTime={dayTime}
                unit={unit}
                minimum={minimum}
                maximum={maximum}
                onChange={(next, done) => {
                  report(next);
                  if (done) close();
                }}
                onDone={close}
              />
            )}
          </Popover>
        </>
      }
    />
  );
}

function WeekOf({ day }: { day: string | undefined }) {
  if (day === undefined) return null;
  const { year, week } = weekOf(day);
  return <span>{year} 第 {String(week).padStart(2, '0')} 周</span>;
}
