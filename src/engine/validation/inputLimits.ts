/**
 * Limits of an input that are tighter than its field's: a form holds people to them, while the published interface goes on
 * taking what the field itself allows.
 */
import type { FieldModel, InputModel } from '../model';
import { integerBounds } from '../schema/integerBounds';
import { isEmpty } from '../text/words';
import type { SchemaError } from './messages';

const limitNames = ['maxLength', 'minimum', 'maximum'] as const;

/** The field as its input draws and explains it; the same object when the input declares no limit. */
export function limitedField(field: FieldModel, input: Pick<InputModel, (typeof limitNames)[number]>): FieldModel {
  const { maxLength, minimum, maximum } = input;
  if (limitNames.every((name) => input[name] === undefined)) return field;
  const own = field.kind === 'integer' ? integerBounds(field) : field;
  return { ...field, maxLength: maxLength ?? field.maxLength, minimum: minimum ?? own.minimum, maximum: maximum ?? own.maximum };
}

/**
 * The limit of the input that a value breaks, in the shape of an ajv error for `messageFor`; undefined when it keeps all.
 * @param value decoded; amounts are decimal text, lengths count code points
 */
export function limitError(field: FieldModel, input: Pick<InputModel, (typeof limitNames)[number]>, value: unknown): SchemaError | undefined {
  const { maxLength, minimum, maximum } = input;
  const broken = (keyword: (typeof limitNames)[number], limit: number): SchemaError => ({ keyword, instancePath: `/${field.name}`, params: { limit } });
  if (isEmpty(value)) return undefined;
  if (maxLength !== undefined && typeof value === 'string' && [...value].length > maxLength) return broken('maxLength', maxLength);
  if (minimum !== undefined && Number(value) < minimum) return broken('minimum', minimum);
  if (maximum !== undefined && Number(value) > maximum) return broken('maximum', maximum);
  return undefined;
}
