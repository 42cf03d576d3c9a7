/** One item drawn as it will look, by itself: for whoever designs it. It is never submitted. */
import { memo, useMemo } from 'react';
import type { JsonObject } from '../../engine/json';
import { readTemplate } from '../../engine/formTemplate/template';
import { FormContext } from '../resource/form/context';
import { FormItem, LayoutContext, type TemplateLayout } from './TemplateNodes';
import { useTemplateForm } from './useTemplateForm';
import '../resource/form/form.css';
import './TemplateForm.css';
import '../../ui/inputs/field.css';

/** @param props.form the template's own properties; @param props.raw an item that is no row */
export const TemplateItem = memo(function TemplateItem({ form, raw }: { form: JsonObject; raw: JsonObject }) {
  const template = useMemo(() => readTemplate({ ...form, fields: [raw] }), [form, raw]);
  const { model, form: open } = useTemplateForm({ template, at: 'design', onSubmit: () => undefined });
  const { labelPosition, labelWidth } = template;
  const { sections } = open.state;
  const layout = useMemo(
    (): TemplateLayout => ({ labelPosition, labelWidth, values: {}, specs: new Map(sections[0]?.inputs.map((spec) => [spec.field.name, spec])) }),
    [labelPosition, labelWidth, sections],
  );
  const [node] = model.nodes;
  if (!node || node.type === 'row') return null;
  return <FormContext value={open.parts}><LayoutContext value={layout}><FormItem node={node} /></LayoutContext></FormContext>;
});
