/** The picture cube: six ways to lay one to four pictures beside each other, at a width of 750 pixels. */

export interface CubeCell {
  /** Pixels from the upper left corner. */
  left: number;
  top: number;
  width: number;
  /** Absent where the pictures themselves decide: all of a row are then equally high. */
  height?: number;
}

/** What a cell shows and where it leads; both may be empty. */
export interface CubePicture {
  image: string;
  link: string;
}

const rowOf = (count: number, width: number): CubeCell[] => Array.from({ length: count }, (_, index) => ({ left: index * width, top: 0, width }));

/** By the index of the style, 样式一 to 样式六. */
const styles: readonly (readonly CubeCell[])[] = [
  rowOf(1, 750),
  rowOf(2, 375),
  rowOf(3, 250),
  [{ left: 0, top: 0, width: 375, height: 375 }, { left: 375, top: 0, width: 375, height: 188 }, { left: 375, top: 188, width: 375, height: 188 }],
  rowOf(4, 188),
  [0, 188].flatMap((top) => [0, 375].map((left) => ({ left, top, width: 375, height: 188 }))),
];

/** The cells of a style in reading order; of an unknown one those of the first. */
export const cubeCells = (style: number): readonly CubeCell[] => styles[style] ?? styles[0]!;

/** 建议尺寸 of the picture of one cell. */
export function cellHint({ width, height }: CubeCell): string {
  if (width === 750) return '建议宽度：750像素，高度不限';
  return height === undefined ? `建议宽度：${width}像素，同一行高度一致` : `建议尺寸：${width}×${height}像素`;
}

const empty: CubePicture = { image: '', link: '' };

/** The pictures of a style's cells. What stands behind them, of a style with more, is not shown and stays. */
export const shownPictures = <Picture extends CubePicture>(style: number, pictures: readonly Picture[]): (Picture | CubePicture)[] =>
  cubeCells(style).map((_cell, index) => pictures[index] ?? empty);

/** All pictures, with one cell's changed. */
export function withPicture(pictures: readonly CubePicture[], index: number, change: Partial<CubePicture>): CubePicture[] {
  return Array.from({ length: Math.max(pictures.length, index + 1) }, (_, at) => ({ ...empty, ...pictures[at], ...(at === index ? change : {}) }));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The cell that an arrow key leads to: the nearest on that side; the same one where there is none. */
export function cellBeside(style: number, index: number, direction: Direction): number {
  const cells = cubeCells(style);
  const here = cells[index];
  if (!here) return 0;
  const [along, across] = direction === 'left' || direction === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const from = centre(here);
  const candidates = cells
    .map((cell, at) => ({ at, ahead: (centre(cell)[along] - from[along]) * sign, aside: Math.abs(centre(cell)[across] - from[across]) }))
    .filter(({ ahead }) => ahead > 0);
  // Straight ahead first: 样式四 leads from the upper right cell down, not to the large one.
  const best = candidates.sort((a, b) => a.aside - b.aside || a.ahead - b.ahead)[0];
  return best && best.aside <= best.ahead ? best.at : index;
}

const centre = ({ left, top, width, height = width }: CubeCell) => ({ x: left + width / 2, y: top + height / 2 });
