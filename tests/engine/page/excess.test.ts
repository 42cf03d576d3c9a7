/** Too many rows and too long texts: every limit that a widget sets is kept by as many, and broken by one more. */
import { expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import type { FieldModel } from '../../../src/engine/model';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { excesses } from '../../../src/engine/page/excess';

const row = ({ fields = [] }: FieldModel, index: number) => Object.fromEntries(fields.map((field) => [field.name, field.name === 'id' ? index + 1 : field.default ?? '']));

/** A value of this size. */
const sized = (field: FieldModel, size: number): unknown => (field.kind === 'childTable' ? Array.from({ length: size }, (_none, index) => row(field, index)) : '好'.repeat(size));

const limits = widgets.flatMap((model) => model.groups.filter(({ when, hidden }) => !when && !hidden).flatMap(({ key, field }) => {
  const most = field.kind === 'childTable' ? field.maxItems : ['text', 'link'].includes(field.kind) ? field.maxLength : undefined;
  return most === undefined ? [] : [[model.title, key, most, model, field] as const];
}));

it.each(limits)('%s: %s holds %i', (_title, key, most, model, field) => {
  const found = (size: number) => excesses(model, writeValue(model, newWidget(model, 1), key, sized(field, size)));
  expect(found(most)).toEqual([]);
  expect(found(most + 1)).toEqual([expect.objectContaining({ group: key, message: expect.stringContaining(String(most)) })]);
});

it('there are such limits', () => expect(limits.length).toBeGreaterThan(15));
