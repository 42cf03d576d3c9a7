import { useEffect, useRef, type RefObject } from 'react';
import type { Designer } from './useDesigner';

const typing = 'input:not([type="range"],[type="radio"],[type="checkbox"]),textarea,[contenteditable="true"]';

/** Undo and redo wherever the focus is in the dialog, except where the browser takes typed letters back itself. */
export function useDesignerKeys({ undo, redo }: Designer, disabled: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (disabled) return;
    const holder = root.current?.closest('dialog') ?? root.current;
    const onKeyDown = (event: Event) => {
      const { ctrlKey, metaKey, shiftKey, code, target } = event as KeyboardEvent;
      if (event.defaultPrevented || !(ctrlKey || metaKey) || (target as Element).closest(typing)) return;
      const does = code === 'KeyZ' ? (shiftKey ? redo : undo) : code === 'KeyY' ? redo : undefined;
      if (!does) return;
      event.preventDefault();
      does();
    };
    holder?.addEventListener('keydown', onKeyDown);
    return () => holder?.removeEventListener('keydown', onKeyDown);
  }, [undo, redo, disabled]);
  return root;
}
