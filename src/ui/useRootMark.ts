import { useLayoutEffect } from 'react';

/** How many components set each mark. */
const setBy = new Map<string, number>();

/**
 * An attribute `data-…` of the root element for as long as the component stands there: what style sheets must know of the whole page.
 * A selector such as `body:has(dialog)` would tell it too, at the price of styling root and body anew at every change of the page.
 */
export function useRootMark(name: string, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    const { dataset } = document.documentElement;
    const change = (by: 1 | -1) => {
      const count = (setBy.get(name) ?? 0) + by;
      setBy.set(name, count);
      if (count > 0) dataset[name] = '';
      else delete dataset[name];
    };
    change(1);
    return () => change(-1);
  }, [name, isSet]);
}
