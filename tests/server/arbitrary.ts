/** Values that fit a JSON Schema of the interface description, and values bent so that they mostly do not. */
import fc, { type Arbitrary } from '../property';

export type Schema = Record<string, unknown>;

const hanzi = fc.constantFrom(...'品牌商户会员标签文章分类优惠券订单退款');
const character = fc.oneof(hanzi, fc.constantFrom(...'abcXYZ019 _-.%\'"\\<>&'));

/** Values that the schema accepts. Unknown keywords are ignored, so a rare value may still be refused: the caller asks ajv. */
export function fitting(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  for (const key of ['oneOf', 'anyOf'] as const) {
    if (Array.isArray(schema[key])) return fc.oneof(...(schema[key] as Schema[]).map((part) => fitting({ ...schema, [key]: undefined, ...part })));
  }
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type as string | undefined];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string | undefined, schema: Schema): Arbitrary<unknown> {
  switch (type) {
    case 'integer':
      return fc.integer({ min: (schema.minimum as number) ?? 0, max: Math.min((schema.maximum as number) ?? 2 ** 31 - 1, 2 ** 53 - 1) });
    case 'number':
      return fc.integer({ min: (schema.minimum as number) ?? 0, max: (schema.maximum as number) ?? 99999 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting((schema.items as Schema) ?? {}), { minLength: (schema.minItems as number) ?? 0, maxLength: Math.min((schema.maxItems as number) ?? 5, 5) });
    case 'object':
      return ofObject(schema);
    case 'string':
      return ofString(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function ofString(schema: Schema): Arbitrary<string> {
  if (typeof schema.pattern === 'string') {
    // Not every pattern of the interface is one fast-check can write; those fall back to text.
    try {
      return fc.stringMatching(new RegExp(schema.pattern));
    } catch {
      return fc.string({ maxLength: 20 });
    }
  }
  const minLength = (schema.minLength as number) ?? 0;
  return fc.string({ unit: character, minLength, maxLength: Math.max(minLength, Math.min((schema.maxLength as number) ?? 30, 60)) });
}

function ofObject(schema: Schema): Arbitrary<unknown> {
  const properties = (schema.properties as Record<string, Schema>) ?? {};
  const required = (schema.required as string[]) ?? [];
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fitting(property)])), { requiredKeys: required.filter((name) => name in properties) });
}

/** Numbers that some part of a server cannot hold: written, as addresses and queries carry them. */
export const hostileNumbers = ['1e309', '-1e309', 'NaN', 'Infinity', '1.5', '-1', '1e21', '9007199254740992', '9223372036854775807', '9223372036854775808', '-9223372036854775809', '0x10'];

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

const broken: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\u0000', -1, 0, 1e21, 1.5, true, [], {}, [null], 'NaN', '2026-13-45', "'; drop table product_brand; --", '<script>alert(1)</script>'),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.bigInt().map(String),
  fc.constantFrom<unknown>(...hostileNumbers, 2 ** 53, -(2 ** 63), 2 ** 64, Number.MAX_VALUE, deep(63), deep(200), '['.repeat(10_000), '中'.repeat(3_000)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A fitting object in which some values are replaced by broken ones, left out, or joined by strangers. */
export function bent(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys((schema.properties as Record<string, Schema>) ?? {});
  if (names.length === 0) return broken;
  return fc.oneof(
    { weight: 1, arbitrary: broken },
    {
      weight: 6,
      arbitrary: fc
        .tuple(ofObject(schema), fc.subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) }), fc.array(broken, { minLength: 3, maxLength: 3 }), fc.boolean())
        .map(([value, chosen, values, drop]) => {
          const copy = { ...(value as Record<string, unknown>) };
          chosen.forEach((name, index) => {
            if (drop && index === 0) delete copy[name];
            else copy[name] = values[index];
          });
          return copy;
        }),
    },
  );
}
