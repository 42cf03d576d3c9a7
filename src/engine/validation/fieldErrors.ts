import { matrixFields } from '../matrix/document';
import type { FieldModel } from '../model';
import type { FieldError } from './fieldError';
import { messageFor, requiredMessage, type SchemaError, type WordsOf } from './messages';

const unescape = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~');

interface Place {
  field: FieldModel;
  path: string;
  value: unknown;
  /** The error lies inside the value of the field. */
  member: boolean;
}

function at(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
}

/** Follows a path through child tables and matrices down to the field it concerns; undefined where no field is declared. */
function locate(parts: string[], fields: FieldModel[], record: unknown, prefix = ''): Place | undefined {
  const [name = '', index, ...rest] = parts;
  const field = fields.find((each) => each.name === name);
  if (field === undefined) return undefined;
  const value = at(record, name);
  const path = prefix + name;
  if (field.kind === 'childTable' && index !== undefined && rest.length > 0) {
    return locate(rest, field.fields ?? [], at(value, index), `${path}.${index}.`);
  }
  if (field.kind === 'skuMatrix' && index !== undefined) return locate([index, ...rest], matrixFields(field), value, `${path}.`);
  const rowPath = field.kind === 'childTable' && index !== undefined ? `${path}.${index}` : path;
  return { field, path: rowPath, value, member: index !== undefined };
}

/** Keywords that only repeat what other errors say. */
const structural = new Set(['if', 'anyOf', 'allOf', 'oneOf']);

/**
 * Ajv's errors as Chinese sentences at fields: one a field, in the order of the fields' errors, the missing value first.
 * @param record the validated record, to tell an empty value from a wrong one
 * @param wordsOf verb and own sentences of a kind: `(kind) => kinds[kind]`
 */
export function fieldErrors(
  errors: readonly SchemaError[] | null | undefined,
  fields: FieldModel[],
  record: unknown,
  wordsOf: WordsOf,
): FieldError[] {
  const found = new Map<string, { message: string; weight: number }>();
  const note = (path: string, message: string, weight: number): void => {
    const known = found.get(path);
    if (known === undefined || weight > known.weight) found.set(path, { message, weight });
  };
  for (const error of errors ?? []) {
    const parts = error.instancePath.split('/').slice(1).map(unescape);
    if (error.keyword === 'required') parts.push(String(error.params.missingProperty));
    if (error.keyword === 'additionalProperties') {
      const key = [...parts, String(error.params.additionalProperty)].join('.');
      note(key, `不支持的字段：${key}`, 1);
      continue;
    }
    const place = locate(parts, fields, record);
    if (place === undefined) continue;
    const words = wordsOf(place.field.kind);
    const message = messageFor(error, place.field, place.value, words, place.member);
    const weight = structural.has(error.keyword) ? 0 : message === requiredMessage(place.field, words) ? 2 : 1;
    note(place.path, message, weight);
  }
  // A row whose cell tells what is wrong need not tell that something is.
  const told = new Set([...found.keys()].map((path) => path.slice(0, Math.max(0, path.lastIndexOf('.')))));
  return [...found].flatMap(([field, { message, weight }]) => (weight === 0 && told.has(field) ? [] : [{ field, message }]));
}
