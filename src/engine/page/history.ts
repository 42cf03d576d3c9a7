/** Everything that was done to a page, with what was chosen, so that undo shows where it happened. */
import { advance, begin, type History, pause, redo, undo } from '../history';
import type { PageDocument } from './document';
import type { Step } from './operations/step';

type Moment = Pick<Step, 'document' | 'chosen'>;

export interface PageHistory extends History<Moment> {
  /** Milliseconds of the last step. */
  at: number;
}

/** Changes of one value within this time of each other are one step, as the letters of a word are. */
const together = 1000;

export const beginHistory = (document: PageDocument): PageHistory => ({ ...begin({ document, chosen: [] }), at: 0 });

/**
 * @param now milliseconds
 * @param about what the step changes, e.g. `id1732172520000001/lrConfig`; absent: a step of its own
 */
export function record(history: PageHistory, { document, chosen }: Step, now: number, about?: string): PageHistory {
  if (document === history.present.document) return choose(history, chosen);
  const steady = now - history.at < together ? history : pause(history);
  return { ...advance(steady, { document, chosen }, about), at: now };
}

/** Choosing is no step of its own: it is kept with the document in which it was done. */
export function choose(history: PageHistory, chosen: readonly string[]): PageHistory {
  return { ...history, present: { ...history.present, chosen } };
}

export const undoPage = (history: PageHistory): PageHistory => ({ ...undo(history), at: history.at });
export const redoPage = (history: PageHistory): PageHistory => ({ ...redo(history), at: history.at });
