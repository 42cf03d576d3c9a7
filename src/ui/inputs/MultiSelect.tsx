import { Chips } from '../display/Tag';
import { ComboBox } from './ComboBox';
import { OptionList } from './OptionList';
import type { SelectProps } from './Select';
import { useOptions } from './useOptions';

export interface MultiSelectProps<V> extends Omit<SelectProps<V>, 'value' | 'onChange' | 'shown'> {
  value: readonly V[];
  onChange(value: V[]): void;
  /** Text of a chosen value that is not among the options (yet). */
  nameOf?(value: V): string | undefined;
}

export function MultiSelect<V>(props: MultiSelectProps<V>) {
  const { options, value, onChange, placeholder = '请选择', clearable, disabled } = props;
  const { box, list } = useOptions(props, () => -1, (chosen) => onChange(value.includes(chosen) ? value.filter((each) => each !== chosen) : [...value, chosen]));
  const chips = value.map((each) => ({
    value: each,
    label: options.find((option) => option.value === each)?.label ?? props.nameOf?.(each) ?? String(each),
  }));

  return (
    <ComboBox
      {...props}
      {...box}
      shown=""
      placeholder={value.length ? undefined : placeholder}
      chips={value.length > 0 && <Chips chips={chips} disabled={disabled} onRemove={(removed) => onChange(value.filter((each) => each !== removed))} />}
      onClear={clearable && value.length ? () => onChange([]) : undefined}
      onBackspace={() => { if (value.length) onChange(value.slice(0, -1)); }}
      popup={<OptionList {...list} label={placeholder} multiple isSelected={(option) => value.includes(option.value)} />}
    />
  );
}
