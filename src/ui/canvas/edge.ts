export interface Edge<Item> {
  /** At which edge of the item something would be put. */
  edge: 'before' | 'after';
  /** In front of which item it would come; undefined: at the end. */
  next: Item | undefined;
}

/** Where something would be put that is dragged over an item. @param sideways items stand beside one another @param x, y place in the window */
export function edgeOf<Item extends HTMLElement>(item: Item, items: readonly Item[], { x, y }: { x: number; y: number }, sideways = false): Edge<Item> {
  const { top, left, width, height } = item.getBoundingClientRect();
  const edge = (sideways ? x < left + width / 2 : y < top + height / 2) ? 'before' : 'after';
  return { edge, next: edge === 'before' ? item : items[items.indexOf(item) + 1] };
}
