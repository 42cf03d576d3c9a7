import { ComboBox } from './ComboBox';
import type { ControlProps } from './fieldAria';
import { OptionList, type Option } from './OptionList';
import { useOptions } from './useOptions';

export interface SelectProps<V> extends ControlProps {
  options: readonly Option<V>[];
  /** undefined or null: nothing chosen, unless an option bears that value. */
  value: V | null | undefined;
  /** Cleared: null. */
  onChange(value: V | null): void;
  placeholder?: string;
  clearable?: boolean;
  /** Absent: with more than 10 options. */
  searchable?: boolean;
  /** Typed text, for options that come from elsewhere. */
  onSearch?(query: string): void;
  /** Text of a chosen value that is not among the options (yet). */
  shown?: string;
  loading?: boolean;
  error?: string;
  more?: boolean;
  onMore?(): void;
}

export function Select<V>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder = '请选择', clearable } = props;
  const list = useOptions(props, (visible) => visible.findIndex((option) => Object.is(option.value, value)));
  const chosen = options.find((option) => Object.is(option.value, value));
  const shown = chosen?.label ?? props.shown ?? '';
  const choose = (option: Option<V> | undefined) => {
    if (!option || option.disabled) return;
    onChange(option.value);
    list.toggle(false);
  };

  return (
    <ComboBox
      {...props}
      open={list.open}
      onOpen={list.toggle}
      query={list.query}
      onQuery={list.search}
      searchable={list.searchable}
      shown={shown}
      placeholder={placeholder}
      onClear={clearable && shown !== '' ? () => onChange(null) : undefined}
      popupRole="listbox"
      popupId={list.listId}
      activeId={list.activeId}
      onPopupKey={list.keysFor(choose)}
      popup={
        <OptionList
          id={list.listId}
          label={placeholder}
          options={list.visible}
          active={list.active}
          isSelected={(option) => Object.is(option.value, value)}
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
