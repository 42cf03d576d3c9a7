import { freeId, type PageDocument, type WidgetNode, withWidgets } from '../document';
import type { JsonObject } from '../../json';
import { freeRange, rankOf, refusal } from '../rules';
import type { Context, Outcome } from './step';

/**
 * Adds widgets with ids of their own: new ones from the palette, copied and pasted ones. What has a place of its own goes there.
 * @param saved as `newWidget` makes them, or as they were saved elsewhere
 * @param before id of the widget in front of which they go; absent: at the end
 */
export function add(document: PageDocument, saved: readonly JsonObject[], { widgets: catalogue, now, before }: Context & { before?: string }): Outcome {
  const refused = new Set<string>();
  const chosen: string[] = [];
  let next = document;
  for (const widget of saved) {
    const reason = refusal(next, widget, catalogue);
    if (reason !== undefined) {
      refused.add(reason);
      continue;
    }
    const node = fresh(next.widgets, widget, now);
    const index = placeOf(next.widgets, widget, catalogue, before);
    next = { ...next, widgets: next.widgets.toSpliced(index, 0, node) };
    chosen.push(node.id);
  }
  const reasons = [...refused].join('；');
  if (chosen.length === 0) return { refused: reasons || '没有可添加的组件' };
  return { document: withWidgets(document, next.widgets, now), chosen, ...(reasons === '' ? {} : { warning: reasons }) };
}

function fresh(there: readonly WidgetNode[], saved: JsonObject, now: number): WidgetNode {
  const timestamp = now * 1000 + there.length;
  const taken = new Set(there.map(({ id }) => id));
  const id = freeId(`id${timestamp}`, (tried) => taken.has(tried));
  return { id, key: String(timestamp), saved: { ...saved, id, timestamp } };
}

function placeOf(there: readonly WidgetNode[], saved: JsonObject, catalogue: Context['widgets'], before: string | undefined): number {
  const rank = rankOf(catalogue, saved);
  const { from, to } = freeRange(catalogue, there);
  if (rank > 2) return there.length;
  if (rank < 2) {
    const behind = there.findIndex((node) => rankOf(catalogue, node.saved) > rank);
    return behind < 0 ? there.length : behind;
  }
  const wanted = before === undefined ? -1 : there.findIndex(({ id }) => id === before);
  return wanted < 0 ? to : Math.min(to, Math.max(from, wanted));
}
