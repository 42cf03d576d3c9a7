import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuNode } from '../../data/menu/menus';
import { Popup } from '../../../ui/layers/Popup';
import { MenuList } from './MenuList';
import './flyout.css';

interface FlyoutProps {
  /** What the layer shows; its name is `title`. */
  nodes: readonly MenuNode[];
  title: string;
  /** Only the entries themselves; each leads to its first screen. */
  shallow?: boolean;
  place: readonly MenuNode['id'][];
  side: 'below' | 'right';
  className: string;
  /** The current screen lies below. */
  inside: boolean;
  /** The button shows no name, so the layer does. */
  titled?: boolean;
  children: ReactNode;
}

/** Milliseconds: long enough to pass over without opening, or to cross the gap. */
const openAfter = 120;
const closeAfter = 250;

/** A button whose menu shows beside it: on hover, on click, and with the arrow keys, which also move among its entries. */
export function Flyout({ nodes, title, shallow, place, side, className, inside, titled, children }: FlyoutProps) {
  const [open, setOpen] = useState<'hover' | 'click' | 'keys'>();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setOpen(undefined), [key]);
  useEffect(() => {
    if (open === 'keys') links(layer.current)[0]?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const entries = links(layer.current);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const opening = side === 'right' ? 'ArrowRight' : 'ArrowDown';
    const last = entries.length - 1;
    if (event.key === 'Escape' && open) {
      setOpen(undefined);
      button.current?.focus();
    } else if (at < 0) {
      if (event.key !== opening) return;
      if (open) entries[0]?.focus();
      else setOpen('keys');
    } else {
      const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
      if (to === undefined) return;
      entries[to]!.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="flyout"
      onPointerEnter={(event) => { if (event.pointerType === 'mouse') later(openAfter, () => setOpen((now) => now ?? 'hover')); }}
      onPointerLeave={(event) => { if (event.pointerType === 'mouse') later(closeAfter, () => setOpen((now) => (now === 'hover' ? undefined : now))); }}
      onBlur={({ relatedTarget, currentTarget }) => { if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined); }}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button} type="button" className={className} aria-label={titled ? title : undefined} title={titled ? title : undefined}
        aria-expanded={open !== undefined} data-inside={inside || undefined}
        onClick={(event) => setOpen(open === 'click' || open === 'keys' ? undefined : event.detail === 0 ? 'keys' : 'click')}
      >
        {children}
      </button>
      {open && (
        <Popup anchor={button} side={side} className="flyout-layer" onClose={() => setOpen(undefined)}>
          <div ref={layer}>
            {titled && <p className="flyout-title">{title}</p>}
            <MenuList nodes={nodes} shallow={shallow} place={place} />
          </div>
        </Popup>
      )}
    </div>
  );
}

const links = (layer: HTMLElement | null): HTMLElement[] => [...(layer?.querySelectorAll<HTMLElement>('a') ?? [])];
