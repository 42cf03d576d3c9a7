import type { BatchResult } from '../../../../engine/extension/paths';
import type { ResourceModel } from '../../../../engine/model';
import { tell, tellAnswer, tellDone } from '../../notices';
import type { useProvider } from '../../provider';
import type { Row } from '../../table/model';
import type { SelectionState } from '../../useSelection';
import type { ActionOffer } from '../offers';
import type { Undoing } from '../useUndo';

export interface RunPorts {
  resource: ResourceModel;
  provider: ReturnType<typeof useProvider>;
  selection: SelectionState;
  /** Filter of the list, for 选择全部. */
  filter: Row;
  undoing: Undoing;
  /** The backend takes batches, row by row. */
  takesBatches: boolean;
  /** Asks anew how far jobs are. */
  refreshJobs(): Promise<void>;
  /** Tells which rows it could not be applied to. */
  report(result: BatchResult): void;
}

/** A published call takes all records or none. What is refused on some of them goes row by row, so that the rest is done. */
function isOneCall({ selection, takesBatches }: RunPorts, { does, endpoint }: ActionOffer): boolean {
  if (typeof does !== 'object' || !endpoint?.id?.many || selection.all) return false;
  return !takesBatches || !does.action.refuse || 'handler' in does.action.effect;
}

/** Runs on the ticked rows, or on all that the filter matches, and tells how it went. @throws what a call was refused with */
export function runBulk(ports: RunPorts, offer: ActionOffer, input?: Row): Promise<void> {
  return isOneCall(ports, offer) ? runOneCall(ports, offer, input) : runBatch(ports, offer, input);
}

/** Sends all ids in one published call, which takes them all, or none. */
async function runOneCall({ resource, provider, selection, undoing }: RunPorts, { does, name, title, endpoint }: ActionOffer, input?: Row): Promise<void> {
  const { ids } = selection;
  const { data } = await provider.action(resource.key, { name, ids, input });
  selection.clear();
  tellAnswer(data, endpoint, endpoint?.success ?? `${title}成功`, typeof does === 'object' ? await undoing(does.action, ids) : undefined);
}

/** Applies it row by row; the server makes a job of what would take long. */
async function runBatch({ resource, provider, selection, filter, undoing, refreshJobs, report }: RunPorts, { does, name, title }: ActionOffer, input?: Row): Promise<void> {
  const { data: result } = await provider.batch(resource.key, {
    ...(does === 'delete' ? { operation: 'delete' } : { operation: 'action', name }),
    input,
    ...(selection.all ? { filter } : { ids: selection.ids }),
  });
  if ('job' in result) {
    selection.clear();
    void refreshJobs();
    return tell(`已转为后台任务，共 ${result.total} 条，可以离开本页`);
  }
  selection.keep(result.failed.map(({ id }) => id));
  if (result.done > 0) {
    tellDone(`${title}成功 ${result.done} 条`, await undoing(typeof does === 'object' ? does.action : 'delete', result.ids));
  }
  if (result.failed.length > 0) report(result);
}
