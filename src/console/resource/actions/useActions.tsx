import { Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fill } from '../../../engine/format/template';
import type { ActionModel, EndpointModel, FormMode, ResourceModel } from '../../../engine/model';
import { promptParam } from '../../../engine/rules/prompt';
import { deletion, usePrompt } from '../../../ui/layers/Confirm';
import { PickerContext } from '../../../ui/ports/picker';
import { tellAnswer, tellCancelled, tellDone } from '../notices';
import { useProvider } from '../provider';
import type { Row, RowId } from '../table/model';
import { useReturningForm } from '../form/useReturningForm';
import { OwnDialog } from './OwnDialog';
import { DecisionButtons, type DecisionButton } from './DecisionButtons';
import { openHandover } from './handover';
import { pickOne } from './pickOne';
import { useQuestion } from './question';
import { useUndo } from './useUndo';
import type { ActionOffer } from './offers';
import { revealed, type Secret } from './secrets';
import { deferred } from '../../../ui/deferred';

const FormHost = deferred(() => import('../form/FormHost').then((module) => ({ default: module.FormHost })));
const ActionForm = deferred(() => import('../form/ActionForm').then((module) => ({ default: module.ActionForm })));
const ShopPreview = deferred(() => import('../detail/ShopPreview'));
const SecretsDialog = deferred(() => import('./SecretsDialog'));
const DetailDrawer = deferred(() => import('../detail/DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

type Opened =
  | { kind: 'form'; mode: FormMode; id?: RowId; row?: Row; defaults?: Row }
  /** `offer`: what is decided there, by the buttons of its action. */
  | { kind: 'detail'; row: Row; offer?: ActionOffer }
  | { kind: 'preview'; row: Row }
  | { kind: 'action'; action: ActionModel; offer: ActionOffer; row?: Row }
  | { kind: 'own'; action: ActionModel; row: Row }
  | { kind: 'secrets'; secrets: Secret[]; of: string };

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
  /** Offered from the detail drawer, besides what it declares. */
  mayEdit: boolean;
  /** What was open is closed. */
  onClosed?(): void;
  /** What the detail declares. */
  inDetail?: readonly ActionOffer[];
}

const done = '操作成功';

/** Runs what a row, the page or the bulk bar offers: forms, confirmations, prompts and calls, with their notices. */
export function useActions(resource: ResourceModel, { restore, refresh, onClosed, mayEdit, inDetail }: ActionsOptions): Actions {
  const provider = useProvider();
  const undoing = useUndo(resource, refresh);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ask = useQuestion(resource);
  const prompt = usePrompt();
  const picker = use(PickerContext);
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

  /** Secrets that the answer brings are shown in place of whatever was open. */
  const reveal = (endpoint: EndpointModel | undefined, answer: unknown, row?: Row) => {
    const secrets = revealed(endpoint, answer);
    if (secrets.length > 0) setOpened({ kind: 'secrets', secrets, of: String((row ?? (answer as Row))[resource.display] ?? '') });
  };

  const remove = async (offer: ActionOffer, row: Row) => {
    const { text, ...question } = deletion(offer.endpoint?.confirm);
    if (!(await ask({ text, endpoint: offer.endpoint, row }, question))) return tellCancelled();
    const id = row.id as RowId;
    await provider.delete(resource.key, { id, previousData: row as Row & { id: RowId } });
    void refresh();
    const undo = restore && (() => void restore([id]).catch(() => undefined));
    tellDone(offer.endpoint?.success ?? '删除成功', undo);
  };

  const run = async (action: ActionModel, offer: ActionOffer, row?: Row, input?: Row) => {
    // Opened while the press is fresh: a browser lets no page open windows later.
    const handover = action.handsOver && openHandover(action.handsOver);
    const { data } = await provider.action(resource.key, { name: action.name, ids: row && [row.id as RowId], record: row, input }).catch((error: unknown) => {
      handover?.giveUp();
      throw error;
    });
    handover?.post(data as Row);
    void refresh();
    tellAnswer(data, offer.endpoint, offer.endpoint?.success ?? done, row && undoing(action, [row.id as RowId]));
    return data;
  };

  /** A record chosen from another entity's list: one of its fields is written here, the rest of the row stays. */
  const copy = async ({ from, into }: NonNullable<ActionModel['pick']>, take: string, id: RowId, offer: ActionOffer, row: Row) => {
    const { data: [chosen] } = await provider.getMany(from, { ids: [id] });
    await provider.update(resource.key, { id: row.id as RowId, data: { [into]: chosen![take] }, previousData: row as Row & { id: RowId } });
    void refresh();
    tellDone(offer.endpoint?.success ?? done);
  };

  /** One of an action's buttons below the detail; whoever backs out of its question is still reading. */
  const decide = async ({ values, confirm: question, prompt: asked, danger }: DecisionButton, offer: ActionOffer, row: Row) => {
    const { action } = offer.does as { action: ActionModel };
    if (question !== undefined && !(await ask({ text: question, endpoint: offer.endpoint, row }, { danger }))) return tellCancelled();
    const text = asked && await prompt({ title: asked.title });
    if (asked && text === undefined) return tellCancelled();
    const answer = await run(action, offer, row, { ...values, ...(asked ? { [asked.field]: text } : {}) });
    setOpened(undefined);
    reveal(offer.endpoint, answer, row);
  };

  const declared = async (action: ActionModel, offer: ActionOffer, row?: Row) => {
    if (action.opens?.address !== undefined) return void window.open(fill(action.opens.address, (name) => encodeURIComponent(String(row?.[name] ?? ''))), '_blank', 'noopener');
    if (action.opens) return setOpened({ kind: 'own', action, row: row! });
    const picked = action.pick && await pickOne(picker!, action.pick);
    if (action.pick && picked === undefined) return tellCancelled();
    if (action.pick?.take !== undefined) return copy(action.pick, action.pick.take, picked!, offer, row!);
    if (action.buttons) return setOpened({ kind: 'detail', row: row!, offer });
    if (action.form && !action.pick) return setOpened({ kind: 'action', action, offer, row });
    if (action.confirm !== undefined) {
      const agreed = await ask({ text: action.confirm, endpoint: offer.endpoint, row }, { title: action.confirmTitle, danger: action.danger });
      if (!agreed) return tellCancelled();
    }
    if (action.prompt) {
      const { title, field, filled } = action.prompt;
      const text = await prompt({ title, value: filled ? String(row?.[field] ?? '') : undefined });
      if (text === undefined) return tellCancelled();
      reveal(offer.endpoint, await run(action, offer, row, { [promptParam(action.prompt)]: text }), row);
      return;
    }
    reveal(offer.endpoint, await run(action, offer, row, action.pick && { [action.pick.into]: picked }), row);
  };

  const start = async (offer: ActionOffer, row?: Row): Promise<void> => {
    const { does } = offer;
    if (typeof does === 'object') return declared(does.action, offer, row);
    switch (does) {
      case 'create': return openForm('create');
      case 'edit': return openForm('edit', row);
      case 'copy': return openForm('copy', row);
      case 'detail': return setOpened({ kind: 'detail', row: row! });
      case 'preview': return setOpened({ kind: 'preview', row: row! });
      case 'delete': return remove(offer, row!);
    }
  };

  /** What the action of the open form answered. */
  const answer = useRef<unknown>(undefined);
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
    onClosed?.();
    if (saved !== undefined) void refresh();
  };
  const created = resource.endpoints.find(({ role }) => role === 'create');
  const saved = (answer?: unknown) => {
    close(answer);
    if (answer !== undefined) reveal(created, answer);
  };
  const dialogs = opened && (
    <>
      {opened.kind === 'form' && (
        <FormHost
          resource={resource}
          mode={opened.mode}
          id={opened.id}
          record={opened.row}
          defaults={opened.defaults}
          onClose={saved}
        />
      )}
      {opened.kind === 'detail' && (
        <DetailDrawer
          resource={resource}
          id={opened.row.id as RowId}
          record={opened.row}
          onClose={() => close()}
          offers={opened.offer ? undefined : inDetail}
          onAct={act}
          onEdit={mayEdit && !opened.offer ? () => openForm('edit', opened.row) : undefined}
          title={typeof opened.offer?.does === 'object' ? opened.offer.does.action.dialog : undefined}
          buttons={opened.offer && <DecisionButtons offer={opened.offer} onDecide={(button) => void decide(button, opened.offer!, opened.row).catch(() => void refresh())} />}
        />
      )}
      {opened.kind === 'action' && (
        <ActionForm
          resource={resource}
          action={opened.action}
          record={opened.row}
          onSubmit={async (input) => {
            answer.current = await run(opened.action, opened.offer, opened.row, input).catch((error: unknown) => {
              // What stands behind the form may be out of date.
              void refresh();
              throw error;
            });
          }}
          onClose={(ran) => {
            close();
            if (!ran) tellCancelled();
            else reveal(opened.offer.endpoint, answer.current, opened.row);
          }}
        />
      )}
      {opened.kind === 'own' && <Suspense><OwnDialog name={`${resource.key}/${opened.action.name}`} record={opened.row} ids={[opened.row.id as RowId]} onClose={(done) => close(done ?? false)} /></Suspense>}
      {opened.kind === 'preview' && <ShopPreview page={resource.shopPage!} row={opened.row} onClose={() => close()} />}
      {opened.kind === 'secrets' && <SecretsDialog secrets={opened.secrets} of={opened.of} onClose={() => close()} />}
    </>
  );
  return { act, create, dialogs };
}
