/** Where something that is dragged over the canvas would be put. */
import { edgeOf } from '../../../ui/canvas/edge';

export interface DropPlace {
  /** Id of the widget in front of which it would come; null: at the end. */
  before: string | null;
  /** Id of the widget at whose edge the mark stands; undefined on an empty page. */
  beside: string | undefined;
  edge: 'before' | 'after';
}

/** @param x, y place in the window; @returns undefined outside the canvas */
export function dropPlace(x: number, y: number): DropPlace | undefined {
  const hit = document.elementFromPoint(x, y);
  const canvas = hit?.closest<HTMLElement>('[data-canvas]');
  if (!canvas) return undefined;
  const items = [...canvas.querySelectorAll<HTMLElement>('[data-widget]')];
  const item = hit?.closest<HTMLElement>('[data-widget]') ?? items.findLast((each) => each.getBoundingClientRect().top <= y) ?? items[0];
  if (!item) return { before: null, beside: undefined, edge: 'before' };
  const { edge, next } = edgeOf(item, items, { x, y });
  return { before: next?.dataset.widget ?? null, beside: item.dataset.widget, edge };
}
