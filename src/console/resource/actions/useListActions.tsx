import { useCallback, useMemo, type ReactNode } from 'react';
import { recordPath } from '../../data/menu/menuPlace';
import { Button } from '../../../ui/buttons/Button';
import { recordLink } from '../../../ui/display/RecordLink';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useProvider } from '../provider';
import type { ColumnDefinition, Row, RowId } from '../table/model';
import type { Tree } from '../tree/treeRows';
import type { FrameColumn } from '../useListColumns';
import { doneOf, tellDone } from '../notices';
import { InPlaceCell } from '../table/InPlaceCell';
import { childOffer, offersOf, type ActionOffer } from './offers';
import { RowActions } from './RowActions';
import { rowActionsWidth } from './rowActionsWidth';
import { useActions } from './useActions';
import { useAudience } from './useAudience';

interface ListActionsOptions {
  /** The rows shown: the column of actions is as wide as they need. */
  rows: readonly Row[];
  tree: Tree | undefined;
  refresh(): Promise<void>;
  nameOf(row: Row): string;
  /** Deleted rows stay, and the backend brings them back. */
  canRestore: boolean;
  /** A dialog or drawer was closed. */
  onClosed(): void;
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
  restore?(ids: RowId[]): Promise<void>;
  dialogs: ReactNode;
}

/** Links in the column of actions: three where there is room, else the first one and 更多. */
const forms = [3, 2];

/** What names the row's own record opens its detail. */
function leading({ key, title }: ResourceModel, detail: ActionOffer, act: (offer: ActionOffer, row: Row) => void) {
  return (row: Row, content: ReactNode) => {
    const target = { title: `打开${title}`, href: (id: RowId) => recordPath(key, id), open: () => act(detail, row) };
    return detail.on(row) ? recordLink(target, row.id as RowId, content) : content;
  };
}

/** Everything the signed-in person may do in one list, by where it is offered. */
export function useListActions(resource: ResourceModel, list: ListModel, options: ListActionsOptions): ListActions {
  const { rows, tree, refresh, nameOf, canRestore, onClosed } = options;
  const provider = useProvider();
  const audience = useAudience();

  const offers = useMemo(() => {
    const named = (names: readonly string[]) => offersOf(resource, list, names, audience);
    const page = named(list.pageActions);
    return {
      page,
      create: page.find((offer) => offer.does === 'create'),
      bulk: named(list.bulkActions),
      detail: named(['detail'])[0],
      inDetail: named(resource.detail?.actions ?? []),
      mayDelete: named(['delete']).length > 0,
      row: named(list.rowActions),
    };
  }, [resource, list, audience]);

  const restore = useMemo(
    () =>
      canRestore && offers.mayDelete
        ? async (ids: RowId[]) => {
            await provider.restore(resource.key, { ids });
            await refresh();
          }
        : undefined,
    [canRestore, offers.mayDelete, provider, resource.key, refresh],
  );
  const actions = useActions(resource, { restore, refresh, onClosed, inDetail: offers.inDetail, mayEdit: offers.row.some((offer) => offer.does === 'edit') });
  const { act, create } = actions;

  const child = useMemo(() => resource.tree && offers.create && childOffer(resource.tree, list, tree), [resource, list, offers, tree]);
  const inRow = useMemo(() => (child ? [child, ...offers.row] : offers.row), [child, offers]);
  const definitions = useMemo(() => {
    const onAct = (offer: ActionOffer, target: Row) =>
      offer === child ? create({ [resource.tree!.parent]: target.id }) : act(offer, target);
    return forms.map((links): ColumnDefinition => ({
      name: '#actions', title: '操作', align: 'left', rigid: true, part: 'actions',
      render: (target) => <RowActions row={target} name={nameOf(target)} offers={inRow} links={links} onAct={onAct} />,
    }));
  }, [resource, child, inRow, act, create, nameOf]);
  const widths = useMemo(() => forms.map((links) => rowActionsWidth(inRow, rows, links)).join(), [inRow, rows]);
  const columns = useMemo((): FrameColumn[] => {
    if (inRow.length === 0) return [];
    const each = widths.split(',').map((width, form) => ({ definition: definitions[form]!, width: Number(width) }));
    return [{ ...each[0]!, folds: each.slice(1), pin: 'right', stays: true }];
  }, [inRow, definitions, widths]);

  const opener = useCallback((name: string) => {
    const { opens, edits } = list.columns.find((column) => column.name === name) ?? {};
    const edit = edits === undefined ? undefined : offers.row.find((each) => each.name === edits);
    if (edit) {
      const save = async (row: Row, value: string) => {
        await provider.action(resource.key, { name: edit.name, ids: [row.id as RowId], record: row, input: { [name]: value } });
        tellDone(doneOf(edit.endpoint));
        await refresh();
      };
      const field = resource.fields.find((each) => each.name === name)!;
      return (row: Row, content: ReactNode) => (edit.on(row)
        ? <InPlaceCell title={`${edit.title}：${nameOf(row)}`} field={field} value={String(row[name] ?? '')} onSave={(value) => save(row, value)}>{content}</InPlaceCell>
        : content);
    }
    const offer = opens === undefined ? undefined : offers.row.find((each) => each.name === opens);
    const field = resource.fields.find((each) => each.name === name);
    const isOwn = (name === resource.display || name === resource.primaryKey) && field?.names === undefined;
    if (!offer && resource.linked && offers.detail && isOwn) return leading(resource, offers.detail, act);
    return offer && ((row: Row, content: ReactNode) => (offer.on(row)
      ? <Button variant="text" size="small" onClick={() => act(offer, row)}>{content}<span className="ui-hidden">，{offer.title}：{nameOf(row)}</span></Button>
      : content));
  }, [list, offers, act, nameOf, provider, resource, refresh]);

  const { detail } = offers;
  const whole = detail ?? offers.row.find((offer) => offer.does === 'edit');
  return {
    pageOffers: offers.page,
    bulkOffers: offers.bulk,
    columns,
    opener,
    act,
    create: offers.create && (() => create()),
    createTitle: offers.create?.title,
    open: useCallback((row: Row) => detail && act(detail, row), [detail, act]),
    openRecord: useCallback((id: RowId) => whole && act(whole, { id }), [whole, act]),
    restore,
    dialogs: actions.dialogs,
  };
}
