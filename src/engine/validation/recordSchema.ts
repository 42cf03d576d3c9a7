import type { Condition, FieldModel } from '../model';
import { conditionSchema } from '../rules/conditionSchema';
import { holds } from '../rules/holds';
import type { JsonSchema } from '../schema/jsonSchema';

/** The conditions that must all hold for a field to be asked for; undefined where it always or never is. */
function askedUnder({ required, when, requiredWhen }: FieldModel): Condition[] | undefined {
  if (requiredWhen) return [...(when ? [when] : []), requiredWhen];
  return required && when ? [when] : undefined;
}

/** Whether a field must be filled in on a record with these values; a repetition is asked for wherever it is shown. */
export function isRequired(field: FieldModel, values: Record<string, unknown>): boolean {
  return field.repeats !== undefined || (askedUnder(field)?.every((condition) => holds(condition, values)) ?? field.required);
}

/**
 * JSON Schema of a record of decoded values. A required field must be present; one with `when` or `requiredWhen` only while its
 * condition holds, and is otherwise free to be empty. Undeclared keys are refused: they have been dropped before (decisions 9).
 * @param schemaOf schema of one field, `kinds[field.kind].schema`
 */
export function recordSchema(fields: FieldModel[], schemaOf: (field: FieldModel) => JsonSchema): JsonSchema {
  const always = (field: FieldModel): boolean => field.required && askedUnder(field) === undefined;
  const conditional = fields.flatMap((field) => {
    const conditions = askedUnder(field);
    return conditions ? [{ field: { ...field, required: true }, conditions }] : [];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf({ ...field, required: always(field) })])),
    required: fields.filter(always).map((field) => field.name),
    additionalProperties: false,
    ...(conditional.length === 0 ? {} : {
      allOf: conditional.map(({ field, conditions }) => ({
        if: conditions.length === 1 ? conditionSchema(conditions[0]!, fields) : { allOf: conditions.map((each) => conditionSchema(each, fields)) },
        then: { required: [field.name], properties: { [field.name]: schemaOf(field) } },
      })),
    }),
  };
}
