import { describe, expect, it } from 'vitest';
import type { Condition, KindName, Moment, RuleModel } from '../../src/engine/model';
import { holds } from '../../src/engine/rules/holds';
import { inFull, momentText, momentWords, specialValue } from '../../src/engine/rules/present';
import { brokenRules, putInOrder } from '../../src/engine/validation/brokenRules';
import { fieldOf } from '../fields/fieldOf';

const now = '2026-03-01 10:20:30';
const present = { me: { id: 7, name: '张三' }, now };

it.each<[Moment, string, string]>([
  ['$now', now, '现在'],
  ['$today', '2026-03-01', '今天'],
  [{ $now: '-30m' }, '2026-03-01 09:50:30', '30分钟前'],
  [{ $now: '+14h' }, '2026-03-02 00:20:30', '14小时后'],
  [{ $now: '-1d' }, '2026-02-28 10:20:30', '1天前'],
  [{ $now: '+1s' }, '2026-03-01 10:20:31', '1秒后'],
  [{ $today: '+7d' }, '2026-03-08', '7天后'],
])('%j is %s, %s', (moment, text, words) => {
  expect([momentText(moment, now), momentWords(moment)]).toEqual([text, words]);
});

it.each<[KindName, '$me' | Moment, unknown]>([
  ['integer', '$me', 7], ['reference', '$me', 7], ['text', '$me', '张三'],
  ['date', '$now', '2026-03-01'], ['datetime', '$now', now], ['time', '$now', '10:20:30'], ['datetime', '$today', '2026-03-01 00:00:00'],
])('a %s given %j holds %j', (kind, special, value) => {
  expect(specialValue(special, { kind }, present)).toBe(value);
});

it('what is assigned is told in full, and only where a field is', () => {
  expect(inFull({ by: '$me', at: '$now', state: 2, else: '$me' }, (name) => ({ by: fieldOf('reference'), at: fieldOf('datetime'), state: fieldOf('integer') })[name], present))
    .toEqual({ by: 7, at: now, state: 2, else: '$me' });
});

describe('a condition speaks of the present', () => {
  it.each<[Condition, Record<string, unknown>, boolean]>([
    [{ by: '$me' }, { by: 7 }, true],
    [{ by: '$me' }, { by: 8 }, false],
    [{ by: { not: '$me' } }, { by: 8 }, true],
    [{ at: { from: { $now: '-7d' } } }, { at: '2026-02-22 10:20:30' }, true],
    [{ at: { from: { $now: '-7d' } } }, { at: '2026-02-22 10:20:29' }, false],
    [{ at: { from: { $now: '+1s' } } }, { at: now }, false],
    [{ at: { from: { $now: '+1s' } } }, { at: '2026-03-01 10:20:31' }, true],
    [{ at: { from: '$today', to: '$today' } }, { at: '2026-03-01 23:59:59' }, true],
    [{ at: { from: '$today', to: '$today' } }, { at: '2026-02-28 23:59:59' }, false],
    [{ day: { to: '$now' } }, { day: '2026-03-01' }, true],
    [{ at: { from: '$now' } }, { at: null }, false],
  ])('%j on %j: %j', (condition, record, expected) => {
    expect(holds(condition, record, present)).toBe(expected);
  });

  it('where nobody is asked, nobody is meant', () => {
    expect([holds({ by: '$me' }, { by: 7 }), holds({ at: { from: '$now' } }, { at: '2099-01-01' })]).toEqual([false, false]);
  });
});

describe('a rule bounds a date by the present', () => {
  const said = (rule: Omit<RuleModel, 'field'>, kind: KindName, value: string) => brokenRules([{ field: 'at', ...rule }], [fieldOf(kind, { name: 'at', title: '时间' })], { at: value }, now)[0]?.message;
  it.each<[Omit<RuleModel, 'field'>, KindName, string, string | undefined]>([
    [{ atMost: '$today' }, 'date', '2026-03-02', '时间不能晚于今天'],
    [{ atMost: '$today' }, 'datetime', '2026-03-01 23:00:00', undefined],
    [{ more: '$now' }, 'datetime', now, '时间须晚于现在'],
    [{ atLeast: { $today: '-7d' } }, 'date', '2026-02-21', '时间不能早于7天前'],
    [{ atLeast: { $today: '-7d' } }, 'date', '2026-02-22', undefined],
    [{ less: { $now: '+2h' } }, 'datetime', '2026-03-01 12:20:30', '时间须早于2小时后'],
  ])('%j on %s %s says %s', (rule, kind, value, message) => {
    expect(said(rule, kind, value)).toBe(message);
  });

  it.each<[Omit<RuleModel, 'field'>, KindName]>([[{ atMost: '$today' }, 'date'], [{ more: '$now' }, 'datetime'], [{ less: '$now' }, 'datetime'], [{ atLeast: { $today: '+3d' } }, 'datetime']])('made-up values keep %j', (rule, kind) => {
    const fields = [fieldOf(kind, { name: 'at' })];
    const rules = [{ field: 'at', ...rule }];
    for (const day of ['2000-01-01', '2090-01-01']) {
      const made = putInOrder(rules, fields, { at: kind === 'date' ? day : `${day} 12:00:00` }, now);
      expect(brokenRules(rules, fields, made, now), day).toEqual([]);
    }
  });
});
