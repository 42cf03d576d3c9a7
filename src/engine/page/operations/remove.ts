import { type PageDocument, withWidgets } from '../document';
import type { Outcome } from './step';

/** Removes widgets; the one that takes the place of the last is chosen next. */
export function remove(document: PageDocument, ids: readonly string[]): Outcome {
  const left = document.widgets.filter(({ id }) => !ids.includes(id));
  if (left.length === document.widgets.length) return { refused: '请选择组件' };
  const last = document.widgets.findLastIndex(({ id }) => ids.includes(id));
  const neighbour = document.widgets[last + 1] ?? left.at(-1);
  return { document: withWidgets(document, left), chosen: neighbour ? [neighbour.id] : [] };
}
