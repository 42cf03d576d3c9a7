import { useEffect, useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes';
import './Popup.css';

export interface PopupProps extends HTMLAttributes<HTMLDivElement> {
  /** The element it hangs under. */
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  align?: 'start' | 'end' | 'center';
  /** `right`: beside the anchor, their upper edges level. */
  side?: 'below' | 'above' | 'right';
  children: ReactNode;
}

/**
 * A layer above everything else, drawn where it stands in the document (so that it stays inside a modal dialog) but in the
 * browser's top layer (so that nothing clips it). Closes on a press outside; Escape is the owner's business.
 */
export function Popup({ anchor, onClose, matchWidth, align = 'start', side = 'below', className, children, ...rest }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = popup.current!;
    // Without popovers it is still a fixed layer.
    if (element.showPopover) {
      element.popover = 'manual';
      element.showPopover();
    }
    const update = () => anchor.current && place(element, anchor.current, { matchWidth, align, side });
    update();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(element);
    if (anchor.current) observer?.observe(anchor.current);
    window.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
    };
  }, [anchor, matchWidth, align, side]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!popup.current?.contains(target) && !anchor.current?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [anchor]);

  return (
    <div {...rest} ref={popup} className={classes('ui-popup', className)}>
      {children}
    </div>
  );
}

const margin = 4;

/** Below the anchor, above it where there is more room, always inside the window. */
function place(element: HTMLElement, anchor: HTMLElement, { matchWidth, align, side }: Pick<PopupProps, 'matchWidth' | 'align' | 'side'>) {
  const box = anchor.getBoundingClientRect();
  const { style } = element;
  style.minWidth = matchWidth ? `${box.width}px` : '';
  // Measured at the corner, where nothing squeezes it.
  style.maxHeight = style.left = style.top = '';
  const { offsetWidth: width, offsetHeight: height } = element;
  if (side === 'right') {
    style.left = `${Math.max(margin, Math.min(box.right + margin, window.innerWidth - width - margin))}px`;
    style.top = `${Math.max(margin, Math.min(box.top, window.innerHeight - height - margin))}px`;
    style.maxHeight = `${window.innerHeight - margin * 2}px`;
    return;
  }
  const below = window.innerHeight - box.bottom - margin * 2;
  const above = box.top - margin * 2;
  const up = side === 'above' ? above >= height || above > below : height > below && above > below;
  const room = Math.max(up ? above : below, 120);
  const shown = Math.min(height, room);
  const left = align === 'end' ? box.right - width : align === 'center' ? box.left + (box.width - width) / 2 : box.left;
  style.maxHeight = `${room}px`;
  style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
  style.top = `${up ? box.top - shown - margin : box.bottom + margin}px`;
}
