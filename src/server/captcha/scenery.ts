/** Landscapes to hide puzzles in, drawn anew each time: sky, sun, clouds and hills in one random range of colours. */
import { between } from './random';

export const width = 310;
export const height = 155;

/** SVG elements that fill 310 × 155. */
export function drawScenery(): string {
  const hue = between(0, 359);
  const colour = (shift: number, saturation: number, light: number) => `hsl(${(hue + shift) % 360} ${saturation}% ${light}%)`;
  const sky = `<defs><linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="${colour(0, 55, between(62, 72))}"/><stop offset="1" stop-color="${colour(40, 60, 86)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  const sun = `<circle cx="${between(30, 280)}" cy="${between(20, 60)}" r="${between(12, 24)}" fill="${colour(180, 80, 80)}"/>`;
  const clouds = Array.from({ length: 4 }, () => cloud(between(0, width), between(10, 70))).join('');
  const hills = [0, 1, 2].map((layer) => hill(60 + layer * 28, colour(90 + layer * 35, 42, 62 - layer * 12))).join('');
  const pebbles = Array.from({ length: 24 }, () =>
    `<circle cx="${between(0, width)}" cy="${between(70, height)}" r="${between(1, 5)}" fill="${colour(between(0, 359), 55, between(45, 75))}" opacity="0.7"/>`).join('');
  return sky + sun + clouds + hills + pebbles;
}

function cloud(x: number, y: number): string {
  return [[0, 0, 18], [14, -6, 14], [28, 0, 16], [12, 5, 20]]
    .map(([dx, dy, r]) => `<ellipse cx="${x + dx!}" cy="${y + dy!}" rx="${r}" ry="${r! * 0.55}" fill="#fff" opacity="0.65"/>`).join('');
}

function hill(top: number, colour: string): string {
  const points = [0, 62, 124, 186, 248, width].map((x) => [x, top + between(-14, 22)] as const);
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!;
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  }).join('');
  return `<path d="M0 ${height}L0 ${points[0]![1]}${curve}L${width} ${height}Z" fill="${colour}"/>`;
}

export const svg = (content: string, w = width, h = height): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`);
