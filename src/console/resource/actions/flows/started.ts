import type { ActionModel } from '../../../../engine/model';
import type { Row } from '../../table/model';
import type { ActionOffer } from '../offers';

/** What somebody chose: an offer of a row, or of the page. */
export interface Started {
  offer: ActionOffer;
  row?: Row;
  /** What a form of the page begins with, besides its defaults. */
  begins?: Row;
}

/** The same, of an action that the schema declares. */
export interface StartedAction extends Started {
  action: ActionModel;
}

/** The row of an offer that is made on rows only. */
export function rowOf({ offer, row }: Started): Row {
  if (!row) throw new Error(`${offer.name} is offered without a row`);
  return row;
}
