import fc from '../property';
import { expect, test } from 'vitest';
import { daysOf, interval, selectableDays } from '../../src/engine/dateLimit/interval';
import { isPreset, presetNames, type DateLimit } from '../../src/engine/dateLimit/presets';
import { addDays, dateOfDay } from '../../src/engine/time/wallTime';

// 2024-02-29 is a Thursday.
test.each<[DateLimit, string, string]>([
  ['today', '2024-02-29', '2024-02-29'],
  ['yesterday', '2024-02-28', '2024-02-28'],
  ['lately7', '2024-02-23', '2024-02-29'],
  ['lately30', '2024-01-31', '2024-02-29'],
  ['lately90', '2023-12-02', '2024-02-29'],
  ['lately180', '2023-09-03', '2024-02-29'],
  ['week', '2024-02-26', '2024-03-03'],
  ['preWeek', '2024-02-19', '2024-02-25'],
  ['month', '2024-02-01', '2024-02-29'],
  ['preMonth', '2024-01-01', '2024-01-31'],
  ['year', '2024-01-01', '2024-12-31'],
  ['preYear', '2023-01-01', '2023-12-31'],
  [['2024-02-01', '2024-02-10'], '2024-02-01', '2024-02-10'],
])('%s runs from %s to %s', (limit, start, end) => {
  expect(daysOf(limit, '2024-02-29')).toEqual([start, end]);
});

test.each([['2024-01-01', '2023-12-01', '2023-12-31'], ['2024-12-31', '2024-11-01', '2024-11-30']])('on %s last month is %s to %s', (today, start, end) => {
  expect(daysOf('preMonth', today)).toEqual([start, end]);
});

test.each([['2024-03-03', '2024-02-26'], ['2024-03-04', '2024-03-04']])('the week of %s begins on Monday %s', (today, monday) => {
  expect(daysOf('week', today)[0]).toBe(monday);
});

test('the last day counts whole, and the interval is half open', () => {
  expect(interval(['2024-02-01', '2024-02-29'])).toEqual({ from: '2024-02-01 00:00:00', to: '2024-03-01 00:00:00' });
});

test('a start after the end is refused', () => {
  expect(() => interval(['2024-02-02', '2024-02-01'])).toThrow('开始时间不能大于结束时间');
});

test('list filters offer the last year up to today', () => {
  expect(selectableDays('2025-06-15')).toEqual({ earliest: '2024-06-15', latest: '2025-06-15' });
  expect(selectableDays('2024-02-29')).toEqual({ earliest: '2023-02-28', latest: '2024-02-29' });
});

test('every preset is a non-empty interval, and the current ones hold today', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map(dateOfDay);
  fc.assert(fc.property(day, fc.constantFrom(...presetNames), (today, preset) => {
    const { from, to } = interval(preset, today);
    expect(from < to).toBe(true);
    const current = !preset.startsWith('pre') && preset !== 'yesterday';
    expect(from <= `${today} 12:00:00` && `${today} 12:00:00` < to).toBe(current);
    expect(to <= `${addDays(today, 366)} 00:00:00`).toBe(true);
  }));
});

test('inherited names are no presets', () => expect(isPreset('toString')).toBe(false));
