import { useId, useState, type KeyboardEvent } from 'react';
import { filterOptions, moveActive, type Option } from './OptionList';

/** Options to choose from, and where further ones come from. */
export interface OptionsProps<V> {
  options: readonly Option<V>[];
  /** Absent: with more than 10 options. */
  searchable?: boolean;
  /** Typed text, for options that come from elsewhere. */
  onSearch?(query: string): void;
  loading?: boolean;
  error?: string;
  more?: boolean;
  onMore?(): void;
}

/**
 * Which options are shown and which one is active, for a select of one or of several.
 * @param resting the active option while nobody moved and nothing is typed; none: -1
 * @param onChoose hears of options that are not disabled
 * @returns what the `ComboBox` and the `OptionList` in it take of it
 */
export function useOptions<V>(
  props: OptionsProps<V>,
  resting: (visible: readonly Option<V>[]) => number,
  onChoose: (value: V, close: () => void) => void,
) {
  const { options, onSearch, loading, error, more, onMore } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number>();
  const searchable = props.searchable ?? (options.length > 10 || !!onSearch);
  const visible = open ? filterOptions(options, query) : [];
  // Not kept: options may arrive after the word was typed.
  const unmoved = query === '' ? resting(visible) : visible.findIndex((option) => !option.disabled);
  const active = moved !== undefined && moved < visible.length ? moved : unmoved;

  const search = (next: string) => {
    setQuery(next);
    setMoved(undefined);
    onSearch?.(next);
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    setMoved(undefined);
    if (query !== '') search('');
  };
  const choose = (option: Option<V> | undefined) => {
    if (option && !option.disabled) onChoose(option.value, () => toggle(false));
  };
  const onPopupKey = (event: KeyboardEvent) =>
    moveActive(event, visible, active, setMoved, () => choose(visible[active]))
    || (event.key === ' ' && !searchable && (choose(visible[active]), true));

  return {
    box: { open, onOpen: toggle, query, onQuery: search, searchable, popupRole: 'listbox' as const, popupId: listId, activeId: active >= 0 ? `${listId}-${active}` : undefined, onPopupKey },
    list: { id: listId, options: visible, active, onActive: setMoved, onChoose: choose, loading, error, more, onMore },
  };
}
