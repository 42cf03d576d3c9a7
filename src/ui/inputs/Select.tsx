import { ComboBox } from './ComboBox';
import type { ControlProps } from './fieldAria';
import { OptionList } from './OptionList';
import { useOptions, type OptionsProps } from './useOptions';

export interface SelectProps<V> extends ControlProps, OptionsProps<V> {
  /** undefined or null: nothing chosen, unless an option bears that value. */
  value: V | null | undefined;
  /** Cleared: null. */
  onChange(value: V | null): void;
  placeholder?: string;
  clearable?: boolean;
  /** Text of a chosen value that is not among the options (yet). */
  shown?: string;
}

export function Select<V>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder = '请选择', clearable } = props;
  const { box, list } = useOptions(props, (visible) => visible.findIndex((option) => Object.is(option.value, value)), (chosen, close) => {
    onChange(chosen);
    close();
  });
  const chosen = options.find((option) => Object.is(option.value, value));
  const shown = chosen?.label ?? props.shown ?? '';

  return (
    <ComboBox
      {...props}
      {...box}
      shown={shown}
      placeholder={placeholder}
      onClear={clearable && shown !== '' ? () => onChange(null) : undefined}
      popup={<OptionList {...list} label={placeholder} isSelected={(option) => Object.is(option.value, value)} />}
    />
  );
}
