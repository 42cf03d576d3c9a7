/** 变更内容: what the operation changed of a record, and the way to that record. */
import { useState } from 'react';
import type { HistoryEntry } from '../../../../engine/extension/paths';
import { sameStored } from '../../../../engine/json';
import type { RecordOf } from '../../../data/records/typed';
import { isKnownEntity, useArrivingResource } from '../../../data/resources';
import { useMayCall } from '../../../data/session/permissions';
import { ChangesTable } from '../../../resource/detail/ChangesTable';
import { Button } from '../../../../ui/buttons/Button';
import { deferred } from '../../../../ui/deferred';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { Skeleton } from '../../../../ui/states/Skeleton';
import '../../../../ui/inputs/field.css';

const DetailDrawer = deferred(() => import('../../../resource/detail/DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

type Change = HistoryEntry['changes'][number];

/** What touched no record, and what other backends do not tell, draws nothing. */
export default function Changes({ record: { entity, recordId, changes } }: DetailPanelProps<RecordOf<'operation/sensitiveLog'>>) {
  if (!entity || !recordId || !isKnownEntity(entity)) return null;
  return <Known entity={entity} id={recordId} changes={(changes ?? []) as Change[]} />;
}

function Known({ entity, id, changes }: { entity: string; id: string; changes: Change[] }) {
  const resource = useArrivingResource(entity);
  const mayCall = useMayCall();
  const [open, setOpen] = useState(false);
  if (!resource) return <Skeleton lines={3} height={28} />;
  const differing = changes.filter(({ before, after }) => !sameStored(before, after));
  const readable = resource.detail && mayCall(resource.endpoints.find(({ role }) => role === 'list'));
  const title = `${resource.title} ${id}`;
  return (
    <section aria-label="变更内容">
      <h3 className="form-group-title">变更内容</h3>
      <p>
        {readable ? <Button variant="text" onClick={() => setOpen(true)}>{`查看${title}`}</Button> : title}
      </p>
      <ChangesTable resource={resource} changes={differing} />
      {open && <DetailDrawer resource={resource} id={id} onClose={() => setOpen(false)} />}
    </section>
  );
}
