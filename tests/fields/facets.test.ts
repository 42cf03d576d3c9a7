/** What a field may say beyond its kind: finer and coarser dates, two ends, notations, multiples. */
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/engine/codec/decode';
import { encode } from '../../src/engine/codec/encode';
import type { FieldModel, KindName } from '../../src/engine/model';
import { addKeywords } from '../../src/engine/validation/keywords';
import { interpret } from '../../src/engine/validation/interpret';
import { weekOf } from '../../src/engine/time/wallTime';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from './fieldOf';

type Row = [kind: KindName, facet: Partial<FieldModel>, raw: unknown, value: unknown];

describe('are read from what is stored, kept, and written back', () => {
  it.each<Row>([
    ['date', { unit: 'week' }, '2024-05-01', '2024-05-01'],
    ['date', { unit: 'month' }, '2024-05', '2024-05'],
    ['date', { unit: 'month' }, '2024-05-01', '2024-05'],
    ['date', { unit: 'year' }, 2024, '2024'],
    ['dateRange', { unit: 'month' }, '2024-05,2024-06', ['2024-05', '2024-06']],
    ['dateRange', { unit: 'second' }, ['2024-05-01 08:00:00', '2024-05-01 09:00:00'], ['2024-05-01 08:00:00', '2024-05-01 09:00:00']],
    ['timeRange', { unit: 'second' }, '08:00:01,08:00:02', ['08:00:01', '08:00:02']],
    ['slider', { several: true }, '10,20', [10, 20]],
    ['slider', { several: true }, [0, 100], [0, 100]],
    ['cascade', { several: true }, '[[33,3301],[31]]', [[33, 3301], [31]]],
    ['colour', { notation: 'rgb', alpha: true }, 'rgba(64, 158, 255, 0.5)', 'rgba(64, 158, 255, 0.5)'],
    ['colour', { notation: 'css', alpha: true }, '#fff', '#fff'],
    ['colour', { notation: 'css', alpha: true }, 'rgba(255,255,255,0)', 'rgba(255,255,255,0)'],
    ['colour', { notation: 'css', alpha: true }, 'transparent', 'transparent'],
    ['switch', { options: [{ value: 'open', title: '开' }, { value: 'shut', title: '关' }], codes: ['open', 'shut'] }, 'open', true],
    ['switch', { options: [{ value: false, title: '开' }, { value: true, title: '关' }], codes: [false, true] }, 'false', true],
  ])('%s %j: %j', (kind, facet, raw, value) => {
    const field = fieldOf(kind, { required: true, ...facet, wire: 'plain' });
    expect(decode('plain', raw, field)).toEqual(value);
    expect(interpret(kinds[kind].schema(field))(value)).toEqual([]);
    expect(decode('plain', encode('plain', value, field), field)).toEqual(value);
  });
});

it.each<Row>([
  ['date', { unit: 'month' }, undefined, '2024-13'],
  ['date', { unit: 'year' }, undefined, '24'],
  ['dateRange', { unit: 'month' }, undefined, ['2024-06', '2024-05']],
  ['timeRange', { unit: 'second' }, undefined, ['08:00:02', '08:00:01']],
  ['slider', { several: true }, undefined, [20, 10]],
  ['slider', { several: true, maximum: 50 }, undefined, [20, 60]],
  ['cascade', { several: true }, undefined, [[33, 3309]]],
  ['colour', { alpha: true }, undefined, '#409eff'],
  ['colour', { notation: 'css' }, undefined, 'transparent'],
  ['colour', { notation: 'css', alpha: true, several: true }, undefined, ['#fff']],
  ['colour', { notation: 'css', alpha: true, several: true }, undefined, ['#fff', 'red']],
])('%s %j refuses %j%j', (kind, facet, _raw, value) => {
  expect(interpret(kinds[kind].schema(fieldOf(kind, { required: true, ...facet })))(value)).not.toEqual([]);
});

it.each<[KindName, Partial<FieldModel>, unknown, string | undefined]>([
  ['integer', { multipleOf: 5 }, 7, '数值应为5的倍数'],
  ['integer', { multipleOf: 5 }, 10, undefined],
  ['decimal', { multipleOf: 0.1 }, '0.3', undefined],
  ['decimal', { multipleOf: 0.1 }, '0.35', '数值应为0.1的倍数'],
  ['time', { earliest: '08:00:00', latest: '20:00:00' }, '21:00:00', '数值应在08:00:00到20:00:00之间'],
  ['time', { earliest: '08:00:00', latest: '20:00:00' }, '20:00:00', undefined],
])('%s %j: %j', (kind, facet, value, message) => expect(kinds[kind].check!(value, fieldOf(kind, facet))).toBe(message));

describe('colours in every notation', () => {
  it.each([
    [{}, '#409EFF', '#409eff'], [{}, 'rgb(64, 158, 255)', '#409eff'], [{}, 'hsl(210, 100%, 63%)', '#42a1ff'],
    [{ alpha: true }, '#409eff80', '#409eff80'], [{ notation: 'rgb' }, '#409eff', 'rgb(64, 158, 255)'], [{ notation: 'rgb', alpha: true }, '#409eff80', 'rgba(64, 158, 255, 0.5)'],
    [{ notation: 'hsl' }, '#409eff', 'hsl(210, 100%, 63%)'], [{ notation: 'hsv' }, '#409eff', 'hsv(210, 75%, 100%)'], [{ notation: 'hsv', alpha: true }, 'hsva(210, 75%, 100%, 0.5)', 'hsva(210, 75%, 100%, 0.5)'],
    [{ notation: 'hsl' }, '#000000', 'hsl(0, 0%, 0%)'], [{ notation: 'hsl' }, '#ffffff', 'hsl(0, 0%, 100%)'], [{}, '关', '关'], [{ notation: 'hsl' }, '', ''],
    [{}, '#fff', '#ffffff'], [{ alpha: true }, '#f00f', '#ff0000ff'], [{ notation: 'css', alpha: true }, ' #FFF ', '#FFF'], [{}, 'transparent', 'transparent'], [{ alpha: true }, 'transparent', '#00000000'],
  ] as [Partial<FieldModel>, string, string][])('%j: %s → %s', (facet, typed, written) => {
    const field = fieldOf('colour', facet);
    const clean = kinds.colour.normalize!(typed, field);
    expect(clean).toBe(written);
    if (/[#(]/.test(typed)) expect(interpret(kinds.colour.schema(field))(clean)).toEqual([]);
  });
});

it.each([['2024-01-01', 2024, 1], ['2023-01-01', 2022, 52], ['2020-12-31', 2020, 53], ['2024-05-01', 2024, 18]])('%s lies in week %i-%i', (day, year, week) =>
  expect(weekOf(day)).toEqual({ year, week }));

it.each<[KindName, unknown]>([['enumeration', 1], ['choices', [1]]])('%s without any option compiles, and nothing fits', (kind, value) => {
  const schema = kinds[kind].schema(fieldOf(kind, { required: true, codes: [], options: [] }));
  expect(addKeywords(new Ajv({ strict: false })).compile(schema)(value)).toBe(false);
  expect(interpret(schema)(value)).not.toEqual([]);
});
