import { type PointerEvent as PressEvent, useCallback } from 'react';
import { useDraggable, type UseDraggableArguments } from '@dnd-kit/core';

/**
 * Something that can be dragged within a `DragArea`. The library hears of a press only once the pointer moves: it draws itself anew
 * when one begins and when it ends, and most presses are clicks.
 * @returns `press` for `onPointerDown`; React's event may be kept, since it is read again when the pointer moves
 */
export function useDragSource({ id, data }: Pick<UseDraggableArguments, 'id' | 'data'>) {
  const { setNodeRef, listeners } = useDraggable({ id, data });
  const begin = listeners!.onPointerDown as (event: PressEvent) => void;
  const press = useCallback((event: PressEvent) => {
    const over = new AbortController();
    const once = { signal: over.signal, capture: true };
    window.addEventListener('pointermove', () => {
      over.abort();
      begin(event);
    }, once);
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, () => over.abort(), once);
  }, [begin]);
  return { setNodeRef, press };
}
