import { Ajv } from 'ajv';
import fc from '../property';
import { describe, expect, it, test } from 'vitest';
import type { FieldModel, KindName } from '../../src/engine/model';
import { limitedField, limitError } from '../../src/engine/validation/inputLimits';
import { addKeywords } from '../../src/engine/validation/keywords';
import { messageFor } from '../../src/engine/validation/messages';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from '../fields/fieldOf';

type Limits = { maxLength?: number; minimum?: number; maximum?: number };

test.each<[KindName, Partial<FieldModel>, Limits, unknown, string | undefined]>([
  ['text', { minLength: 1, maxLength: 200 }, { maxLength: 4 }, '一二三四五', '数值长度应在1到4个字符之间'],
  ['text', { maxLength: 200 }, { maxLength: 4 }, '一二三四五', '数值不能超过4个字符'],
  ['text', { maxLength: 200 }, { maxLength: 4 }, '一二三😀', undefined],
  ['text', { maxLength: 200, required: true }, { maxLength: 4 }, '', undefined],
  ['textarea', { maxLength: 200, messages: { maxLength: '太长' } }, { maxLength: 1 }, '甲乙', '太长'],
  ['integer', { minimum: 0, maximum: 9999 }, { maximum: 10 }, 11, '数值应在0到10之间'],
  ['integer', { minimum: 0, maximum: 9999 }, { maximum: 10 }, 10, undefined],
  ['integer', {}, { maximum: 10 }, 11, '数值应在1到10之间'],
  ['money', { minimum: 0 }, { minimum: 1 }, '0.99', '数值不能小于1'],
  ['decimal', { minimum: 0, maximum: 9 }, { minimum: 1, maximum: 5 }, '5.01', '数值应在1到5之间'],
  ['integer', { minimum: 0 }, { maximum: 10 }, null, undefined],
])('%s %j with %j finds in %j: %s', (kind, own, limits, value, message) => {
  const field = limitedField(fieldOf(kind, own), limits);
  const error = limitError(field, limits, value);
  expect(error && messageFor(error, field, value, kinds[kind], false)).toBe(message);
});

it('gives the very field back where an input declares nothing', () => {
  const field = fieldOf('text', { maxLength: 200 });
  expect(limitedField(field, {})).toBe(field);
});

describe('a value passes field and limits exactly when it passes the limited field', () => {
  const accepts = (field: FieldModel, value: unknown) => addKeywords(new Ajv()).compile(kinds[field.kind].schema(field))(value);

  it.each<[KindName, Partial<FieldModel>, Limits, fc.Arbitrary<unknown>]>([
    ['text', { maxLength: 8 }, { maxLength: 5 }, fc.string({ unit: 'grapheme-composite', maxLength: 10 })],
    ['integer', { minimum: -20, maximum: 20 }, { minimum: -3, maximum: 7 }, fc.integer({ min: -25, max: 25 })],
    ['decimal', { minimum: 0, maximum: 9, scale: 1 }, { minimum: 1, maximum: 5 }, fc.integer({ min: 0, max: 100 }).map((tenths) => (tenths / 10).toFixed(1))],
  ])('%s', (kind, own, limits, values) => {
    const field = fieldOf(kind, own);
    const limited = limitedField(field, limits);
    fc.assert(fc.property(values, (value) => {
      expect(accepts(field, value) && limitError(limited, limits, value) === undefined).toBe(accepts(limited, value));
    }));
  });
});
