import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { fieldAria, type ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import './control.css';
import './TextInput.css';

export interface TextInputProps extends ControlProps {
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  type?: 'text' | 'password' | 'url' | 'tel' | 'search';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** Shows `3/50` inside the box. Longer input is not cut off: the form refuses it with a message. */
  count?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  clearable?: boolean;
  /** Can be read, selected and copied, not changed. */
  readOnly?: boolean;
  className?: string;
  onEnter?(): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
  ref?: Ref<HTMLInputElement>;
  /** Further attributes of the input element, e.g. those of a spin button. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

export function TextInput(props: TextInputProps) {
  const { value, onChange, count, prefix, suffix, clearable, onEnter, onKeyDown, disabled, invalid } = props;
  return (
    <span className={classes('ui-control', props.className)} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {prefix !== undefined && <span className="ui-control-addon">{prefix}</span>}
      <input
        {...fieldAria(props)}
        ref={props.ref}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        disabled={disabled}
        readOnly={props.readOnly}
        autoFocus={props.autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          // Enter that commits a Chinese input method's candidate must not search.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
          onKeyDown?.(event);
        }}
        {...props.attributes}
      />
      {clearable && value !== '' && !disabled && !props.readOnly && (
        <button type="button" className="ui-control-button" aria-label="清空" onClick={() => onChange('')}>
          <Icon name="close" size={14} />
        </button>
      )}
      {count !== undefined && <Count value={value} limit={count} />}
      {suffix !== undefined && <span className="ui-control-addon">{suffix}</span>}
    </span>
  );
}

function Count({ value, limit }: { value: string; limit: number }) {
  const length = [...value].length;
  return <span className="ui-control-addon" data-over={length > limit || undefined}>{length}/{limit}</span>;
}

export interface TextAreaProps extends ControlProps {
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  rows?: number;
  count?: number;
  readOnly?: boolean;
  /** Grows with its text up to this many rows. */
  maxRows?: number;
  className?: string;
  spellCheck?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, maxRows, count, disabled, invalid } = props;
  return (
    <span className={classes('ui-control', 'ui-textarea', props.className)} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <textarea
        {...fieldAria(props)}
        ref={props.ref}
        rows={maxRows === undefined ? rows : Math.min(Math.max(rows, maxRows), Math.max(rows, value.split('\n').length))}
        readOnly={props.readOnly}
        placeholder={props.placeholder}
        spellCheck={props.spellCheck ?? false}
        disabled={disabled}
        autoFocus={props.autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={props.onBlur}
      />
      {count !== undefined && <Count value={value} limit={count} />}
    </span>
  );
}

/** Keeps what is being typed while it has no value yet (`12.`), and follows the value when it changes from outside. */
export function useTyped<T>(value: T, toText: (value: T) => string, parse: (text: string) => T) {
  const [text, setText] = useState(() => toText(value));
  const sent = useRef(value);
  useEffect(() => {
    if (Object.is(sent.current, value)) return;
    sent.current = value;
    setText(toText(value));
  }, [value, toText]);
  return {
    text,
    /** Takes typed text and gives the value to report. */
    type(next: string): T {
      setText(next);
      sent.current = parse(next);
      return sent.current;
    },
  };
}
