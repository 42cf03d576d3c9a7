import type { FieldModel } from '../model';
import { patternText } from './patternText';
import { between, type Random } from './pick';

/** Cuts or lengthens a text to the lengths of its field; code points are counted. */
export function fitLength(text: string, field: Pick<FieldModel, 'minLength' | 'maxLength'>, random: Random): string {
  const points = [...text];
  const shortest = Math.max(field.minLength ?? 1, 1);
  while (points.length < shortest) points.push(String(between(random, 0, 9)));
  return points.slice(0, field.maxLength ?? points.length).join('').trim();
}

const tries = 50;

/**
 * The wished text where the field's lengths and pattern admit it, else one made from the pattern.
 * @throws Error when neither fits: the schema should then give the field a default that does
 */
export function fitText(wish: string, field: FieldModel, random: Random): string {
  const fitted = fitLength(wish, field, random);
  if (field.pattern === undefined) return fitted;
  const pattern = new RegExp(field.pattern, 'u');
  const admits = (text: string): boolean => {
    const { length } = [...text];
    return pattern.test(text) && text.trim() === text && length >= Math.max(field.minLength ?? 1, 1) && length <= (field.maxLength ?? length);
  };
  if (admits(fitted)) return fitted;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const text = patternText(field.pattern, random);
    if (admits(text)) return text;
  }
  if (typeof field.default === 'string' && admits(field.default)) return field.default;
  throw new Error(`no sample for the pattern ${field.pattern} of ${field.name}; give it a default that matches`);
}
