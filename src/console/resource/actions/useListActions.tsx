import { useCallback, useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useProvider } from '../provider';
import type { Row, RowId } from '../table/model';
import type { Tree } from '../tree/treeRows';
import type { FrameColumn } from '../useListColumns';
import { tellDone } from '../notices';
import { InPlaceCell } from '../table/InPlaceCell';
import { childOffer, offersOf, type ActionOffer } from './offers';
import { RowActions } from './RowActions';
import { useActions } from './useActions';
import { useAudience } from './useAudience';

interface ListActionsOptions {
  tree: Tree | undefined;
  refresh(): Promise<void>;
  nameOf(row: Row): string;
  /** Deleted rows stay, and the backend brings them back. */
  canRestore: boolean;
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

const links = 3;
/** Pixels: small letters with the room around a link, the button of the menu, the padding of the cell. */
const actionsWidth = (offers: readonly ActionOffer[]): number => {
  const texts = (shown: readonly ActionOffer[]) => shown.reduce((sum, offer) => sum + offer.title.length * 13 + 18, 0);
  const menu = offers.length > links ? texts(offers.slice(0, links - 1)) + 62 : 0;
  return Math.max(80, texts(offers.slice(0, links)) + 16, menu + 16);
};

/** Everything the signed-in person may do in one list, by where it is offered. */
export function useListActions(resource: ResourceModel, list: ListModel, options: ListActionsOptions): ListActions {
  const { tree, refresh, nameOf, canRestore } = options;
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
  const actions = useActions(resource, { restore, refresh, inDetail: offers.inDetail, mayEdit: offers.row.some((offer) => offer.does === 'edit') });
  const { act, create } = actions;

  const columns = useMemo(() => {
    const child = resource.tree && offers.create && childOffer(resource.tree, list, tree);
    const row = child ? [child, ...offers.row] : offers.row;
    if (row.length === 0) return [];
    const onAct = (offer: ActionOffer, target: Row) =>
      offer === child ? create({ [resource.tree!.parent]: target.id }) : act(offer, target);
    const column: FrameColumn = {
      definition: {
        name: '#actions', title: '操作', align: 'left', rigid: true,
        render: (target) => <RowActions row={target} name={nameOf(target)} offers={row} links={links} onAct={onAct} />,
      },
      width: actionsWidth(row),
      pin: 'right',
    };
    return [column];
  }, [resource, list, offers, tree, act, create, nameOf]);

  const opener = useCallback((name: string) => {
    const { opens, edits } = list.columns.find((column) => column.name === name) ?? {};
    const edit = edits === undefined ? undefined : offers.row.find((each) => each.name === edits);
    if (edit) {
      const save = async (row: Row, value: string) => {
        await provider.action(resource.key, { name: edit.name, ids: [row.id as RowId], record: row, input: { [name]: value } });
        tellDone(edit.endpoint?.success ?? '操作成功');
        await refresh();
      };
      const field = resource.fields.find((each) => each.name === name)!;
      return (row: Row, content: ReactNode) => (edit.on(row)
        ? <InPlaceCell title={`${edit.title}：${nameOf(row)}`} field={field} value={String(row[name] ?? '')} onSave={(value) => save(row, value)}>{content}</InPlaceCell>
        : content);
    }
    const offer = opens === undefined ? undefined : offers.row.find((each) => each.name === opens);
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
