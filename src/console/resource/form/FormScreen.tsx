/** A resource's form on a page of its own. */
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { FormMode, FormModel, ResourceModel } from '../../../engine/model';
import { Asked } from '../../../ui/states/Asked';
import { ErrorState } from '../../../ui/states/ErrorState';
import { PageHeader } from '../../../ui/display/PageHeader';
import { useLeave } from '../../../ui/ports/screen';
import { RecordForm } from './RecordForm';
import type { Values } from './store';
import { useOpening } from './useOpening';

/** Reads `:id` and `:copy` from the address; remounts when they change, since another record is another form. */
export default function FormScreen({ resource }: { resource: ResourceModel }) {
  const { id, copy } = useParams();
  const mode: FormMode = id === undefined ? 'create' : copy ? 'copy' : 'edit';
  if (!resource.form) return <ErrorState message="该数据没有表单" />;
  return <FormPage key={`${resource.key}/${mode}/${id ?? ''}`} resource={resource} form={resource.form} mode={mode} id={id} />;
}

interface FormPageProps {
  resource: ResourceModel;
  form: FormModel;
  mode: FormMode;
  id?: string;
}

function FormPage({ resource, form, mode, id }: FormPageProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const leave = useLeave();
  // A list that opened this page says in which state it wants to be found again, and what a new record begins with.
  const state = useLocation().state as { back?: string; defaults?: Values } | null;
  const opening = useOpening({ resource, mode, id, defaults: state?.defaults });
  const back = state?.back ?? form.back ?? resource.route;
  const title = form.titles[mode] + (form.titleWithId && id !== undefined ? ` ID:${id}` : '');
  return (
    <div className="form-page">
      <PageHeader title={title} back={back ?? true} />
      <div className="form-page-body">
        <Asked query={opening} lines={6} height={32}>{(initial) => (
          <RecordForm
            resource={resource}
            form={form}
            mode={mode}
            id={id}
            initial={initial}
            stored={opening.stored}
            footer={footer}
            onSaved={() => leave(back ?? -1)}
          />
        )}</Asked>
      </div>
      <div className="form-footer" ref={setFooter} />
    </div>
  );
}
