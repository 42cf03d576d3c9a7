import type { FieldModel } from '../model';
import { between, times, type Random } from './pick';

const alphabets = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz0123456789', '甲乙丙丁戊己庚辛'];

/** Cuts or lengthens a text to the lengths of its field; code points are counted. */
export function fitLength(text: string, field: Pick<FieldModel, 'minLength' | 'maxLength'>, random: Random): string {
  const points = [...text];
  const shortest = Math.max(field.minLength ?? 1, 1);
  while (points.length < shortest) points.push(String(between(random, 0, 9)));
  return points.slice(0, field.maxLength ?? points.length).join('').trim();
}

/**
 * The wished text, or plain letters and digits in its place, whichever the field's lengths and pattern admit.
 * @throws Error when nothing tried matches the pattern: the schema should then give the field a default
 */
export function fitText(wish: string, field: FieldModel, random: Random): string {
  const fitted = fitLength(wish, field, random);
  if (field.pattern === undefined) return fitted;
  const pattern = new RegExp(field.pattern, 'u');
  if (pattern.test(fitted)) return fitted;
  if (typeof field.default === 'string' && pattern.test(field.default)) return field.default;
  const shortest = Math.max(field.minLength ?? 1, 1);
  const longest = Math.min(field.maxLength ?? 32, shortest + 32);
  for (let length = shortest; length <= longest; length += 1) {
    for (const alphabet of alphabets) {
      const letters = [...alphabet];
      const text = times(length, () => letters[between(random, 0, letters.length - 1)]!).join('');
      if (pattern.test(text)) return text;
      if (pattern.test(`1${text.slice(1)}`)) return `1${text.slice(1)}`;
    }
  }
  throw new Error(`${field.at}: no sample for the pattern ${field.pattern} of ${field.name}; give it a default that matches`);
}
