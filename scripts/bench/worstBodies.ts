/** Bodies that cost a server most, made from what its calls declare: longest texts of hostile characters, most rows, deepest nesting, most members. */
import { encode } from '../../src/engine/codec/encode';
import { deepestJson } from '../../src/engine/codec/storable';
import type { FieldModel } from '../../src/engine/model';
import type { JsonSchema } from '../../src/fields/kind';
import { kinds } from '../../src/fields/kinds';
import type { Call } from '../../src/server/calls/define';
import { sizeOfCall } from '../../src/server/calls/define';

/** What texts are filled with: markup, broken markup, escapes, characters of two units, blanks, digits. */
export const hostile = ['<p>x</p>', '<', '<b></i>', '&lt;', '<a href="x">', '😀', '"\\', ' a', '1', '[{"a":'];

/** Share of the largest body that is tried first. */
const smallest = 2 ** -14;

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

interface Wanted {
  unit: string;
  /** Share of the most items and of the longest text, so that the whole fits its call. */
  share: number;
}

const textOf = (longest: number, { unit }: Wanted): string => unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest);

function jsonOf(bytes: number, { unit }: Wanted): unknown {
  const value: Record<string, unknown> = { deep: nested(deepestJson - 8) };
  for (let at = 0, used = 256; used < bytes - 64; at += 1, used += 32) value[`k${at}`] = unit.slice(0, 4);
  return value;
}

/** The largest value that a schema lets through, or nearly. */
function worst(schema: JsonSchema, wanted: Wanted): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.at(-1);
  if (typeof schema.maxBytes === 'number') return schema.type === 'array' ? worst({ ...schema, maxBytes: undefined }, { ...wanted, share: Math.min(wanted.share, 0.05) }) : jsonOf(schema.maxBytes * wanted.share, wanted);
  for (const ways of [schema.oneOf, schema.anyOf]) if (Array.isArray(ways)) return worst({ ...schema, oneOf: undefined, anyOf: undefined, ...(ways as JsonSchema[]).at(-1) }, wanted);
  const types = [schema.type].flat();
  if (types.includes('array')) {
    const count = Math.ceil(Number(schema.maxItems ?? 1_000) * wanted.share);
    return Array.from({ length: count }, (_, at) => distinct(worst((schema.items ?? {}) as JsonSchema, wanted), at));
  }
  if (types.includes('object')) {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    return properties.length === 0 ? jsonOf(4_096 * wanted.share, wanted) : Object.fromEntries(properties.map(([name, value]) => [name, worst(value, wanted)]));
  }
  if (types.includes('string')) return textOf(Math.ceil(Number(schema.maxLength ?? 1_000) * wanted.share), wanted);
  if (types.includes('integer') || types.includes('number')) return Number(schema.maximum ?? 1);
  return types.includes('boolean') ? true : jsonOf(4_096 * wanted.share, wanted);
}

/** Items that must differ do. */
const distinct = (value: unknown, at: number): unknown => (typeof value === 'number' ? at + 1 : typeof value === 'string' ? `${at}${value}`.slice(0, Math.max(value.length, 1)) : value);

const worstOfField = (field: FieldModel, wanted: Wanted): unknown => {
  const value = worst(kinds[field.kind].schema({ ...field, required: true }), wanted);
  try {
    return encode(field.wire, value, field);
  } catch {
    // A text of its kind that says nothing of that kind: a time of digits.
    return value;
  }
};

/** @param fields of a call that a schema declares; undefined where `call.body` tells it */
export function worstBodies(call: Call, fields: readonly FieldModel[] | undefined): string[] {
  const { bytes, keys } = sizeOfCall(call);
  const made = hostile.map((unit) => {
    const bodyOf = (share: number): string => {
      const wanted = { unit, share };
      return JSON.stringify(fields ? Object.fromEntries(fields.map((field) => [field.name, worstOfField(field, wanted)])) : worst({ type: 'object', ...(call.body ?? call.query ?? { properties: {} }) }, wanted));
    };
    // As much as the call takes; what is more is refused unread. From below: the whole of what a schema allows may not fit into memory.
    let fitting = bodyOf(smallest);
    for (let share = smallest; share < 1; share *= 2) {
      const larger = bodyOf(share * 2);
      if (Buffer.byteLength(larger) > bytes) break;
      fitting = larger;
    }
    return fitting;
  });
  const names = Object.keys((call.body ?? call.query ?? { properties: {} }).properties);
  const within = (json: string) => (names.length === 0 ? json : `{${names.slice(0, 3).map((name) => `${JSON.stringify(name)}:${json}`).join(',')}}`);
  const members = (count: number) => `{${Array.from({ length: Math.min(count, Math.floor(bytes / 16)) }, (_, at) => `"k${at}":1`).join(',')}}`;
  const third = Math.floor(bytes / 3) - 64;
  return [
    ...made, members(keys - 8), within(members(Math.floor(keys / 3) - 8)), within(`[${'0,'.repeat(third / 2)}0]`), within(`[${'[],'.repeat(third / 3)}[]]`),
    within('['.repeat(third)), within(JSON.stringify(nested(deepestJson - 1))), `{"x":"${'\\"'.repeat(bytes / 2 - 8)}"}`, '{'.repeat(bytes),
  ].filter((body) => Buffer.byteLength(body) <= bytes);
}
