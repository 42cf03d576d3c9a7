import { useId, useState, type KeyboardEvent } from 'react';
import { filterOptions, moveActive, type Option } from './OptionList';
import type { SelectProps } from './Select';

/**
 * Which options are shown and which one is active, for a select of one or of several.
 * @param resting the active option while nobody moved and nothing is typed; none: -1
 */
export function useOptions<V>(props: Pick<SelectProps<V>, 'options' | 'searchable' | 'onSearch'>, resting: (visible: readonly Option<V>[]) => number) {
  const { options, onSearch } = props;
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
  const keysFor = (choose: (option: Option<V> | undefined) => void) => (event: KeyboardEvent) =>
    moveActive(event, visible, active, setMoved, () => choose(visible[active]))
    || (event.key === ' ' && !searchable && (choose(visible[active]), true));

  return { listId, open, toggle, query, search, searchable, visible, active, setActive: setMoved, keysFor, activeId: active >= 0 ? `${listId}-${active}` : undefined };
}
