/** What foreign clients write otherwise, read as the one thing that it can mean (decisions 36), before a call's parameters are judged. */
import type { JsonSchema } from '../../fields/kind';
import type { Shape } from './shape';

type Values = Record<string, unknown>;

const states: Record<string, boolean> = { 1: true, true: true, 0: false, false: false };
const numeric = /^\s*[+-]?\d+(\.\d+)?\s*$/;
const typesOf = ({ type }: JsonSchema): unknown[] => (type === undefined ? [] : [type].flat());

/** An empty text is a value of its own where texts stand, and of an enumeration that names it. */
const takesEmpty = (schema: JsonSchema): boolean => {
  if (Array.isArray(schema.enum)) return schema.enum.includes('');
  const types = typesOf(schema);
  return types.length === 0 || types.includes('string');
};

/** In a query nothing is cleared: an empty text that its own rules refuse was not given either. */
const isUnsaid = ({ required = [] }: Partial<Shape>, name: string, { pattern, minLength, format }: JsonSchema): boolean =>
  !required.includes(name) && (pattern !== undefined || minLength !== undefined || format !== undefined);

function readOne(schema: JsonSchema, value: unknown): unknown {
  const types = typesOf(schema);
  if (types.includes('string')) return value;
  if (types.includes('boolean') && (typeof value === 'string' || typeof value === 'number')) return states[String(value)] ?? value;
  if ((types.includes('integer') || types.includes('number')) && typeof value === 'string' && numeric.test(value)) return Number(value);
  if (types.includes('array') && Array.isArray(value) && typeof schema.items === 'object') return value.map((each) => readOne(schema.items as JsonSchema, each));
  if (types.includes('object') && typeof value === 'object' && value !== null && !Array.isArray(value)) return readGenerously(schema as unknown as Shape, value as Values);
  return value;
}

/** @returns the same values with empty numbers, switches and codes left out, and the states of switches in any spelling */
export function readGenerously(shape: Partial<Shape>, values: Values, travels: 'query' | 'body' = 'body'): Values {
  const { properties = {} } = shape;
  // Free JSON, of any size: there is nothing to read it by.
  if (Object.keys(properties).length === 0) return values;
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name]! : {};
    if (value === '' && (!takesEmpty(schema) || (travels === 'query' && isUnsaid(shape, name, schema)))) return [];
    return [[name, readOne(schema, value)]];
  }));
}

function accepted(schema: JsonSchema, required: boolean): JsonSchema {
  const types = typesOf(schema);
  const inner = {
    ...schema,
    ...(typeof schema.items === 'object' && { items: accepted(schema.items as JsonSchema, true) }),
    ...(typeof schema.properties === 'object' && acceptedShape(schema as unknown as Shape)),
  };
  const others: JsonSchema[] = types.includes('string') ? [] : [
    ...(types.includes('boolean') ? [{ enum: [1, 0, '1', '0', 'true', 'false'] }] : []),
    ...(types.includes('integer') || types.includes('number') ? [{ type: 'string', pattern: numeric.source }] : []),
  ];
  const forms = [inner, ...others, ...(required || takesEmpty(schema) ? [] : [{ const: '' }])];
  const { title } = schema;
  return forms.length === 1 ? inner : { ...(title !== undefined && { title }), anyOf: forms };
}

/** What a body may hold, the other spellings too, for the interface description. */
export const acceptedShape = <S extends Partial<Shape>>(shape: S): S & Pick<Shape, 'properties'> => ({
  ...shape, properties: Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, schema]) => [name, accepted(schema, shape.required?.includes(name) ?? false)])),
});

/** What `encodeURIComponent` writes. */
const encoded = /^[\w\-.!~*'()%]+$/;

/** Names in queries may arrive encoded twice. An address, whose escapes belong to it, is left alone. */
export function decodedTwice(value: unknown): unknown {
  if (typeof value !== 'string' || !encoded.test(value) || !value.includes('%')) return value;
  try {
    const plain = decodeURIComponent(value);
    return /[^\x20-\x7e]/.test(plain) ? plain : value;
  } catch {
    return value;
  }
}
