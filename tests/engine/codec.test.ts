import fc from '../property';
import { describe, expect, test } from 'vitest';
import { decode, decodeQuery, decodeRecord } from '../../src/engine/codec/decode';
import { encode, encodeQuery, encodeRecord } from '../../src/engine/codec/encode';
import { deepestJson, isStorableJson } from '../../src/engine/codec/storable';
import { wireSchema } from '../../src/engine/codec/wireSchema';
import { kindNames, type FieldModel, type KindName, type WireName } from '../../src/engine/model';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from '../fields/fieldOf';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const context = { enumeration: () => undefined };
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

/** Random numbers in [0, 1) as fast-check shrinks them. */
const randoms = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 1, maxLength: 40 }).map((numbers) => {
  let at = 0;
  return () => numbers[at++ % numbers.length]!;
});

const pairs = kindNames.flatMap((kind) => kinds[kind].wires.map((wire): [KindName, WireName] => [kind, wire]));

describe.each(pairs)('%s as %s', (kind, wire) => {
  const field = fieldOf(kind, { wire });

  test('decode undoes encode, through JSON and as a query, and the wire has the published form', () => {
    const isWire = ajv.compile(wireSchema(field));
    fc.assert(fc.property(randoms, (random) => {
      const value = kinds[kind].sample(field, random, context);
      const encoded = encode(wire, value, field);
      expect(isWire(encoded), `${JSON.stringify(encoded)} ${ajv.errorsText(isWire.errors)}`).toBe(true);
      expect(decode(wire, JSON.parse(JSON.stringify(encoded)), field)).toEqual(value);
      expect(decodeRecord([field], encodeRecord([field], { value }))).toEqual({ values: { value }, errors: [], undeclared: [] });
      expect(decodeQuery([field], encodeQuery([field], { value }))).toEqual({ values: { value }, errors: [], undeclared: [] });
    }), { numRuns: 60 });
  });

  test('an empty value comes back empty', () => {
    const { empty } = kinds[kind];
    expect(decode(wire, encode(wire, empty, field), field)).toEqual(empty);
    expect(decode(wire, null, field)).toEqual(kind === 'switch' ? null : empty);
  });
});

test.each<[WireName, KindName, unknown, unknown, Partial<FieldModel>?]>([
  ['comma', 'references', [1, 2], '1,2'],
  ['json', 'tags', ['新品'], '["新品"]'],
  ['1/0', 'switch', true, 1],
  ["'1'/'0'", 'switch', false, '0'],
  ['true/false', 'enumeration', 1, true],
  ["'1'/'0'", 'enumeration', true, '1', { codes: [true, false] }],
  ['plain', 'money', '12.30', 12.3],
  ['decimal', 'money', '12.30', '12.30'],
  ['seconds', 'datetime', '2023-11-15 06:13:20', 1_700_000_000],
  ['seconds', 'date', '2023-11-15', 1_699_977_600],
  ['dateLimit', 'dateLimit', ['2024-01-01', '2024-01-31'], '2024-01-01,2024-01-31'],
  ['dateLimit', 'dateLimit', 'lately7', 'lately7'],
])('%s carries a %s %j as %j', (wire, kind, value, carried, more) => {
  const field = fieldOf(kind, { wire, ...more });
  expect(encode(wire, value, field)).toEqual(carried);
  expect(decode(wire, carried, field)).toEqual(value);
});

test.each<[KindName, unknown, unknown, Partial<FieldModel>?]>([
  ['integer', '42', 42],
  ['integer', ' -7 ', -7],
  ['switch', '1', true],
  ['switch', 'false', false],
  ['enumeration', '1', 1],
  ['enumeration', true, 1],
  ['enumeration', null, null, { codes: [0, 1, null] }],
  ['enumeration', -1, 2, { codes: [0, 1, 2], also: [[-1, 2]] }],
  ['enumeration', '-1', 2, { codes: [0, 1, 2], also: [[-1, 2]] }],
  ['enumeration', -2, -2, { codes: [0, 1, 2], also: [[-1, 2]] }],
  ['choices', '-1,0', [2, 0], { codes: [0, 1, 2], also: [[-1, 2]] }],
  ['money', 12.3, '12.30'],
  ['money', '12.345', '12.345'],
  ['datetime', 1_700_000_000, '2023-11-15 06:13:20', { wire: 'seconds' }],
  ['datetime', '1700000000000', '2023-11-15 06:13:20', { wire: 'seconds' }],
  ['datetime', '2023-11-15T06:13:20+08:00', '2023-11-15 06:13:20'],
  ['references', '3,5', [3, 5]],
  ['references', [3, '5'], [3, 5]],
  ['references', '[3,5]', [3, 5], { wire: 'json' }],
  ['treeReference', null, 0, { default: 0 }],
  ['treeReference', 0, null],
  ['reference', '9', 9],
  ['text', 5, '5'],
  ['timeRange', '08:00,10:00', ['08:00', '10:00']],
  ['integerRange', '100-500', [100, 500]],
  ['integerRange', [100, 500], [100, 500]],
  ['integerRange', '', null],
  ['time', '8:30', '08:30:00'],
  ['time', '08:30:00', '08:30', { unit: 'minute' }],
  ['time', '24:00', '24:00', { unit: 'hour' }],
  ['time', null, ''],
  ['dateRange', '2024-01-01,2024-01-31', ['2024-01-01', '2024-01-31']],
])('%s understands %j as %j', (kind, raw, value, more) => {
  const field = fieldOf(kind, more);
  expect(decode(field.wire, raw, field)).toEqual(value);
});

