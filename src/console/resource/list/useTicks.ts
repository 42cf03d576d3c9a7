import type { ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useBulk } from '../actions/bulk/useBulk';
import type { ActionOffer } from '../actions/offers';
import type { ListActions } from '../actions/useListActions';
import type { RowId } from '../table/model';
import { useSelection, type SelectionState } from '../useSelection';
import type { Listed } from './useListed';

/** Which rows are ticked, and what is done with them. */
export interface Ticks {
  selection: SelectionState;
  /** Something can be done with several rows. */
  possible: boolean;
  /** Some are ticked. */
  some: boolean;
  /** A call is on its way. */
  busy: boolean;
  act(offer: ActionOffer): void;
  dialogs: ReactNode;
}

export function useTicks(resource: ResourceModel, list: ListModel, { rows, filter, total, nameOf, refresh }: Listed, { bulkOffers }: ListActions): Ticks {
  const selection = useSelection('ticked', rows, JSON.stringify(filter));
  const nameOfId = (id: RowId) => {
    const row = selection.rows.find((candidate) => candidate.id === id);
    return row ? nameOf(row) : String(id);
  };
  const bulk = useBulk({ resource, selection, filter, total, refresh, nameOf: nameOfId });
  const possible = list.bulkActions.length > 0 && bulkOffers.length > 0;
  return { ...bulk, selection, possible, some: possible && (selection.ids.length > 0 || selection.all) };
}
