/** What the parts of one open form share. Stable for the form's life: nothing in it changes on a key stroke. */
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { FieldModel, FormMode } from '../../../engine/model';
import { fieldsOfRule, warnings } from '../../../engine/validation/brokenRules';
import { varied, variantOf, variedPlaceholder } from '../../../engine/rules/variant';
import { dependenciesOf, inputState, variantDependenciesOf, type InputSpec, type InputState } from './inputState';
import type { SessionOptions } from './session';
import type { FieldMessages, FormStore } from './store';

export interface FormParts {
  /** Prefix of element ids, unique on the page. */
  id: string;
  mode: FormMode;
  /** Key of the entity, or what stands for one. */
  resource: string;
  store: FormStore;
  /** Fields by name. */
  field(name: string): FieldModel | undefined;
  /** Validates one field and shows or clears its message. */
  check(name: string): void;
  /** Record being edited, for inputs that must not offer it to itself. */
  recordId?: number | string;
  /** Inputs that a screen draws itself, by field. */
  own?: OwnInputs;
  /** What must hold between fields, of which some only warn. */
  rules?: SessionOptions['rules'];
}

export type OwnInputs = Readonly<Record<string, ComponentType<{ spec: InputSpec }>>>;

export const FormContext = createContext<FormParts | null>(null);

/** @throws Error outside a form: a developer's mistake. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('FormContext is missing');
  return parts;
}

/** Id of the control of a field, as in its label's `htmlFor`. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** One field's value; the caller is drawn again only when it changes. */
export function useFieldValue(name: string): unknown {
  const { store } = useFormParts();
  const subscribe = useCallback((listener: () => void) => store.subscribe({ field: name }, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.value(name));
}

export function useFieldError(name: string): FieldMessages {
  const { store } = useFormParts();
  const subscribe = useCallback((listener: () => void) => store.subscribe({ field: name }, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.error(name));
}

export function useIsDirty(store: { isDirty(): boolean; subscribe(topic: 'dirty', listener: () => void): () => void }): boolean {
  return useSyncExternalStore(useCallback((listener) => store.subscribe('dirty', listener), [store]), store.isDirty);
}

/** Messages by field name; the caller is drawn again when any of them changes. */
export function useErrors(store: FormStore): ReadonlyMap<string, FieldMessages> {
  return useSyncExternalStore(useCallback((listener) => store.subscribe('errors', listener), [store]), store.errors);
}

/** Whether an input is shown, required and usable; follows only the fields that its conditions read. */
export function useInputState(spec: InputSpec): InputState {
  const { store, mode } = useFormParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = dependenciesOf(spec).map((field) => store.subscribe({ field }, listener));
      return () => ends.forEach((end) => end());
    },
    [store, spec],
  );
  return useSyncExternalStore(subscribe, () => inputState(spec, mode, store.values(), store.initial()));
}

/** What is to be considered at a field; follows the fields that its rules look at. */
export function useWarning(name: string): string | undefined {
  const { store, rules } = useFormParts();
  const asked = useMemo(() => rules?.all.filter((rule) => rule.warns && rule.field === name) ?? [], [rules, name]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [...new Set(asked.flatMap(fieldsOfRule))].map((field) => store.subscribe({ field }, listener));
      return () => ends.forEach((end) => end());
    },
    [store, asked],
  );
  return useSyncExternalStore(subscribe, () => (asked.length && rules ? warnings(asked, rules.fields, { ...rules.record, ...store.values() })[0]?.message : undefined));
}

/** The input as its field is on this record. */
export function useVariant(spec: InputSpec): InputSpec {
  const { store, mode } = useFormParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = variantDependenciesOf(spec.field).map((field) => store.subscribe({ field }, listener));
      return () => ends.forEach((end) => end());
    },
    [store, spec],
  );
  const variant = useSyncExternalStore(subscribe, () => variantOf(spec.field, store.values(), mode));
  return useMemo(() => {
    if (!variant) return spec;
    const { field, input } = spec;
    return { field: varied(field, variant), input: { ...input, placeholder: variedPlaceholder(input.placeholder, field, variant) } };
  }, [spec, variant]);
}
