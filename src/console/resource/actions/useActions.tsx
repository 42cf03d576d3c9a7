import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActionModel, FormMode, ResourceModel } from '../../../engine/model';
import { deletion, useConfirm, usePrompt } from '../../ui/Confirm';
import { tellCancelled, tellDone } from '../notices';
import { useProvider } from '../provider';
import type { Row, RowId } from '../table/model';
import { useReturningForm } from '../form/useReturningForm';
import type { ActionOffer } from './offers';

const FormHost = lazy(() => import('../form/FormHost').then((module) => ({ default: module.FormHost })));
const ActionForm = lazy(() => import('../form/ActionForm').then((module) => ({ default: module.ActionForm })));
const DetailDrawer = lazy(() => import('../detail/DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

type Opened =
  | { kind: 'form'; mode: FormMode; id?: RowId; row?: Row; defaults?: Row }
  | { kind: 'detail'; row: Row }
  | { kind: 'action'; action: ActionModel; offer: ActionOffer; row?: Row };

export interface Actions {
  /** Starts an action: opens its form, asks its question, or runs it. */
  act(offer: ActionOffer, row?: Row): void;
  create(defaults?: Row): void;
  /** Dialogs that are open; stands once in the screen. */
  dialogs: ReactNode;
}

interface ActionsOptions {
  /** Takes deleted rows back; absent where nothing can be restored. */
  restore?(ids: RowId[]): Promise<void>;
  /** Reads the list anew. */
  refresh(): Promise<void>;
  /** Offered from the detail drawer. */
  mayEdit: boolean;
}

const done = '操作成功';

/** Runs what a row, the page or the bulk bar offers: forms, confirmations, prompts and calls, with their notices. */
export function useActions(resource: ResourceModel, { restore, refresh, mayEdit }: ActionsOptions): Actions {
  const provider = useProvider();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const returning = useReturningForm(resource.key);
  // A dialog that an expired sign-in closed is there again.
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    returning && resource.form?.in !== 'page' ? { kind: 'form', mode: returning.mode, id: returning.id } : undefined);

  const openForm = (mode: FormMode, row?: Row, defaults?: Row) => {
    const { form } = resource;
    if (form?.in === 'page' && form.route) {
      const base = form.route.replace(/\/:.*$/, '');
      const parts = row ? [String(row.id), ...(mode === 'copy' ? ['copy'] : [])] : [];
      // The form page leads back to the list as it was left.
      void navigate([base, ...parts.map(encodeURIComponent)].join('/'), { state: { back: pathname + search, defaults } });
    } else {
      setOpened({ kind: 'form', mode, id: row?.id as RowId | undefined, row, defaults });
    }
  };

  const remove = async (offer: ActionOffer, row: Row) => {
    if (!(await confirm(deletion(offer.endpoint?.confirm)))) return tellCancelled();
    const id = row.id as RowId;
    await provider.delete(resource.key, { id, previousData: row as Row & { id: RowId } });
    void refresh();
    const undo = restore && (() => void restore([id]).catch(() => undefined));
    tellDone(offer.endpoint?.success ?? '删除成功', undo);
  };

  const run = async (action: ActionModel, offer: ActionOffer, row?: Row, input?: Row) => {
    await provider.action(resource.key, { name: action.name, ids: row && [row.id as RowId], record: row, input });
    void refresh();
    tellDone(offer.endpoint?.success ?? done);
  };

  const declared = async (action: ActionModel, offer: ActionOffer, row?: Row) => {
    if (action.form) return setOpened({ kind: 'action', action, offer, row });
    if (action.confirm !== undefined) {
      const agreed = await confirm({ text: `确定${action.confirm}`, danger: action.danger });
      if (!agreed) return tellCancelled();
    }
    if (action.prompt) {
      const text = await prompt({ title: action.prompt.title });
      if (text === undefined) return tellCancelled();
      return run(action, offer, row, { [action.prompt.field]: text });
    }
    return run(action, offer, row);
  };

  const start = async (offer: ActionOffer, row?: Row): Promise<void> => {
    const { does } = offer;
    if (typeof does === 'object') return declared(does.action, offer, row);
    switch (does) {
      case 'create': return openForm('create');
      case 'edit': return openForm('edit', row);
      case 'copy': return openForm('copy', row);
      case 'detail': return setOpened({ kind: 'detail', row: row! });
      case 'delete': return remove(offer, row!);
    }
  };

  const latest = useRef(start);
  latest.current = start;
  const act = useCallback((offer: ActionOffer, row?: Row) => {
    // A refused call has been told by the data layer; what is on the screen may be out of date.
    latest.current(offer, row).catch(() => void refresh());
  }, [refresh]);
  const openLatest = useRef(openForm);
  openLatest.current = openForm;
  const create = useCallback((defaults?: Row) => openLatest.current('create', undefined, defaults), []);

  const close = (saved?: unknown) => {
    setOpened(undefined);
    if (saved !== undefined) void refresh();
  };
  const dialogs = opened && (
    <Suspense fallback={null}>
      {opened.kind === 'form' && (
        <FormHost
          resource={resource}
          mode={opened.mode}
          id={opened.id}
          record={opened.row}
          defaults={opened.defaults}
          onClose={close}
        />
      )}
      {opened.kind === 'detail' && (
        <DetailDrawer
          resource={resource}
          id={opened.row.id as RowId}
          record={opened.row}
          onClose={() => close()}
          onEdit={mayEdit ? () => openForm('edit', opened.row) : undefined}
        />
      )}
      {opened.kind === 'action' && (
        <ActionForm
          resource={resource}
          action={opened.action}
          record={opened.row}
          onSubmit={(input) => run(opened.action, opened.offer, opened.row, input)}
          onClose={(ran) => {
            close();
            if (!ran) tellCancelled();
          }}
        />
      )}
    </Suspense>
  );
  return useMemo(() => ({ act, create, dialogs }), [act, create, dialogs]);
}
