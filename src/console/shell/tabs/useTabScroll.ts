import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Keeps the shown tab in sight, lets the wheel scroll sideways, and says whether there is more than fits.
 * @param drawnAs what the tabs are drawn by: another one makes other elements of them
 */
export function useTabScroll(list: RefObject<HTMLElement | null>, shown: string, count: number, drawnAs: unknown) {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = list.current!;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    [...element.children].forEach((tab) => observer.observe(tab));
    return () => observer.disconnect();
  }, [list, count, drawnAs]);

  // Not scrollIntoView: it would scroll the window too, where the bar is not sticky.
  useEffect(() => {
    const element = list.current!;
    const tab = element.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || typeof IntersectionObserver === 'undefined') return;
    // Told once the browser has laid out: asking for the places would make it do so at once.
    const observer = new IntersectionObserver(([told]) => {
      observer.disconnect();
      const { boundingClientRect: { left, right }, rootBounds: box } = told!;
      if (!box) return;
      if (left < box.left) element.scrollLeft -= box.left - left;
      else if (right > box.right) element.scrollLeft += right - box.right;
    }, { root: element });
    observer.observe(tab);
    return () => observer.disconnect();
  }, [list, shown, count, overflows, drawnAs]);

  useEffect(() => {
    const element = list.current!;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [list]);

  return { overflows, by: (pixels: number) => list.current!.scrollBy?.({ left: pixels }) };
}
