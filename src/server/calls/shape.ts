/** Validation of hand-written calls: JSON Schema in, Chinese sentences out. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FieldErrors } from '../../engine/extension/paths';
import { sizeText } from '../../engine/format/bytes';
import { addKeywords } from '../../engine/validation/keywords';
import type { JsonSchema } from '../../fields/kind';

/** An object schema whose properties carry a Chinese `title`. */
export interface Shape {
  properties: Record<string, JsonSchema>;
  required?: readonly string[];
}

export interface CompiledShape {
  keys: ReadonlySet<string>;
  /** @returns the failing fields, none when the value is fine. Texts of a query are turned into their types in place. */
  check(value: Record<string, unknown>): FieldErrors['errors'];
}

const options = { allErrors: true, verbose: true, useDefaults: true, strictTypes: false } as const;
const forBody = addKeywords(addFormats.default(new Ajv2020(options)));
const forQuery = addKeywords(addFormats.default(new Ajv2020({ ...options, coerceTypes: 'array' })));

/** Compiled when it is first asked for: all of them together are a third of a start. `check` throws when the schema itself is wrong. */
export function compileShape(shape: Shape, travels: 'query' | 'body'): CompiledShape {
  let validate: ValidateFunction | undefined;
  return {
    keys: new Set(Object.keys(shape.properties)),
    check(value) {
      const judge = validate ??= (travels === 'query' ? forQuery : forBody).compile({ type: 'object', ...shape });
      return judge(value) ? infinite(value, shape) : unique((judge.errors ?? []).map((error: ErrorObject) => explain(error, shape)));
    },
  };
}

/** Texts such as 1e309 are turned into numbers that no rule of a number is asked about. */
const infinite = (value: Record<string, unknown>, shape: Shape): FieldErrors['errors'] =>
  Object.entries(value).filter(([, given]) => [given].flat().some((each) => typeof each === 'number' && !Number.isFinite(each)))
    .map(([field]) => ({ field, message: sentence({ keyword: 'type', params: {} }, String(shape.properties[field]?.title ?? field)) }));

function explain(error: ErrorObject, shape: Shape): { field: string; message: string } {
  const path = error.instancePath.split('/').slice(1);
  const field = error.keyword === 'required' && path.length === 0 ? String(error.params.missingProperty) : path[0] ?? '';
  const title = String(shape.properties[field]?.title ?? field);
  return { field, message: sentence(error, title) };
}

function sentence({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>, title: string): string {
  switch (keyword) {
    case 'required': return `请输入${title}`;
    case 'minLength': return params.limit === 1 ? `请输入${title}` : `${title}不能少于${params.limit}个字符`;
    case 'maxLength': return `${title}不能超过${params.limit}个字符`;
    case 'minimum': return `${title}不能小于${params.limit}`;
    case 'maximum': return `${title}不能大于${params.limit}`;
    case 'minItems': return `${title}不能少于${params.limit}项`;
    case 'maxItems': return `${title}不能超过${params.limit}项`;
    case 'maxBytes': return `${title}内容过多，最多${sizeText(Number(params.limit))}`;
    default: return `${title}格式不正确`;
  }
}

function unique(errors: FieldErrors['errors']): FieldErrors['errors'] {
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}
