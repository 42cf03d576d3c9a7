/** What an order costs adds up to the 分, whatever its goods, coupons and points. */
import { describe, expect, it } from 'vitest';
import { portions } from '../../../src/engine/format/portions';
import { deduct, type Deduction, discount, mostPoints, sumOf } from '../../../src/server/routes/order/price';
import fc from '../../property';

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const line = fc.record({ price: cents, fitsMer: fc.boolean(), fitsPlat: fc.boolean() });
const lines = fc.array(line, { minLength: 1, maxLength: 100 });
const deduction = fc.record({ isOn: fc.boolean(), from: fc.integer({ min: 0, max: 100_000 }), worth: fc.integer({ min: 1, max: 10_000 }), ratio: fc.integer({ min: 0, max: 100 }) });

it.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]], [10, [], []], [5, [0, 0], [0, 0]], [0, [3, 4], [0, 0]], [100, [50, 50, 1], [50, 49, 1]], [7, [0, 7, 0], [0, 7, 0]],
])('%d over %o is %o', (total, shares, parts) => {
  expect(portions(total, shares)).toEqual(parts);
});

it('parts come to the total, and none is more than its share where the shares suffice', () => {
  fc.assert(fc.property(fc.array(cents, { minLength: 1, maxLength: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (shares, of) => {
    const all = sumOf(shares);
    const total = Math.min(all, Math.floor(all * of));
    const parts = portions(total, shares);
    expect(sumOf(parts)).toBe(total);
    expect(parts.every((part, at) => Number.isInteger(part) && part >= 0 && part <= shares[at]!)).toBe(true);
  }));
});

describe('an order', () => {
  it('costs its goods less coupons and points, item by item and in all, and no item less than nothing', () => {
    fc.assert(fc.property(lines, cents, cents, deduction, fc.double({ min: 0, max: 1, noNaN: true }), (goods, mer, plat, rule, of) => {
      const items = discount(goods, { mer, plat });
      const left = sumOf(items.map(({ pay }) => pay));
      const points = Math.floor(mostPoints(left, rule) * of);
      const deducted = deduct(items.map(({ pay }) => pay), points, points * rule.worth);
      const sums = { goods: sumOf(goods.map(({ price }) => price)), mer: sumOf(items.map((item) => item.mer)), plat: sumOf(items.map((item) => item.plat)), integral: sumOf(deducted.map((item) => item.integral)), pay: sumOf(deducted.map((item) => item.pay)) };
      expect(sums.pay).toBe(sums.goods - sums.mer - sums.plat - sums.integral);
      expect(sums.mer).toBe(Math.min(mer, sumOf(goods.map(({ price, fitsMer }) => (fitsMer ? price : 0)))));
      expect(sums.plat).toBeLessThanOrEqual(plat);
      expect(sums.integral).toBe(points * rule.worth);
      expect(sums.integral * 100).toBeLessThanOrEqual(left * rule.ratio);
      for (const [at, { price, fitsMer, fitsPlat }] of goods.entries()) {
        const [item, more] = [items[at]!, deducted[at]!];
        expect(more.pay).toBe(price - item.mer - item.plat - more.integral);
        expect(Math.min(item.mer, item.plat, more.integral, more.points, more.pay)).toBeGreaterThanOrEqual(0);
        expect([fitsMer || item.mer === 0, fitsPlat || item.plat === 0]).toEqual([true, true]);
      }
      expect(sumOf(deducted.map((item) => item.points))).toBe(points);
    }));
  });

  const rule: Deduction = { isOn: true, from: 2_000, worth: 5, ratio: 30 };
  it.each<[string, number, Deduction, number]>([
    ['is as the ratio allows', 10_000, rule, 600], ['is whole points', 2_049, rule, 122], ['is none below the least', 1_999, rule, 0], ['begins with the least', 2_000, rule, 120],
    ['is none while it is off', 10_000, { ...rule, isOn: false }, 0], ['is none at a ratio of nothing', 10_000, { ...rule, ratio: 0 }, 0], ['is all of it at 100 percent', 10_000, { ...rule, ratio: 100 }, 2_000],
  ])('what points may pay %s', (_what, pay, by, points) => {
    expect(mostPoints(pay, by)).toBe(points);
  });
});
