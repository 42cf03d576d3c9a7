/** The colours that the style sheets give the console, computed as a browser does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Filter, Rgb } from '../../../../scripts/bench/contrast';

/** How much of what lies behind is hidden: `alpha`. */
export interface Colour { rgb: Rgb; alpha: number }

const folder = join(import.meta.dirname, '../../../../src');
const sheets = ['ui/tokens.css', 'console/shell/theme/themes.css', 'console/shell/theme/inverted.css'].map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''));
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
    return { rgb: parts.map((part) => Number.parseInt(part, 16) / 255) as unknown as Rgb, alpha: 1 };
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (!parts) throw new Error(`${value} is no colour that this can read`);
  return { rgb: parts.slice(0, 3).map((part) => part / 255) as unknown as Rgb, alpha: parts[3]! / 100 };
}

export function colourOf(name: string, variables: ReadonlyMap<string, string>): Colour {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`no style sheet declares ${name}`);
  return parse(value, variables);
}

export const over = ({ rgb, alpha }: Colour, behind: Rgb): Rgb =>
  rgb.map((part, index) => part * alpha + behind[index]! * (1 - alpha)) as unknown as Rgb;
