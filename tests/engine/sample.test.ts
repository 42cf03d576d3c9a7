import fc from '../property';
import { expect, test } from 'vitest';
import { wordsFor } from '../../src/engine/sample/chinese';
import { fitText } from '../../src/engine/sample/fitText';
import { patternText } from '../../src/engine/sample/patternText';
import { fieldOf } from '../fields/fieldOf';

const randoms = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 1, maxLength: 40 }).map((numbers) => {
  let at = 0;
  return () => numbers[at++ % numbers.length]!;
});

test.each(['^[A-Z]{2}\\d{4}$', '^(?:ab|c+d?)*x$', '^\\w+@\\w+\\.com$', '^[^a-z]{3,}$', '^a(b(c|d){2})?$', '^[\\d-]{1,3}$', '^1[3-9]\\d{9}$', 'plain'])(
  'a text made from %s matches it', (pattern) => {
    fc.assert(fc.property(randoms, (random) => {
      expect(patternText(pattern, random)).toMatch(new RegExp(pattern, 'u'));
    }), { numRuns: 50 });
  });

test('a pattern that lengths contradict is reported with its field', () => {
  expect(() => fitText('x', fieldOf('text', { pattern: '^\\d{5}$', maxLength: 3 }), () => 0.5)).toThrow('no sample for the pattern ^\\d{5}$ of value');
});

test.each([['联系人', /^[\u4e00-\u9fff]{2,3}$/], ['详细地址', /号$/], ['手机号', /^1\d{10}$/], ['备注', /。$/]])('%s sounds like one', (title, form) => {
  fc.assert(fc.property(randoms, (random) => {
    expect(wordsFor(fieldOf('text', { title }), random)).toMatch(form);
  }));
});
