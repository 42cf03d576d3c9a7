/** The generated validators of an entity, speaking Chinese at fields. */
import type { Validator } from '../../../../generated/validators/runtime.js';
import type { ActionModel, FieldModel, ResourceModel } from '../../../engine/model';
import { brokenKinds } from '../../../engine/validation/brokenKinds';
import { fieldErrors } from '../../../engine/validation/fieldErrors';
import { kinds } from '../../../fields/kinds';
import { loadValidators } from '../../data/resources';
import type { Values } from './store';

/**
 * Chinese messages by the path of the field; empty when everything is valid.
 * @param only names of the fields that are asked about; messages at others are ignored
 */
export type CheckValues = (values: Values, only?: readonly string[]) => Record<string, string> | Promise<Record<string, string>>;

/** Fetches the validator of a record about to be created or updated, with its section's chunk. */
export async function loadCheck(resource: ResourceModel, name: 'create' | 'update'): Promise<CheckValues> {
  return speaking((await loadValidators(resource.key))[name], resource.fields);
}

/** Fetches the validator of what an action asks. */
export async function loadActionCheck(resource: ResourceModel, action: ActionModel): Promise<CheckValues> {
  return speaking((await loadValidators(resource.key)).actions[action.name], action.form?.fields ?? []);
}

function speaking(validate: Validator | undefined, fields: FieldModel[]): CheckValues {
  return (values) => {
    // What a form shows and its call does not carry (a field disabled in edit) is no fault.
    const broken = !validate || validate(values) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== 'additionalProperties');
    const found = fieldErrors(broken, fields, values, (kind) => kinds[kind]);
    found.push(...brokenKinds(fields.filter(({ name }) => !found.some(({ field }) => field === name)), values, (kind) => kinds[kind]).filter(({ field: path }) => !found.some(({ field }) => field === path)));
    return Object.fromEntries(found.map(({ field, message }) => [field, message]));
  };
}
