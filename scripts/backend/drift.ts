/** How an answer differs from its description: fields that are not there, values of another type. */
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export type Schema = Record<string, any>;

/** Beyond the published interface: a backend may do without (design: "the interface is the published one"). */
const optional = new Set(['recordVersion']);
/** As many rows of a list tell what all of them look like. */
const looked = 20;

/**
 * @param openapi the document whose components the answers refer to
 * @returns the schema of a call's `data` (of the whole answer where it has no envelope), with every reference resolved
 */
export function answerSchema(openapi: Schema, method: string, path: string): Schema | undefined {
  const answer = openapi.paths[path]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema;
  const data = answer?.anyOf?.[0]?.properties?.data ?? answer;
  return data && resolve(openapi, data);
}

function resolve(openapi: Schema, schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((each) => resolve(openapi, each));
  const { $ref, ...own } = schema;
  const parts = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolve(openapi, value as Schema)]));
  if (typeof $ref !== 'string') return parts;
  const target = resolve(openapi, $ref.split('/').slice(1).reduce((at: Schema, key) => at[key], openapi));
  return { ...target, ...parts, properties: { ...target.properties, ...parts.properties } };
}

/** Every described field is expected, whatever the description requires. */
function demanding(schema: Schema): Schema {
  if (Array.isArray(schema) || typeof schema !== 'object' || schema === null) return schema;
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: demanding(items) }),
    ...(properties && schema.title !== undefined && { required: Object.keys(properties).filter((name) => !optional.has(name)) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, demanding(each as Schema)])) }),
  };
}

const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false, verbose: true }));

/** @returns one sentence per difference, each field once however many rows show it */
export function answerDrift(schema: Schema, data: unknown): string[] {
  const check = ajv.compile(demanding(schema));
  check(few(data));
  const sentences = ((check.errors ?? []) as ErrorObject[]).map((error) => {
    const field = error.instancePath.split('/').filter((part) => part !== '' && !/^\d+$/.test(part)).join('.');
    if (error.keyword === 'required') return `缺少字段 ${[field, error.params.missingProperty].filter(Boolean).join('.')}`;
    if (error.keyword === 'type') return `${field || '答复'} 应为 ${[error.params.type].flat().join('、')}，实为 ${typeOf(error.data)}`;
    return `${field || '答复'} ${error.message}`;
  });
  return [...new Set(sentences)];
}

function few(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, looked);
  const list = (data as { list?: unknown } | null)?.list;
  return Array.isArray(list) ? { ...(data as object), list: list.slice(0, looked) } : data;
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
