import { useMemo } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { useArrivingResource } from '../../data/resources';
import { offersOf } from '../actions/offers';
import { useActions } from '../actions/useActions';
import { useAudience } from '../actions/useAudience';
import { DetailDrawer } from '../detail/DetailDrawer';
import type { RecordId } from '../../../ui/ports/records';
import { useRefreshList } from '../useRefreshList';

interface RecordDrawerProps {
  entity: string;
  id: RecordId;
  onClose(): void;
}

/** The detail of a record away from its list, with what can be done there. */
export default function RecordDrawer({ entity, ...props }: RecordDrawerProps) {
  const resource = useArrivingResource(entity);
  return resource ? <Drawn resource={resource} {...props} /> : null;
}

function Drawn({ resource, id, onClose }: Omit<RecordDrawerProps, 'entity'> & { resource: ResourceModel }) {
  const audience = useAudience();
  const refresh = useRefreshList(resource);
  const { edit, inDetail } = useMemo(() => {
    const { list, detail } = resource;
    const named = (names: readonly string[]) => (list ? offersOf(resource, list, names, audience) : []);
    return { edit: list?.rowActions.includes('edit') ? named(['edit'])[0] : undefined, inDetail: named(detail?.actions ?? []) };
  }, [resource, audience]);
  const { act, dialogs } = useActions(resource, { refresh, mayEdit: false });
  return (
    <>
      <DetailDrawer resource={resource} id={id} onClose={onClose} offers={inDetail} onAct={act} onEdit={edit && (() => act(edit, { id }))} />
      {dialogs}
    </>
  );
}
