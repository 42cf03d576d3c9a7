import type { PageDocument, WidgetNode } from '../document';
import type { Catalogue } from '../rules';

/** What an operation asks of the world around it. */
export interface Context {
  widgets: Catalogue;
  /** Milliseconds; widgets are keyed by it. */
  now: number;
}

export interface Step {
  document: PageDocument;
  /** Ids of what is chosen afterwards. */
  chosen: readonly string[];
  /** Of several widgets some could not be taken along: why, as Chinese sentences. */
  warning?: string;
}

/** Nothing was done, and why, as a Chinese sentence. */
interface Refused {
  refused: string;
}

export type Outcome = Step | Refused;

export const isRefused = (outcome: Outcome): outcome is Refused => 'refused' in outcome;

/** The widgets with these ids, in the order of the page. */
export function pick({ widgets }: PageDocument, ids: readonly string[]): WidgetNode[] {
  const wanted = new Set(ids);
  return widgets.filter(({ id }) => wanted.has(id));
}
