import { useId, useState } from 'react';
import { Chips } from './Tag';
import { ComboBox } from './ComboBox';
import { filterOptions, moveActive, OptionList, type Option } from './OptionList';
import type { SelectProps } from './Select';

export interface MultiSelectProps<V> extends Omit<SelectProps<V>, 'value' | 'onChange' | 'shown'> {
  value: readonly V[];
  onChange(value: V[]): void;
  /** Text of a chosen value that is not among the options (yet). */
  nameOf?(value: V): string | undefined;
}

export function MultiSelect<V>(props: MultiSelectProps<V>) {
  const { options, value, onChange, placeholder = '请选择', clearable, disabled } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const searchable = props.searchable ?? (options.length > 10 || !!props.onSearch);
  const visible = open ? filterOptions(options, query) : [];

  const search = (next: string) => {
    setQuery(next);
    props.onSearch?.(next);
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    if (query !== '') search('');
    if (!next) setActive(-1);
  };
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
      open={open}
      onOpen={toggle}
      query={query}
      onQuery={(next) => { search(next); setActive(filterOptions(options, next).findIndex((option) => !option.disabled)); }}
      searchable={searchable}
      shown=""
      placeholder={value.length ? undefined : placeholder}
      chips={value.length > 0 && <Chips chips={chips} disabled={disabled} onRemove={(removed) => onChange(value.filter((each) => each !== removed))} />}
      onClear={clearable && value.length ? () => onChange([]) : undefined}
      onBackspace={() => { if (value.length) onChange(value.slice(0, -1)); }}
      popupRole="listbox"
      popupId={listId}
      activeId={active >= 0 ? `${listId}-${active}` : undefined}
      onPopupKey={(event) => moveActive(event, visible, active, setActive, () => choose(visible[active]))
        || (event.key === ' ' && !searchable && (choose(visible[active]), true))}
      popup={
        <OptionList
          id={listId}
          label={placeholder}
          multiple
          options={visible}
          active={active}
          isSelected={(option) => value.includes(option.value)}
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
