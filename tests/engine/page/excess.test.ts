/** Too many rows, too long texts, colours that are none: every limit that a widget sets is kept by as many, and broken by one more. */
import { expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import type { FieldModel, KindName } from '../../../src/engine/model';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { excesses } from '../../../src/engine/page/excess';
import { kinds } from '../../../src/fields/kinds';

const kindOf = (kind: KindName) => kinds[kind];

const row = ({ fields = [] }: FieldModel, index: number) => Object.fromEntries(fields.map((field) => [field.name, field.name === 'id' ? index + 1 : field.default ?? '']));

/** A value of this size. */
const sized = (field: FieldModel, size: number): unknown => (field.kind === 'childTable' ? Array.from({ length: size }, (_none, index) => row(field, index)) : '好'.repeat(size));

const limits = widgets.flatMap((model) => model.groups.filter(({ when, hidden }) => !when && !hidden).flatMap(({ key, field }) => {
  const most = field.kind === 'childTable' ? field.maxItems : ['text', 'link'].includes(field.kind) ? field.maxLength : undefined;
  return most === undefined ? [] : [[model.title, key, most, model, field] as const];
}));

it.each(limits)('%s: %s holds %i', (_title, key, most, model, field) => {
  const found = (size: number) => excesses(model, writeValue(model, newWidget(model, 1), key, sized(field, size)), kindOf);
  expect(found(most)).toEqual([]);
  expect(found(most + 1)).toEqual([expect.objectContaining({ group: key, message: expect.stringContaining(String(most)) })]);
});

it('there are such limits', () => expect(limits.length).toBeGreaterThan(15));

const colours = widgets.flatMap((model) => model.groups.filter(({ when, hidden, field }) => !when && !hidden && field.kind === 'colour').map(({ key, field }) => [model.title, key, model, field] as const));

it.each(colours)('%s: %s takes colours alone', (_title, key, model, field) => {
  const messages = (colour: string) => excesses(model, writeValue(model, newWidget(model, 1), key, field.several ? ['#fff', colour] : colour), kindOf).map(({ group, message }) => [group, message]);
  for (const colour of ['#fff', '#E93323', 'rgba(1,2,3,0.5)', 'transparent', '']) expect(messages(colour)).toEqual([]);
  expect(messages('#12345')).toEqual([[key, '十六进制颜色值不正确']]);
  expect(messages('rgb(1234,5,6)')).toEqual([[key, 'rgb颜色值不正确']]);
});
