/** Characters to be touched in a given order, scattered over a landscape. */
import sharp from 'sharp';
import { outlineOf } from './glyphs';
import { between, pick, pickSome } from './random';
import { drawScenery, height, svg, width } from './scenery';

/** Common characters that cannot be mistaken for each other. */
const characters = [...'春夏秋冬东西南北山水花鸟风雨雷电星月云海江河湖田木林石金银铜铁红黄蓝绿白黑茶米酒书画琴棋诗歌马牛羊鱼龙虎象狗车船桥路门窗衣鞋帽高低长短大小多少上下左右前后早晚新旧快慢远近轻重冷热甜苦'];
const shown = 4;
const asked = 3;
const size = 34;
/** Pixels from the middle of a character that still touch it. */
const reach = 20;

export interface ClickWord {
  /** Middles of the characters asked for, in their order. */
  answer: { points: { x: number; y: number }[] };
  wordList: string[];
  /** PNG, base64. */
  originalImageBase64: string;
}

export async function drawClickWord(): Promise<ClickWord> {
  const column = Math.floor(width / shown);
  const words = await Promise.all(pickSome(characters, shown).map(async (word, index) => ({
    word, outline: await outlineOf(word, size),
    x: column * index + between(24, column - 24), y: between(28, height - 28),
  })));
  const drawn = words.map(({ outline, x, y }) =>
    `<path d="${outline}" transform="translate(${x} ${y}) rotate(${between(-35, 35)})" fill="${pick(['#7a1022', '#0d3d78', '#1a4d1f', '#4b1a6b', '#5a3200'])}" stroke="#fff" stroke-width="3" paint-order="stroke" stroke-linejoin="round"/>`);
  const picture = await sharp(svg(drawScenery() + drawn.join(''))).png().toBuffer();
  const order = pickSome(words, asked);
  return {
    answer: { points: order.map(({ x, y }) => ({ x, y })) },
    wordList: order.map(({ word }) => word),
    originalImageBase64: picture.toString('base64'),
  };
}

export function wordsTouched(answer: ClickWord['answer'], points: unknown): boolean {
  if (!Array.isArray(points) || points.length !== answer.points.length) return false;
  return answer.points.every(({ x, y }, index) => {
    const point = points[index] as { x?: unknown; y?: unknown } | null;
    return typeof point?.x === 'number' && typeof point.y === 'number' && Math.hypot(point.x - x, point.y - y) <= reach;
  });
}