test.each<[KindName, unknown, string, Partial<FieldModel>?]>([
  ['integer', '1e3', '数值必须是整数'],
  ['integer', 1.5, '数值必须是整数'],
  ['integer', '12345678901234567890', '数值必须是整数'],
  ['integer', true, '数值必须是整数'],
  ['switch', 2, '数值格式不正确'],
  ['switch', 'yes', '数值格式不正确'],
  ['money', '1,000', '数值格式不正确'],
  ['money', '9'.repeat(50), '数值格式不正确'],
  ['text', { a: 1 }, '数值格式不正确'],
  ['text', 'a\0b', '数值格式不正确'],
  ['text', '\ud800', '数值格式不正确'],
  ['date', '2023-02-29', '数值格式不正确'],
  ['date', '0000-01-01', '数值格式不正确'],
  ['datetime', 9e18, '数值格式不正确', { wire: 'seconds' }],
  ['time', '25:00', '数值格式不正确'],
  ['time', '24:00', '数值格式不正确'],
  ['time', '08:30', '数值格式不正确', { unit: 'hour' }],
  ['time', 830, '数值格式不正确'],
  ['dateLimit', '2024-02-01,2024-01-01', '开始时间不能大于结束时间'],
  ['dateLimit', 'someday', '数值格式不正确'],
  ['references', '1,x', '数值必须是整数'],
  ['json', '{', '数值不是有效的JSON', { wire: 'json' }],
  ['json', { 'a\0': 1 }, '数值格式不正确'],
  ['childTable', 'x', '数值不是有效的JSON'],
])('%s refuses %j', (kind, raw, message, more) => {
  const field = fieldOf(kind, more);
  expect(() => decode(field.wire, raw, field)).toThrow(message);
});

test('nothing that JSON can say makes a codec fail otherwise than by its own error', () => {
  fc.assert(fc.property(fc.constantFrom(...pairs), fc.jsonValue(), ([kind, wire], raw) => {
    const result = decodeRecord([fieldOf(kind, { wire })], { value: raw });
    expect(result.errors.length + Object.keys(result.values).length).toBeGreaterThan(0);
  }), { numRuns: 2000 });
});

test('errors of a child table carry their path, and unknown keys are named', () => {
  const result = decodeRecord([fieldOf('childTable', { name: 'rows' })], { rows: [{ label: '苹果', price: 'x' }, 3], extra: 1 });
  expect(result).toEqual({
    values: {},
    errors: [{ field: 'rows.0.price', message: '价格格式不正确' }, { field: 'rows.1', message: '数值格式不正确' }],
    undeclared: ['extra'],
  });
});

test('of a table with thousands of mistakes the first two hundred are told', () => {
  const { errors } = decodeRecord([fieldOf('childTable', { name: 'rows' })], { rows: Array.from({ length: 5_000 }, () => 3) });
  expect([errors.length, errors.at(-1)!.field]).toEqual([200, 'rows.199']);
});

test('a query may repeat a list but not a single value, and its empty parameters are absent', () => {
  const fields = [fieldOf('references', { name: 'ids' }), fieldOf('integer', { name: 'count', title: '数量' }), fieldOf('text', { name: 'name' })];
  expect(decodeQuery(fields, { ids: ['1', '2'], count: ['1', '2'], name: '' })).toEqual({
    values: { ids: [1, 2] }, errors: [{ field: 'count', message: '数量必须是整数' }], undeclared: [],
  });
});

test('inherited names are no fields', () => {
  expect(decodeRecord([fieldOf('text', { name: 'constructor' })], {}).values).toEqual({});
});

test('JSON is stored to a bounded depth', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(isStorableJson(nested(deepestJson))).toBe(true);
  expect(isStorableJson(nested(deepestJson + 1))).toBe(false);
});
