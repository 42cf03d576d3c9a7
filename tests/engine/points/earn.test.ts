import { describe, expect, it } from 'vitest';
import fc from '../../property';
import { earn, ruleOf, type Earlier } from '../../../src/engine/points/earn';
import type { EarningRule, Exception, ExceptionRule, Purchase } from '../../../src/engine/points/rule';

const wednesday = '2026-03-04 10:30:00';

const purchase = (changed: Partial<Purchase> = {}): Purchase => ({
  amount: '100.00', time: wednesday, shop: { id: 7, bizFormatId: 2, groupIds: [3, 4] }, member: { level: 5, tagIds: [6] }, ...changed,
});

const rule = (changed: Partial<EarningRule> = {}): EarningRule => ({
  id: 1, name: '每元一分', scope: 'all', linkedIds: [], consumeAmount: '1.00', integral: 1, rounding: 'down', levelRates: [], startTime: null, endTime: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7], timeRange: ['00:00', '24:00'], singleLimit: 0, dailyLimit: 0, sort: 0, ...changed,
});

const exception = (what: Exception, changed: Partial<Omit<ExceptionRule, keyof Exception>> = {}): ExceptionRule =>
  ({ id: 9, name: '例外', dimension: 'all', linkedIds: [], startTime: null, endTime: null, ...changed, ...what });

const earlier = (time: string, integral: number, ruleId: number | null = 1, pending = false): Earlier => ({ time, integral, ruleId, pending });
const exclude: Exception = { type: 'exclude' };
const multiply = (rate: string): Exception => ({ type: 'multiply', rate });
const limit = (cycle: 'single' | 'day' | 'month', integral: number): Exception => ({ type: 'limit', cycle, integral });
const review = (amount: string, times: number): Exception => ({ type: 'review', amount, times });

const bought = (amount: string): Purchase => purchase({ amount });
const at = (time: string): Purchase => purchase({ time });
const of = (level: number | null, tagIds: number[] = []): Purchase => purchase({ member: { level, tagIds } });

