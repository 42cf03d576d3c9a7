/** A resource's form in a dialog or a drawer. */
import { useCallback, useRef, useState } from 'react';
import type { FormMode, ResourceModel } from '../../../engine/model';
import { Dialog } from '../../../ui/layers/Dialog';
import { Drawer } from '../../../ui/layers/Drawer';
import { Asked } from '../../../ui/states/Asked';
import { DetailHead } from '../detail/DetailHead';
import { RecordForm } from './RecordForm';
import type { Values } from './store';
import { useOpening } from './useOpening';

export interface FormHostProps {
  resource: ResourceModel;
  mode: FormMode;
  /** Id of the record edited or copied. */
  id?: number | string;
  /** The row as the list knows it; read anew wherever the backend can. */
  record?: Values;
  /** Values of a new record beyond the schema's defaults, e.g. the parent of a tree row. */
  defaults?: Values;
  /** Unsaved changes an edit begins with, e.g. the values of an older version. */
  changes?: Values;
  /** @param saved the answer of the save; undefined when nothing was saved */
  onClose(saved?: unknown): void;
}

/** @example <FormHost resource={brand} mode="edit" id={7} onClose={() => setOpen(undefined)} /> */
export function FormHost({ resource, mode, id, record, defaults, changes, onClose }: FormHostProps) {
  const opening = useOpening({ resource, mode, id, record, defaults });
  const guard = useRef<() => Promise<boolean>>(undefined);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const beforeClose = useCallback(async () => (await guard.current?.()) ?? true, []);
  const { form } = resource;
  if (!form) return null;
  const Frame = form.in === 'drawer' ? Drawer : Dialog;
  return (
    <Frame
      open
      title={form.titles[mode]}
      {...(form.in === 'full' ? { full: true } : { width: form.width })}
      beforeClose={beforeClose}
      onClose={() => onClose()}
      footer={<div className="form-footer" ref={setFooter} />}
    >
      <Asked query={opening} lines={6} height={32}>{(initial) => (
        <>
          {form.in === 'drawer' && mode === 'edit' && resource.detail?.head && <DetailHead resource={resource} head={resource.detail.head} row={opening.stored ?? {}} />}
          <RecordForm
            key={`${mode}-${id ?? ''}`}
            resource={resource}
            form={form}
            mode={mode}
            id={id}
            initial={initial}
            stored={opening.stored}
            changes={changes}
            begun={resource.list?.about !== undefined && defaults?.[resource.list.about.field] !== undefined}
            footer={footer}
            closes
            guard={guard}
            onSaved={(saved) => onClose(saved ?? true)}
            onCancel={() => onClose()}
          />
        </>
      )}</Asked>
    </Frame>
  );
}
