import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon';
import './ComboBox.css';

export interface Option<V> {
  value: V;
  label: string;
  disabled?: boolean;
  /** Second line or hint at the right. */
  hint?: string;
}

/** Case-insensitive, on the label and the hint. */
export function filterOptions<V>(options: readonly Option<V>[], query: string): Option<V>[] {
  const wanted = query.trim().toLowerCase();
  return options.filter((option) => !wanted || `${option.label} ${option.hint ?? ''}`.toLowerCase().includes(wanted));
}

/** The next choosable index in a direction, without wrapping past an end when nothing follows. */
export function step(options: readonly { disabled?: boolean }[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < options.length; index += by) if (!options[index].disabled) return index;
  return from;
}

/** Arrow keys, Home, End and Enter over a list; true when the key was used. */
export function moveActive(event: KeyboardEvent, options: readonly { disabled?: boolean }[], active: number, setActive: (index: number) => void, choose: () => void): boolean {
  switch (event.key) {
    case 'ArrowDown': setActive(step(options, active, 1)); return true;
    case 'ArrowUp': setActive(active < 0 ? step(options, options.length, -1) : step(options, active, -1)); return true;
    case 'PageDown': setActive(step(options, Math.min(active + 9, options.length - 2), 1)); return true;
    case 'PageUp': setActive(step(options, Math.max(active - 9, 1), -1)); return true;
    case 'Enter': choose(); return true;
    default: return false;
  }
}

export interface OptionListProps<V> {
  id: string;
  label: string;
  options: readonly Option<V>[];
  active: number;
  isSelected(option: Option<V>): boolean;
  multiple?: boolean;
  onActive(index: number): void;
  onChoose(option: Option<V>): void;
  loading?: boolean;
  error?: string;
  more?: boolean;
  onMore?(): void;
  renderLabel?(option: Option<V>): ReactNode;
}

export function OptionList<V>(props: OptionListProps<V>) {
  const { id, options, active, multiple } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={props.label}
        aria-multiselectable={multiple || undefined}
        aria-busy={props.loading || undefined}
        className="ui-options"
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          if (props.more && !props.loading && scrollTop + clientHeight > scrollHeight - 64) props.onMore?.();
        }}
      >
        {options.map((option, index) => {
          const selected = props.isSelected(option);
          return (
            <li
              key={String(option.value)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={selected}
              aria-disabled={option.disabled || undefined}
              data-active={index === active || undefined}
              className="ui-option"
              onMouseMove={() => { if (!option.disabled && index !== active) props.onActive(index); }}
              onClick={() => { if (!option.disabled) props.onChoose(option); }}
            >
              <span>{props.renderLabel?.(option) ?? option.label}</span>
              {option.hint && <small className="ui-control-addon">{option.hint}</small>}
              {selected && <Icon name="check" size={14} />}
            </li>
          );
        })}
      </ul>
      <OptionsNote empty={options.length === 0} loading={props.loading} error={props.error} />
    </>
  );
}

/** What stands in a popup beside or instead of options. */
export function OptionsNote({ empty, loading, error }: { empty: boolean; loading?: boolean; error?: string }) {
  if (error) return <div className="ui-options-note" role="alert">{error}</div>;
  if (loading) return <div className="ui-options-note" role="status">加载中…</div>;
  return empty ? <div className="ui-options-note" role="status">无匹配数据</div> : null;
}
