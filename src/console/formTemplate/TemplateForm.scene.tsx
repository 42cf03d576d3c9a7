/** A template of many text fields without any call, for the bench. */
import { makeTemplate } from '../../engine/formTemplate/make';
import { readTemplate } from '../../engine/formTemplate/template';
import type { JsonObject } from '../../engine/json';
import { ConfirmProvider } from '../../ui/layers/Confirm';
import ReferenceForm from './rjsf/ReferenceForm';
import { TemplateForm } from './TemplateForm';

/** Every field bears a rule, and is judged at each key stroke once it was found wrong. */
const templateOf = (count: number) => readTemplate(makeTemplate(Array.from({ length: count }, (_none, index) => ({
  name: `field${index}`, label: `字段${index}`, control: 'input' as const, required: index % 3 === 0,
  rules: [{ pattern: '/^[a-z]*$/', message: '只能是小写字母' }], more: { maxlength: 100 } satisfies JsonObject,
}))));

export function TemplateScene({ count, by = 'own' }: { count: number; by?: 'own' | 'rjsf' }) {
  const Form = by === 'own' ? TemplateForm : ReferenceForm;
  return <ConfirmProvider><main><Form template={templateOf(count)} onSubmit={() => undefined} /></main></ConfirmProvider>;
}
