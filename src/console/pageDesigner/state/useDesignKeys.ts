import { useEffect } from 'react';
import type { DesignSession } from './DesignSession';

const typing = 'input:not([type="range"],[type="radio"],[type="checkbox"]),textarea,[contenteditable="true"]';

/** Undo and redo wherever the focus is, except where the browser takes typed letters back itself, and within dialogs. */
export function useDesignKeys({ undo, redo }: DesignSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, code, target } = event;
      if (event.defaultPrevented || !(ctrlKey || metaKey) || event.altKey || (target as Element).closest?.(`${typing},dialog`)) return;
      const does = code === 'KeyZ' ? (shiftKey ? redo : undo) : code === 'KeyY' ? redo : undefined;
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
