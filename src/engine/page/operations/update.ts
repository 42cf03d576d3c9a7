import { type PageDocument, withWidgets } from '../document';
import type { JsonObject } from '../../json';
import type { Step } from './step';

/**
 * Changes what the widgets say, e.g. one value by `writeValue`.
 * @returns the same document where nothing changed; all other widgets are shared
 */
export function update(document: PageDocument, ids: readonly string[], change: (saved: JsonObject) => JsonObject): Step {
  const chosen = [...ids];
  const widgets = document.widgets.map((node) => {
    if (!chosen.includes(node.id)) return node;
    const saved = change(node.saved);
    return saved === node.saved ? node : { ...node, saved };
  });
  if (widgets.every((node, index) => node === document.widgets[index])) return { document, chosen };
  return { document: withWidgets(document, widgets), chosen };
}
