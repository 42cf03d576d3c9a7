import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Popup } from './Popup';
import './Popover.css';

export interface PopoverProps {
  /** Draws the button; spread `trigger` on it. */
  button(trigger: { ref: RefObject<HTMLButtonElement | null>; 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick(): void; onKeyDown(event: KeyboardEvent): void }): ReactNode;
  /** Accessible name of the layer. */
  label: string;
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small non-modal layer under a button (column chooser, saved views); Escape or a press outside closes it. */
export function Popover({ button, label, align, children }: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  // Heard at the button too: what is shown may hold nothing that takes the focus.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <>
      {button({ ref: anchor, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(!open), onKeyDown })}
      {open && (
        <Popup
          role="dialog"
          aria-label={label}
          anchor={anchor}
          align={align}
          className="ui-popover"
          onClose={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next && !event.currentTarget.contains(next) && next !== anchor.current) setOpen(false);
          }}
        >
          {typeof children === 'function' ? children(close) : children}
        </Popup>
      )}
    </>
  );
}
