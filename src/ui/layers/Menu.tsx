import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button, type ButtonProps } from '../buttons/Button';
import { Icon, type IconName } from '../Icon';
import { Popup, type PopupProps } from './Popup';
import './Menu.css';

export interface MenuItem {
  /** Stable within the menu. */
  key: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect(): void;
}

export interface MenuProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'disabled' | 'tabIndex'> {
  /** Text of the button, 更多 unless told. */
  label?: string;
  /** Fuller accessible name, e.g. 更多：华为; it must contain the text. */
  name?: string;
  items: readonly MenuItem[];
  /** Three dots in place of the text. */
  compact?: boolean;
}

/** A button with a menu under it: arrows, Home, End, first letters, Escape. */
export function Menu({ label = '更多', name, items, compact, ...button }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last'>();
  return (
    <>
      <Button
        variant="text"
        {...button}
        ref={anchor}
        aria-label={compact ? name ?? label : name}
        aria-haspopup="menu"
        aria-expanded={!!open}
        onClick={() => setOpen(open ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {compact ? <Icon name="more" /> : <><span className="ui-menu-label">{label}</span><Icon name="chevronDown" size={12} /></>}
      </Button>
      {open && <MenuPopup key={open} anchor={anchor} label={name ?? label} items={items} focus={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

export interface MenuPopupProps extends Pick<PopupProps, 'align'> {
  /** What it hangs under, and what has the focus afterwards. */
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name. */
  label: string;
  items: readonly MenuItem[];
  /** Which item has the focus first. */
  focus?: 'first' | 'last';
  onClose(): void;
}

/** An open menu, for what is no button: a context menu. */
export function MenuPopup({ anchor, label, items, focus = 'first', align = 'end', onClose }: MenuPopupProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const entries = enabled(list.current);
    (focus === 'first' ? entries[0] : entries.at(-1))?.focus();
  }, [focus]);

  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = enabled(list.current);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: (at + 1) % entries.length, ArrowUp: (at - 1 + entries.length) % entries.length, Home: 0, End: entries.length - 1 }[event.key];
    if (to !== undefined) entries[to]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return onClose();
    else if (event.key.length === 1 && event.key !== ' ') entries.find((entry) => entry.textContent?.startsWith(event.key))?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Popup anchor={anchor} align={align} className="ui-menu-popup" onClose={onClose}>
      <div ref={list} role="menu" aria-label={label} className="ui-menu" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="ui-menu-item"
            data-danger={item.danger || undefined}
            aria-disabled={item.disabled || undefined}
            onClick={() => {
              if (item.disabled) return;
              close();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </Popup>
  );
}

const enabled = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])') ?? [])];
