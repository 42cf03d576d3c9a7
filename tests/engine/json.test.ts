/** When two values are the same. */
import { describe, expect, it } from 'vitest';
import { same, sameStored } from '../../src/engine/json';
import { sameValue } from '../../src/engine/sameValue';
import fc from '../property';

/** The same document with its keys in the order in which jsonb keeps them. */
const asKept = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  const order = ([left]: [string, unknown], [right]: [string, unknown]) => left.length - right.length || (left < right ? -1 : 1);
  return Object.fromEntries(Object.entries(value).sort(order).map(([key, member]) => [key, asKept(member)]));
};

it('a document is the same as the table keeps it, and as JSON writes it', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => {
    expect(same(value, asKept(value))).toBe(true);
    expect(sameValue(value, asKept(value))).toBe(true);
  }));
});

describe.each<[unknown, unknown, boolean, boolean, boolean]>([
  // left, right, same, same in a column, same as values of a form
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true, true, true],
  [{ a: 1, b: undefined }, { a: 1 }, true, true, true],
  [{ a: 1, b: null }, { a: 1 }, false, false, true],
  [undefined, null, false, true, true],
  [null, '', false, false, true],
  [[], null, false, false, true],
  [[], {}, false, false, false],
  [[undefined], [], false, false, false],
  [[1, 2], [2, 1], false, false, false],
  [1, '1', false, false, false],
  [{}, JSON.parse('{"__proto__":{}}'), false, false, false],
])('%j and %j', (left, right, asJson, inColumn, inForm) => {
  it.each([[left, right], [right, left]])('%j, %j', (one, other) => {
    expect([same(one, other), sameStored(one, other), sameValue(one, other)]).toEqual([asJson, inColumn, inForm]);
  });
});
