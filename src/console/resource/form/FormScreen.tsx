/** A resource's form on a page of its own. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useLocation, useParams } from 'react-router-dom';
import { filledIn } from '../../../engine/defaults/filledIn';
import type { FormMode, FormModel, FormSource, ResourceModel } from '../../../engine/model';
import { type Opened, openedAt } from '../../../engine/routes/formAddress';
import { Asked } from '../../../ui/states/Asked';
import { ErrorState } from '../../../ui/states/ErrorState';
import { PageHeader } from '../../../ui/display/PageHeader';
import { useLeave } from '../../../ui/ports/screen';
import { RecordForm } from './RecordForm';
import type { Values } from './store';
import { useOpening } from './useOpening';

/** Opens as its address says, by `:id` and `:copy` where no other ways are written; remounts when that changes, since another record is another form. */
export default function FormScreen({ resource }: { resource: ResourceModel }) {
  const { pathname } = useLocation();
  const params = useParams();
  const { form } = resource;
  if (!form) return <ErrorState message="该数据没有表单" />;
  const { way, id }: Opened = form.addresses && form.route !== undefined ? openedAt(form.route, form.addresses, pathname)
    : { way: params.id === undefined ? 'create' : params.copy ? 'copy' : 'edit', id: params.id };
  const key = `${resource.key}/${way}/${id ?? ''}`;
  if (way === 'from' && form.from && id !== undefined) return <FilledPage key={key} resource={resource} form={form} from={form.from} id={id} />;
  if (way === 'view') return <FormPage key={key} resource={resource} form={untouchable(form)} mode="edit" id={id} isShown />;
  return <FormPage key={key} resource={resource} form={form} mode={way === 'from' ? 'create' : way} id={id} />;
}

/** Every input shows what it holds and takes nothing. */
const untouchable = (form: FormModel): FormModel =>
  ({ ...form, sections: form.sections.map((section) => ({ ...section, inputs: section.inputs.map((input) => ({ ...input, disabledIn: ['edit'] })) })) });

/** A new record, filled in from one of another entity. */
function FilledPage({ resource, form, from, id }: Pick<FormPageProps, 'resource' | 'form'> & { from: FormSource; id: string }) {
  const dataProvider = useDataProvider();
  const source = useQuery({
    queryKey: ['fill', resource.key, from.entity, id],
    queryFn: async () => filledIn(resource.fields, from, (await dataProvider.getOne(from.entity, { id })).data as Values),
    gcTime: 0, staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false,
  });
  return <Asked query={source} lines={6} height={32}>{(defaults) => <FormPage resource={resource} form={form} mode="create" defaults={defaults} />}</Asked>;
}

interface FormPageProps {
  resource: ResourceModel;
  form: FormModel;
  mode: FormMode;
  id?: string;
  /** What a new record begins with. */
  defaults?: Values;
  /** It is only looked at. */
  isShown?: boolean;
}

function FormPage({ resource, form, mode, id, defaults, isShown }: FormPageProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const leave = useLeave();
  // A list that opened this page says in which state it wants to be found again, and what a new record begins with.
  const state = useLocation().state as { back?: string; defaults?: Values } | null;
  const opening = useOpening({ resource, mode, id, defaults: defaults ?? state?.defaults });
  const back = state?.back ?? form.back ?? resource.route;
  const title = (isShown ? resource.title : form.titles[mode]) + (form.titleWithId && id !== undefined ? ` ID:${id}` : '');
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
            footer={isShown ? null : footer}
            closes
            onSaved={() => leave(back ?? -1)}
          />
        )}</Asked>
      </div>
      <div className="form-footer" ref={setFooter} />
    </div>
  );
}
