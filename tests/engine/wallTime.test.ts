import fc from '../property';
import { expect, test } from 'vitest';
import { fromSeconds, isDate, isDatetime, localWallTime, readDatetime, timestampSeconds, toSeconds, wallTime } from '../../src/engine/time/wallTime';

test('seconds and wall time are each other\'s inverse', () => {
  fc.assert(fc.property(fc.integer({ min: -30_000_000_000, max: 250_000_000_000 }), (seconds) => {
    expect(isDatetime(fromSeconds(seconds))).toBe(true);
    expect(toSeconds(fromSeconds(seconds))).toBe(seconds);
  }));
});

test('wall time is that of Shanghai', () => {
  expect(wallTime(new Date('2024-05-01T16:30:00Z'))).toBe('2024-05-02 00:30:00');
});

test('a date read by a driver as local time gives its wall time back', () => {
  expect(localWallTime(new Date(2024, 4, 1, 8, 5, 9))).toBe('2024-05-01 08:05:09');
});

test.each([['2024-02-29', true], ['2023-02-29', false], ['2024-13-01', false], ['2024-04-31', false], ['0999-01-01', false], ['2024-1-1', false]])(
  '%s is a date: %s', (text, is) => expect(isDate(text)).toBe(is));

test.each([
  ['2024-05-01', '2024-05-01 00:00:00'], ['2024/5/1 8:30', '2024-05-01 08:30:00'], ['2024-05-01T08:30:15.123', '2024-05-01 08:30:15'],
  ['2024-05-01T08:30:00Z', '2024-05-01 16:30:00'], ['2024-05-01T08:30:00-0500', '2024-05-01 21:30:00'], ['2024-05-01 24:00', undefined], ['May 1', undefined],
])('%s is read as %s', (text, moment) => expect(readDatetime(text)).toBe(moment));

test('ten digits are seconds, thirteen milliseconds', () => {
  expect(timestampSeconds(1_700_000_000)).toBe(timestampSeconds(1_700_000_000_000));
});
