import { use, useCallback, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceModel } from '../../../engine/model';
import { usePrompt } from '../../../ui/layers/Confirm';
import { PickerContext } from '../../../ui/ports/picker';
import { useReturningForm } from '../form/useReturningForm';
import { usePeople } from '../../data/references/people';
import { useProvider } from '../provider';
import type { RowForms } from '../row/useRowForms';
import type { Row } from '../table/model';
import type { FlowPorts } from './flows/flow';
import { start } from './flows/flows';
import { openForm } from './flows/form';
import { useQuestion } from './flows/question';
import type { ActionOffer } from './offers';
import type { Opened } from './opened';
import { OpenedDialog } from './OpenedDialog';
import { useUndo } from './useUndo';

export interface Actions {
  /**
   * Starts an action: opens its form, asks its question, or runs it.
   * @param begins of an action on no row: what its form begins with
   */
  act(offer: ActionOffer, row?: Row, begins?: Row): void;
  create(defaults?: Row): void;
  /** Dialogs that are open; stands once in the screen. */
  dialogs: ReactNode;
}

interface ActionsOptions {
  /** Reads the list anew. */
  refresh(): Promise<void>;
  editInRow?: RowForms['open'];
  /** Offered from the detail drawer, besides what it declares. */
  mayEdit: boolean;
  /** What was open is closed. */
  onClosed?(): void;
  /** What the detail declares. */
  inDetail?: readonly ActionOffer[];
}

/** Runs what a row or the page offers: each in its flow (`flows/`), one dialog or drawer open at a time. */
export function useActions(resource: ResourceModel, { refresh, onClosed, editInRow, mayEdit, inDetail }: ActionsOptions): Actions {
  const provider = useProvider();
  usePeople(resource);
  const undoing = useUndo(resource, refresh);
  const ask = useQuestion(resource);
  const prompt = usePrompt();
  const picker = use(PickerContext);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returning = useReturningForm(resource.key);
  // A dialog that an expired sign-in closed is there again.
  const [opened, open] = useState<Opened | undefined>(() =>
    returning && resource.form?.in !== 'page' ? { kind: 'form', mode: returning.mode, id: returning.id } : undefined);

  const visit = (path: string, defaults: Row | undefined) => void navigate(path, { state: { back: pathname + search, defaults } });
  const ports: FlowPorts = { resource, provider, ask, prompt, picker, open, editInRow, visit, refresh, undoing };
  const latest = useRef(ports);
  latest.current = ports;

  const act = useCallback((offer: ActionOffer, row?: Row, begins?: Row) => {
    const run = async () => start(latest.current, { offer, row, begins });
    // A refused call has been told by the data layer; what is on the screen may be out of date.
    run().catch(() => void refresh());
  }, [refresh]);
  const create = useCallback((defaults?: Row) => openForm(latest.current, 'create', undefined, defaults), []);

  const close = (changed?: unknown) => {
    open(undefined);
    onClosed?.();
    if (changed !== undefined) void refresh();
  };
  return {
    act,
    create,
    dialogs: opened && <OpenedDialog ports={ports} opened={opened} mayEdit={mayEdit} inDetail={inDetail} onAct={act} onClose={close} />,
  };
}
