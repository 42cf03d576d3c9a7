/**
 * The reference renderer: rjsf with MUI's templates around our kinds, on the template's JSON Schema. It lays fields out one below
 * the other and draws the whole form at each key stroke (`npm run bench -- form-template`), so that `TemplateForm` is the one in use.
 */
import { withTheme } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { formOf } from '../../../engine/formTemplate/form';
import { type LayoutNode, templateSchema } from '../../../engine/formTemplate/schema';
import { initialValues, submittedValues } from '../../../engine/formTemplate/values';
import { kinds } from '../../../fields/kinds';
import { Button } from '../../../ui/buttons/Button';
import { templateCheck } from '../check';
import type { TemplateFormProps } from '../TemplateForm';
import { inputsOf } from '../useTemplateForm';
import { type KindContext, KindField } from './KindField';
import { asErrors, rjsfValidator } from './validator';
import '../../resource/form/form.css';
import '../../../ui/inputs/field.css';

const Rjsf = withTheme(Theme);
/** The messages stand in the field itself. */
const templates = { FieldErrorTemplate: () => null };

const namesIn = (layout: readonly LayoutNode[]): string[] => layout.flatMap((node) => (node.type === 'field' ? [node.name] : namesIn(node.children)));

export default function ReferenceForm({ template, values: stored, onSubmit, submitLabel = '提交', at = 'form' }: TemplateFormProps) {
  const form = useMemo(() => formOf(template, at), [template, at]);
  const { schema, layout } = useMemo(() => templateSchema(form, (field) => kinds[field.kind].schema(field)), [form]);
  const uiSchema = useMemo((): UiSchema => ({
    'ui:order': namesIn(layout), 'ui:submitButtonOptions': { norender: true },
    ...Object.fromEntries(form.fields.map(({ name }) => [name, { 'ui:field': 'kind', 'ui:fieldReplacesAnyOrOneOf': true }])),
  }), [form, layout]);
  const context = useMemo((): KindContext => ({
    fields: new Map(form.fields.map((field) => [field.name, field])), inputs: new Map(inputsOf(form).map((input) => [input.name, input])),
  }), [form]);
  const validator = useMemo(() => rjsfValidator(form), [form]);
  const check = useMemo(() => templateCheck(form), [form]);
  const [values, setValues] = useState(() => initialValues(form, stored));
  const [later, setLater] = useState<Record<string, string>>({});
  const submit = async (entered: Record<string, unknown>) => {
    const clean = Object.fromEntries(form.fields.map((field) => [field.name, kinds[field.kind].normalize?.(entered[field.name], field) ?? entered[field.name]]));
    const found = await check(clean);
    setLater(found);
    if (Object.keys(found).length === 0) await onSubmit(submittedValues(form, clean, stored));
  };
  return (
    <Rjsf
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      validator={validator}
      fields={{ kind: KindField }}
      templates={templates}
      formContext={context}
      formData={values}
      extraErrors={asErrors(later)}
      onChange={({ formData }) => setValues(formData)}
      onSubmit={({ formData }) => void submit(formData)}
      showErrorList={false}
      noHtml5Validate
    >
      <div className="form-footer"><Button type="submit" variant="primary">{submitLabel}</Button></div>
    </Rjsf>
  );
}
