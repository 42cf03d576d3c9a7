// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu } from '../../../generated/contract/menu';
import { screenOf } from '../../../src/console/data/menu/menuPlace';
import { visibleNodes, type MenuNode } from '../../../src/console/data/menu/menus';
import { useBranches } from '../../../src/console/shell/menu/useBranches';
import { fitting } from '../../../src/console/shell/menu/useFit';
import { iconNames } from '../../../src/ui/Icon';

describe('the sections of the product', () => {
  const sections = menu.filter(({ parent, hidden, icon }) => parent === null && !hidden && icon !== undefined);
  const icons = sections.map(({ icon }) => icon);
  it('bear icons of their own, which are drawn', () => {
    expect(icons.length).toBeGreaterThan(8);
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
    expect(icons.filter((icon) => !iconNames.some((name) => name === icon))).toEqual([]);
  });
});

const screen = (id: number, path: string, auth?: string[]): MenuNode => ({ id, title: path, icon: '', path, menuType: 'C', ...(auth && { auth }), children: [] });
const directory = (id: number, path: string, children: MenuNode[], auth?: string[]): MenuNode => ({ ...screen(id, path, auth), menuType: 'M', children });

describe('an entry with an auth list', () => {
  const menu = [
    screen(1, '/open'), screen(2, '/one', ['a:x', 'a:y']),
    directory(3, '/d', [screen(4, '/d/shut', ['b']), directory(5, '/d/e', [screen(6, '/d/e/open')])]),
    directory(7, '/f', [screen(8, '/f/shut', ['b'])]), directory(9, '/g', [screen(10, '/g/open')], ['b']),
  ];
  const ids = (nodes: readonly MenuNode[]): unknown[] => nodes.map(({ id, children }) => (children.length > 0 ? [id, ids(children)] : id));

  it.each<[what: string, permissions: string[], seen: unknown[]]>([
    ['is seen by nobody who holds none of it; without one everybody sees', [], [1, [3, [[5, [6]]]]]],
    ['is seen with any one of it', ['a:y'], [1, 2, [3, [[5, [6]]]]]],
    ['takes what lies below with it', ['b'], [1, [3, [4, [5, [6]]]], [7, [8]], [9, [10]]]],
    ['is seen with the wildcard', ['*:*:*'], [1, 2, [3, [4, [5, [6]]]], [7, [8]], [9, [10]]]],
  ])('%s', (_what, permissions, seen) => {
    expect(ids(visibleNodes(menu, permissions))).toEqual(seen);
  });

  it('a click on a section opens the first screen of what is left of it', () => {
    expect(visibleNodes(menu, []).map((node) => screenOf(node).path)).toEqual(['/open', '/d/e/open']);
    expect(visibleNodes(menu, ['b']).map((node) => screenOf(node).path)).toEqual(['/open', '/d/shut', '/f/shut', '/g/open']);
  });
});

describe('the branches of a menu', () => {
  const menu = [directory(1, '/a', [screen(2, '/a/b'), directory(3, '/a/c', [screen(4, '/a/c/d')])]), directory(5, '/e', [screen(6, '/e/f')])];
  const mount = (place: number[], accordion: boolean) => renderHook((props) => useBranches(menu, props.place, props.accordion), { initialProps: { place, accordion } });
  const open = ({ isOpen }: ReturnType<typeof useBranches>) => [1, 3, 5].filter(isOpen);

  it('the way to the current screen is open', () => {
    expect(open(mount([1, 3, 4], true).result.current)).toEqual([1, 3]);
  });

  it('as an accordion one closes when another opens, but not those it lies in', () => {
    const { result } = mount([1, 3, 4], true);
    act(() => result.current.toggle(5));
    expect(open(result.current)).toEqual([5]);
    act(() => result.current.toggle(1));
    act(() => result.current.toggle(3));
    expect(open(result.current)).toEqual([1, 3]);
    act(() => result.current.toggle(1));
    expect(open(result.current)).toEqual([3]);
  });

  it('otherwise any number is open', () => {
    const { result, rerender } = mount([1, 2], false);
    act(() => result.current.toggle(5));
    expect(open(result.current)).toEqual([1, 5]);
    rerender({ place: [1, 3, 4], accordion: false });
    expect(open(result.current)).toEqual([1, 3, 5]);
    rerender({ place: [1, 3, 4], accordion: true });
    expect(open(result.current)).toEqual([1, 3]);
  });
});

describe('entries that fit into a row', () => {
  it.each<[widths: number[], room: number, fit: number]>([
    [[], 100, 0], [[100, 100], 200, 2], [[100, 100], 199, 1], [[100, 100, 100], 288, 2], [[100, 100, 100], 287, 1], [[100, 100], 100, 0],
  ])('of %j in %i px: %i', (widths, room, fit) => {
    expect(fitting(widths, room)).toBe(fit);
  });
});
