import { expect, test } from 'vitest';
import type { FieldModel } from '../../src/engine/model';
import { otherPosition, positionsOf } from '../../src/engine/rules/positions';
import { mayBeUntold } from '../../src/engine/rules/untold';
import { fieldOf } from '../fields/fieldOf';

const coded = (codes: FieldModel['codes'], more: Partial<FieldModel> = {}) => fieldOf('enumeration', { as: 'switch', codes, ...more });

test.each<[string, FieldModel, readonly unknown[] | undefined]>([
  ['a switch', fieldOf('switch'), [true, false]],
  ['0 and 1', coded([0, 1]), [0, 1]],
  ['1, 2 and none', coded([1, 2, 0]), [1, 2]],
  ['texts', coded(['on', 'off']), ['on', 'off']],
  ['an enumeration that is chosen', fieldOf('enumeration', { as: 'select', codes: [1, 0] }), undefined],
])('%s', (_name, field, positions) => expect(positionsOf(field)).toEqual(positions));

test.each<[FieldModel, unknown, unknown]>([
  [coded([0, 1]), 0, 1], [coded([0, 1]), 1, 0], [coded([1, 2, 0]), 2, 1], [coded([1, 2, 0]), 0, undefined], [coded([0, 1]), null, 0], [coded([0, 1]), false, undefined],
  [fieldOf('switch'), true, false], [fieldOf('switch'), false, true], [fieldOf('switch'), null, true],
])('across of %#', (field, value, across) => expect(otherPosition(field, value)).toBe(across));

test('a switch with a default need not be told, whatever its codes', () => {
  expect([coded([1, 2], { default: 2 }), coded([1, 2]), fieldOf('enumeration', { default: 1 }), fieldOf('switch', { default: false })].map(mayBeUntold)).toEqual([true, false, false, true]);
});
