/** Colours as pages save them, and how well one can be read on another (WCAG 2.2, 1.4.3). */

/** Channels 0–255, opacity 0–1. */
export interface Colour { red: number; green: number; blue: number; alpha: number }

/** @returns undefined for an empty text and for notations that pages do not use */
export function parseColour(text: unknown): Colour | undefined {
  if (typeof text !== 'string') return undefined;
  const written = text.trim().toLowerCase();
  if (written === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(written)?.[1];
  if (hex !== undefined) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = full.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
    return { red, green, blue, alpha: alpha / 255 };
  }
  const channels = /^rgba?\(([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\)$/.exec(written);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels.slice(1).filter((each) => each !== undefined).map(Number);
  return { red, green, blue, alpha };
}

/** What is seen where one colour lies over another. */
export function over(top: Colour, below: Colour): Colour {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
  return { red: mix(top.red, below.red), green: mix(top.green, below.green), blue: mix(top.blue, below.blue), alpha: 1 };
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1–21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const step = 0.02;

/**
 * The colour, darkened no more than it takes to be told from a light ground (4.5 : 1), whichever of the two is text (decisions 19).
 *
 * @param ground what lies behind it, over white; white unless told
 * @returns as written where it can be told already, or cannot be read
 */
export function legible(colour: string, ground: Colour = white): string {
  const written = parseColour(colour);
  if (!written) return colour;
  const below = over(ground, white);
  const seen = over(written, below);
  let part = 1;
  const shade = (): Colour => ({ red: Math.floor(seen.red * part), green: Math.floor(seen.green * part), blue: Math.floor(seen.blue * part), alpha: 1 });
  if (contrast(seen, below) >= 4.5) return colour;
  while (part > 0 && contrast(shade(), below) < 4.5) part -= step;
  const { red, green, blue } = shade();
  return `rgb(${red}, ${green}, ${blue})`;
}
