/** How much an honest body of a call holds at most: worked out from its schema, so that nobody lists it by hand. */
import type { FieldModel } from '../../engine/model';
import { type JsonSchema } from '../../fields/kind';
import { kinds } from '../../fields/kinds';

export interface BodySize {
  /** Of its JSON as UTF-8. */
  bytes: number;
  /** Objects and lists, and the members of both, all together: what costs a parser most. */
  keys: number;
}

/** What any call may carry, and a value of which no schema tells more. */
export const modest: BodySize = { bytes: 64 * 1024, keys: 4_096 };

/** Of one character: UTF-8 takes up to four bytes, and so do an escaped quote and its own escape. */
const characterBytes = 4;
/** Of a number or a constant, blanks around it included. */
const scalarBytes = 32;
/** Of lists without a bound. */
const itemsByDefault = 1_000;
/** Of texts without a bound. */
const charactersByDefault = 1_000;
/** Short ones; only a machine writes shorter. */
const bytesPerKey = 16;

const sum = (sizes: readonly BodySize[]): BodySize => ({ bytes: sizes.reduce((all, { bytes }) => all + bytes, 0), keys: sizes.reduce((all, { keys }) => all + keys, 0) });
const largest = (sizes: readonly BodySize[]): BodySize => ({ bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)), keys: Math.max(0, ...sizes.map(({ keys }) => keys)) });
const times = (count: number, { bytes, keys }: BodySize): BodySize => ({ bytes: count * bytes, keys: count * keys });
const ofJson = (bytes: number): BodySize => ({ bytes, keys: Math.ceil(bytes / bytesPerKey) });
const member = (name: string, value: BodySize): BodySize => ({ bytes: value.bytes + name.length * characterBytes + 8, keys: value.keys + 1 });

const count = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function ofType(type: unknown, schema: JsonSchema): BodySize {
  switch (type) {
    case 'string': return { bytes: count(schema.maxLength, charactersByDefault) * characterBytes + scalarBytes, keys: 0 };
    case 'array': {
      const items = (Array.isArray(schema.items) ? largest((schema.items as JsonSchema[]).map(sizeOf)) : sizeOf((schema.items ?? {}) as JsonSchema));
      return sum([{ bytes: scalarBytes, keys: 1 }, times(count(schema.maxItems, itemsByDefault), { bytes: items.bytes + 2, keys: items.keys + 1 })]);
    }
    case 'object': {
      const { properties, additionalProperties } = schema as { properties?: Record<string, JsonSchema>; additionalProperties?: unknown };
      const declared = Object.entries(properties ?? {}).map(([name, value]) => member(name, sizeOf(value)));
      return declared.length === 0 && additionalProperties !== false ? modest : sum([{ bytes: scalarBytes, keys: 1 }, ...declared]);
    }
    default: return { bytes: scalarBytes, keys: 0 };
  }
}

/** @returns the largest value that the schema lets through; `modest` where it says nothing */
export function sizeOf(schema: JsonSchema): BodySize {
  if (typeof schema.maxBytes === 'number') return ofJson(schema.maxBytes);
  if ('const' in schema || Array.isArray(schema.enum)) {
    const values = 'const' in schema ? [schema.const] : schema.enum as unknown[];
    return { bytes: Math.max(...values.map((value) => Buffer.byteLength(JSON.stringify(value) ?? ''))) * 2 + scalarBytes, keys: 0 };
  }
  for (const ways of [schema.oneOf, schema.anyOf]) if (Array.isArray(ways)) return largest((ways as JsonSchema[]).map((way) => sizeOf({ ...schema, oneOf: undefined, anyOf: undefined, ...way })));
  if (schema.type === undefined) return modest;
  return largest([schema.type].flat().map((type) => ofType(type, schema)));
}

/** A value of a field as it travels: JSON within a text escapes its quotes, at most doubling it. */
function sizeOfField(field: FieldModel): BodySize {
  const size = sizeOf(kinds[field.kind].schema({ ...field, required: false }));
  return member(field.name, field.wire === 'json' ? times(2, size) : size);
}

/** @param further of what the call carries beside its fields */
export const sizeOfFields = (fields: readonly FieldModel[], further: readonly BodySize[] = []): BodySize => sum([...fields.map(sizeOfField), ...further]);

/** Of any body that is read as a whole, however much its schema could hold: 2,000 rows of specifications stay below. */
const ceiling: BodySize = { bytes: 4 * 1024 * 1024, keys: 100_000 };

/** Never less than modest, with room for blanks and for members that are dropped. */
export const withSlack = ({ bytes, keys }: BodySize): BodySize => ({
  bytes: Math.ceil(Math.min(ceiling.bytes, Math.max(modest.bytes, bytes * 1.1 + 4 * 1024))),
  keys: Math.min(ceiling.keys, Math.max(modest.keys, keys + 200)),
});
