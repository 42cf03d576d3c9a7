import { expect, it, test } from 'vitest';
import { loadResource } from '../../../src/console/data/resources';
import { entered } from '../../../src/console/resource/typedFilters';

const { views } = await loadResource('user/user');
const { filters } = views.find(({ name }) => name === 'picker')!;
const filter = (param: string) => filters.find((each) => each.param === param)!;
const typed = (searchType: string | undefined, content: string) => entered(filters, { searchType }, filter('content'), content).content;

test.each([
  ['uid', '12ab3', '123'],
  ['phone', '138-0013 8000', '13800138000'],
  ['phone', '99999999999', '99999999999'],
  ['phone', '100000000000', ''],
  ['uid', '', ''],
  ['nickname', '12ab3', '12ab3'],
  ['all', '100000000000', '100000000000'],
  [undefined, 'a1', 'a1'],
])('searching members by %s, %j becomes %j (VAL-10, VAL-11)', (searchType, content, kept) => expect(typed(searchType, content)).toBe(kept));

it('another way of searching empties what was typed, the same one does not (VAL-12)', () => {
  const held = { searchType: 'uid', content: '7' };
  expect(entered(filters, held, filter('searchType'), 'phone')).toEqual({ searchType: 'phone' });
  expect(entered(filters, held, filter('searchType'), 'uid')).toEqual(held);
});
