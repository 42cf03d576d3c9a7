/** rjsf's validator on our own judge: nothing is compiled, and both renderers say the same sentences. */
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { TemplateForm } from '../../../engine/formTemplate/form';
import { interpret } from '../../../engine/validation/interpret';
import { templateJudge } from '../check';

export function rjsfValidator(form: TemplateForm): ValidatorType {
  const judge = templateJudge(form);
  return {
    validateFormData(values: Record<string, unknown> | undefined) {
      const { errors } = judge(values ?? {});
      return {
        errors: errors.map(({ field, message }) => ({ name: field, property: `.${field}`, message, stack: message })),
        errorSchema: asErrors(Object.fromEntries(errors.map(({ field, message }) => [field, message]))),
      };
    },
    isValid: (schema: RJSFSchema, value: unknown) => interpret(schema)(value).length === 0,
    rawValidation: (schema: RJSFSchema, value: unknown) => ({ errors: interpret(schema)(value) as never[] }),
  };
}

/** @param messages by field */
export const asErrors = (messages: Readonly<Record<string, string>>): ErrorSchema =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, { __errors: [message] }])) as ErrorSchema;
