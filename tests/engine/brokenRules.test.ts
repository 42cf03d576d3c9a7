import { describe, expect, it } from 'vitest';
import type { FieldModel, KindName, RuleModel } from '../../src/engine/model';
import { brokenRules, comparable, putInOrder, warnings } from '../../src/engine/validation/brokenRules';
import { fieldOf } from '../fields/fieldOf';

const pair = (kind: KindName, more: Partial<FieldModel> = {}, other = kind): FieldModel[] => [fieldOf(kind, { name: 'one', title: '甲', ...more }), fieldOf(other, { name: 'two', title: '乙' })];
const said = (rule: Partial<RuleModel>, fields: FieldModel[], one: unknown, two: unknown) => brokenRules([{ field: 'one', ...rule }], fields, { one, two })[0]?.message;

describe('a rule between two fields', () => {
  it.each<[keyof RuleModel, KindName, unknown, unknown, string | undefined]>([
    ['atMost', 'money', '10.00', '9.99', '甲不能大于乙'],
    ['atMost', 'money', '9.99', '10.00', undefined],
    ['atMost', 'integer', 10, 9, '甲不能大于乙'],
    ['less', 'integer', 9, 9, '甲须小于乙'],
    ['less', 'decimal', '0.10', '0.20', undefined],
    ['atLeast', 'decimal', '0.1', '0.20', '甲不能小于乙'],
    ['atLeast', 'integer', 9, 9, undefined],
    ['more', 'integer', 9, 9, '甲须大于乙'],
    ['atMost', 'date', '2026-02-01', '2026-01-31', '甲不能晚于乙'],
    ['less', 'datetime', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '甲须早于乙'],
    ['atLeast', 'datetime', '2026-01-01 00:00:00', '2026-01-01 00:00:01', '甲不能早于乙'],
    ['more', 'time', '08:00:00', '08:00:00', '甲须晚于乙'],
    ['more', 'time', '08:00:01', '08:00:00', undefined],
    ['more', 'time', '24:00', '23:00', undefined],
    ['more', 'time', '09:00', '25:00', undefined],
    ['more', 'time', '08:00', '08:00', '甲须晚于乙'],
    ['more', 'integer', null, 3, undefined],
    ['more', 'integer', 3, null, undefined],
    ['more', 'date', '2026-13', '2026-01-01', undefined],
    ['atMost', 'money', '1,0', '0.00', undefined],
  ])('%s of %s: %j against %j says %s', (by, kind, one, two, message) => {
    expect(said({ [by]: 'two' }, pair(kind), one, two)).toBe(message);
  });

  it('that warns refuses nothing and is told apart', () => {
    const rule: RuleModel = { field: 'one', atLeast: 'two', when: { one: { from: 1 } }, warns: true, message: '请确认' };
    const told = (one: unknown, two: unknown) => [brokenRules([rule], pair('integer'), { one, two }), warnings([rule, { field: 'one', less: 'two' }], pair('integer'), { one, two })].map((each) => each.map(({ message }) => message));
    expect(told(1, 2)).toEqual([[], ['请确认']]);
    expect(told(0, 2)).toEqual([[], []]);
    expect(told(2, 2)).toEqual([[], []]);
  });

  it('compares a date and a datetime by their days', () => {
    expect(said({ atMost: 'two' }, pair('datetime', {}, 'date'), '2026-01-01 23:59:59', '2026-01-01')).toBeUndefined();
    expect(said({ atMost: 'two' }, pair('datetime', {}, 'date'), '2026-01-02 00:00:00', '2026-01-01')).toBe('甲不能晚于乙');
  });

  it('asks nothing of records that its condition leaves out, nor of hidden fields', () => {
    expect(said({ less: 'two', when: { two: { from: 10 } } }, pair('integer'), 9, 9)).toBeUndefined();
    expect(said({ less: 'two', when: { two: { from: 9 } } }, pair('integer'), 9, 9)).toBe('甲须小于乙');
    expect(said({ less: 'two' }, pair('integer', { when: { two: 8 } }), 9, 9)).toBeUndefined();
  });

  it('says its own sentence where it has one', () => {
    expect(said({ less: 'two', message: '甲要小' }, pair('integer'), 9, 9)).toBe('甲要小');
  });
});

it.each<[KindName, KindName, boolean]>([
  ['money', 'integer', true], ['date', 'datetime', true], ['time', 'time', true], ['date', 'time', false], ['money', 'date', false], ['text', 'text', false],
])('%s and %s can be compared: %j', (one, other, can) => {
  expect(comparable(one, other)).toBe(can);
});

it('made-up values that stand the wrong way round are exchanged', () => {
  expect(putInOrder([{ field: 'one', atMost: 'two' }], pair('integer'), { one: 9, two: 3 })).toEqual({ one: 3, two: 9 });
  expect(putInOrder([{ field: 'one', atMost: 'two' }], pair('integer'), { one: 3, two: 9 })).toEqual({ one: 3, two: 9 });
  const mixed = [{ ...pair('money')[0]!, name: 'one' }, { ...pair('integer')[1]!, name: 'two' }];
  expect(putInOrder([{ field: 'one', atLeast: 'two' }], mixed, { one: '2.50', two: 9 })).toEqual({ one: '2.50', two: 2 });
  expect(putInOrder([{ field: 'one', atMost: 'two' }], mixed, { one: '9.50', two: 3 })).toEqual({ one: '9.50', two: 10 });
});
