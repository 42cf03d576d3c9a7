import { Chips } from '../display/Tag';
import { ComboBox } from './ComboBox';
import { OptionList, type Option } from './OptionList';
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
  const list = useOptions(props, () => -1);

  const choose = (option: Option<V> | undefined) => {
    if (!option || option.disabled) return;
    onChange(value.includes(option.value) ? value.filter((each) => each !== option.value) : [...value, option.value]);
  };
  const chips = value.map((each) => ({
    value: each,
    label: options.find((option) => option.value === each)?.label ?? props.nameOf?.(each) ?? String(each),
  }));

  return (
    <ComboBox
      {...props}
      open={list.open}
      onOpen={list.toggle}
      query={list.query}
      onQuery={list.search}
      searchable={list.searchable}
      shown=""
      placeholder={value.length ? undefined : placeholder}
      chips={value.length > 0 && <Chips chips={chips} disabled={disabled} onRemove={(removed) => onChange(value.filter((each) => each !== removed))} />}
      onClear={clearable && value.length ? () => onChange([]) : undefined}
      onBackspace={() => { if (value.length) onChange(value.slice(0, -1)); }}
      popupRole="listbox"
      popupId={list.listId}
      activeId={list.activeId}
      onPopupKey={list.keysFor(choose)}
      popup={
        <OptionList
          id={list.listId}
          label={placeholder}
          multiple
          options={list.visible}
          active={list.active}
          isSelected={(option) => value.includes(option.value)}
          onActive={list.setActive}
          onChoose={choose}
          loading={props.loading}
          error={props.error}
          more={props.more}
          onMore={props.onMore}
        />
      }
    />
  );
}
