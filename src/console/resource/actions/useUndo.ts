import { useCallback } from 'react';
import type { ActionModel, ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { showNotice } from '../../../ui/states/notices';
import { tellDone } from '../notices';
import { useProvider } from '../provider';
import type { RowId } from '../table/model';

/** @returns what 撤销 of an action's message does; undefined where the schema or the backend offers none */
export function useUndo(resource: ResourceModel, refresh: () => Promise<void>): (action: ActionModel, ids: readonly RowId[]) => (() => void) | undefined {
  const provider = useProvider();
  const capabilities = useCapabilities();
  return useCallback((action, ids) => {
    if (!action.undo || !capabilities.undo || ids.length === 0) return undefined;
    const undo = async () => {
      const { data: { done, failed } } = await provider.undo(resource.key, { action: action.name, ids });
      const reasons = [...new Set(failed.map(({ message }) => message))].join('；');
      if (done > 0) tellDone(failed.length > 0 ? `已撤销 ${done} 条` : '已撤销');
      if (failed.length > 0) showNotice('warning', done > 0 ? `${failed.length} 条未撤销：${reasons}` : reasons);
    };
    // A refused call has been told by the data layer.
    return () => void undo().catch(() => undefined).then(refresh);
  }, [provider, capabilities, resource, refresh]);
}
