/** What a record tells of another one's changes, and the way to that record. */
import { useState } from 'react';
import type { HistoryEntry } from '../../../engine/extension/paths';
import { sameStored } from '../../../engine/json';
import { isKnownEntity, useArrivingResource } from '../../data/resources';
import { useMayCall } from '../../data/session/permissions';
import { Button } from '../../../ui/buttons/Button';
import { Skeleton } from '../../../ui/states/Skeleton';
import { ChangesTable } from './ChangesTable';
import { deferred } from '../../../ui/deferred';
import '../../../ui/inputs/field.css';

const DetailDrawer = deferred(() => import('./DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

interface OtherChangesProps {
  /** Key of the entity. */
  entity: string;
  id: string;
  changes: HistoryEntry['changes'];
}

export function OtherChanges(props: OtherChangesProps) {
  if (!isKnownEntity(props.entity) || props.id === '') return null;
  return <Known {...props} />;
}

function Known({ entity, id, changes }: OtherChangesProps) {
  const resource = useArrivingResource(entity);
  const mayCall = useMayCall();
  const [open, setOpen] = useState(false);
  if (!resource) return <Skeleton lines={3} height={28} />;
  const differing = changes.filter(({ before, after }) => !sameStored(before, after));
  const readable = resource.detail && mayCall(resource.endpoints.find(({ role }) => role === 'list'));
  const title = `${resource.title} ${id}`;
  return (
    <section className="detail-section" aria-label="变更内容">
      <h3 className="form-group-title">变更内容</h3>
      <p>
        {readable ? <Button variant="text" onClick={() => setOpen(true)}>{`查看${title}`}</Button> : title}
      </p>
      <ChangesTable resource={resource} changes={differing} />
      {open && <DetailDrawer resource={resource} id={id} onClose={() => setOpen(false)} />}
    </section>
  );
}
