import type { QueueModel, ResourceModel } from '../../../engine/model';
import { useQueueState } from './useQueueState';
import './queue.css';

/** Says so where somebody else works on the record: what is decided here would be refused. */
export default function ClaimNotice({ resource, queue, id }: { resource: ResourceModel; queue: QueueModel; id: number | string }) {
  const claim = useQueueState(resource, none)?.claims.find((each) => String(each.id) === String(id));
  return claim ? <p className="queue-notice" role="status">正由 {claim.realName} {queue.verb}，请稍后再试</p> : null;
}

const none = {};
