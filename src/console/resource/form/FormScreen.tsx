/** A resource's form on a page of its own. */
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { FormMode, FormModel, ResourceModel } from '../../../engine/model';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { RecordForm } from './RecordForm';
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
  const opening = useOpening({ resource, mode, id });
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  // A list that opened this page says in which state it wants to be found again.
  const back = (location.state as { back?: string } | null)?.back ?? form.back ?? resource.route;
  const leave = () => (back ? navigate(back) : navigate(-1));
  const title = form.titles[mode] + (form.titleWithId && id !== undefined ? ` ID:${id}` : '');
  return (
    <div className="form-page">
      <PageHeader title={title} onBack={() => void leave()} />
      <div className="form-page-body">
        {opening.initial ? (
          <RecordForm
            resource={resource}
            form={form}
            mode={mode}
            id={id}
            initial={opening.initial}
            stored={opening.stored}
            footer={footer}
            onSaved={() => void leave()}
          />
        ) : opening.error ? <ErrorState message={opening.error.message} onRetry={opening.retry} /> : <Skeleton lines={6} height={32} />}
      </div>
      <div className="form-footer" ref={setFooter} />
    </div>
  );
}
