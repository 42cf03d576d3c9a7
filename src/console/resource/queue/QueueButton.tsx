import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListModel, QueueModel, ResourceModel } from '../../../engine/model';
import { useMayCall } from '../../data/session/permissions';
import { endpointOf } from '../actions/offers';
import { Button } from '../../../ui/buttons/Button';
import { useCommands } from '../../../ui/ports/commands';
import { queueAddress, queueFilter } from './filter';
import { useQueueState } from './useQueueState';

interface QueueButtonProps {
  resource: ResourceModel;
  list: ListModel;
  queue: QueueModel;
  /** As the list is filtered now. */
  filter: Record<string, unknown>;
}

/** Leads from a list to its queue; absent for those who may not decide. */
export default function QueueButton(props: QueueButtonProps) {
  const { resource, queue } = props;
  const mayCall = useMayCall();
  const action = resource.actions.find(({ name }) => name === queue.decide[0])!;
  return mayCall(endpointOf(resource, action.endpoint)) ? <Permitted {...props} /> : null;
}

function Permitted({ resource, list, queue, filter }: QueueButtonProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = useQueueState(resource, useMemo(() => queueFilter(list, queue, filter), [list, queue, filter]));
  const open = () => void navigate(queueAddress(list, resource.fields, queue, filter), { state: { back: pathname + search } });
  useCommands(list.title, [{ title: queue.title, run: open }]);
  return <Button onClick={open}>{state ? `${queue.title} (${state.left})` : queue.title}</Button>;
}
