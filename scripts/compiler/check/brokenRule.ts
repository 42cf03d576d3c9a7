/** A value that stands in a schema, held against the rules of its field. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { FieldModel } from '../../../src/engine/model';
import { addKeywords } from '../../../src/engine/validation/keywords';
import { kinds } from '../../../src/fields/kinds';

/** What of a field's own rules a value breaks; undefined when it keeps all. */
export function brokenRule(field: FieldModel, value: unknown): string | undefined {
  const validate = validatorOf(kinds[field.kind].schema({ ...field, required: false }));
  if (validate(value)) return undefined;
  const error = validate.errors?.find(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf');
  return error ? `${error.keyword} ${JSON.stringify(error.params.limit ?? Object.values(error.params)[0])}` : 'kind';
}

let ajv: Ajv | undefined;
const validatorsBySchema = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  let validate = validatorsBySchema.get(text);
  if (!validate) {
    ajv ??= addKeywords(new Ajv({ allErrors: true, strict: false, meta: false, validateSchema: false }));
    validate = ajv.compile(schema);
    validatorsBySchema.set(text, validate);
  }
  return validate;
}
