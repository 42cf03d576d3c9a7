import fc from '../../property';
import { expect, test } from 'vitest';
import { contrast, legible, over, parseColour } from '../../../src/engine/page/colour';
import { themes } from '../../../src/engine/page/themes';

const white = parseColour('#fff')!;
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(themes.map(({ name, colour }) => [name, colour]))('%s is read on white, and white on it', (_name, colour) => {
  expect(contrast(parseColour(legible(colour))!, white)).toBeGreaterThanOrEqual(4.5);
});

test('any colour is told from a tint of itself', () => {
  fc.assert(fc.property(hex, (colour) => {
    const ground = { ...parseColour(colour)!, alpha: 0.08 };
    expect(contrast(parseColour(legible(colour, ground))!, over(ground, white))).toBeGreaterThanOrEqual(4.5);
  }));
});

test.each([['#303133'], ['not a colour']])('%s stays as it is written', (colour) => {
  expect(legible(colour)).toBe(colour);
});
