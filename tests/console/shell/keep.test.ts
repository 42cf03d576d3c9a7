/** Which screens stay in the document, and which are drawn again when they are shown. */
import type { Location } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { keep, roomFor, type KeptScreen } from '../../../src/console/shell/tabs/keep';
import type { LiveScreen } from '../../../src/console/shell/tabs/LiveScreen';

const room = { ...roomFor };
afterEach(() => Object.assign(roomFor, room));

let clock = 0;
const at = (path: string, more: Partial<Location> = {}): Location => ({ pathname: path, search: '', hash: '', state: null, key: '', ...more }) as Location;

/** Goes from one address to the next, as a person does; each screen has so many elements. */
function walk(paths: readonly string[], { weight = 1, unsaved = [] as string[], closed = [] as string[] } = {}) {
  let kept: readonly KeptScreen[] = [];
  for (const path of paths) kept = go(kept, at(path), { weight, unsaved, closed });
  return kept;
}

function go(kept: readonly KeptScreen[], location: Location, { weight = 1, unsaved = [] as string[], closed = [] as string[] } = {}) {
  const make = () => ({ weight, isUnsaved: unsaved.includes(location.pathname), shownAt: 0, resumes: false }) as unknown as LiveScreen;
  const next = keep(kept, { route: {} as KeptScreen['route'], location, make }, (path) => !closed.includes(path));
  next.find(({ path }) => path === location.pathname)!.screen.shownAt = (clock += 1);
  return next;
}

const drawn = (kept: readonly KeptScreen[]) => kept.filter((each) => each.drawn).map(({ path }) => path);
const of = (kept: readonly KeptScreen[], path: string) => kept.find((each) => each.path === path)!;

describe('the room', () => {
  it.each<[string, Partial<typeof roomFor>, string[], object, string[]]>([
    ['all while they fit', {}, ['/a', '/b', '/c'], {}, ['/a', '/b', '/c']],
    ['the longest unseen goes first', { screens: 1 }, ['/a', '/b', '/c'], {}, ['/b', '/c']],
    ['seen again counts as seen', { screens: 1 }, ['/a', '/b', '/a', '/c'], {}, ['/a', '/c']],
    ['one with something unsaved goes last', { screens: 1 }, ['/a', '/b', '/c'], { unsaved: ['/a'] }, ['/a', '/c']],
    ['by elements', { elements: 25 }, ['/a', '/b', '/c', '/d'], { weight: 10 }, ['/b', '/c', '/d']],
    ['what is shown stays, however heavy', { elements: 5 }, ['/a', '/b'], { weight: 10 }, ['/b']],
    ['without its tab a screen is given up', {}, ['/a', '/b', '/c'], { closed: ['/a'] }, ['/b', '/c']],
  ])('%s', (_sentence, limits, paths, facts, left) => {
    Object.assign(roomFor, limits);
    expect(drawn(walk(paths, facts))).toEqual(left);
  });
});

describe('coming back', () => {
  it('to one that was taken out draws the same screen again, and says when drafts restore themselves', () => {
    roomFor.screens = 0;
    const kept = walk(['/a', '/b'], { unsaved: ['/a'] });
    const out = of(kept, '/a');
    expect(out).toMatchObject({ drawn: false, screen: { resumes: true } });
    const back = of(go(kept, at('/a')), '/a');
    expect(back).toMatchObject({ drawn: true, id: out.id });
    expect(back.screen).toBe(out.screen);
  });

  it.each<[string, Partial<Location>, Partial<Location>, boolean]>([
    ['the same address is the same screen', {}, {}, false],
    ['another query too', {}, { search: '?x=1' }, false],
    ['a menu click starts it anew', {}, { state: { entered: 1 } }, true],
    ['the same click, come back to, does not', { state: { entered: 1 } }, { state: { entered: 1 } }, false],
  ])('%s', (_sentence, first, second, anew) => {
    const before = go([], at('/a', first));
    const after = go(go(before, at('/b')), at('/a', second));
    expect(of(after, '/a').id !== of(before, '/a').id).toBe(anew);
  });

  it('a menu click leaves what is unsaved as it is', () => {
    const before = go([], at('/a'), { unsaved: ['/a'] });
    expect(of(go(before, at('/a', { state: { entered: 2 } })), '/a').id).toBe(of(before, '/a').id);
  });

  it('a screen hears of no visit that changes nothing', () => {
    const kept = walk(['/a', '/b']);
    expect(keep(kept, { route: {} as KeptScreen['route'], location: at('/b', { key: 'other' }), make: () => { throw new Error(); } }, () => true)).toBe(kept);
  });
});
