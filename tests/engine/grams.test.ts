import fc from '../property';
import { expect, test } from 'vitest';
import { grams, normalizeSearch, termGrams } from '../../src/engine/search/grams';

test('a text is kept as its 1- and 2-grams, in one form', () => {
  expect(grams('华为Ｐ60')).toEqual([...new Set(['华', '为', 'p', '6', '0', '华为', '为p', 'p6', '60'])].sort());
});
test.each([['手机', ['手机']], ['机', ['机']], ['手机壳', ['手机', '机壳']], ['手 机', ['手', '机']], ['  ', []]])('the term %s asks for %j', (term, needed) => {
  expect(termGrams(term)).toEqual([...needed].sort());
});

test('whatever a text contains, its grams hold all grams of it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'华为手机 Ａaﬁ😀é'), maxLength: 30 });
  fc.assert(fc.property(text, text, text, (before, term, after) => {
    // Terms are normalised as they are typed; joining texts must not fuse with them.
    const whole = `${before}${normalizeSearch(term)}${after}`;
    const kept = new Set(grams(whole));
    expect(termGrams(term).filter((gram) => !kept.has(gram))).toEqual([]);
  }));
});
