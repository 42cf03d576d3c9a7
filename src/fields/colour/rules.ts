/** Colours as people and components write them: hex, rgb, hsl and hsv, see-through or not. */
import type { FieldModel } from '../../engine/model';

export const wrongHex = '十六进制颜色值不正确';
export const wrongRgb = 'rgb颜色值不正确';
export const wrongOther = '颜色值不正确';

/** Parts from 0 to 255, opacity from 0 to 1. */
export interface Rgba { red: number; green: number; blue: number; alpha: number }

export const looksRgb = (text: string): boolean => /^rgb/i.test(text) || /^[^#hH]*,/.test(text);

/**
 * `#409EFF`, `409EFF80`, `#fff`, `transparent`, `rgb(64, 158, 255)`, `64,158,255`, `rgba(…, 0.5)`, `hsl(210, 100%, 63%)`, `hsva(…)`; a part above 255 counts as 255.
 * @throws Error 十六进制颜色值不正确 or rgb颜色值不正确 (spec 1 §5)
 */
export function readColour(text: string): Rgba {
  const clean = longHex(text.trim());
  if (/^transparent$/i.test(clean)) return { red: 0, green: 0, blue: 0, alpha: 0 };
  if (looksRgb(clean)) return readRgb(clean);
  if (/^hs[lv]/i.test(clean)) return readHue(clean);
  const [, digits, opacity = 'ff'] = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(clean) ?? [];
  if (digits === undefined) throw new Error(wrongHex);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return { red: part(0), green: part(2), blue: part(4), alpha: Number((Number.parseInt(opacity, 16) / 255).toFixed(2)) };
}

/** `#f80` → `#ff8800`. */
const longHex = (text: string): string => (/^#[0-9a-f]{3,4}$/i.test(text) ? text.replace(/[0-9a-f]/gi, '$&$&') : text);

function readRgb(text: string): Rgba {
  const parts = text.replace(/^rgba?\s*\(|\)$/gi, '').split(',').map((part) => part.trim());
  const [red, green, blue] = parts;
  const alpha = opacityOf(parts[3]);
  if (parts.length > 4 || alpha === undefined || !parts.slice(0, 3).every((part) => /^\d{1,3}$/.test(part)) || blue === undefined) throw new Error(wrongRgb);
  const within = (part: string | undefined) => Math.min(255, Number(part));
  return { red: within(red), green: within(green), blue: within(blue), alpha };
}

function readHue(text: string): Rgba {
  const [, model = '', inner = ''] = /^hs([lv])a?\s*\(([^)]*)\)$/i.exec(text) ?? [];
  const parts = inner.split(',').map((part) => part.trim());
  const [hue, saturation, third] = parts.slice(0, 3).map((part, at) => Number(at === 0 ? part : /^(\d+(?:\.\d+)?)%$/.exec(part)?.[1]));
  const alpha = opacityOf(parts[3]);
  if (parts.length < 3 || parts.length > 4 || alpha === undefined || !(hue! >= 0 && hue! <= 360 && saturation! <= 100 && third! <= 100)) throw new Error(wrongOther);
  const [s, l] = [saturation! / 100, third! / 100];
  const value = model.toLowerCase() === 'v' ? l : l + s * Math.min(l, 1 - l);
  const chroma = model.toLowerCase() === 'v' ? s : value === 0 ? 0 : 2 * (1 - l / value);
  const part = (n: number) => {
    const k = (n + hue! / 60) % 6;
    return Math.round(255 * (value - value * chroma * Math.max(0, Math.min(k, 4 - k, 1))));
  };
  return { red: part(5), green: part(3), blue: part(1), alpha };
}

function opacityOf(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  return /^(0|1|0?\.\d+|1\.0+|0\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** As the field writes its colours; without `alpha` opacity is left out. */
export function writeColour(colour: Rgba, { notation: told = 'hex', alpha: through = false }: Pick<FieldModel, 'notation' | 'alpha'>): string {
  const { red, green, blue, alpha } = colour;
  if (told === 'css') return alpha < 1 && through ? writeColour(colour, { notation: 'rgb', alpha: true }) : writeColour(colour, {});
  const notation = told;
  if (notation === 'hex') return `#${[red, green, blue, ...(through ? [Math.round(alpha * 255)] : [])].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const parts = notation === 'rgb' ? [red, green, blue] : hueParts({ red, green, blue, alpha }, notation);
  return `${notation}${through ? 'a' : ''}(${[...parts, ...(through ? [alpha] : [])].join(', ')})`;
}

function hueParts({ red, green, blue }: Rgba, notation: 'hsl' | 'hsv'): (number | string)[] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = high - low;
  const hue = chroma === 0 ? 0 : high === r ? ((g - b) / chroma + 6) % 6 : high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const light = (high + low) / 2;
  const saturation = notation === 'hsv' ? (high === 0 ? 0 : chroma / high) : light === 0 || light === 1 ? 0 : chroma / (1 - Math.abs(2 * light - 1));
  return [Math.round(hue * 60) % 360, `${Math.round(saturation * 100)}%`, `${Math.round((notation === 'hsv' ? high : light) * 100)}%`];
}
