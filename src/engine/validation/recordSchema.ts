import type { FieldModel } from '../model';
import { conditionSchema } from '../rules/conditionSchema';
import type { JsonSchema } from '../schema/jsonSchema';

/**
 * JSON Schema of a record of decoded values. A required field must be present; one with `when` only while its condition
 * holds, and is otherwise free to be empty. Undeclared keys are refused: they have been dropped before (decisions 9).
 * @param schemaOf schema of one field, `kinds[field.kind].schema`
 */
export function recordSchema(fields: FieldModel[], schemaOf: (field: FieldModel) => JsonSchema): JsonSchema {
  const always = (field: FieldModel): boolean => field.required && field.when === undefined;
  const conditional = fields.filter((field) => field.required && field.when !== undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf({ ...field, required: always(field) })])),
    required: fields.filter(always).map((field) => field.name),
    additionalProperties: false,
    ...(conditional.length === 0 ? {} : {
      allOf: conditional.map((field) => ({
        if: conditionSchema(field.when!),
        then: { required: [field.name], properties: { [field.name]: schemaOf(field) } },
      })),
    }),
  };
}
