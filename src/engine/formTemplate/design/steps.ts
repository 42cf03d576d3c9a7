/** Moving an item by keys: past its neighbours, into the row beside it, out of the row that holds it. */
import { type Document, find, type Found, type Target } from './document';

export type Step = 'up' | 'down' | 'into' | 'out';

/** Where the step leads; undefined where it leads nowhere. */
export function targetOf(document: Document, key: number, step: Step): Target | undefined {
  const found = find(document, key);
  if (!found) return undefined;
  const { siblings, index, parent } = found;
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  switch (step) {
    case 'up': return previous && { parent: parent?.key, before: previous.key };
    case 'down': return next && { parent: parent?.key, before: siblings[index + 2]?.key };
    case 'into':
      if (previous?.children) return { parent: previous.key };
      return next?.children && { parent: next.key, before: next.children[0]?.key };
    case 'out': return parent && behind(document, parent.key);
  }
}

/** Directly behind a node, in the row that holds it. */
export function behind(document: Document, key: number): Target {
  const { parent, siblings, index } = find(document, key) as Found;
  return { parent: parent?.key, before: siblings[index + 1]?.key };
}

/** Where a new item goes: into the chosen row, else behind what is chosen, else to the end. */
export function targetForNew(document: Document, chosen: number | undefined): Target {
  const found = find(document, chosen);
  if (!found) return {};
  return found.node.children ? { parent: found.node.key } : behind(document, found.node.key);
}
