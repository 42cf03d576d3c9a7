import { useCallback, type ReactNode } from 'react';
import { recordPath } from '../../data/menu/menuPlace';
import { Button } from '../../../ui/buttons/Button';
import { recordLink } from '../../../ui/display/RecordLink';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { doneOf, tellDone } from '../notices';
import { useProvider } from '../provider';
import { InPlaceCell } from '../table/InPlaceCell';
import type { Row, RowId } from '../table/model';
import { type ActionOffer, offeredOn } from './offers';

/** Puts something around what a cell shows. */
type Around = (row: Row, content: ReactNode) => ReactNode;

interface OpenersOptions {
  resource: ResourceModel;
  list: ListModel;
  /** Offers of a row. Stable. */
  offers: readonly ActionOffer[];
  /** The offer to open its detail. */
  detail: ActionOffer | undefined;
  nameOf(row: Row): string;
  /** Stable. */
  act(offer: ActionOffer, row: Row): void;
  refresh(): Promise<void>;
}

/** @returns what is around the cells of a column that start an action of their row; stable while the offers are */
export function useOpeners({ resource, list, offers, detail, nameOf, act, refresh }: OpenersOptions): (column: string) => Around | undefined {
  const provider = useProvider();
  return useCallback((name: string) => {
    const column = list.columns.find((each) => each.name === name);
    const field = resource.fields.find((each) => each.name === name);
    const offered = (action: string | undefined) => (action === undefined ? undefined : offers.find((each) => each.name === action));

    /** Edits the value where it stands. */
    const inPlace = (edit: ActionOffer): Around => (row, content) => {
      const save = async (value: string) => {
        await provider.action(resource.key, { name: edit.name, ids: [row.id as RowId], record: row, input: { [name]: value } });
        tellDone(doneOf(edit.endpoint));
        await refresh();
      };
      return edit.on(row) && field
        ? <InPlaceCell title={`${edit.title}：${nameOf(row)}`} field={field} value={String(row[name] ?? '')} onSave={save}>{content}</InPlaceCell>
        : content;
    };
    const button = (offer: ActionOffer): Around => (row, content) => {
      const [own] = offeredOn([offer], row);
      return own ? <Button variant="text" size="small" onClick={() => act(own, row)}>{content}<span className="ui-hidden">，{own.title}：{nameOf(row)}</span></Button> : content;
    };
    /** What names the row's own record opens its detail. */
    const leading = (offer: ActionOffer): Around => (row, content) => {
      const target = { title: `打开${resource.title}`, href: (id: RowId) => recordPath(resource.key, id), open: () => act(offer, row) };
      return offer.on(row) ? recordLink(target, row.id as RowId, content) : content;
    };

    const edit = offered(column?.edits);
    if (edit) return inPlace(edit);
    const opens = offered(column?.opens);
    if (opens) return button(opens);
    const isOwn = (name === resource.display || name === resource.primaryKey) && field?.names === undefined;
    return resource.linked && detail && isOwn ? leading(detail) : undefined;
  }, [list, offers, detail, act, nameOf, provider, resource, refresh]);
}
