/** The compiled rules on values, said in Chinese at the field. */
import type { Validator } from '../../../../generated/validators/runtime.js';
import type { FieldModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { mayBeUntold } from '../../../engine/rules/untold';
import { isEmpty } from '../../../engine/text/words';
import { brokenKinds } from '../../../engine/validation/brokenKinds';
import { brokenRules, fieldsOfRule, isTimed } from '../../../engine/validation/brokenRules';
import { fieldErrors } from '../../../engine/validation/fieldErrors';
import { requiredMessage } from '../../../engine/validation/messages';
import { kinds } from '../../../fields/kinds';
import { type FieldRefusal, invalid } from '../../refusal';
import type { Resource, Row } from '../types';

type Errors = FieldRefusal[];

/**
 * A whole record is judged, so that conditions may look at fields that the call does not carry; those are no fault here, since
 * undeclared keys were dropped before.
 */
function judge(validate: Validator | undefined, fields: FieldModel[], values: Row): Errors {
  const broken = !validate || validate(values) ? [] : (validate.errors ?? []).filter((error) => error.keyword !== 'additionalProperties');
  const errors: Errors = fieldErrors(broken, fields, values, (kind) => kinds[kind]);
  const judged = new Set(errors.map(({ field }) => field));
  return [...errors, ...brokenKinds(fields.filter(({ name }) => !judged.has(name)), values, (kind) => kinds[kind]).filter(({ field }) => !judged.has(field))];
}

/**
 * @param names only these fields are judged; all that the call carries when absent
 * @param changed fields that hold something else than before
 */
export function validate(resource: Resource, call: 'create' | 'update', record: Row, names?: readonly string[], changed = names): Errors {
  const errors = judge(resource.validators[call], resource.entity.fields, record);
  if (call === 'update') errors.push(...missingSecrets(resource.entity.fields, record));
  const told = names ? errors.filter((error) => names.includes(error.field.split('.')[0]!)) : errors;
  return [...told, ...unruly(resource, record, names, changed).filter(({ field }) => !told.some((error) => error.field === field))];
}

/** A rule is asked wherever one of the fields changes that it looks at; of a stored value it is not asked how late it has become. */
function unruly({ entity: { rules, fields } }: Resource, record: Row, names: readonly string[] | undefined, changed: readonly string[] | undefined): Errors {
  const asked = rules?.filter((rule) => (!names || fieldsOfRule(rule).some((name) => names.includes(name))) && (!changed || !isTimed(rule) || changed.includes(rule.field)));
  return brokenRules(asked, fields, record);
}

/** An update may leave a secret out and keeps the stored one; where none is stored there is nothing to keep. */
function missingSecrets(fields: FieldModel[], record: Row): Errors {
  return fields
    .filter((field) => field.writeOnly && field.required && (!field.when || holds(field.when, record)) && isEmpty(record[field.name]))
    .map((field) => ({ field: field.name, message: requiredMessage(field, kinds[field.kind]) }));
}

export const validateAction = (resource: Resource, action: string, fields: FieldModel[], input: Row): Errors =>
  judge(resource.validators.actions[action], fields, input);

/**
 * A save carries its required fields, as published. Conditional ones may be left out, and switches with a default, which a new
 * record takes and a stored one has taken. @throws Refusal 400
 */
export function requireFields(fields: readonly FieldModel[], values: Row): void {
  const absent = fields.filter((field) => field.required && !field.when && !field.writeOnly && !mayBeUntold(field) && !(field.name in values));
  if (absent.length > 0) throw invalid(absent.map((field) => ({ field: field.name, message: requiredMessage(field, kinds[field.kind]) })));
}
