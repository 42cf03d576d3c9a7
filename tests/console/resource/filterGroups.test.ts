/** Filters that belong together stand together, in every list there is. */
import { describe, expect, test } from 'vitest';
import { allResources } from '../../resources';
import { groupsOf } from '../../../src/console/resource/filterGroups';
import type { FilterModel } from '../../../src/engine/model';

const filter = (param: string, more: Partial<FilterModel> = {}) => ({ param, folded: false, ...more }) as FilterModel;
const by = (param: string) => ({ param, on: {} });
const groups = (...filters: FilterModel[]) => groupsOf(filters).map(({ members, folded }) => [members.map(({ param }) => param).join(' '), folded]);

test.each([
  ['each for itself', [filter('a'), filter('b', { folded: true })], [['a', false], ['b', true]]],
  ['a way and its text', [filter('a'), filter('way'), filter('text', { by: by('way') }), filter('b')], [['a', false], ['way text', false], ['b', false]]],
  ['a way far from its texts', [filter('way'), filter('a'), filter('text', { by: by('way') }), filter('time', { by: by('way') })], [['way text time', false], ['a', false]]],
  ['a text before its way', [filter('text', { by: by('way') }), filter('way')], [['text way', false]]],
  ['a way that no one draws', [filter('text', { by: by('way') })], [['text', false]]],
  ['one of two in the line', [filter('way', { folded: true }), filter('text', { by: by('way') })], [['way text', false]]],
  ['both folded', [filter('way', { folded: true }), filter('text', { by: by('way'), folded: true })], [['way text', true]]],
] as const)('%s', (_, filters, expected) => expect(groups(...filters)).toEqual(expected));

const lists = (await allResources()).flatMap(({ key, list, views }) => [...(list ? [list] : []), ...views].map((each) => ({ name: `${key}/${each.name}`, filters: each.filters })));
const choosing = lists.filter(({ filters }) => filters.some((each) => !each.hidden && filters.some(({ hidden, param }) => !hidden && param === each.by?.param)));

describe('each list in which one filter says how another compares', () => {
  test('is found', () => expect(choosing.length).toBeGreaterThan(3));
  test.each(choosing)('$name keeps the two in one group, which is folded or not as one', ({ filters }) => {
    const shown = filters.filter(({ hidden }) => !hidden);
    const together = groupsOf(shown);
    expect(together.flatMap(({ members }) => members).map(({ param }) => param).sort()).toEqual(shown.map(({ param }) => param).sort());
    for (const each of shown.filter((one) => shown.some(({ param }) => param === one.by?.param))) {
      expect(together.find(({ members }) => members.includes(each))!.members.map(({ param }) => param)).toContain(each.by!.param);
    }
  });
});
