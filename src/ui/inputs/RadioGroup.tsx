import { useId } from 'react';
import { Checkbox } from './Checkbox';
import { fieldAria, type ControlProps } from './fieldAria';
import type { Option } from './OptionList';
import './Choices.css';

export interface RadioGroupProps<V> extends ControlProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange(value: V): void;
  /** Drawn as joined buttons, or each in a box. */
  drawnAs?: 'buttons' | 'boxes';
}

export function RadioGroup<V>(props: RadioGroupProps<V>) {
  const name = useId();
  return (
    <div {...fieldAria(props)} role="radiogroup" className="ui-choices" data-drawn={props.drawnAs} onBlur={leaving(props.onBlur)}>
      {props.options.map((option, index) => (
        <label key={String(option.value)} className="ui-choice">
          <input
            type="radio"
            name={name}
            checked={Object.is(option.value, props.value)}
            disabled={props.disabled || option.disabled}
            autoFocus={props.autoFocus && index === 0}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export interface CheckboxGroupProps<V> extends ControlProps {
  options: readonly Option<V>[];
  value: readonly V[];
  onChange(value: V[]): void;
  drawnAs?: 'buttons' | 'boxes';
  /** At most so many: then no other can be chosen. */
  max?: number;
}

/** Several of few; the result keeps the order of the options. */
export function CheckboxGroup<V>(props: CheckboxGroupProps<V>) {
  const { options, value, max = Infinity } = props;
  const { 'aria-invalid': invalid, 'aria-required': _, ...aria } = fieldAria(props);
  return (
    <div {...aria} role="group" data-invalid={invalid} className="ui-choices" data-drawn={props.drawnAs} onBlur={leaving(props.onBlur)}>
      {options.map((option, index) => (
        <Checkbox
          key={String(option.value)}
          checked={value.includes(option.value)}
          disabled={props.disabled || option.disabled || (value.length >= max && !value.includes(option.value))}
          invalid={props.invalid}
          autoFocus={props.autoFocus && index === 0}
          onChange={(checked) => props.onChange(options.map((each) => each.value).filter((each) => (each === option.value ? checked : value.includes(each))))}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}

/** Blur of a group: when the focus leaves all of its parts. */
function leaving(onBlur: (() => void) | undefined) {
  return (event: React.FocusEvent) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); };
}
