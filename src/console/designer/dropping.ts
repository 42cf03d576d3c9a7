/** Where something that is dragged over the canvas would be put. */
import type { Target } from '../../engine/formTemplate/design/document';
import { edgeOf } from '../../ui/canvas/edge';

/** Where the mark stands: at an edge of an item, or in a list without items. */
export interface DropPlace {
  target: Target;
  mark: { key: number; edge: 'before' | 'after'; sideways: boolean } | { list: number | undefined };
}

/** Pixels at the upper and lower edge of a row that mean beside it, not into it. */
const rim = 12;

const keyOf = (element: HTMLElement): number => Number(element.dataset.node);
const itemsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [data-node]')];

/** @param x, y place in the window; @returns undefined outside the canvas */
export function dropPlace(x: number, y: number): DropPlace | undefined {
  const hit = document.elementFromPoint(x, y);
  const item = hit?.closest<HTMLElement>('[data-node]');
  const list = hit?.closest<HTMLElement>('[data-list]');
  if (!list) return undefined;
  // The pointer is on an item, or between the items of a list that lies within it.
  if (item && list.contains(item)) return beside(item, list, x, y);
  if (item && rowEdge(item, y)) return beside(item, item.parentElement!, x, y);
  return among(list, x, y);
}

function rowEdge(row: HTMLElement, y: number): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return y - top < rim || bottom - y < rim;
}

function beside(item: HTMLElement, list: HTMLElement, x: number, y: number): DropPlace {
  const sideways = item.getBoundingClientRect().width < list.getBoundingClientRect().width * 0.9;
  const { edge, next } = edgeOf(item, itemsIn(list), { x, y }, sideways);
  return { target: targetIn(list, next), mark: { key: keyOf(item), edge, sideways } };
}

/** Between the items: in front of the first that begins behind the pointer. */
function among(list: HTMLElement, x: number, y: number): DropPlace {
  const items = itemsIn(list);
  const next = items.find((item) => {
    const { top, bottom, left } = item.getBoundingClientRect();
    return y < top || (y <= bottom && x < left);
  });
  const last = items.at(-1);
  if (next) return { target: targetIn(list, next), mark: { key: keyOf(next), edge: 'before', sideways: false } };
  return { target: targetIn(list, undefined), mark: last ? { key: keyOf(last), edge: 'after', sideways: false } : { list: listKey(list) } };
}

const listKey = (list: HTMLElement): number | undefined => (list.dataset.list === '' ? undefined : Number(list.dataset.list));
const targetIn = (list: HTMLElement, next: HTMLElement | undefined): Target => ({ parent: listKey(list), before: next && keyOf(next) });
