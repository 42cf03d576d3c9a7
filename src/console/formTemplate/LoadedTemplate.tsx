/** Templates read from the platform, by name or by id (spec 2 §2, §7). */
import { useMemo } from 'react';
import { TemplateError } from '../../engine/formTemplate/item';
import { type FormTemplate, readTemplate } from '../../engine/formTemplate/template';
import { type TemplateKey, templatePermission, useStoredTemplate } from '../data/formTemplates';
import { HasPermission } from '../data/session/guards';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';
import { TemplateForm, type TemplateFormProps } from './TemplateForm';

type Around = Omit<TemplateFormProps, 'template' | 'at'>;

/** @example <TemplateFormByName name="商户分类" onSubmit={save} /> */
export const TemplateFormByName = ({ name, ...props }: Around & { name: string }) => <Permitted by={{ name }} {...props} />;
/** @example <TemplateFormById id={84} values={stored} onSubmit={save} /> */
export const TemplateFormById = ({ id, ...props }: Around & { id: number }) => <Permitted by={{ id }} {...props} />;

/** Without the right nothing is shown and nothing asked. */
const Permitted = (props: Around & { by: TemplateKey }) => <HasPermission permissions={[templatePermission]}><Loaded {...props} /></HasPermission>;

function Loaded({ by, ...props }: Around & { by: TemplateKey }) {
  const { data, error, refetch } = useStoredTemplate(by);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} height={32} />;
  return <TemplateFormText key={data.id} content={data.content} at={`form:${data.id}`} {...props} />;
}

/** A template as its JSON text; what is wrong with it is said in its place. */
export function TemplateFormText({ content, ...props }: Omit<TemplateFormProps, 'template'> & { content: string }) {
  const read = useMemo(() => readOrSay(content), [content]);
  return typeof read === 'string' ? <ErrorState message={read} /> : <TemplateForm template={read} {...props} />;
}

function readOrSay(content: string): FormTemplate | string {
  try {
    return readTemplate(content);
  } catch (error) {
    if (error instanceof TemplateError) return `表单模板有误：${error.at === '' ? '' : `${error.at}：`}${error.message}`;
    throw error;
  }
}
