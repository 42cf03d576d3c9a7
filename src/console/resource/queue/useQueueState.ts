import { useQuery } from '@tanstack/react-query';
import type { QueueState } from '../../../engine/extension/queue';
import type { ResourceModel } from '../../../engine/model';
import { readQueue } from '../../data/records/queue';

/** How much is pending, and what others hold. @param filter decoded values of the list's filters */
export function useQueueState(resource: ResourceModel, filter: Record<string, unknown>): QueueState | undefined {
  return useQuery({
    queryKey: [resource.key, 'queue', filter],
    queryFn: ({ signal }) => readQueue(resource, filter, signal),
    placeholderData: (before) => before,
  }).data;
}
