/** The form of a record whose values are at hand, wherever its inputs stand: in a dialog, a drawer, a page, or the row of a list. */
import { useEffect } from 'react';
import type { FormMode, FormModel, ResourceModel } from '../../../engine/model';
import { useMayClose } from './leaving';
import type { FormSession } from './session';
import type { Values } from './store';
import { useAgree } from './useAgree';
import { useDraftKey } from './useDraftKey';
import { type FormControl, useForm } from './useForm';
import { useSaveKeys } from './useSaveKeys';
import { useSaving } from './useSaving';
import { loadCheck } from './validation';

export interface RecordFormOptions {
  resource: ResourceModel;
  form: FormModel;
  mode: FormMode;
  id?: number | string;
  initial: Values;
  /** The record as it was read; undefined for a new one. */
  stored: Values | undefined;
  /** Unsaved changes the form begins with, e.g. the values of an older version. */
  changes?: Values;
  /** It opens with what the screen is about. */
  begun?: boolean;
  /** No draft is kept: another new record has it. */
  undrafted?: boolean;
  /** @param renew goes on in the same form with the record as it was read after the save */
  onSaved(saved: unknown, renew: FormSession['renew']): void | Promise<void>;
}

/** @returns the form, and what asks before typed input is lost */
export function useRecordForm({ resource, form: model, mode, id, initial, stored, changes, begun, undrafted, onSaved }: RecordFormOptions): { form: FormControl; agreeToClose(): Promise<boolean> } {
  const agree = useAgree();
  const { save, announce } = useSaving({ resource, mode });
  const draftKey = useDraftKey(resource.key, mode, id);
  const form = useForm({
    resource: resource.key,
    mode,
    recordId: mode === 'edit' ? id : undefined,
    fields: resource.fields,
    sections: model.sections,
    rules: resource.rules && { all: resource.rules, fields: resource.fields, record: stored },
    initial,
    stored,
    begun,
    draftKey: undrafted ? undefined : draftKey,
    loadCheck: () => loadCheck(resource, mode === 'edit' ? 'update' : 'create'),
    save,
    agree,
    onSaved: (saved) => {
      announce();
      return onSaved(saved, form.session.renew);
    },
  });
  const { store } = form.parts;
  const { close } = form.draft;
  useEffect(() => {
    if (changes) store.patch(changes);
  }, [store, changes]);
  const mayClose = useMayClose(store);
  useSaveKeys(form.root, () => void form.session.submit());
  return {
    form,
    agreeToClose: async () => {
      const may = await mayClose();
      if (may) close();
      return may;
    },
  };
}
