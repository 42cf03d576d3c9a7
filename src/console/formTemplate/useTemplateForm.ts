/** One open form of a template: the same session that generated forms have, judged by the template's own validator. */
import { useMemo, useRef } from 'react';
import type { SettingState } from '../../engine/extension/paths';
import { formOf, type TemplateForm } from '../../engine/formTemplate/form';
import { type FormTemplate, writeTemplate } from '../../engine/formTemplate/template';
import { initialValues, submittedValues } from '../../engine/formTemplate/values';
import type { FieldModel, FormSection, InputModel } from '../../engine/model';
import { sameValue } from '../../engine/sameValue';
import { useDraftKey } from '../resource/form/useDraftKey';
import { type FormControl, useForm } from '../resource/form/useForm';
import { templateCheck } from './check';

export interface TemplateFormOptions {
  template: FormTemplate;
  /** Where the template comes from, for developers: `form:84`. */
  at: string;
  /** Stored values by field, as texts or as the values themselves; empty ones leave the default. */
  values?: Readonly<Record<string, unknown>>;
  /** What is known of stored settings: a secret that is set may stay empty. */
  states?: readonly SettingState[];
  disabled?: boolean;
  /** What is typed is journalled under this name until it is saved. */
  draft?: string;
  onSubmit(values: Record<string, unknown>): Promise<unknown> | void;
  /** @param renew goes on with what is stored now; what was typed since it was sent stays, and is unsaved */
  onSaved?(renew: (stored: Readonly<Record<string, unknown>>) => void): Promise<void> | void;
}

export interface OpenTemplate {
  model: TemplateForm;
  form: FormControl;
  inputs: ReadonlyMap<string, InputModel>;
}

const everyMode: InputModel['disabledIn'] = ['create', 'edit', 'copy'];
const nothing = {};

export function useTemplateForm({ template: given, at, values: givenValues, states: givenStates, disabled = false, draft, onSubmit, onSaved }: TemplateFormOptions): OpenTemplate {
  // What only looks new leaves the form and everything typed as they are.
  const template = useKept(given, sameTemplate);
  const values = useKept(givenValues ?? nothing, sameValue);
  const states = useKept(givenStates, sameValue);
  /** What a save is made beside. */
  const held = useMemo(() => ({ values }), [values]);
  const fixed = disabled || template.disabled;
  const model = useMemo(() => withSecrets(formOf(template, at), states), [template, at, states]);
  const inputs = useMemo(() => new Map(inputsOf(model).map((input) => [input.name, fixed ? { ...input, disabledIn: everyMode } : input])), [model, fixed]);
  const sections = useMemo((): FormSection[] => [{ inputs: [...inputs.values()] }], [inputs]);
  // A secret that has been cleared meanwhile makes another model, and no other values.
  const initial = useKept(useMemo(() => initialValues(model, values), [model, values]), sameValue);
  const check = useMemo(() => Promise.resolve(templateCheck(model)), [model]);
  const draftKey = useDraftKey(`form/${draft ?? ''}`, 'edit');
  const form: FormControl = useForm({
    resource: at,
    mode: 'edit',
    fields: model.fields,
    sections,
    initial,
    draftKey: draft === undefined ? undefined : draftKey,
    loadCheck: () => check,
    save: async (entered) => onSubmit(submittedValues(model, entered, held.values)),
    onSaved: () => onSaved?.((stored) => {
      held.values = stored;
      form.session.renew(stored, initialValues(model, stored));
    }),
  });
  return { model, form, inputs };
}

/** The first of several objects that mean the same. */
function useKept<T>(value: T, same: (left: T, right: T) => boolean): T {
  const kept = useRef(value);
  if (kept.current !== value && !same(kept.current, value)) kept.current = value;
  return kept.current;
}

const sameTemplate = (left: FormTemplate, right: FormTemplate): boolean => left.raw === right.raw || writeTemplate(left) === writeTemplate(right);

/** A secret that is set is never answered: empty, it stays and satisfies `required`. */
function withSecrets(form: TemplateForm, states: readonly SettingState[] = []): TemplateForm {
  const set = new Set(states.filter(({ secret, stored }) => secret && stored).map(({ name }) => name));
  if (set.size === 0) return form;
  const marked = new Map(form.fields.map((field): [FieldModel, FieldModel] => [field, set.has(field.name) ? { ...field, required: false, writeOnly: true } : field]));
  return { ...form, fields: [...marked.values()] };
}

/** Inputs in reading order. */
export function inputsOf({ nodes }: Pick<TemplateForm, 'nodes'>): InputModel[] {
  return nodes.flatMap((node) => (node.type === 'row' ? inputsOf({ nodes: node.children }) : node.type === 'field' ? [node.input] : []));
}
