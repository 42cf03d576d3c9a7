import { Suspense, useRef } from 'react';
import { deferred } from '../../../ui/deferred';
import { tellCancelled } from '../notices';
import type { Row, RowId } from '../table/model';
import { DecisionButtons } from './flows/DecisionButtons';
import { decide } from './flows/decide';
import type { FlowPorts } from './flows/flow';
import { openForm } from './flows/form';
import { reveal, run } from './flows/run';
import type { ActionOffer } from './offers';
import type { Opened } from './opened';
import { OwnDialog } from './OwnDialog';

const FormHost = deferred(() => import('../form/FormHost').then((module) => ({ default: module.FormHost })));
const ActionForm = deferred(() => import('../form/ActionForm').then((module) => ({ default: module.ActionForm })));
const ShopPreview = deferred(() => import('../detail/ShopPreview'));
const SecretsDialog = deferred(() => import('./SecretsDialog'));
const DetailDrawer = deferred(() => import('../detail/DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

interface OpenedDialogProps {
  ports: FlowPorts;
  opened: Opened;
  /** Offered from the detail, besides what it declares. */
  mayEdit: boolean;
  /** What the detail declares. */
  inDetail?: readonly ActionOffer[];
  onAct(offer: ActionOffer, row?: Row): void;
  /** @param changed something that the list shows; undefined when nothing was */
  onClose(changed?: unknown): void;
}

/** Draws what an action, a row or the page opened. */
export function OpenedDialog({ ports, opened, mayEdit, inDetail, onAct, onClose }: OpenedDialogProps) {
  const { resource, refresh } = ports;
  /** What the action of the open form answered. */
  const answer = useRef<unknown>(undefined);
  const close = () => onClose();

  switch (opened.kind) {
    case 'form': {
      const saved = (created?: unknown) => {
        onClose(created);
        if (created !== undefined) reveal(ports, resource.endpoints.find(({ role }) => role === 'create'), created);
      };
      return <FormHost resource={resource} mode={opened.mode} id={opened.id} record={opened.row} defaults={opened.defaults} onClose={saved} />;
    }
    case 'detail': {
      const { row, decides } = opened;
      return (
        <DetailDrawer
          resource={resource}
          id={row.id as RowId}
          record={row}
          onClose={close}
          offers={decides ? undefined : inDetail}
          onAct={onAct}
          onEdit={mayEdit && !decides ? () => openForm(ports, 'edit', row) : undefined}
          title={decides?.action.dialog}
          buttons={decides && <DecisionButtons action={decides.action} onDecide={(button) => void decide(ports, decides, button).catch(() => void refresh())} />}
        />
      );
    }
    case 'action': {
      const submit = async (input: Row) => {
        answer.current = await run(ports, opened, input).catch((error: unknown) => {
          // What stands behind the form may be out of date.
          void refresh();
          throw error;
        });
      };
      const closed = (ran?: boolean) => {
        close();
        if (!ran) tellCancelled();
        else reveal(ports, opened.offer.endpoint, answer.current, opened.row);
      };
      return <ActionForm resource={resource} action={opened.action} record={opened.row} begins={opened.begins} onSubmit={submit} onClose={closed} />;
    }
    case 'own': {
      const { action, row } = opened;
      return <Suspense><OwnDialog name={`${resource.key}/${action.name}`} record={row ?? {}} ids={row ? [row.id as RowId] : []} onClose={(changed) => onClose(changed ?? false)} /></Suspense>;
    }
    case 'preview':
      return <ShopPreview page={resource.shopPage!} row={opened.row} onClose={close} />;
    case 'secrets':
      return <SecretsDialog secrets={opened.secrets} of={opened.of} onClose={close} />;
  }
}
