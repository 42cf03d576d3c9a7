import type { FieldModel, FormMode, InputModel } from '../model';
import { holds } from './holds';

type Values = Record<string, unknown>;

/** A field takes part in a form while its input is not left out of the mode and its own condition holds. */
export function isVisible(field: FieldModel, input: InputModel, mode: FormMode, values: Values): boolean {
  return !input.hiddenIn.includes(mode) && holds(field.when, values);
}

export function isDisabled(input: InputModel, mode: FormMode, values: Values): boolean {
  return input.disabledIn.includes(mode) || (input.disabledWhen !== undefined && holds(input.disabledWhen, values));
}

/** Required fields are required only while they are shown. */
export function isRequired(field: FieldModel, values: Values): boolean {
  return field.required && holds(field.when, values);
}

/** Values to send: those of fields whose condition holds. Others are left out and become empty on the server. */
export function activeValues(fields: FieldModel[], values: Values): Values {
  return Object.fromEntries(
    fields.filter((field) => values[field.name] !== undefined && holds(field.when, values)).map((field) => [field.name, values[field.name]]),
  );
}
