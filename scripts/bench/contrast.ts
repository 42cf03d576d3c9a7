/** Contrast of two colours, also behind the filters of grey and colour-weak mode, which page checkers cannot see (decisions 19). */

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

export const filters = {
  none: (rgb: Rgb): Rgb => rgb,
  /** `grayscale(1)` weighs the encoded values, not the light. */
  grayscale: ([r, g, b]: Rgb): Rgb => {
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return [grey, grey, grey];
  },
  /** `invert(0.8)` */
  invert: ([r, g, b]: Rgb): Rgb => [0.8 - 0.6 * r, 0.8 - 0.6 * g, 0.8 - 0.6 * b],
};
export type Filter = keyof typeof filters;

/** @returns the ratio of WCAG 2.2, 1 to 21 */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance([r, g, b]: Rgb): number {
  const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
}
