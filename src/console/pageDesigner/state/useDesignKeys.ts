import { useEffect } from 'react';
import { historyKey, typing } from '../../../ui/canvas/keys';
import { copyWidgets, pasteWidgets } from './clipboard';
import type { DesignSession } from './DesignSession';

/** Steps back and forth and the clipboard wherever the focus is, except where letters are typed, which the browser serves itself, and within dialogs. */
export function useDesignKeys(session: DesignSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || !(ctrlKey || metaKey) || altKey || (target as Element).closest?.(`${typing},dialog`)) return;
      const does = doneBy(event, session);
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);
}

function doneBy(event: KeyboardEvent, session: DesignSession): (() => void) | undefined {
  const { code, shiftKey } = event;
  const history = historyKey(event);
  if (history) return session[history];
  if (shiftKey) return undefined;
  if (code === 'KeyV') return () => void pasteWidgets(session);
  if (session.state().chosen.length === 0) return undefined;
  if (code === 'KeyD') return session.duplicate;
  // Words that were marked are meant by these.
  if (!(document.getSelection()?.isCollapsed ?? true)) return undefined;
  if (code === 'KeyC') return () => void copyWidgets(session);
  return code === 'KeyX' ? () => void copyWidgets(session).then((done) => done && session.remove()) : undefined;
}