describe('a rule', () => {
  it.each<[string, Purchase, Partial<EarningRule>, number]>([
    ['gives a point for each yuan', purchase(), {}, 100],
    ['gives several for several', purchase(), { consumeAmount: '30.00', integral: 7 }, 23],
    ['rounds down', bought('1.99'), {}, 1],
    ['rounds a half up to the nearest', bought('1.50'), { rounding: 'nearest' }, 2],
    ['rounds less than a half down to the nearest', bought('1.49'), { rounding: 'nearest' }, 1],
    ['rounds a half of an odd amount to the nearest', bought('0.05'), { rounding: 'nearest', consumeAmount: '0.10' }, 1],
    ['rounds up', bought('1.01'), { rounding: 'up' }, 2],
    ['rounds nothing up that is whole', bought('2.00'), { rounding: 'up' }, 2],
    ['gives nothing for too little', bought('0.99'), {}, 0],
    ['keeps to cents that binary numbers lack', bought('0.30'), { consumeAmount: '0.10' }, 3],
    ['is exact at its greatest', bought('999999.99'), { integral: 9999, levelRates: [{ levelId: 5, rate: '10' }] }, 99_989_999_000],
    ['gives a level its rate', purchase(), { levelRates: [{ levelId: 4, rate: '3' }, { levelId: 5, rate: '1.5' }] }, 150],
    ['gives a level less than others', purchase(), { levelRates: [{ levelId: 5, rate: '0.1' }] }, 10],
    ['gives levels that it does not name once', purchase(), { levelRates: [{ levelId: 4, rate: '3' }] }, 100],
    ['gives members without a level once', of(null), { levelRates: [{ levelId: 5, rate: '3' }] }, 100],
    ['rounds once, after the level', bought('1.50'), { levelRates: [{ levelId: 5, rate: '2' }] }, 3],
    ['is for shops of its formats', purchase(), { scope: 'bizFormat', linkedIds: [1, 2] }, 100],
    ['is not for shops of others', purchase(), { scope: 'bizFormat', linkedIds: [7] }, 0],
    ['is not for shops without a format', purchase({ shop: { id: 7, bizFormatId: null, groupIds: [] } }), { scope: 'bizFormat', linkedIds: [2] }, 0],
    ['is for shops in one of its groups', purchase(), { scope: 'shopGroup', linkedIds: [4] }, 100],
    ['is not for shops outside them', purchase(), { scope: 'shopGroup', linkedIds: [5] }, 0],
    ['is for its merchants', purchase(), { scope: 'merchant', linkedIds: [7] }, 100],
    ['is not for others', purchase(), { scope: 'merchant', linkedIds: [2, 3, 4] }, 0],
    ['holds from its first second', purchase(), { startTime: wednesday, endTime: null }, 100],
    ['holds until its last', purchase(), { startTime: null, endTime: wednesday }, 100],
    ['does not hold before', at('2026-03-04 10:29:59'), { startTime: wednesday, endTime: null }, 0],
    ['does not hold afterwards', at('2026-03-04 10:30:01'), { startTime: null, endTime: wednesday }, 0],
    ['holds on its days of the week', purchase(), { weekdays: [3] }, 100],
    ['does not hold on others', purchase(), { weekdays: [1, 2, 4, 5, 6, 7] }, 0],
    ['has a Sunday', at('2026-03-08 23:59:59'), { weekdays: [7] }, 100],
    ['has a Monday from midnight', at('2026-03-09 00:00:00'), { weekdays: [1] }, 100],
    ['holds from its hour', at('2026-03-04 09:00:00'), { timeRange: ['09:00', '11:00'] }, 100],
    ['holds until the second before its last hour', at('2026-03-04 10:59:59'), { timeRange: ['09:00', '11:00'] }, 100],
    ['does not hold in its last hour', at('2026-03-04 11:00:00'), { timeRange: ['09:00', '11:00'] }, 0],
    ['holds to the end of the day', at('2026-03-04 23:59:59'), { timeRange: ['23:00', '24:00'] }, 100],
    ['limits one purchase', purchase(), { singleLimit: 60 }, 60],
    ['leaves what is below the limit', purchase(), { singleLimit: 100 }, 100],
    ['limits a day', purchase(), { dailyLimit: 80 }, 80],
    ['takes the smaller of both limits', purchase(), { singleLimit: 60, dailyLimit: 80 }, 60],
  ])('%s', (_, bill, changed, points) => {
    expect(earn(bill, [rule(changed)], [], []).integral).toBe(points);
  });

  it.each<[string, Earlier[], number]>([
    ['counts what it gave on the day', [earlier('2026-03-04 00:00:00', 30), earlier('2026-03-04 23:59:59', 20)], 30],
    ['counts no other day', [earlier('2026-03-03 23:59:59', 70), earlier('2026-03-05 00:00:00', 70)], 80],
    ['counts what it gave alone', [earlier(wednesday, 70, 2), earlier(wednesday, 70, null)], 80],
    ['counts nothing that waits', [earlier(wednesday, 70, 1, true)], 80],
    ['gives nothing beyond it', [earlier(wednesday, 80)], 0],
    ['never takes what was given too much', [earlier(wednesday, 500)], 0],
  ])('limit of a day: %s', (_, before, points) => {
    expect(earn(purchase(), [rule({ dailyLimit: 80 })], [], before).integral).toBe(points);
  });

  it.each<[string, EarningRule[], number | undefined]>([
    ['the greatest priority', [rule({ id: 1, sort: 5 }), rule({ id: 2, sort: 9 }), rule({ id: 3, sort: 1 })], 2],
    ['the latest of equals', [rule({ id: 4, sort: 5 }), rule({ id: 6, sort: 5 }), rule({ id: 5, sort: 5 })], 6],
    ['none that does not match', [rule({ id: 1, sort: 9, weekdays: [1] }), rule({ id: 2 })], 2],
    ['none of none', [], undefined],
  ])('is chosen: %s', (_, rules, id) => {
    expect(ruleOf(rules, purchase())?.id).toBe(id);
  });
});

