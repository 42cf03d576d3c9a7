/** The sliding puzzle: a piece is cut out of a landscape and must be moved back along its own height. */
import sharp from 'sharp';
import { between } from './random';
import { drawScenery, height, svg, width } from './scenery';

/** Pixels of the piece's picture, which is as high as the landscape. */
const pieceWidth = 47;
const pieceHeight = 47;
/** Pixels by which the piece may lie beside its hole. */
const tolerance = 5;

export interface BlockPuzzle {
  answer: { x: number };
  /** PNG, base64. */
  originalImageBase64: string;
  jigsawImageBase64: string;
}

/** A square of 38 with a knob above and to the right and a dent at the left. */
const outline = (x: number, y: number): string =>
  `M${x} ${y + 9}h13a6.5 6.5 0 1 1 12 0h13v13a6.5 6.5 0 1 1 0 12v13h-38v-13a6.5 6.5 0 1 0 0 -12z`;

/** Looks like a hole from afar, at another height. */
const decoy = (x: number, y: number): string => `M${x} ${y}h38v13a6.5 6.5 0 1 0 0 12v13h-38z`;

export async function drawBlockPuzzle(): Promise<BlockPuzzle> {
  const x = between(90, width - pieceWidth - 8);
  const y = between(4, height - pieceHeight - 6);
  const landscape = await sharp(svg(drawScenery())).png().toBuffer();
  const decoyY = (y + 60) % (height - 50);
  const hole = `<path d="${outline(x, y)}" fill="#000" fill-opacity="0.5" stroke="#fff" stroke-width="1.5"/>`;
  const falseHole = `<path d="${decoy(between(60, width - 60), decoyY)}" fill="#000" fill-opacity="0.28"/>`;
  const [original, piece] = await Promise.all([
    sharp(landscape).composite([{ input: svg(falseHole + hole) }]).png().toBuffer(),
    sharp(landscape).ensureAlpha()
      .composite([{ input: svg(`<path d="${outline(x, y)}"/>`), blend: 'dest-in' }, { input: svg(`<path d="${outline(x, y)}" fill="none" stroke="#fff" stroke-width="2"/>`) }])
      .png().toBuffer(),
  ]);
  const jigsaw = await sharp(piece).extract({ left: x, top: 0, width: pieceWidth, height }).png().toBuffer();
  return { answer: { x }, originalImageBase64: original.toString('base64'), jigsawImageBase64: jigsaw.toString('base64') };
}

export const puzzleSolved = (answer: BlockPuzzle['answer'], point: unknown): boolean =>
  typeof (point as { x?: unknown } | null)?.x === 'number' && Math.abs((point as { x: number }).x - answer.x) <= tolerance;
