import { expect, it } from 'vitest';
import { decodeFilter } from '../../src/engine/query/filterValue';
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
