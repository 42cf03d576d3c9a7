import fc from '../../property';
import { describe, expect, it } from 'vitest';
import { beside, closing, homeTab, moved, restored, shownAfter, titled, visited, without, type Closing, type Tab } from '../../../src/console/shell/tabs/list';

const tab = (path: string): Tab => ({ path, search: '', title: path });
const list = (...paths: string[]): readonly Tab[] => [homeTab, ...paths.map(tab)];
const paths = (tabs: readonly Tab[]) => tabs.map(({ path }) => path);

describe('visiting', () => {
  it('a new address joins at the end, a known one remembers its query', () => {
    const tabs = visited(list('/a'), { ...tab('/b'), search: '?x=1' });
    expect(paths(tabs)).toEqual(['/dashboard', '/a', '/b']);
    expect(visited(tabs, { ...tab('/b'), search: '?x=2' }).at(-1)).toMatchObject({ search: '?x=2' });
  });

  it('the same address again changes nothing', () => {
    const tabs = list('/a');
    expect(visited(tabs, tab('/a'))).toBe(tabs);
    expect(titled(tabs, '/a', '/a')).toBe(tabs);
  });
});

describe('closing', () => {
  const tabs = list('/a', '/b', '/c');
  it.each<[Closing, string, string[], string, string]>([
    ['this', '/b', ['/b'], '/b', '/c'],
    ['this', '/c', ['/c'], '/c', '/b'],
    ['this', '/b', ['/b'], '/a', '/a'],
    ['this', '/dashboard', [], '/a', '/a'],
    ['others', '/b', ['/a', '/c'], '/c', '/b'],
    ['left', '/c', ['/a', '/b'], '/a', '/c'],
    ['right', '/a', ['/b', '/c'], '/c', '/a'],
    ['right', '/dashboard', ['/a', '/b', '/c'], '/b', '/dashboard'],
    ['all', '/b', ['/a', '/b', '/c'], '/b', '/dashboard'],
  ])('%s at %s closes %j; from %s to %s', (what, at, gone, shown, next) => {
    expect(closing(tabs, what, at)).toEqual(gone);
    expect(shownAfter(tabs, gone, shown).path).toBe(next);
  });
});

describe('order', () => {
  it.each<[string, number, string[]]>([
    ['/a', 3, ['/b', '/c', '/a']],
    ['/c', 1, ['/c', '/a', '/b']],
    ['/c', 0, ['/c', '/a', '/b']],
    ['/a', 99, ['/b', '/c', '/a']],
    ['/dashboard', 2, ['/a', '/b', '/c']],
    ['/x', 1, ['/a', '/b', '/c']],
  ])('%s to place %i', (path, to, order) => expect(paths(moved(list('/a', '/b', '/c'), path, to))).toEqual(['/dashboard', ...order]));

  it('next and previous go round', () => {
    expect(beside(list('/a'), '/a', 1).path).toBe('/dashboard');
    expect(beside(list('/a'), '/dashboard', -1).path).toBe('/a');
  });
});

describe('what the browser kept', () => {
  it.each<[unknown, string[]]>([
    [undefined, []], ['x', []], [[{ path: 1 }], []], [[null, tab('/a')], ['/a']],
    [[tab('/a'), tab('/a'), tab('/gone')], ['/a']], [[tab('/a'), homeTab], ['/a']],
  ])('%j', (kept, rest) => expect(paths(restored(kept, (path) => path !== '/gone'))).toEqual(['/dashboard', ...rest]));
});

it('whatever is done, home stands first, every tab once, and what is shown exists', () => {
  const path = fc.constantFrom('/dashboard', '/a', '/b', '/c', '/d');
  const step = fc.oneof(
    fc.record({ does: fc.constant('visit' as const), path }),
    fc.record({ does: fc.constant('move' as const), path, to: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ does: fc.constant('close' as const), path, what: fc.constantFrom<Closing>('this', 'others', 'left', 'right', 'all') }),
  );
  fc.assert(fc.property(fc.array(step), (steps) => {
    let tabs: readonly Tab[] = [homeTab];
    let shown = homeTab.path;
    for (const each of steps) {
      if (each.does === 'visit') {
        tabs = visited(tabs, tab(each.path));
        shown = each.path;
      } else if (each.does === 'move') tabs = moved(tabs, each.path, each.to);
      else if (tabs.some((tab) => tab.path === each.path)) {
        const gone = closing(tabs, each.what, each.path);
        shown = shownAfter(tabs, gone, shown).path;
        tabs = without(tabs, gone);
      }
      expect(tabs[0]).toBe(tabs.find((tab) => tab.path === homeTab.path));
      expect(new Set(paths(tabs)).size).toBe(tabs.length);
      expect(paths(tabs)).toContain(shown);
    }
  }));
});
