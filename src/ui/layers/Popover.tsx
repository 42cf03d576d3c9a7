import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Popup } from './Popup';
import './Popover.css';

export interface PopoverProps {
  /** Draws the button; spread `trigger` on it. */
  button(trigger: { ref: RefObject<HTMLButtonElement | null>; 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick(): void; onKeyDown(event: KeyboardEvent): void; onBlur(event: FocusEvent): void }): ReactNode;
  /** Accessible name of the layer. */
  label: string;
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small non-modal layer under a button (column chooser, saved views); Escape, a press outside or the focus leaving closes it. */
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
  const id = useId();
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    if (next && next !== anchor.current && !document.getElementById(id)?.contains(next)) setOpen(false);
  };
  return (
    <>
      {button({ ref: anchor, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(!open), onKeyDown, onBlur })}
      {open && (
        <Popup
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          anchor={anchor}
          align={align}
          className="ui-popover"
          onClose={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {typeof children === 'function' ? children(close) : children}
        </Popup>
      )}
    </>
  );
}
