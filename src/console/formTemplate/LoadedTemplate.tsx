/** Templates read from the platform, by name or by id (spec 2 §2, §7). */
import { useMemo } from 'react';
import { TemplateError } from '../../engine/formTemplate/item';
import { type FormTemplate, readTemplate } from '../../engine/formTemplate/template';
import { type TemplateKey, templatePermission, useStoredTemplate } from '../data/formTemplates';
import { HasPermission } from '../data/session/guards';
import { Asked } from '../../ui/states/Asked';
import { ErrorState } from '../../ui/states/ErrorState';
import { TemplateForm, type TemplateFormProps } from './TemplateForm';

type Around = Omit<TemplateFormProps, 'template' | 'at'>;

/** @example <TemplateFormByName name="商户分类" onSubmit={save} /> */
export const TemplateFormByName = ({ name, ...props }: Around & { name: string }) => <Permitted by={{ name }} {...props} />;
/** @example <TemplateFormById id={84} values={stored} onSubmit={save} /> */
export const TemplateFormById = ({ id, ...props }: Around & { id: number }) => <Permitted by={{ id }} {...props} />;

/** Without the right nothing is shown and nothing asked. */
const Permitted = (props: Around & { by: TemplateKey }) => <HasPermission permissions={[templatePermission]}><Loaded {...props} /></HasPermission>;

function Loaded({ by, ...props }: Around & { by: TemplateKey }) {
  return <Asked query={useStoredTemplate(by)} lines={6} height={32}>{({ id, content }) => <TemplateFormText key={id} content={content} at={`form:${id}`} {...props} />}</Asked>;
}

/** A template as its JSON text; a mistake in it is told in its place. */
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
