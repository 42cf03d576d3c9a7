import { use, useState, type ReactNode } from 'react';
import type { BatchResult } from '../../../engine/extension/paths';
import type { ActionModel, ResourceModel } from '../../../engine/model';
import { promptParam } from '../../../engine/rules/prompt';
import { type ConfirmOptions, deletion, useConfirm, usePrompt } from '../../../ui/layers/Confirm';
import { showNotice } from '../../../ui/states/notices';
import { tell, tellAnswer, tellCancelled, tellDone } from '../notices';
import { useRefreshJobs } from '../../data/batchJobs';
import { useProvider } from '../provider';
import type { Row, RowId } from '../table/model';
import type { SelectionState } from '../useSelection';
import { PickerContext } from '../../../ui/ports/picker';
import { OwnDialog } from './OwnDialog';
import { BatchReport } from './BatchReport';
import type { ActionOffer } from './offers';
import { deferred } from '../../../ui/deferred';
import { pickOne } from './pickOne';
import { subjectsOf } from './question';
import { useUndo } from './useUndo';

const ActionForm = deferred(() => import('../form/ActionForm').then((module) => ({ default: module.ActionForm })));

interface BulkOptions {
  resource: ResourceModel;
  selection: SelectionState;
  /** Filter of the list, for 选择全部. */
  filter: Row;
  total: number;
  nameOf(id: RowId): string;
  /** Reads the list anew. */
  refresh(): Promise<void>;
  /** Takes deleted rows back; absent where nothing can be restored. */
  restore?(ids: RowId[]): Promise<void>;
}

export interface Bulk {
  act(offer: ActionOffer): void;
  busy: boolean;
  dialogs: ReactNode;
}

/** Runs a bulk action on the ticked rows or on all that the filter matches, and reports what failed. */
export function useBulk({ resource, selection, filter, total, nameOf, refresh, restore }: BulkOptions): Bulk {
  const provider = useProvider();
  const refreshJobs = useRefreshJobs();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const picker = use(PickerContext);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<BatchResult>();
  const [form, setForm] = useState<{ action: ActionModel; offer: ActionOffer }>();
  const [own, setOwn] = useState<ActionModel>();
  const undoing = useUndo(resource, refresh);
  const count = selection.all ? total : selection.ids.length;

  const run = async (offer: ActionOffer, input?: Row) => {
    const isDelete = offer.does === 'delete';
    setBusy(true);
    try {
      if (!isDelete && offer.endpoint?.id?.many && !selection.all) {
        // The published call takes them all, or none.
        const { ids } = selection;
        const { data } = await provider.action(resource.key, { name: offer.name, ids, input });
        selection.clear();
        return tellAnswer(data, offer.endpoint, offer.endpoint.success ?? `${offer.title}成功`, undoing((offer.does as { action: ActionModel }).action, ids));
      }
      const { data: result } = await provider.batch(resource.key, {
        operation: isDelete ? 'delete' : 'action',
        name: isDelete ? undefined : offer.name,
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
        const undo = typeof offer.does === 'object' ? undoing(offer.does.action, result.ids) : isDelete && restore && (() => void restore(result.ids).catch(() => undefined));
        tellDone(`${offer.title}成功 ${result.done} 条`, undo || undefined);
      }
      if (result.failed.length > 0) setReport(result);
    } finally {
      setBusy(false);
      void refresh();
    }
  };

  /** Every row of a filter is named by the filter, which stands above the list. */
  const about = (question: ConfirmOptions): ConfirmOptions =>
    (selection.all ? question : { ...question, notes: [subjectsOf(resource.title, selection.ids.slice(0, 4).map(nameOf), count)] });

  const start = async (offer: ActionOffer): Promise<void> => {
    if (typeof offer.does === 'string') {
      const agreed = await confirm(about(deletion(`删除选中的 ${count} 条数据吗`)));
      return agreed ? run(offer) : tellCancelled();
    }
    const { action } = offer.does;
    if (action.opens && selection.all) return void showNotice('warning', `请逐行勾选要${action.title}的数据`);
    if (action.opens) return setOwn(action);
    const picked = action.pick && await pickOne(picker!, action.pick);
    if (action.pick && picked === undefined) return tellCancelled();
    if (action.form && !action.pick) return setForm({ action, offer });
    if (action.prompt) {
      const text = await prompt({ title: action.prompt.title });
      return text === undefined ? tellCancelled() : run(offer, { [promptParam(action.prompt)]: text });
    }
    const agreed = await confirm(about({ text: (offer.endpoint?.id?.many && action.confirm) || `对选中的 ${count} 条数据${action.title}吗`, danger: action.danger }));
    return agreed ? run(offer, action.pick && { [action.pick.into]: picked }) : tellCancelled();
  };

  return {
    busy,
    // A refused call has been told by the data layer.
    act: (offer) => void start(offer).catch(() => undefined),
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
