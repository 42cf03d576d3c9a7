/** The picture with four letters and digits that `key` and `code` of a sign-in speak of. */
import sharp from 'sharp';
import { outlineOf } from './glyphs';
import { between, pick } from './random';
import { svg } from './scenery';

/** Without those that look alike. */
const letters = [...'ABCDEFHKMNPRTUXY34679'];
const [width, height, length] = [130, 44, 4];

export interface CodePicture {
  answer: { code: string };
  /** Data address of a PNG. */
  picture: string;
}

export async function drawCode(): Promise<CodePicture> {
  const code = Array.from({ length }, () => pick(letters));
  const ink = () => `hsl(${between(0, 359)} 70% ${between(22, 34)}%)`;
  const drawn = await Promise.all(code.map(async (letter, index) =>
    `<path d="${await outlineOf(letter, 34)}" transform="translate(${20 + index * 30 + between(-3, 3)} ${height / 2 + between(-4, 4)}) rotate(${between(-22, 22)}) skewX(${between(-12, 12)})" fill="${ink()}"/>`));
  const lines = Array.from({ length: 4 }, () =>
    `<path d="M0 ${between(4, 40)}C40 ${between(0, 44)} 90 ${between(0, 44)} ${width} ${between(4, 40)}" fill="none" stroke="${ink()}" stroke-opacity="0.45" stroke-width="1.4"/>`);
  const ground = `<rect width="${width}" height="${height}" fill="hsl(${between(0, 359)} 40% 95%)"/>`;
  const picture = await sharp(svg(ground + lines.join('') + drawn.join(''), width, height)).png().toBuffer();
  return { answer: { code: code.join('') }, picture: `data:image/png;base64,${picture.toString('base64')}` };
}

export const codeRead = (answer: CodePicture['answer'], code: string): boolean => code.trim().toUpperCase() === answer.code;
