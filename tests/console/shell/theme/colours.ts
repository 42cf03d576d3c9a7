/** The colours that the style sheets give the console, computed as a browser does: cascade, filters, contrast (decisions 19). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Red, green, blue from 0 to 1, and how much of what lies behind is hidden. */
export interface Colour { rgb: readonly [number, number, number]; alpha: number }

export const filters = {
  none: (rgb: Colour['rgb']) => rgb,
  /** `grayscale(1)` weighs the encoded values, not the light. */
  grayscale: ([r, g, b]: Colour['rgb']): Colour['rgb'] => {
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return [grey, grey, grey];
  },
  /** `invert(0.8)` */
  invert: (rgb: Colour['rgb']): Colour['rgb'] => rgb.map((part) => 0.8 - 0.6 * part) as unknown as Colour['rgb'],
};
export type Filter = keyof typeof filters;

const folder = join(import.meta.dirname, '../../../../src/console');
const sheets = ['ui/tokens.css', 'shell/theme/themes.css', 'shell/theme/inverted.css'].map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''));
const rules = sheets.flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
  selector: selector!.trim(),
  values: [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()] as const),
})));

/**
 * The variables of the root. Rules stand in the order of their weight, so the last one that matches wins.
 * @param theme empty before one is chosen
 */
export function variablesOf(theme: string, filter: Filter): ReadonlyMap<string, string> {
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  if (filter === 'none') delete root.dataset.filter;
  else root.dataset.filter = filter;
  return new Map(rules.filter(({ selector }) => root.matches(selector)).flatMap(({ values }) => values));
}

/** @param value `#rgb`, `#rrggbb`, `rgb(r g b / a%)` or `var(--name)` */
export function parse(value: string, variables: ReadonlyMap<string, string>): Colour {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return colourOf(name, variables);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    return { rgb: parts.map((part) => Number.parseInt(part, 16) / 255) as unknown as Colour['rgb'], alpha: 1 };
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (!parts) throw new Error(`${value} is no colour that this can read`);
  return { rgb: parts.slice(0, 3).map((part) => part / 255) as unknown as Colour['rgb'], alpha: parts[3]! / 100 };
}

export function colourOf(name: string, variables: ReadonlyMap<string, string>): Colour {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`no style sheet declares ${name}`);
  return parse(value, variables);
}

export const over = ({ rgb, alpha }: Colour, behind: Colour['rgb']): Colour['rgb'] =>
  rgb.map((part, index) => part * alpha + behind[index]! * (1 - alpha)) as unknown as Colour['rgb'];

/** WCAG 2.2 contrast of two colours, 1 to 21. */
export function contrast(one: Colour['rgb'], other: Colour['rgb']): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance([r, g, b]: Colour['rgb']): number {
  const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
}
