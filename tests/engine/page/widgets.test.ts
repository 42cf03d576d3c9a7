/** Every widget of the product: what a new one holds, and that values go through saved pages unharmed. */
import { describe, expect, it } from 'vitest';
import { widgets } from '../../../generated/widgets';
import { completeRow, isShown, newWidget, readValues, writeValue } from '../../../src/engine/page/controls';
import type { JsonObject } from '../../../src/engine/json';

const timestamp = 1_700_000_000_000_000;

describe.each(widgets.map((model) => [model.title, model] as const))('%s', (_title, model) => {
  it('begins with the defaults of its schema', () => {
    expect(readValues(model, newWidget(model, timestamp))).toEqual(Object.fromEntries(model.groups.map(({ key, field }) => [key, field.default])));
  });

  it('reads the same where every group is missing', () => {
    expect(readValues(model, { name: model.name })).toEqual(readValues(model, newWidget(model, timestamp)));
  });

  it('is saved under its name, with its id, place and title', () => {
    expect(newWidget(model, timestamp)).toMatchObject({ name: model.name, id: `id${timestamp}`, timestamp, isHide: false, setUp: { tabVal: 0, cname: model.title } });
  });

  it('stays the very same where a value is written as it is', () => {
    const saved: JsonObject = { ...newWidget(model, timestamp), unknown: { kept: true } };
    const values = readValues(model, saved);
    for (const { key } of model.groups) expect(writeValue(model, saved, key, values[key])).toBe(saved);
  });

  it('says of every group under a condition whether it is shown', () => {
    const saved = newWidget(model, timestamp);
    const values = readValues(model, saved);
    for (const group of model.groups.filter(({ when }) => when)) expect([group.key, (saved[group.key] as JsonObject).isShow]).toEqual([group.key, isShown(group, saved, values) ? 1 : 0]);
  });
});

it('a new row is complete', () => {
  const { field } = widgets.find(({ component }) => component === 'home_menu')!.groups.find(({ key }) => key === 'menuConfig')!;
  expect(completeRow({ title: '新品' }, field.fields!)).toEqual({ img: '', title: '新品', link: '', status: true });
});
