import { expect, it, test } from 'vitest';
import type { FieldModel } from '../../src/engine/model';
import { hours, readTimeOfDay, shortened, timeOfDay, timeOfDayPattern } from '../../src/engine/time/timeOfDay';
import fc from '../property';

type Unit = FieldModel['unit'];

test.each<[string, Unit, string | undefined]>([
  ['9:30', undefined, '09:30:00'], ['9：30：15', 'second', '09:30:15'], ['093015', 'second', '09:30:15'], ['24:00', 'second', undefined],
  ['9:30', 'minute', '09:30'], ['0930', 'minute', '09:30'], ['09:30:00', 'minute', '09:30'], ['09:30:15', 'minute', undefined], ['24:00', 'minute', undefined],
  ['9:00', 'hour', '09:00'], ['24', 'hour', '24:00'], ['24：00', 'hour', '24:00'], ['24:30', 'hour', undefined], ['9:30', 'hour', undefined], ['', 'hour', undefined],
])('"%s" to the %s is %s', (text, unit, read) => expect(readTimeOfDay(text, unit)).toBe(read));

test.each<[string, Unit, string]>([
  ['2026-03-01 08:59:59', undefined, '08:59:59'], ['2026-03-01 08:59:59', 'minute', '08:59'], ['2026-03-01 08:59:59', 'hour', '08:00'], ['2026-03-01', 'minute', '00:00'],
])('%s to the %s is at %s', (moment, unit, time) => expect(timeOfDay(moment, unit)).toBe(time));

it('a time is read as it is written, stored and answered, in every unit', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
  fc.assert(fc.property(part(23), part(59), part(59), (hour, minute, second) => {
    expect(readTimeOfDay(`${hour}:${minute}:${second}`, 'second')).toBe(`${hour}:${minute}:${second}`);
    expect(shortened(`${hour}:${minute}:00`, 'minute')).toBe(readTimeOfDay(`${hour}:${minute}`, 'minute'));
    expect(new RegExp(timeOfDayPattern('minute')).test(`${hour}:${minute}`)).toBe(true);
    expect(new RegExp(timeOfDayPattern('hour')).test(`${hour}:${minute}`)).toBe(minute === '00');
  }), { numRuns: 200 });
  for (const hour of hours) expect([hour, readTimeOfDay(hour, 'hour'), shortened(`${hour}:00`, 'hour')]).toEqual([hour, hour, hour]);
});
