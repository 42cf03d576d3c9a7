/** Whether an input is shown, required and usable, by the form's mode and the values its conditions read. */
import type { Condition, FieldModel, FormMode, FormSection, InputModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { limitedField } from '../../../engine/validation/inputLimits';
import { isRequired } from '../../../engine/validation/recordSchema';
import type { Values } from './store';

/** An input together with the field it edits, which carries the input's own limits. */
export interface InputSpec {
  field: FieldModel;
  input: InputModel;
}

export interface InputState {
  /** A hidden input is neither required nor sent, but for one that keeps what it holds. */
  shown: boolean;
  required: boolean;
  disabled: boolean;
}

const states = [0, 1, 2, 3].map((bits): InputState => ({ shown: true, required: (bits & 1) > 0, disabled: (bits & 2) > 0 }));
const hidden: InputState = { shown: false, required: false, disabled: false };

const keepsHidden = ({ hiddenWhen }: InputModel, values: Values): boolean => hiddenWhen !== undefined && holds(hiddenWhen, values);

/** An input that is only out of sight: what is stored is sent, whatever was typed before it was hidden. */
export const keepsStoredValue = (spec: InputSpec, mode: FormMode, values: Values): boolean =>
  !spec.input.hiddenIn.includes(mode) && holds(spec.field.when, values) && keepsHidden(spec.input, values);

/**
 * The same object for the same state, so that React can compare it.
 * @param stored the values the form opened with
 */
export function inputState({ field, input }: InputSpec, mode: FormMode, values: Values, stored: Values): InputState {
  if (input.hiddenIn.includes(mode) || !holds(field.when, values) || keepsHidden(input, values)) return hidden;
  const keepsStored = field.writeOnly && mode === 'edit';
  const disabled = field.readOnly || field.shows !== undefined || input.disabledIn.includes(mode) || (input.disabledWhen !== undefined && holds(input.disabledWhen, values))
    || (mode === 'edit' && field.fixedWhen !== undefined && holds(field.fixedWhen, stored));
  return states[(isRequired(field, values) && !keepsStored ? 1 : 0) + (disabled ? 2 : 0)] ?? hidden;
}

const fieldsOf = (condition: Condition): string[] =>
  Object.entries(condition).flatMap(([name, test]) => (name === 'any' ? (test as Condition[]).flatMap(fieldsOf) : [name]));

/** Names of the fields whose values decide about this input. */
export function dependenciesOf({ field, input }: InputSpec): string[] {
  return [...new Set([field.when, field.requiredWhen, input.disabledWhen, input.hiddenWhen].flatMap((condition) => (condition ? fieldsOf(condition) : [])))];
}

/** Names of the fields whose values decide what the input is called. */
export const variantDependenciesOf = ({ variants = [] }: FieldModel): string[] => [...new Set(variants.flatMap(({ when }) => (when ? fieldsOf(when) : [])))];

/** Names of the fields whose values decide which columns a matrix has. */
export const columnDependenciesOf = ({ kind, fields = [] }: FieldModel): string[] =>
  kind === 'skuMatrix' ? [...new Set(fields.flatMap(({ when }) => (when ? fieldsOf(when) : [])))] : [];

/** A section with its inputs resolved; inputs that never show in this mode are left out, and so are sections without any. */
export interface SectionSpec {
  title?: string;
  inputs: InputSpec[];
}

export function sectionSpecs(sections: readonly FormSection[], fields: readonly FieldModel[], mode: FormMode): SectionSpec[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return sections
    .map(({ title, inputs }) => ({
      title,
      inputs: inputs.flatMap((input) => {
        const field = byName.get(input.name);
        return field && !input.hiddenIn.includes(mode) ? [{ field: limitedField(field, input), input }] : [];
      }),
    }))
    .filter((section) => section.inputs.length > 0);
}
