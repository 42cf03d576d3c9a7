import type { FieldModel } from '../model';
import type { JsonSchema } from './jsonSchema';

/** Adds null to the schema of one type unless the field is required. */
export function nullable(field: FieldModel, schema: JsonSchema & { type: string }): JsonSchema {
  return field.required ? schema : { ...schema, type: [schema.type, 'null'] };
}
