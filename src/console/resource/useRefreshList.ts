import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ResourceModel } from '../../engine/model';

/** @returns a function that reads everything of the entity anew and resolves when it is on the screen */
export function useRefreshList(resource: ResourceModel): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [resource.key] }), [client, resource.key]);
}
