import { useRef, useState } from 'react';
import type { ControlProps } from './fieldAria';
import { Icon } from './Icon';
import { lazyControl } from './lazyControl';
import { Popover } from './Popover';
import { TextInput, useTyped } from './TextInput';
import { readWall } from './wallDate';

const Calendar = lazyControl(() => import('./Calendar'), 320);

export interface DateInputProps extends ControlProps {
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` with `time`; text that is neither is shown as it is, for the form to refuse. */
  value: unknown;
  onChange(value: string | null): void;
  time?: boolean;
  /** First and last day that the calendar offers. */
  minimum?: string;
  maximum?: string;
  placeholder?: string;
  clearable?: boolean;
  /** What the date is, for the calendar's name. */
  name: string;
  onEnter?(): void;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A day or moment, typed or chosen from a calendar that is loaded when it is first opened. */
export function DateInput({ value, onChange, time = false, minimum, maximum, placeholder, clearable, name, onBlur, ...control }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = (text: string): unknown => (text.trim() === '' ? null : readWall(text, time) ?? text.trim());
  const { text, type } = useTyped(value, toText, read);
  const [shown, setShown] = useState<string>();
  return (
    <TextInput
      {...control}
      ref={input}
      value={shown ?? text}
      placeholder={placeholder ?? (time ? '年-月-日 时:分:秒' : '年-月-日')}
      inputMode="numeric"
      clearable={clearable}
      onChange={(next) => {
        setShown(undefined);
        onChange(type(next) as string | null);
      }}
      onBlur={() => {
        // `2024/5/1` was understood: show it as it will be stored.
        setShown(readWall(text, time));
        onBlur?.();
      }}
      suffix={
        <Popover
          label={`选择${name}`}
          align="end"
          button={(trigger) => (
            <button {...trigger} type="button" className="ui-control-button" aria-label={`选择${name}`} disabled={control.disabled}>
              <Icon name="calendar" />
            </button>
          )}
        >
          {(close) => (
            <Calendar
              value={readWall(text, time) ?? null}
              time={time}
              minimum={minimum}
              maximum={maximum}
              onChange={(next, done) => {
                setShown(undefined);
                onChange(type(next) as string);
                if (done) close();
              }}
              onDone={close}
            />
          )}
        </Popover>
      }
    />
  );
}
