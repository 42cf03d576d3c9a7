/** Gives an item the focus that its canvas has, or nobody; whoever is somewhere else keeps it. */
export function focusWithin(canvas: HTMLElement | null, item: HTMLElement | null | undefined, options?: FocusOptions): void {
  const { activeElement } = document;
  if (item && activeElement !== item && (activeElement === document.body || canvas?.contains(activeElement))) item.focus(options);
}
