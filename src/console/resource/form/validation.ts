/** The generated validators of an entity, speaking Chinese at fields. */
import type { FieldModel, ResourceModel } from '../../../engine/model';
import { fieldErrors } from '../../../engine/validation/fieldErrors';
import { kinds } from '../../../fields/kinds';
import { loadValidators } from '../../data/resources';
import type { Values } from './store';

/** Chinese messages by the path of the field; empty when everything is valid. */
export type CheckValues = (values: Values) => Record<string, string>;

/**
 * Fetches a validator with its section's chunk.
 * @param name `create`, `update`, or `action_` and the action's name
 * @param fields those the validator judges, when they are not the entity's own
 */
export async function loadCheck(resource: ResourceModel, name: string, fields: FieldModel[] = resource.fields): Promise<CheckValues> {
  const validate = (await loadValidators(resource.key))[name];
  return (values) => {
    if (!validate || validate(values)) return {};
    const found = fieldErrors(validate.errors, fields, values, (kind) => kinds[kind]);
    return Object.fromEntries(found.map(({ field, message }) => [field, message]));
  };
}
