/** Outlines of characters from a font that comes with the packages: a bare machine has none of its own, and pictures need no font then. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

const folder = join(createRequire(import.meta.url).resolve('@fontsource/zcool-xiaowei/package.json'), '..');

/** Parts of the font by the characters they hold, e.g. `{"[119]": "U+4e00-4e03,U+…", "latin": "U+0000-00ff,…"}`. */
let parts: [name: string, ranges: [from: number, to: number][]][] | undefined;

function partOf(character: string): string {
  parts ??= Object.entries(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>).map(([name, text]) => [
    name.replaceAll(/[[\]]/g, ''),
    text.split(',').map((range) => {
      const [from, to] = range.trim().slice(2).split('-').map((digits) => Number.parseInt(digits, 16));
      return [from!, to ?? from!];
    }),
  ]);
  const code = character.codePointAt(0)!;
  const found = parts.find(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to));
  if (!found) throw new Error(`the font has no ${character}`);
  return found[0];
}

const fonts = new Map<string, Promise<Font>>();

function fontOf(part: string): Promise<Font> {
  let font = fonts.get(part);
  if (!font) {
    font = readFile(join(folder, 'files', `zcool-xiaowei-${part}-400-normal.woff`)).then((file) => opentype.parse(new Uint8Array(file).buffer));
    fonts.set(part, font);
  }
  return font;
}

/** Path data of a character of `size` pixels whose middle is at 0, 0. Written here, since the library's own `toPathData` runs numbers together. */
export async function outlineOf(character: string, size: number): Promise<string> {
  const path = (await fontOf(partOf(character))).getPath(character, 0, 0, size);
  const { x1: left, y1: top, x2: right, y2: bottom } = path.getBoundingBox();
  const at = (x: number, y: number) => `${(x - (left + right) / 2).toFixed(1)} ${(y - (top + bottom) / 2).toFixed(1)}`;
  return path.commands.map((command) => {
    switch (command.type) {
      case 'Z': return 'Z';
      case 'C': return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      case 'Q': return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      default: return `${command.type}${at(command.x, command.y)}`;
    }
  }).join('');
}
