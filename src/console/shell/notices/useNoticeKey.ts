import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * F8 leads to the first button of the newest notice; when that notice is gone the focus returns to where it was.
 * Notices stand at the end of the page, farther than their time lasts for whoever only has Tab.
 *
 * @param newest id of the newest notice, on its card as `data-notice`
 * @param count of the notices shown
 */
export function useNoticeKey(layer: RefObject<HTMLElement | null>, newest: number | undefined, count: number): void {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = event.key === 'F8' ? layer.current?.querySelector<HTMLElement>(`[data-notice="${newest}"] button`) : undefined;
      if (!button) return;
      event.preventDefault();
      if (!layer.current!.contains(document.activeElement)) left.current = document.activeElement as HTMLElement | null;
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [layer, newest]);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) left.current?.focus();
    if (!layer.current?.contains(document.activeElement)) left.current = null;
  }, [layer, count]);
}
