import { describe, expect, test } from 'vitest';
import { cardParts } from '../../../src/console/resource/columns/cards';
import type { FieldModel } from '../../../src/engine/model';

const kinds: Record<string, Pick<FieldModel, 'kind' | 'as'>> = {
  id: { kind: 'integer' }, name: { kind: 'text' }, icon: { kind: 'image' }, status: { kind: 'enumeration', as: 'tag' }, isShow: { kind: 'switch' },
  price: { kind: 'money' }, time: { kind: 'datetime' }, sort: { kind: 'integer' }, note: { kind: 'textarea' }, body: { kind: 'richText' },
};
const parts = (names: string[], priority: string[] = []) =>
  [...cardParts(names.map((name) => ({ name })), { fields: new Map(Object.entries(kinds)), display: 'name', primaryKey: 'id', priority })].map(([name, part]) => `${part} ${name}`);

describe('what stands on a card', () => {
  test.each([
    ['picture, name, state and the two facts that tell most', ['id', 'name', 'icon', 'time', 'price', 'status'], [], ['picture icon', 'name name', 'state status', 'fact price', 'second time']],
    ['what matters before what its kind says', ['id', 'name', 'price', 'time', 'sort', 'status', 'isShow'], ['name', 'sort', 'isShow', 'time'], ['name name', 'state isShow', 'fact sort', 'second time']],
    ['a switch where no tag tells the state', ['id', 'name', 'sort', 'isShow'], [], ['name name', 'state isShow', 'fact sort', 'second id']],
    ['the id where nothing else is told', ['id', 'name'], [], ['name name', 'fact id']],
    ['only columns that are shown, whoever is the name then', ['id', 'note', 'icon'], ['price'], ['picture icon', 'name id', 'fact note']],
    ['nothing, of no columns', [], [], []],
  ])('is %s', (_, names, priority, expected) => {
    expect(parts(names, priority)).toEqual(expected);
  });
});
