/** Areas of a picture stay inside it, are never too small, and are counted from 1, whatever is done to them. */
import fc from '../../property';
import { describe, expect, it } from 'vitest';
import { type Bounds, type Edge, fitted, type Hotspot, hotspotBetween, leastSide, measuredAt, movedBy, newHotspot, renumbered, resizedBy } from '../../../src/engine/page/hotspots';

const bounds: Bounds = { width: 750, height: 400 };
const area = (starX: number, starY: number, areaWidth: number, areaHeight: number, number = 1): Hotspot => ({ number, starX, starY, areaWidth, areaHeight, nowImgWidth: 750, link: '' });
const box = ({ starX, starY, areaWidth, areaHeight }: Hotspot) => [starX, starY, areaWidth, areaHeight];

describe('an area is drawn between two corners', () => {
  it.each([
    [{ x: 10, y: 20 }, { x: 110, y: 70 }, [10, 20, 100, 50]],
    [{ x: 110, y: 70 }, { x: 10, y: 20 }, [10, 20, 100, 50]],
    [{ x: -30, y: 380 }, { x: 40.4, y: 900 }, [0, 380, 40, 20]],
    [{ x: 10, y: 10 }, { x: 19, y: 300 }, undefined],
    [{ x: 10, y: 10 }, { x: 20, y: 20 }, [10, 10, 10, 10]],
    [{ x: 800, y: 10 }, { x: 900, y: 100 }, undefined],
  ])('%j to %j', (from, to, drawn) => {
    const made = hotspotBetween(from, to, bounds);
    expect(made && box(made)).toEqual(drawn);
  });
});

describe('an area is moved and resized by steps', () => {
  it.each<[string, (start: Hotspot) => Hotspot, number[]]>([
    ['right', (start) => movedBy(start, { x: 1, y: 0 }, bounds), [101, 100, 200, 100]],
    ['beyond the left', (start) => movedBy(start, { x: -500, y: 0 }, bounds), [0, 100, 200, 100]],
    ['beyond the corner', (start) => movedBy(start, { x: 9999, y: 9999 }, bounds), [550, 300, 200, 100]],
    ['right edge', (start) => resizedBy(start, { x: 1 }, { x: 10, y: 50 }, bounds), [100, 100, 210, 100]],
    ['left edge', (start) => resizedBy(start, { x: -1 }, { x: -10, y: 50 }, bounds), [90, 100, 210, 100]],
    ['left edge beyond the right one', (start) => resizedBy(start, { x: -1 }, { x: 999, y: 0 }, bounds), [290, 100, 10, 100]],
    ['lower right corner beyond the picture', (start) => resizedBy(start, { x: 1, y: 1 }, { x: 999, y: 999 }, bounds), [100, 100, 650, 300]],
    ['upper left corner to nothing', (start) => resizedBy(start, { x: -1, y: -1 }, { x: 195, y: 95 }, bounds), [290, 190, 10, 10]],
    ['no edge', (start) => resizedBy(start, {}, { x: 50, y: 50 }, bounds), [100, 100, 200, 100]],
  ])('%s', (_what, change, now) => expect(box(change(area(100, 100, 200, 100)))).toEqual(now));
});

it('the rest are counted anew when one is removed, and those before it are the very same', () => {
  const areas = [area(0, 0, 10, 10, 1), area(20, 0, 10, 10, 2), area(40, 0, 10, 10, 3)];
  const left = renumbered(areas.filter(({ number }) => number !== 2));
  expect(left.map(({ number, starX }) => [number, starX])).toEqual([[1, 0], [2, 40]]);
  expect(left[0]).toBe(areas[0]);
});

it('an area measured on another width covers the same part', () => {
  expect(box(measuredAt({ ...area(50, 10, 100, 40), nowImgWidth: 375 }))).toEqual([100, 20, 200, 80]);
  const same = area(50, 10, 100, 40);
  expect(measuredAt(same)).toBe(same);
});

it('whatever happens to an area, it lies whole inside the picture and can be seen', () => {
  const side = fc.integer({ min: leastSide, max: 1500 });
  const step = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
  const edge = fc.record({ x: fc.constantFrom(-1 as const, 1 as const), y: fc.constantFrom(-1 as const, 1 as const) }, { requiredKeys: [] }) as fc.Arbitrary<Edge>;
  const start = fc.record({ x: fc.integer({ min: -50, max: 1600 }), y: fc.integer({ min: -50, max: 1600 }) });
  fc.assert(fc.property(side, side, start, start, fc.array(fc.oneof(step.map((by) => ({ by, edge: undefined })), fc.record({ by: step, edge }))), (width, height, from, to, changes) => {
    const picture = { width, height };
    let spot = fitted(hotspotBetween(from, to, picture) ?? newHotspot(picture, []), picture);
    for (const { by, edge: moved } of changes) {
      spot = moved ? resizedBy(spot, moved, by, picture) : movedBy(spot, by, picture);
      expect(spot.starX).toBeGreaterThanOrEqual(0);
      expect(spot.starY).toBeGreaterThanOrEqual(0);
      expect(spot.starX + spot.areaWidth).toBeLessThanOrEqual(width);
      expect(spot.starY + spot.areaHeight).toBeLessThanOrEqual(height);
      expect(Math.min(spot.areaWidth, spot.areaHeight)).toBeGreaterThanOrEqual(leastSide);
      expect(box(spot).every(Number.isInteger)).toBe(true);
    }
    expect(fitted(spot, picture)).toEqual(spot);
  }));
});

it('new areas lie beside each other as long as the picture has room', () => {
  const areas: Hotspot[] = [];
  for (let count = 0; count < 6; count += 1) areas.push(newHotspot({ width: 750, height: 400 }, areas));
  expect(areas[0]).toMatchObject({ starX: 275, starY: 150 });
  const covers = (one: Hotspot, other: Hotspot) => one.starX < other.starX + other.areaWidth && other.starX < one.starX + one.areaWidth && one.starY < other.starY + other.areaHeight && other.starY < one.starY + one.areaHeight;
  expect(areas.flatMap((one, at) => areas.slice(at + 1).filter((other) => covers(one, other)))).toEqual([]);
  expect(newHotspot({ width: 150, height: 80 }, areas)).toMatchObject({ starX: 0, starY: 0, areaWidth: 150, areaHeight: 80 });
});
