import { use, useState, type ReactNode } from 'react';
import type { BatchResult } from '../../../../engine/extension/paths';
import type { ActionModel, ResourceModel } from '../../../../engine/model';
import { deferred } from '../../../../ui/deferred';
import { useConfirm, usePrompt } from '../../../../ui/layers/Confirm';
import { PickerContext } from '../../../../ui/ports/picker';
import { useRefreshJobs } from '../../../data/batchJobs';
import { useCapabilities } from '../../../data/capabilities';
import { tellCancelled } from '../../notices';
import { useProvider } from '../../provider';
import type { Row, RowId } from '../../table/model';
import type { SelectionState } from '../../useSelection';
import { BatchReport } from '../BatchReport';
import type { ActionOffer } from '../offers';
import { OwnDialog } from '../OwnDialog';
import { useUndo } from '../useUndo';
import { startBulk } from './flows';
import { runBulk } from './run';

const ActionForm = deferred(() => import('../../form/ActionForm').then((module) => ({ default: module.ActionForm })));

interface BulkOptions {
  resource: ResourceModel;
  selection: SelectionState;
  /** Filter of the list, for 选择全部. */
  filter: Row;
  total: number;
  nameOf(id: RowId): string;
  /** Reads the list anew. */
  refresh(): Promise<void>;
}

export interface Bulk {
  act(offer: ActionOffer): void;
  busy: boolean;
  dialogs: ReactNode;
}

/** Runs a bulk action on the ticked rows or on all that the filter matches, and reports what failed. */
export function useBulk({ resource, selection, filter, total, nameOf, refresh }: BulkOptions): Bulk {
  const provider = useProvider();
  const refreshJobs = useRefreshJobs();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const picker = use(PickerContext);
  const undoing = useUndo(resource, refresh);
  const { batch: takesBatches } = useCapabilities();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<BatchResult>();
  const [form, setForm] = useState<{ action: ActionModel; offer: ActionOffer }>();
  const [own, setOwn] = useState<ActionModel>();

  const run = async (offer: ActionOffer, input?: Row) => {
    setBusy(true);
    try {
      await runBulk({ resource, provider, selection, filter, undoing, takesBatches, refreshJobs, report: setReport }, offer, input);
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  const act = async (offer: ActionOffer) => startBulk({
    title: resource.title,
    selection,
    count: selection.all ? total : selection.ids.length,
    names: selection.ids.slice(0, 4).map(nameOf),
    confirm, prompt, picker, run,
    openForm: (action) => setForm({ action, offer }),
    openOwn: setOwn,
  }, offer);

  return {
    busy,
    // A refused call has been told by the data layer.
    act: (offer) => void act(offer).catch(() => undefined),
    dialogs: (
      <>
        {report && <BatchReport result={report} nameOf={nameOf} onClose={() => setReport(undefined)} />}
        {own && <OwnDialog name={`${resource.key}/${own.name}`} record={{}} ids={selection.ids} onClose={() => setOwn(undefined)} />}
        {form && (
          <ActionForm
            resource={resource}
            action={form.action}
            onSubmit={(input) => run(form.offer, input)}
            onClose={(ran) => {
              setForm(undefined);
              if (!ran) tellCancelled();
            }}
          />
        )}
      </>
    ),
  };
}
