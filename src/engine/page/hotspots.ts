/** Areas of a picture that lead somewhere: drawn, moved and resized inside it, by pointer or by steps of the arrow keys. */

/** Whole pixels of the picture when it is `nowImgWidth` wide. */
export interface Hotspot {
  /** From 1, in the order they were drawn. */
  number: number;
  starX: number;
  starY: number;
  areaWidth: number;
  areaHeight: number;
  nowImgWidth: number;
  link: string;
}

/** Of the picture, in the same pixels. */
export interface Bounds {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Which of an area's edges are moved: `{ x: -1 }` the left one, `{ x: 1, y: 1 }` the lower right corner. */
export interface Edge {
  x?: -1 | 1;
  y?: -1 | 1;
}

/** Width at which areas are measured. */
export const pictureWidth = 750;

/** An area is never smaller, in either direction. */
export const leastSide = 10;

/** Between two corners; undefined where less would be seen of it than an area must have. */
export function hotspotBetween(from: Point, to: Point, bounds: Bounds): Hotspot | undefined {
  const [x, areaWidth] = span(from.x, to.x, bounds.width);
  const [y, areaHeight] = span(from.y, to.y, bounds.height);
  if (areaWidth < leastSide || areaHeight < leastSide) return undefined;
  return { number: 1, starX: x, starY: y, areaWidth, areaHeight, nowImgWidth: pictureWidth, link: '' };
}

/** How finely a free place is looked for. */
const raster = 10;

/** One for who draws without a pointer: in the middle, or as near to it as it covers no other; a small picture is filled. */
export function newHotspot({ width, height }: Bounds, others: readonly Hotspot[]): Hotspot {
  const [areaWidth, areaHeight] = [Math.min(width, 200), Math.min(height, 100)].map(Math.floor) as [number, number];
  const middle = { x: Math.round((width - areaWidth) / 2), y: Math.round((height - areaHeight) / 2) };
  const steps = (limit: number) => Array.from({ length: Math.floor(limit / raster) + 1 }, (_none, index) => index * raster);
  const places = steps(width - areaWidth).flatMap((x) => steps(height - areaHeight).map((y) => ({ x, y })));
  const isFree = ({ x, y }: Point) => others.every(({ starX, starY, ...other }) => x >= starX + other.areaWidth || starX >= x + areaWidth || y >= starY + other.areaHeight || starY >= y + areaHeight);
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const { x, y } = [middle, ...places.toSorted((one, other) => away(one) - away(other))].find(isFree) ?? middle;
  return { number: 1, starX: x, starY: y, areaWidth, areaHeight, nowImgWidth: pictureWidth, link: '' };
}

/** Its size stays, and all of it stays inside. */
export const movedBy = (area: Hotspot, by: Point, bounds: Bounds): Hotspot => ({
  ...area,
  starX: within(Math.round(area.starX + by.x), 0, bounds.width - area.areaWidth),
  starY: within(Math.round(area.starY + by.y), 0, bounds.height - area.areaHeight),
});

/** The edges named go along; the others stay where they are. */
export function resizedBy(area: Hotspot, edge: Edge, by: Point, bounds: Bounds): Hotspot {
  const [starX, areaWidth] = stretched(area.starX, area.areaWidth, edge.x, by.x, bounds.width);
  const [starY, areaHeight] = stretched(area.starY, area.areaHeight, edge.y, by.y, bounds.height);
  return { ...area, starX, starY, areaWidth, areaHeight };
}

/** Areas that no longer fit a picture, after another was chosen or typed numbers, brought inside it. */
export function fitted(area: Hotspot, { width, height }: Bounds): Hotspot {
  const areaWidth = within(Math.round(area.areaWidth), Math.min(leastSide, width), width);
  const areaHeight = within(Math.round(area.areaHeight), Math.min(leastSide, height), height);
  return movedBy({ ...area, areaWidth, areaHeight }, { x: 0, y: 0 }, { width, height });
}

/** Numbered from 1 in their order; an area that keeps its number is the very same. */
export const renumbered = (areas: readonly Hotspot[]): Hotspot[] => areas.map((area, index) => (area.number === index + 1 ? area : { ...area, number: index + 1 }));

/** The same area measured at another width of the picture. */
export function measuredAt(area: Hotspot, width = pictureWidth): Hotspot {
  const scale = width / (area.nowImgWidth || pictureWidth);
  if (scale === 1 && area.nowImgWidth === width) return area;
  const [starX, starY, areaWidth, areaHeight] = [area.starX, area.starY, area.areaWidth, area.areaHeight].map((length) => Math.round(length * scale)) as [number, number, number, number];
  return { ...area, starX, starY, areaWidth, areaHeight, nowImgWidth: width };
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** Start and length of what lies between two ends, cut off at the picture's. */
function span(one: number, other: number, limit: number): [start: number, length: number] {
  const [start, end] = [Math.min(one, other), Math.max(one, other)].map((end) => within(Math.round(end), 0, Math.floor(limit))) as [number, number];
  return [start, end - start];
}

function stretched(start: number, length: number, side: -1 | 1 | undefined, by: number, limit: number): [start: number, length: number] {
  const end = start + length;
  if (side === undefined) return [start, length];
  if (side === 1) return [start, within(Math.round(end + by), Math.min(start + leastSide, limit), Math.floor(limit)) - start];
  const moved = within(Math.round(start + by), 0, end - leastSide);
  return [moved, end - moved];
}
