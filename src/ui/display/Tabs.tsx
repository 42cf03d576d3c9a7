import { useId, useRef, type ReactNode } from 'react';
import '../tokens.css';
import '../inputs/control.css';
import './Tabs.css';

export interface TabItem<V> {
  value: V;
  title: string;
  /** Shown after the title. */
  count?: number;
  /** Marks a tab that needs attention (a form section with errors); announced as 有错误. */
  invalid?: boolean;
}

export interface TabsProps<V> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange(value: V): void;
  /** Content of the chosen tab; absent where the tabs steer something that stands elsewhere. */
  children?: ReactNode;
}

export function Tabs<V>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.findIndex((item) => Object.is(item.value, value));
  const go = (index: number) => {
    onChange(items[index].value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="ui-tabs"
        onKeyDown={(event) => {
          const last = items.length - 1;
          const to = { ArrowRight: chosen < last ? chosen + 1 : 0, ArrowLeft: chosen > 0 ? chosen - 1 : last, Home: 0, End: last }[event.key];
          if (to === undefined) return;
          event.preventDefault();
          go(to);
        }}
      >
        {items.map((item, index) => (
          <button
            key={String(item.value)}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={index === (chosen < 0 ? 0 : chosen) ? 0 : -1}
            className="ui-tab"
            data-invalid={item.invalid || undefined}
            onClick={() => onChange(item.value)}
          >
            {item.title}
            {item.count !== undefined && <span className="ui-tab-count">({item.count})</span>}
            {item.invalid && <span className="ui-tab-mark"><span className="ui-hidden">有错误</span></span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={chosen < 0 ? undefined : `${id}-tab-${chosen}`} className="ui-tabpanel">
          {children}
        </div>
      )}
    </>
  );
}
