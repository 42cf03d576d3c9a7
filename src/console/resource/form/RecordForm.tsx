/** The form of a record whose values are at hand: what dialog, drawer and page have in common. */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { FormMode, FormModel, ResourceModel } from '../../../engine/model';
import { FormBody } from './FormBody';
import { FormButtons } from './FormButtons';
import { LeaveGuard, useCloseGuard, useMayClose, type CloseGuard } from './leaving';
import { Notices } from './Notices';
import type { Values } from './store';
import { Summary } from './Summary';
import { useDraftKey } from './useDraftKey';
import { useForm } from './useForm';
import { useSaveKeys } from './useSaveKeys';
import { useSaving } from './useSaving';
import { loadCheck } from './validation';

export interface RecordFormProps {
  resource: ResourceModel;
  form: FormModel;
  mode: FormMode;
  id?: number | string;
  initial: Values;
  /** The record as it was read; undefined for a new one. */
  stored: Values | undefined;
  /** Unsaved changes the form begins with, e.g. the values of an older version. */
  changes?: Values;
  /** Where the buttons stand. */
  footer: HTMLElement | null;
  /** 保存 unless told. */
  saveLabel?: string;
  onSaved(saved: unknown): void;
  /** 取消 pressed, and nothing is lost by it or the person agreed. */
  onCancel?(): void;
  guard?: CloseGuard;
}

export function RecordForm({ resource, form: model, mode, id, initial, stored, changes, footer, saveLabel, onSaved, onCancel, guard }: RecordFormProps) {
  const { save, announce } = useSaving({ resource, mode });
  const form = useForm({
    resource: resource.key,
    mode,
    recordId: mode === 'edit' ? id : undefined,
    fields: resource.fields,
    sections: model.sections,
    rules: resource.rules && { all: resource.rules, fields: resource.fields, record: stored },
    initial,
    stored,
    draftKey: useDraftKey(resource.key, mode, id),
    loadCheck: () => loadCheck(resource, mode === 'edit' ? 'update' : 'create'),
    save,
    onSaved: (saved) => {
      announce();
      onSaved(saved);
    },
  });
  const { store } = form.parts;
  const { close } = form.draft;
  useEffect(() => {
    if (changes) store.patch(changes);
  }, [store, changes]);
  const mayClose = useMayClose(store);
  const agreeToClose = async () => {
    const may = await mayClose();
    if (may) close();
    return may;
  };
  useCloseGuard(guard, agreeToClose);
  useSaveKeys(form.root, () => void form.session.submit());
  const cancel = onCancel && (() => void agreeToClose().then((may) => may && onCancel()));
  return (
    <>
      <LeaveGuard store={store} onGiveUp={close} />
      {model.notices && <Notices notices={model.notices} />}
      <Summary form={form} />
      <FormBody form={form} sectionsAs={model.sectionsAs} />
      {footer && createPortal(<FormButtons form={form} sectionsAs={model.sectionsAs} saveLabel={saveLabel} onCancel={cancel} />, footer)}
    </>
  );
}
