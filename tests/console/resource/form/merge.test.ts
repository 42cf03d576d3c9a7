import fc from '../../../property';
import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../../../src/console/resource/form/merge';

const base = { name: '华为', sort: 1, tags: ['a'], icon: '' };

describe('mergeValues', () => {
  it.each([
    ['takes over what only they changed', { ...base }, { ...base, sort: 9 }, { values: { ...base, sort: 9 }, taken: ['sort'], kept: [], conflicts: [] }],
    ['keeps what only I changed', { ...base, name: '小米' }, { ...base }, { values: { ...base, name: '小米' }, taken: [], kept: ['name'], conflicts: [] }],
    ['merges changes of different fields', { ...base, name: '小米' }, { ...base, sort: 9 }, { values: { ...base, name: '小米', sort: 9 }, taken: ['sort'], kept: ['name'], conflicts: [] }],
    ['asks where both changed the same field', { ...base, sort: 2 }, { ...base, sort: 9 }, { values: { ...base, sort: 2 }, taken: [], kept: [], conflicts: [{ field: 'sort', base: 1, mine: 2, theirs: 9 }] }],
    ['does not ask where both changed to the same value', { ...base, tags: ['a', 'b'] }, { ...base, tags: ['a', 'b'] }, { values: { ...base, tags: ['a', 'b'] }, taken: [], kept: [], conflicts: [] }],
    ['reads absent, null and empty as the same', { ...base, icon: null }, { ...base, icon: undefined }, { values: { ...base, icon: null }, taken: [], kept: [], conflicts: [] }],
  ])('%s', (_sentence, mine, theirs, expected) => {
    expect(mergeValues(base, mine, theirs, Object.keys(base))).toEqual(expected);
  });

  it('counts a field that the newer record does not carry as unchanged', () => {
    expect(mergeValues(base, { ...base, name: '小米' }, { sort: 1 }, Object.keys(base)).kept).toEqual(['name']);
  });

  it('never loses a change of either side unasked', () => {
    const values = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) });
    fc.assert(fc.property(values, values, values, (start, mine, theirs) => {
      const merge = mergeValues(start, mine, theirs, ['a', 'b', 'c']);
      for (const name of ['a', 'b', 'c'] as const) {
        const asked = merge.conflicts.some((conflict) => conflict.field === name);
        const iChanged = mine[name] !== start[name];
        const theyChanged = theirs[name] !== start[name];
        expect(asked).toBe(iChanged && theyChanged && mine[name] !== theirs[name]);
        expect(merge.values[name]).toBe(theyChanged && !iChanged ? theirs[name] : mine[name]);
      }
    }));
  });
});
