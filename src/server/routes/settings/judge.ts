/** What somebody entered in a form template, judged once more and written as the texts that are kept. */
import { Ajv } from 'ajv';
import { decode, DecodeError } from '../../../engine/codec/decode';
import type { TemplateForm } from '../../../engine/formTemplate/form';
import { judgeRules } from '../../../engine/formTemplate/rules';
import { storedText } from '../../../engine/formTemplate/values';
import type { FieldModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { brokenKinds } from '../../../engine/validation/brokenKinds';
import type { FieldError } from '../../../engine/validation/fieldError';
import { fieldErrors } from '../../../engine/validation/fieldErrors';
import { addKeywords } from '../../../engine/validation/keywords';
import { recordSchema } from '../../../engine/validation/recordSchema';
import { kinds } from '../../../fields/kinds';
import { safeText } from '../../richText';
import { judgeWaiting } from './patterns';

export interface Judged {
  /** What is kept, by field: lists comma-joined, a switch as the value of its position. */
  texts: Record<string, string>;
  errors: FieldError[];
}

/**
 * @param given as received: texts, or the JSON values themselves; absent ones count as empty
 * @param kept secrets that are stored already: empty, they stay and satisfy `required`
 */
export async function judgeValues(form: TemplateForm, given: Readonly<Record<string, unknown>>, kept: ReadonlySet<string>): Promise<Judged> {
  const fields = form.fields.map((field) => (kept.has(field.name) && isEmpty(given[field.name]) ? { ...field, required: false } : field));
  const { readable, values, errors } = judgeFields(fields, given);
  const texts = Object.fromEntries(readable.map((field) => [field.name, storedText(field, values[field.name])]));
  const judged = new Set(errors.map(({ field }) => field));
  const { errors: broken, waiting } = judgeRules({ ...form, fields: readable.filter(({ name }) => !judged.has(name)) }, texts);
  return { texts, errors: [...errors, ...broken, ...await judgeWaiting(waiting)] };
}

/** @returns decoded values of the fields that could be read, and what is wrong with any */
export function judgeFields(fields: readonly FieldModel[], given: Readonly<Record<string, unknown>>): { readable: FieldModel[]; values: Record<string, unknown>; errors: FieldError[] } {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const field of fields) {
    try {
      const value = decode(field.wire, given[field.name] ?? null, field);
      values[field.name] = cleaned(field, value);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      errors.push({ field: field.name, message: error.message });
    }
  }
  const readable = fields.filter(({ name }) => name in values);
  const validate = addKeywords(new Ajv({ allErrors: true, strict: false })).compile(recordSchema(readable, (field) => kinds[field.kind].schema(field)));
  if (!validate(values)) errors.push(...fieldErrors(validate.errors, readable, values, (kind) => kinds[kind]));
  errors.push(...brokenKinds(readable.filter(({ name }) => !errors.some(({ field }) => field === name)), values, (kind) => kinds[kind]).map(({ field, message }) => ({ field, message })));
  return { readable, values, errors };
}

function cleaned(field: FieldModel, value: unknown): unknown {
  const safe = field.kind === 'richText' && typeof value === 'string' ? safeText(field, value) : value;
  return (kinds[field.kind].normalize?.(safe, field) ?? safe) ?? null;
}
