/** Everything about one record, and what happened to it, in a drawer. */
import { useState, type ReactNode } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { Button } from '../../../ui/buttons/Button';
import { deferred } from '../../../ui/deferred';
import { Drawer } from '../../../ui/layers/Drawer';
import { type ActionOffer, offeredOn } from '../actions/offers';
import { FormHost } from '../form/FormHost';
import { DetailBody } from './DetailBody';
import { useRecord } from './useRecord';

const ClaimNotice = deferred(() => import('../queue/ClaimNotice'));

type Row = Record<string, unknown>;

export interface DetailDrawerProps {
  resource: ResourceModel;
  id: number | string;
  /** The row as the list knows it, shown until the record has come. */
  record?: Row;
  onClose(): void;
  /** Opens the form; absent where the person may not edit. */
  onEdit?(): void;
  /** In place of the detail's own. */
  title?: string;
  /** Decisions that can be made here. */
  buttons?: ReactNode;
  /** Further actions on the record. */
  offers?: readonly ActionOffer[];
  onAct?(offer: ActionOffer, row: Row): void;
}

export function DetailDrawer({ resource, id, record, onClose, onEdit, title, buttons, offers = [], onAct }: DetailDrawerProps) {
  const capabilities = useCapabilities();
  const [older, setOlder] = useState<Row>();
  const { data } = useRecord(resource, id, record);
  const { detail } = resource;
  if (!detail) return null;
  const possible = data ? offeredOn(offers, data) : [];
  return (
    <>
      <Drawer
        open
        title={title ?? detail.title}
        width={detail.width}
        onClose={onClose}
        footer={buttons ?? ((possible.length > 0 || onEdit) && (
          <>
            {possible.map((offer) => <Button key={offer.name} variant={offer.danger ? 'danger' : 'primary'} onClick={() => onAct?.(offer, data!)}>{offer.title}</Button>)}
            {onEdit && <Button variant="primary" onClick={onEdit}>编辑</Button>}
          </>
        ))}
      >
        {(buttons || possible.length > 0) && resource.queue && capabilities.queue && <ClaimNotice resource={resource} queue={resource.queue} id={id} />}
        <DetailBody resource={resource} detail={detail} id={id} record={record} onRestore={onEdit && resource.form && setOlder} />
      </Drawer>
      {older && <FormHost resource={resource} mode="edit" id={id} record={record} changes={older} onClose={() => setOlder(undefined)} />}
    </>
  );
}
