import { expect, test } from 'vitest';
import type { FieldModel, KindName } from '../../src/engine/model';
import { columns } from '../../src/fields/columns';
import { fieldOf } from './fieldOf';

test.each<[KindName, string | undefined, Partial<FieldModel>?]>([
  ['text', 'text'],
  ['integer', 'bigint'],
  ['money', 'numeric(16,2)'],
  ['decimal', 'numeric(18,4)', { scale: 4 }],
  ['switch', 'boolean'],
  ['date', 'date'],
  ['datetime', 'timestamp(0)'],
  ['reference', 'bigint'],
  ['references', 'bigint[]'],
  ['tags', 'text[]'],
  ['json', 'jsonb'],
  ['childTable', 'jsonb'],
  ['dateLimit', undefined],
  ['enumeration', 'bigint', { codes: [1, 2, null] }],
  ['enumeration', 'boolean', { codes: [true, false] }],
  ['enumeration', 'text', { codes: ['a', 'b'] }],
  ['enumeration', 'text', { codes: ['a', 1] }],
])('%s is stored as %s', (kind, type, more) => expect(columns[kind].type(fieldOf(kind, more))).toBe(type));

test.each<[KindName, unknown, unknown, Partial<FieldModel>?]>([
  ['integer', '42', 42],
  ['reference', '7', 7],
  ['references', ['3', '1'], [3, 1]],
  ['references', null, []],
  ['money', '12.3', '12.30'],
  ['enumeration', '2', 2, { codes: [1, 2] }],
  ['enumeration', null, null, { codes: [1, 2] }],
  ['text', null, ''],
  ['date', new Date(2024, 1, 29), '2024-02-29'],
  ['datetime', new Date('2024-02-29T00:30:00Z'), '2024-02-29 08:30:00'],
  ['datetime', '2024-02-29 08:30:00.4', '2024-02-29 08:30:00'],
  ['childTable', null, []],
  ['time', '08:30:00', '08:30:00'],
  ['time', '24:00:00', '24:00', { unit: 'hour' }],
  ['time', null, '', { unit: 'minute' }],
])('%s comes from pg: %j is %j', (kind, raw, value, more) => expect(columns[kind].fromSql(raw, fieldOf(kind, more))).toEqual(value));

test.each<[KindName, unknown, unknown, Partial<FieldModel>?]>([
  ['json', [1, 2], '[1,2]'],
  ['childTable', [{ label: '苹果' }], '[{"label":"苹果"}]'],
  ['money', '', null],
  ['datetime', '', null],
  ['tags', undefined, []],
  ['text', null, ''],
  ['enumeration', 1, '1', { codes: ['a', 1] }],
])('%s goes to pg: %j as %j', (kind, value, parameter, more) => expect(columns[kind].toSql(value, fieldOf(kind, more))).toEqual(parameter));

test('rich text is searched by what a reader sees, tags by their words', () => {
  expect(columns.richText.searchText?.('<p>新&amp;品<b>上架</b></p><style>p{}</style>')).toBe('新&品 上架');
  expect(columns.tags.searchText?.(['新品', '热卖'])).toBe('新品 热卖');
  expect(columns.colour.searchText).toBeUndefined();
});
