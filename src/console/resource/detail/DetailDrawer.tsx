/** Everything about one record, and what happened to it, in a drawer. */
import { useState, type ReactNode } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { Button } from '../../ui/Button';
import { deferred } from '../../ui/deferred';
import { Drawer } from '../../ui/Drawer';
import { FormHost } from '../form/FormHost';
import { DetailBody } from './DetailBody';

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
  /** What can be decided here. */
  buttons?: ReactNode;
}

export function DetailDrawer({ resource, id, record, onClose, onEdit, title, buttons }: DetailDrawerProps) {
  const able = useCapabilities();
  const [older, setOlder] = useState<Row>();
  const { detail } = resource;
  if (!detail) return null;
  return (
    <>
      <Drawer
        open
        title={title ?? detail.title}
        width={detail.width}
        onClose={onClose}
        footer={buttons ?? (onEdit && <Button variant="primary" onClick={onEdit}>编辑</Button>)}
      >
        {buttons && resource.queue && able.queue && <ClaimNotice resource={resource} queue={resource.queue} id={id} />}
        <DetailBody resource={resource} detail={detail} id={id} record={record} onRestore={onEdit && resource.form && setOlder} />
      </Drawer>
      {older && <FormHost resource={resource} mode="edit" id={id} record={record} changes={older} onClose={() => setOlder(undefined)} />}
    </>
  );
}