describe('an exception', () => {
  it.each<[string, Purchase, ExceptionRule[], Earlier[], number]>([
    ['excludes', purchase(), [exception(exclude)], [], 0],
    ['excludes whatever else holds', purchase(), [exception(multiply('3')), exception(exclude), exception(review('1.00', 0))], [], 0],
    ['multiplies', purchase(), [exception(multiply('2.5'))], [], 250],
    ['multiplies once, by the largest', purchase(), [exception(multiply('2')), exception(multiply('10')), exception(multiply('3'))], [], 1000],
    ['makes less', purchase(), [exception(multiply('0.1'))], [], 10],
    ['multiplies before it is rounded', bought('1.50'), [exception(multiply('2'))], [], 3],
    ['limits one purchase', purchase(), [exception(limit('single', 40))], [earlier(wednesday, 40)], 40],
    ['limits what was multiplied', purchase(), [exception(multiply('10')), exception(limit('single', 400))], [], 400],
    ['limits a day, by whatever rule', purchase(), [exception(limit('day', 90))], [earlier('2026-03-04 08:00:00', 30, 8), earlier('2026-03-04 09:00:00', 20, null)], 40],
    ['limits a month', purchase(), [exception(limit('month', 200))], [earlier('2026-03-01 00:00:00', 90), earlier('2026-02-28 23:59:59', 500), earlier('2026-04-01 00:00:00', 500)], 100],
    ['has nothing left of a month', purchase(), [exception(limit('month', 200))], [earlier('2026-03-31 23:59:59', 300)], 0],
    ['counts nothing that waits', purchase(), [exception(limit('day', 90))], [earlier(wednesday, 80, 1, true)], 90],
    ['gives the smallest limit that is left', purchase(), [exception(limit('single', 80)), exception(limit('day', 90))], [earlier(wednesday, 30)], 60],
    ['speaks of its merchants', purchase(), [exception(exclude, { dimension: 'merchant', linkedIds: [7] })], [], 0],
    ['speaks of no other merchants', purchase(), [exception(exclude, { dimension: 'merchant', linkedIds: [2, 5, 6] })], [], 100],
    ['speaks of its formats', purchase(), [exception(exclude, { dimension: 'bizFormat', linkedIds: [2] })], [], 0],
    ['speaks of its levels', purchase(), [exception(exclude, { dimension: 'level', linkedIds: [5] })], [], 0],
    ['speaks of no member without a level', of(null), [exception(exclude, { dimension: 'level', linkedIds: [5] })], [], 100],
    ['speaks of its tags', purchase(), [exception(exclude, { dimension: 'tag', linkedIds: [1, 6] })], [], 0],
    ['speaks of no other tags', purchase(), [exception(exclude, { dimension: 'tag', linkedIds: [5, 7] })], [], 100],
    ['is over', purchase(), [exception(exclude, { startTime: null, endTime: '2026-03-04 10:29:59' })], [], 100],
  ])('%s', (_, bill, exceptions, before, points) => {
    expect(earn(bill, [rule()], exceptions, before).integral).toBe(points);
  });

  it.each<[string, Purchase, Exception, Earlier[], boolean]>([
    ['from an amount on', bought('500.00'), review('500.00', 0), [], true],
    ['not below it', bought('499.99'), review('500.00', 0), [], false],
    ['from a purchase of the day on, those that wait counted', purchase(), review('0.00', 3), [earlier(wednesday, 5), earlier(wednesday, 5, 1, true)], true],
    ['not before it', purchase(), review('0.00', 3), [earlier(wednesday, 5), earlier('2026-03-03 10:00:00', 5)], false],
    ['by either', bought('500.00'), review('500.00', 9), [], true],
  ])('asks for a look: %s', (_, bill, what, before, needed) => {
    expect(earn(bill, [rule()], [exception(what)], before)).toMatchObject({ needReview: needed, integral: earn(bill, [rule()], [], before).integral });
  });

  it('is told where it changed something', () => {
    const told = (exceptions: ExceptionRule[]) => earn(purchase(), [rule()], exceptions, []).exceptions.map(({ name }) => name);
    expect(told([exception(limit('single', 40), { name: '限额' }), exception(multiply('2'), { name: '双倍' }), exception(review('1.00', 0), { name: '大额' })])).toEqual(['双倍', '限额', '大额']);
    expect(told([exception(limit('single', 400), { name: '限额' }), exception(exclude, { name: '别处', dimension: 'merchant', linkedIds: [8] })])).toEqual([]);
  });
});

