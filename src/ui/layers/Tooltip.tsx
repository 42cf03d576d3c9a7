import { cloneElement, useId, useRef, useState, type ReactElement } from 'react';
import { Popup } from './Popup';
import './Tooltip.css';

/** A hint at a control, on hover and on focus; Escape hides it, and it can itself be hovered. */
export function Tooltip({ text, side = 'above', children }: { text: string; side?: 'above' | 'right'; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span
      ref={anchor}
      className="ui-tooltip-anchor"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && <Popup id={id} role="tooltip" anchor={anchor} align="center" side={side} className="ui-tooltip" onClose={() => setOpen(false)}>{text}</Popup>}
    </span>
  );
}
