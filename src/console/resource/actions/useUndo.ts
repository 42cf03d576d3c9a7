import { useCallback } from 'react';
import type { BatchResult } from '../../../engine/extension/paths';
import type { ActionModel, ResourceModel } from '../../../engine/model';
import { capabilities } from '../../data/capabilities';
import { showNotice } from '../../../ui/states/notices';
import { tellDone } from '../notices';
import { useProvider } from '../provider';
import type { RowId } from '../table/model';

/** @param done an action, or a deletion @returns what 撤销 of the message does; undefined where the schema or the backend offers none */
export type Undoing = (done: ActionModel | 'delete', ids: readonly RowId[]) => Promise<(() => void) | undefined>;

/** Rows stand there before it is known what the backend can do; what is done meanwhile waits for that. */
export function useUndo(resource: ResourceModel, refresh: () => Promise<void>): Undoing {
  const provider = useProvider();
  return useCallback(async (done, ids) => {
    if (ids.length === 0) return undefined;
    const able = await capabilities();
    const takeBack = done === 'delete'
      ? able.recycle && resource.softDelete && (() => provider.restore(resource.key, { ids }))
      : able.undo && done.undo && (() => provider.undo(resource.key, { action: done.name, ids }));
    // A refused call has been told by the data layer.
    return takeBack ? () => void takeBack().then(({ data }) => tell(data), () => undefined).then(refresh) : undefined;
  }, [provider, resource, refresh]);
}

function tell({ done, failed }: BatchResult): void {
  const reasons = [...new Set(failed.map(({ message }) => message))].join('；');
  if (done > 0) tellDone(failed.length > 0 ? `已撤销 ${done} 条` : '已撤销');
  if (failed.length > 0) showNotice('warning', done > 0 ? `${failed.length} 条未撤销：${reasons}` : reasons);
}
