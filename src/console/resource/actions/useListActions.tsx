import { useCallback, useMemo, type ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../../engine/model';
import type { RowForms } from '../row/useRowForms';
import type { Row, RowId } from '../table/model';
import type { Tree } from '../tree/treeRows';
import type { FrameColumn } from '../useListColumns';
import { childOffer, offersOf, type ActionOffer } from './offers';
import { useActionColumn } from './useActionColumn';
import { useActions } from './useActions';
import { useAudience } from './useAudience';
import { useOpeners } from './useOpeners';

interface ListActionsOptions {
  /** The rows shown: the column of actions is as wide as they need. */
  rows: readonly Row[];
  tree: Tree | undefined;
  refresh(): Promise<void>;
  nameOf(row: Row): string;
  /** A dialog or drawer was closed. */
  onClosed(): void;
  /** What a new record, and a form of the page, begins with. */
  defaults?: Row;
  /** Why no record can be made now. */
  barred?: string;
  /** Makes the row itself a form; absent where forms stand above the list. */
  editInRow?: RowForms['open'];
}

export interface ListActions {
  pageOffers: ActionOffer[];
  bulkOffers: ActionOffer[];
  /** The column of row actions; none where no row offers any. */
  columns: FrameColumn[];
  /** Draws a cell that runs an action of its row. Stable while the offers are. */
  opener(name: string): ((row: Row, content: ReactNode) => ReactNode) | undefined;
  act(offer: ActionOffer, row?: Row): void;
  /** Opens the form of a new record; absent without the permission. */
  create?(): void;
  createTitle?: string;
  /** Opens the detail of a row. */
  open?(row: Row): void;
  /** The same for a record of which only the id is known; its form where it has no detail. */
  openRecord(id: RowId): void;
  mayDelete: boolean;
  dialogs: ReactNode;
}

/** It makes a record: the built-in way, or by a form of the page. */
export const makesRecord = ({ does }: ActionOffer): boolean => does === 'create' || (typeof does === 'object' && does.action.form !== undefined);

/** Everything the signed-in person may do in one list, by where it is offered. */
export function useListActions(resource: ResourceModel, list: ListModel, options: ListActionsOptions): ListActions {
  const { rows, tree, refresh, nameOf, onClosed, editInRow, defaults, barred } = options;
  const audience = useAudience();

  const offers = useMemo(() => {
    const named = (names: readonly string[]) => offersOf(resource, list, names, audience);
    const page = named(list.pageActions).filter((offer) => barred === undefined || !makesRecord(offer));
    return {
      page,
      create: page.find((offer) => offer.does === 'create'),
      bulk: named(list.bulkActions),
      detail: named(['detail'])[0],
      inDetail: named(resource.detail?.actions ?? []),
      mayDelete: named(['delete']).length > 0,
      row: named(list.rowActions),
    };
  }, [resource, list, audience, barred]);
  const edit = offers.row.find((offer) => offer.does === 'edit');

  const { act, create, dialogs } = useActions(resource, { refresh, onClosed, editInRow, inDetail: offers.inDetail, mayEdit: edit !== undefined });

  const child = useMemo(() => resource.tree && offers.create && childOffer(resource.tree, list, tree), [resource, list, offers, tree]);
  const inRow = useMemo(() => (child ? [child, ...offers.row] : offers.row), [child, offers]);
  const onAct = useCallback(
    (offer: ActionOffer, row: Row) => (resource.tree && offer === child ? create({ [resource.tree.parent]: row.id }) : act(offer, row)),
    [resource, child, create, act],
  );
  const columns = useActionColumn({ offers: inRow, rows, nameOf, onAct });
  const { detail } = offers;
  const opener = useOpeners({ resource, list, offers: offers.row, detail, nameOf, act, refresh });

  const whole = detail ?? edit;
  return {
    pageOffers: offers.page,
    bulkOffers: offers.bulk,
    columns,
    opener,
    act: (offer, row) => (offer.does === 'create' ? create(defaults) : act(offer, row, row ? undefined : defaults)),
    create: offers.create && (() => create(defaults)),
    createTitle: offers.create?.title,
    open: useCallback((row: Row) => detail && act(detail, row), [detail, act]),
    openRecord: useCallback((id: RowId) => whole && act(whole, { id }), [whole, act]),
    mayDelete: offers.mayDelete,
    dialogs,
  };
}
