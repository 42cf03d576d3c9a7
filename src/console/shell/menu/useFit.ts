import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many of a row's entries fit. All are drawn once to be measured, then as many as there is room for beside the last
 * element of the row, which holds the rest.
 *
 * @param row a flex row; each entry is a child of it, the element for the rest has `data-rest`
 * @param names what the entries say; they are measured anew when it changes
 */
export function useFit(row: RefObject<HTMLElement | null>, count: number, names: string): number {
  const [fit, setFit] = useState<{ names: string; count: number }>();
  const widths = useRef<number[]>([]);
  const measuring = fit?.names !== names;
  useLayoutEffect(() => {
    const element = row.current!;
    const children = [...element.children] as HTMLElement[];
    if (measuring) widths.current = children.filter((child) => child.dataset.rest === undefined).map((child) => child.offsetWidth);
    const update = () => setFit({ names, count: fitting(widths.current, element.clientWidth) });
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, names, measuring]);
  return measuring ? count : Math.min(fit.count, count);
}

/** Pixels kept for the button that holds the rest. */
const restWidth = 88;

/** @param widths of the entries, in pixels @returns how many stand in `room`; with a rest its button stands there too */
export function fitting(widths: readonly number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = restWidth;
  const first = widths.findIndex((width) => (used += width) > room);
  return Math.max(first, 0);
}
