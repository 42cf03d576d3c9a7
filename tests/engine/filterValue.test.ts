import { expect, it } from 'vitest';
import { decodeFilter, filterQuery } from '../../src/engine/query/filterValue';
import type { FieldModel, FilterModel } from '../../src/engine/model';

const filter = (unit?: FieldModel['unit']): FilterModel =>
  ({ param: 'at', title: '开始', operator: 'equals', field: { name: 'at', title: '开始', kind: 'time', wire: 'plain', required: false, readOnly: false, writeOnly: false, empty: '', messages: {}, unit } as FieldModel }) as FilterModel;

it.each<[string, FieldModel['unit'], string]>([
  ['a second', undefined, '08:30:00'], ['a minute', 'minute', '08:30'], ['a full hour', 'hour', '24:00'],
])('a time of day is asked for to %s', (_what, unit, text) => {
  expect(decodeFilter(filter(unit), text)).toBe(text);
});

it.each<[FieldModel['unit'], string]>([[undefined, '1e21'], [undefined, '25:00:00'], ['minute', '-1'], ['minute', '08:30:15'], ['hour', '08:30'], ['hour', '>']])('to the unit %s, "%s" is none', (unit, text) => {
  expect(() => decodeFilter(filter(unit), text)).toThrow('开始格式不正确');
});

it.each([['one alone', 24, '24'], ['one of a list', [24], '24'], ['several', [24, 7], '24,7']])('of what holds several, %s is asked for', (_what, value, text) => {
  const tags = { ...filter(), param: 'tagIds', operator: 'in', on: ['tagId'], field: { ...filter().field, name: 'tagId', kind: 'references', wire: 'comma' } } as FilterModel;
  expect(filterQuery(tags, value)).toEqual({ tagIds: text });
});
