/** The six styles of the picture cube, as pages have always been drawn. */
import { describe, expect, it } from 'vitest';
import { cellBeside, cellHint, cubeCells, type Direction, shownPictures, withPicture } from '../../../src/engine/page/cube';

it.each([
  [0, 1, ['建议宽度：750像素，高度不限']],
  [1, 2, Array(2).fill('建议宽度：375像素，同一行高度一致')],
  [2, 3, Array(3).fill('建议宽度：250像素，同一行高度一致')],
  [3, 3, ['建议尺寸：375×375像素', '建议尺寸：375×188像素', '建议尺寸：375×188像素']],
  [4, 4, Array(4).fill('建议宽度：188像素，同一行高度一致')],
  [5, 4, Array(4).fill('建议尺寸：375×188像素')],
  [9, 1, ['建议宽度：750像素，高度不限']],
])('style %i has %i cells', (style, count, hints) => {
  expect(cubeCells(style)).toHaveLength(count);
  expect(cubeCells(style).map(cellHint)).toEqual(hints);
});

it('cells cover the whole width without covering each other', () => {
  for (const style of [0, 1, 2, 3, 4, 5]) {
    const cells = cubeCells(style);
    expect(Math.max(...cells.map(({ left, width }) => left + width))).toBeCloseTo(750, -1);
    for (const [index, a] of cells.entries()) {
      for (const b of cells.slice(index + 1)) expect(a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + (a.height ?? 1) <= b.top || b.top + (b.height ?? 1) <= a.top).toBe(true);
    }
  }
});

describe('arrow keys lead to the cell on that side', () => {
  it.each<[style: number, from: number, direction: Direction, to: number]>([
    [0, 0, 'right', 0], [1, 0, 'right', 1], [1, 1, 'right', 1], [1, 1, 'left', 0], [2, 0, 'right', 1], [4, 3, 'left', 2], [4, 0, 'down', 0], [4, 1, 'right', 2], [4, 2, 'left', 1],
    [3, 0, 'right', 1], [3, 1, 'down', 2], [3, 2, 'up', 1], [3, 2, 'left', 0], [3, 1, 'left', 0], [3, 0, 'down', 0],
    [5, 0, 'right', 1], [5, 0, 'down', 2], [5, 3, 'up', 1], [5, 3, 'left', 2], [5, 1, 'up', 1],
  ])('style %i: from %i %s to %i', (style, from, direction, to) => expect(cellBeside(style, from, direction)).toBe(to));
});

it('a style with fewer cells shows the first pictures and keeps the others', () => {
  const pictures = ['/a.png', '/b.png', '/c.png', '/d.png'].map((image) => ({ image, link: '' }));
  expect(shownPictures(1, pictures).map(({ image }) => image)).toEqual(['/a.png', '/b.png']);
  expect(withPicture(pictures, 1, { link: '/pages/user/index' }).map(({ image, link }) => image + link)).toEqual(['/a.png', '/b.png/pages/user/index', '/c.png', '/d.png']);
});

it('cells without a picture are empty', () => {
  expect(shownPictures(3, [])).toEqual(Array(3).fill({ image: '', link: '' }));
  expect(withPicture([], 2, { image: '/c.png' })).toEqual([{ image: '', link: '' }, { image: '', link: '' }, { image: '/c.png', link: '' }]);
});