describe('whatever the rules', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 });
  const rates = fc.integer({ min: 1, max: 100 }).map((rate) => (rate / 10).toFixed(1));
  const amounts = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const times = fc.integer({ min: 1, max: 31 }).chain((day) => fc.integer({ min: 0, max: 23 }).map((hour) => `2026-03-${String(day).padStart(2, '0')} ${String(hour).padStart(2, '0')}:15:00`));
  const bills = fc.record({
    amount: amounts, time: times, shop: fc.record({ id: fc.integer({ min: 1, max: 5 }), bizFormatId: fc.option(fc.integer({ min: 1, max: 5 })), groupIds: ids }),
    member: fc.record({ level: fc.option(fc.integer({ min: 1, max: 5 })), tagIds: ids }),
  });
  const rules = fc.array(fc.record({
    id: fc.integer({ min: 1, max: 9 }), scope: fc.constantFrom('all', 'bizFormat', 'shopGroup', 'merchant'), linkedIds: ids, consumeAmount: amounts, integral: fc.integer({ min: 1, max: 9999 }),
    rounding: fc.constantFrom('down', 'nearest', 'up'), levelRates: fc.array(fc.record({ levelId: fc.integer({ min: 1, max: 5 }), rate: rates }), { maxLength: 3 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 4 }), singleLimit: fc.nat(500), dailyLimit: fc.nat(900), sort: fc.nat(3),
  }).map((one) => rule(one)), { maxLength: 4 });
  const changes = fc.oneof(
    fc.constant(exclude), rates.map(multiply), fc.record({ cycle: fc.constantFrom('single', 'day', 'month'), integral: fc.integer({ min: 1, max: 900 }) }).map(({ cycle, integral }) => limit(cycle, integral)),
    fc.record({ amount: amounts, times: fc.nat(4) }).map(({ amount, times: from }) => review(amount, from)),
  );
  const exceptions = fc.array(fc.record({ change: changes, dimension: fc.constantFrom('merchant', 'bizFormat', 'level', 'tag', 'all'), linkedIds: ids })
    .map(({ change, ...where }) => exception(change, where)), { maxLength: 5 });
  const befores = fc.array(fc.record({ time: times, integral: fc.nat(400), ruleId: fc.option(fc.integer({ min: 1, max: 9 })), pending: fc.boolean() }), { maxLength: 6 });

  it('points are whole, never below zero, and within every limit of its purchase', () => {
    fc.assert(fc.property(bills, rules, exceptions, befores, (bill, all, others, before) => {
      const { integral, rule: given, exceptions: told } = earn(bill, all, others, before);
      expect(Number.isSafeInteger(integral) && integral >= 0).toBe(true);
      if (given === null || told[0]?.type === 'exclude') expect(integral).toBe(0);
      if (given && given.singleLimit > 0) expect(integral).toBeLessThanOrEqual(given.singleLimit);
      if (given && given.dailyLimit > 0) expect(integral).toBeLessThanOrEqual(given.dailyLimit);
      for (const one of told) if (one.type === 'limit') expect(integral).toBeLessThanOrEqual(one.integral);
    }));
  });

  it('a month of purchases stays within the limits of its days and of the month', () => {
    fc.assert(fc.property(fc.array(bills, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (month, most, daily) => {
      const granted: Earlier[] = [];
      for (const bill of month) granted.push({ time: bill.time, ruleId: 1, pending: false, integral: earn(bill, [rule({ dailyLimit: daily })], [exception(limit('month', most))], granted).integral });
      expect(granted.reduce((sum, { integral }) => sum + integral, 0)).toBeLessThanOrEqual(most);
      for (const { time } of granted) expect(granted.filter((one) => one.time.slice(0, 10) === time.slice(0, 10)).reduce((sum, { integral }) => sum + integral, 0)).toBeLessThanOrEqual(daily);
    }));
  });

  it('a greater bill never earns less, and the order of rules says nothing', () => {
    fc.assert(fc.property(bills, rules, exceptions, befores, (bill, all, others, before) => {
      const unlike = all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
      const { integral } = earn(bill, unlike, others, before);
      expect(earn({ ...bill, amount: (Number(bill.amount) + 100).toFixed(2) }, unlike, others, before).integral).toBeGreaterThanOrEqual(integral);
      expect(earn(bill, [...unlike].reverse(), [...others].reverse(), [...before].reverse()).integral).toBe(integral);
    }));
  });
});
