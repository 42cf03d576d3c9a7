/** What can be done with the record at hand, and by which key. */
import type { QueueModel } from '../../../engine/model';
import type { ActionOffer } from '../actions/offers';
import { asksBeside, type DecisionButton } from '../actions/flows/DecisionButtons';

export interface Decision {
  title: string;
  /** Absent: by mouse and Tab alone. */
  key?: string;
  danger: boolean;
  offer: ActionOffer;
  /** One of the action's buttons; absent: the action itself, with what it asks. */
  button?: DecisionButton;
  /** The record stays pending. */
  beside: boolean;
}

const ofOffer = (offer: ActionOffer, beside: boolean): Decision[] => {
  const buttons = typeof offer.does === 'object' && !asksBeside(offer.does.action) ? offer.does.action.buttons : undefined;
  return buttons
    ? buttons.map((button) => ({ title: button.title, danger: button.danger ?? false, offer, button, beside }))
    : [{ title: offer.title, danger: offer.danger, offer, beside }];
};

/** The first harmless decision is `a`, the first dangerous one `r`, what stands beside them `n`. */
export function decisionsOf(queue: QueueModel, offers: readonly ActionOffer[]): Decision[] {
  const named = (names: readonly string[], beside: boolean) => names.flatMap((name) => offers.filter((offer) => offer.name === name)).flatMap((offer) => ofOffer(offer, beside));
  const deciding = named(queue.decide, false);
  const ordered = [...deciding.filter(({ danger }) => !danger), ...deciding.filter(({ danger }) => danger), ...named(queue.beside, true)];
  const free = new Set(['a', 'r', 'n']);
  return ordered.map((decision) => {
    const key = decision.beside ? 'n' : decision.danger ? 'r' : 'a';
    return free.delete(key) ? { ...decision, key } : decision;
  });
}
