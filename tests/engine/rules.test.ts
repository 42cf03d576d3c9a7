import { Ajv } from 'ajv';
import fc from '../property';
import { expect, test } from 'vitest';
import type { Condition, MoveModel } from '../../src/engine/model';
import { conditionSchema } from '../../src/engine/rules/conditionSchema';
import { holds } from '../../src/engine/rules/holds';
import { canMove, endsOf, moveOf, movesOf } from '../../src/engine/rules/moves';
import { addKeywords } from '../../src/engine/validation/keywords';

test.each<[Condition | undefined, Record<string, unknown>, boolean]>([
  [undefined, {}, true],
  [{}, {}, true],
  [{ isFixedTime: true, category: [2, 6] }, { isFixedTime: true, category: 6 }, true],
  [{ isFixedTime: true, category: [2, 6] }, { isFixedTime: true, category: 1 }, false],
  [{ status: { not: 0 } }, { status: 2 }, true],
  [{ status: { not: 0 } }, {}, true],
  [{ status: { not: [0, 2] } }, { status: 2 }, false],
  [{ money: { from: 1, to: 10 } }, { money: '10.00' }, true],
  [{ money: { from: 1 } }, { money: '0.99' }, false],
  [{ money: { from: 1 } }, { money: null }, false],
  [{ money: 0 }, { money: '0.00' }, true],
  [{ tags: { empty: true } }, { tags: [] }, true],
  [{ tags: { empty: false } }, {}, false],
  [{ channels: { has: [2, 3] } }, { channels: [1, 3] }, true],
  [{ channels: { has: 2 } }, { channels: [1, 3] }, false],
  [{ channels: { has: [2, 3] } }, { channels: 2 }, false],
  [{ channels: { has: [2, 3] } }, {}, false],
  [{ note: null }, {}, true],
  [{ any: [{ a: 1 }, { b: 2 }] }, { b: 2 }, true],
  [{ c: 1, any: [{ a: 1 }, { b: 2 }] }, { b: 2 }, false],
])('%j on %j: %s', (condition, record, expected) => expect(holds(condition, record)).toBe(expected));

const scalar = fc.constantFrom(null, 0, 1, 2, '', 'a', '1', true, false);
const conditions = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.record({
    a: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.record({ not: fc.oneof(scalar, fc.array(scalar)) })),
    b: fc.oneof(
      fc.record({ from: fc.constantFrom(0, 1), to: fc.constantFrom(1, 2) }), fc.record({ from: fc.constant(1) }), fc.record({ empty: fc.boolean() }),
      fc.record({ has: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })) }),
    ),
    any: fc.array(tie('condition'), { maxLength: 2 }),
  }, { requiredKeys: [] }) as fc.Arbitrary<Condition>,
})).condition;
const values = fc.record({ a: fc.oneof(scalar, fc.constantFrom('1.00', '0.00')), b: fc.oneof(scalar, fc.constantFrom('1.50', [], ['x'], [1, 'a'], [null, '1.00'])) }, { requiredKeys: [] });

test('the JSON Schema of a condition accepts exactly the records on which it holds', () => {
  const ajv = addKeywords(new Ajv({ strict: false, validateSchema: false }));
  fc.assert(fc.property(conditions, values, (condition, record) => {
    expect(ajv.validate(conditionSchema(condition), record)).toBe(holds(condition, record));
  }), { numRuns: 100 });
});

const whole = fc.constantFrom(0, 1, 2, null);
const wholeConditions = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.record({
    a: fc.oneof(whole, fc.array(whole, { maxLength: 3 }), fc.record({ not: fc.oneof(whole, fc.array(whole)) }), fc.record({ from: fc.constantFrom(0, 1), to: fc.constantFrom(1, 2) })),
    b: fc.oneof(fc.constantFrom('1', 'a', 1, null), fc.array(fc.constantFrom('1', 'a', null), { maxLength: 3 })),
    any: fc.array(tie('condition'), { maxLength: 2 }),
  }, { requiredKeys: [] }) as fc.Arbitrary<Condition>,
})).condition;

test('of fields known to hold whole numbers and codes it asks for no decimal text, and accepts the same records', () => {
  const ajv = addKeywords(new Ajv({ strict: false, validateSchema: false }));
  const known = [{ name: 'a', kind: 'integer' as const }, { name: 'b', kind: 'enumeration' as const }];
  fc.assert(fc.property(wholeConditions, fc.record({ a: whole, b: fc.constantFrom('a', 'b', null) }, { requiredKeys: [] }), (condition, record) => {
    const schema = conditionSchema(condition, known);
    expect(JSON.stringify(schema)).not.toContain('pattern');
    expect(ajv.validate(schema, record)).toBe(holds(condition, record));
  }), { numRuns: 100 });
  expect(conditionSchema({ money: 1 }, known)).toEqual(conditionSchema({ money: 1 }));
});

const moves: Record<string, MoveModel> = {
  approve: { from: [0], to: 1, when: { kind: 2 }, by: 'platform' },
  audit: { from: [0], to: 1, by: 'platform', handler: true },
  note: { from: [0, 1], by: 'platform' },
  exempt: { from: [0], to: 4, by: 'system' },
  expire: { from: [1], to: 5, by: 'system' },
};

test.each<[move: string, by: MoveModel['by'] | undefined, record: object, expected: boolean]>([
  ['approve', undefined, { state: 0, kind: 2 }, true],
  ['approve', undefined, { state: 0, kind: 1 }, false],
  ['approve', undefined, { state: 1, kind: 2 }, false],
  ['approve', 'system', { state: 0, kind: 2 }, false],
  ['expire', undefined, { state: 1 }, false],
  ['expire', 'system', { state: 1 }, true],
  ['nothing', undefined, { state: 0 }, false],
])('%s by %s on %j: %s', (name, by, record, expected) => expect(canMove({ field: 'state' }, moves[name], { ...record }, undefined, by)).toBe(expected));

test.each<[move: string, from: number, ends: number[]]>([
  ['approve', 0, [1]], ['note', 1, [1]], ['note', 0, [0]],
  // What code completes may end where the system leads from there.
  ['audit', 0, [1, 4]],
])('%s from %i may end in %j', (name, from, ends) => expect(endsOf({ moves }, moves[name]!, from)).toEqual(ends));

const decided = { effect: { move: { by: 'status', of: { 1: 'approve', 2: 'refuse' } } } };
test('an action names its move, or its input decides', () => {
  expect([movesOf({ effect: { move: 'approve' } }), movesOf(decided), movesOf({ effect: { set: {} } })]).toEqual([['approve'], ['approve', 'refuse'], []]);
  expect([{ status: 2 }, { status: '1' }, { status: 'constructor' }, {}].map((input) => moveOf(decided, input))).toEqual(['refuse', 'approve', undefined, undefined]);
  expect(moveOf({ effect: { move: 'approve' } }, {})).toBe('approve');
});
