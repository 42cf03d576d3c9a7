/** Values of a form template: what it opens with, and how the configuration store's texts are read (form template §5). */
import type { FieldModel } from '../model';
import { decode, DecodeError } from '../codec/decode';
import { isEmpty } from '../text/words';
import type { TemplateForm } from './form';

/**
 * Every field at its default, replaced by what is stored wherever that is not empty. Stored values are read loosely: `'1'` is
 * the option 1, and a list may be its comma-joined texts. A value that cannot be read is kept for the form to refuse.
 */
export function initialValues({ fields }: TemplateForm, stored: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, isEmpty(stored[field.name]) ? read(field, field.default) : read(field, stored[field.name])]));
}

function read(field: FieldModel, value: unknown): unknown {
  try {
    return decode(field.wire, value, field);
  } catch (error) {
    if (error instanceof DecodeError) return value;
    throw error;
  }
}
