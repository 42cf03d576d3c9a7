import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Notice } from '../../../ui/states/notices';

/** Pixels from the top of the window that notices may cover: header and tabs, and no tool of a screen below them. */
const room = 96;
const none: ReadonlySet<number> = new Set();

/**
 * Finds the notices for which there is no room yet. The newest is always shown, however long.
 * @param layer holds the cards, newest first; each says its id as `data-notice`
 * @returns ids of those that wait until others have left
 */
export function useWaiting(layer: RefObject<HTMLElement | null>, notices: readonly Notice[]): ReadonlySet<number> {
  const [waiting, setWaiting] = useState(none);
  useLayoutEffect(() => {
    const newest = notices.at(-1)?.id;
    const update = () => {
      const late = [...layer.current?.querySelectorAll<HTMLElement>('[data-notice]') ?? []]
        .filter((card) => card.offsetTop + card.offsetHeight + (layer.current?.offsetTop ?? 0) > room)
        .map((card) => Number(card.dataset.notice))
        .filter((id) => id !== newest);
      setWaiting((before) => (before.size === late.length && late.every((id) => before.has(id)) ? before : new Set(late)));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [layer, notices]);
  return waiting;
}
