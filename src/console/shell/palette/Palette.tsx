import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { keyText } from '../../../ui/ports/commands';
import { Icon } from '../../../ui/Icon';
import { Modal } from '../../../ui/layers/Modal';
import { OptionsNote } from '../../../ui/inputs/OptionList';
import type { Entry } from './entries';
import { useEntries } from './useEntries';
import './Palette.css';

/** Finds screens and what can be done by typing: names, parts of them, pinyin or its initials, addresses. */
export default function Palette({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useEntries(typed);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { entries } = found;
  const chosen = Math.min(active, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, entries]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = entries.length;
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') setActive((chosen + 1) % count);
    else if (event.key === 'ArrowUp') setActive((chosen - 1 + count) % count);
    else if (event.key === 'PageDown') setActive(Math.min(chosen + 8, count - 1));
    else if (event.key === 'PageUp') setActive(Math.max(chosen - 8, 0));
    else if (event.key === 'Enter') run(entries[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <Modal open title="命令面板" width={640} className="ui-dialog palette" backdropCloses onClose={onClose}>
      <div className="palette-box">
        <Icon name="search" size={18} />
        <input
          data-autofocus
          role="combobox"
          aria-label="搜索页面、操作和数据"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="页面、操作、数据；支持拼音首字母"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label="搜索结果" className="palette-list">
        {sections(entries).map(({ name, from, members }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <h3 id={`${id}-${name}`} role="presentation">{name}</h3>
            {members.map((entry, offset) => (
              <div
                key={entry.key}
                id={`${id}-${from + offset}`}
                role="option"
                aria-selected={from + offset === chosen}
                data-active={from + offset === chosen || undefined}
                className="palette-entry"
                onMouseMove={() => setActive(from + offset)}
                onClick={() => run(entry)}
              >
                <Icon name={entry.icon} />
                <span className="palette-title">{entry.title}</span>
                {entry.hint && <span className="palette-hint">{entry.hint}</span>}
                {entry.keys && <kbd>{keyText(entry.keys)}</kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <OptionsNote empty={entries.length === 0} loading={found.loading} />
    </Modal>
  );
}

/** Neighbours of the same group under one heading. */
function sections(entries: readonly Entry[]): { name: string; from: number; members: Entry[] }[] {
  const all: { name: string; from: number; members: Entry[] }[] = [];
  entries.forEach((entry, index) => {
    if (all.at(-1)?.name === entry.group) all.at(-1)!.members.push(entry);
    else all.push({ name: entry.group, from: index, members: [entry] });
  });
  return all;
}
