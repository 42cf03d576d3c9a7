import { useEffect, useRef, type RefObject } from 'react';
import { historyKey, typing } from '../../ui/canvas/keys';
import type { Designer } from './useDesigner';

/** Undo and redo wherever the focus is in the dialog, except where the browser takes typed letters back itself. */
export function useDesignerKeys({ undo, redo }: Designer, disabled: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (disabled) return;
    const holder = root.current?.closest('dialog') ?? root.current;
    const onKeyDown = (event: Event) => {
      const { ctrlKey, metaKey, target } = event as KeyboardEvent;
      if (event.defaultPrevented || !(ctrlKey || metaKey) || (target as Element).closest(typing)) return;
      const asked = historyKey(event as KeyboardEvent);
      if (!asked) return;
      event.preventDefault();
      ({ undo, redo })[asked]();
    };
    holder?.addEventListener('keydown', onKeyDown);
    return () => holder?.removeEventListener('keydown', onKeyDown);
  }, [undo, redo, disabled]);
  return root;
}
