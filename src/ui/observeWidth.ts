/**
 * Tells the width of an element now and whenever it changes, in pixels without its scroll bar; nothing while it is out of sight.
 *
 * @returns what ends it
 */
export function observeWidth(element: HTMLElement, tell: (width: number) => void): () => void {
  const look = () => {
    if (element.clientWidth > 0) tell(element.clientWidth);
  };
  look();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}
