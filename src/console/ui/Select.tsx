import { useId, useState } from 'react';
import { ComboBox } from './ComboBox';
import type { ControlProps } from './fieldAria';
import { filterOptions, moveActive, OptionList, type Option } from './OptionList';

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
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const searchable = props.searchable ?? (options.length > 10 || !!props.onSearch);
  const visible = open ? filterOptions(options, query) : [];
  const chosen = options.find((option) => Object.is(option.value, value));
  const shown = chosen?.label ?? props.shown ?? '';

  const search = (next: string) => {
    setQuery(next);
    props.onSearch?.(next);
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    if (query !== '') search('');
    setActive(next ? options.findIndex((option) => Object.is(option.value, value)) : -1);
  };
  const choose = (option: Option<V> | undefined) => {
    if (!option || option.disabled) return;
    onChange(option.value);
    toggle(false);
  };

  return (
    <ComboBox
      {...props}
      open={open}
      onOpen={toggle}
      query={query}
      onQuery={(next) => { search(next); setActive(filterOptions(options, next).findIndex((option) => !option.disabled)); }}
      searchable={searchable}
      shown={shown}
      placeholder={placeholder}
      onClear={clearable && shown !== '' ? () => onChange(null) : undefined}
      popupRole="listbox"
      popupId={listId}
      activeId={active >= 0 ? `${listId}-${active}` : undefined}
      onPopupKey={(event) => moveActive(event, visible, active, setActive, () => choose(visible[active]))
        || (event.key === ' ' && !searchable && (choose(visible[active]), true))}
      popup={
        <OptionList
          id={listId}
          label={placeholder}
          options={visible}
          active={active}
          isSelected={(option) => Object.is(option.value, value)}
          onActive={setActive}
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
