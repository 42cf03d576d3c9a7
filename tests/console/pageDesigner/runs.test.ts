/** A long page is drawn in runs: all of it, in order, and what changes in one place leaves the other runs as they were. */
import fc from '../../property';
import { expect, it } from 'vitest';
import { runsOf, sameIds } from '../../../src/console/pageDesigner/canvas/runs';

const page = (count: number) => Array.from({ length: count }, (_none, at) => `id${1_700_000_000_000_000 + at}`);
const pages = fc.integer({ min: 0, max: 400 }).map(page);
/** Runs of one page that do not stand in another under the same key. */
const fresh = (now: readonly string[], before: readonly string[]) => {
  const known = new Map(runsOf(before).map(({ key, ids }) => [key, ids]));
  return runsOf(now).filter(({ key, ids }) => !sameIds(ids, known.get(key) ?? []));
};

it('holds every widget once, in its order, under keys of its own', () => fc.assert(fc.property(pages, (order) => {
  const runs = runsOf(order);
  expect(runs.flatMap(({ ids }) => ids)).toEqual(order);
  expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
})));

it('a page of ordinary length stays in one piece', () => {
  for (const count of [1, 12, 48]) expect(runsOf(page(count))).toHaveLength(1);
  expect(Math.max(...runsOf(page(1000)).map(({ ids }) => ids.length))).toBeLessThan(200);
});

it('a widget that comes or goes changes two runs at most', () => fc.assert(fc.property(fc.integer({ min: 60, max: 400 }), fc.nat(), (count, place) => {
  const order = page(count);
  const more = order.toSpliced(place % (count + 1), 0, 'id1800000000000000');
  expect(fresh(more, order).length).toBeLessThanOrEqual(2);
  expect(fresh(order, more).length).toBeLessThanOrEqual(2);
})));
