import type { PageDocument } from '../document';
import { add } from './add';
import { type Context, type Outcome, pick } from './step';

/** Copies of the widgets with their configuration, behind the last of them. */
export function duplicate(document: PageDocument, ids: readonly string[], context: Context): Outcome {
  const originals = pick(document, ids);
  const last = originals.at(-1);
  if (!last) return { refused: '请选择组件' };
  return add(document, originals.map(({ saved }) => saved), { ...context, before: document.widgets[document.widgets.indexOf(last) + 1]?.id });
}
