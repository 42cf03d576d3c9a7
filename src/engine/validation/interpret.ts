/**
 * Values judged by a JSON Schema that arrived at run time: interpreted, never compiled, so that no code is made (the content
 * security policy forbids it). Speaks ajv's errors, so that both kinds of validators share one catalogue of messages.
 */
import { type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../schema/jsonSchema';
import type { SchemaError } from './messages';

/** Keywords that only pass on what is wrong below them. */
const passing = new Set(['if', 'then', 'else', 'items', 'additionalItems', 'prefixItems', 'properties', 'allOf']);

export interface Interpreter {
  /** @returns no errors for a valid value; `instancePath` is that of the value, '' for the whole */
  (value: unknown): SchemaError[];
}

/** @param schema draft 7, with the keywords of `engine/validation/keywords` */
export function interpret(schema: JsonSchema): Interpreter {
  const validator = new Validator(schema as Schema, '7', false);
  return (value) => {
    const { errors } = validator.validate(value);
    const found = errors.filter(({ keyword }) => !passing.has(keyword)).map(({ keyword, keywordLocation, instanceLocation }): SchemaError => ({
      keyword, instancePath: instanceLocation.slice(1), params: { limit: at(schema, keywordLocation) },
    }));
    return [...found, ...ownErrors(schema, value)];
  };
}

/** @param location JSON pointer into the schema, `#/then/minLength`, which goes on behind a `$ref` */
const at = (schema: JsonSchema, location: string): unknown =>
  location.split('/').slice(1).map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')).reduce<unknown>((value, part) => {
    const found = (value as Record<string, unknown> | undefined)?.[part];
    return part === '$ref' && typeof found === 'string' ? at(schema, found) : found;
  }, schema);

/** The keywords that JSON Schema lacks (`engine/validation/keywords`), where the kinds write them: at the top and under `then`. */
function ownErrors(schema: JsonSchema, value: unknown): SchemaError[] {
  const broken = (keyword: string, limit: unknown): SchemaError[] => [{ keyword, instancePath: '', params: { limit } }];
  const { decimalMinimum, decimalMaximum, ordered, if: condition, then } = schema;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined;
  return [
    ...(typeof decimalMinimum === 'number' && number !== undefined && !(number >= decimalMinimum) ? broken('decimalMinimum', decimalMinimum) : []),
    ...(typeof decimalMaximum === 'number' && number !== undefined && !(number <= decimalMaximum) ? broken('decimalMaximum', decimalMaximum) : []),
    ...(ordered === true && Array.isArray(value) && value[0] > value[1] ? broken('ordered', true) : []),
    ...(condition && then && new Validator(condition as Schema, '7').validate(value).valid ? ownErrors(then as JsonSchema, value) : []),
  ];
}
