import fc from '../../property';
import { expect, it, test } from 'vitest';
import { seriesOf } from '../../../src/engine/matrix/series';

/** The next `count` after the texts, or 'repeated'. */
const next = (texts: string[], turned = false, count = 3) => {
  const series = seriesOf(texts, turned);
  return series ? Array.from({ length: count }, (_, at) => series(texts.length + at)).join(' ') : 'repeated';
};

test.each<[string[], string, string]>([
  [['1', '2'], '3 4 5', 'repeated'],
  [['10', '8'], '6 4 2', 'repeated'],
  [['5', '5'], '5 5 5', 'repeated'],
  [['1', '2', '4'], 'repeated', 'repeated'],
  [['7'], 'repeated', '8 9 10'],
  [['9.90'], 'repeated', '10.90 11.90 12.90'],
  [['9.90', '10.00'], '10.10 10.20 10.30', 'repeated'],
  [['1', '0'], '-1 -2 -3', 'repeated'],
  [['A1'], 'A2 A3 A4', 'repeated'],
  [['A1', 'A3'], 'A5 A7 A9', 'repeated'],
  [['货号09'], '货号10 货号11 货号12', 'repeated'],
  [['SKU-001', 'SKU-002'], 'SKU-003 SKU-004 SKU-005', 'repeated'],
  [['A1', 'B2'], 'repeated', 'repeated'],
  [['001', '002'], '003 004 005', 'repeated'],
  [['6901234567892', '6901234567893'], '6901234567894 6901234567895 6901234567896', 'repeated'],
  [['99999999999999999998', '99999999999999999999'], '100000000000000000000 100000000000000000001 100000000000000000002', 'repeated'],
  [['红'], 'repeated', 'repeated'],
  [['', '1'], 'repeated', 'repeated'],
])('%j goes on %s, turned %s', (texts, plain, turned) => {
  expect(next(texts)).toBe(plain);
  expect(next(texts, true)).toBe(turned);
});

it('counts back before its first', () => expect(seriesOf(['A5', 'A6'])!(-2)).toBe('A3'));

it('says of its own places what stands there', () => {
  const start = fc.integer({ min: -1000, max: 1000 });
  fc.assert(fc.property(start, fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 6 }), (from, step, length) => {
    const texts = Array.from({ length }, (_, at) => String(from + at * step));
    expect(texts.map((_, at) => seriesOf(texts)!(at))).toEqual(texts);
  }));
});
