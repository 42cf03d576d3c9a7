import { useMemo } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { mayCall } from '../../data/session/permissions';
import { useSignedIn } from '../../data/session/session';
import { useProvider } from '../provider';
import type { RowId } from '../table/model';

export type Reorder = (id: RowId, parent: unknown, before: RowId | null) => Promise<void>;

/** Stores a row's new place among its siblings; undefined where the schema, the backend or the permission does not allow it. */
export function useReorder(resource: ResourceModel, enabled: boolean, refresh: () => Promise<void>): Reorder | undefined {
  const provider = useProvider();
  const person = useSignedIn();
  return useMemo(() => {
    const update = resource.endpoints.find((endpoint) => endpoint.role === 'update');
    if (!enabled || !resource.tree?.reorder || !update || !mayCall(update)) return undefined;
    return async (id, parent, before) => {
      try {
        await provider.reorder(resource.key, { id, parent: parent as RowId, before });
      } catch {
        // The data layer has told why; the refreshed list shows what is stored.
      }
      await refresh();
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `person` decides what `mayCall` answers
  }, [resource, enabled, refresh, provider, person]);
}
