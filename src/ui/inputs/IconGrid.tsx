import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EmptyState } from '../states/EmptyState';
import { Icon, iconNames, type IconName } from '../Icon';
import { iconTitle } from './iconTitles';
import { TextInput } from './TextInput';
import './IconGrid.css';

/** Cells in a row; the stylesheet draws as many. */
const columns = 8;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

interface IconGridProps {
  value: string;
  onChoose(name: IconName): void;
}

/** Every icon there is, found by its name or by what it shows; arrow keys move, Enter chooses. */
export default function IconGrid({ value, onChoose }: IconGridProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(() => Math.max(0, iconNames.findIndex((name) => name === value)));
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const wanted = query.trim().toLowerCase();
  const found = iconNames.filter((name) => name.toLowerCase().includes(wanted) || iconTitle(name).includes(wanted));
  const active = Math.min(at, found.length - 1);

  useEffect(() => search.current?.focus(), []);

  const focus = (index: number) => {
    setAt(index);
    grid.current?.querySelectorAll('button')[index]?.focus();
  };
  const titleOf = (name: IconName) => `${iconTitle(name).split(' ', 1)[0]} ${name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? found.length - 1 : event.key in steps ? active + steps[event.key]! : undefined;
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) search.current?.focus();
    else if (target < found.length) focus(target);
  };

  return (
    <div className="ui-icon-grid-frame">
      <TextInput
        ref={search}
        aria-label="搜索图标"
        placeholder="搜索图标"
        clearable
        value={query}
        onChange={(next) => {
          setQuery(next);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const [first] = found;
          if (!first || event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
          // Enter must not press the button that the focus returns to.
          event.preventDefault();
          if (event.key === 'Enter') onChoose(first);
          else focus(active);
        }}
      />
      <div ref={grid} role="group" aria-label="图标" className="ui-icon-grid" onKeyDown={onKeyDown}>
        {found.map((name, index) => (
          <button
            key={name}
            type="button"
            className="ui-icon-grid-cell"
            aria-label={titleOf(name)}
            aria-pressed={name === value}
            title={titleOf(name)}
            tabIndex={index === active ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            <Icon name={name} size={20} />
          </button>
        ))}
      </div>
      {found.length === 0 && <EmptyState text="没有匹配的图标" />}
    </div>
  );
}
