import { between, times } from '../../engine/sample/pick';
import type { FieldModel } from '../../engine/model';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind, JsonSchema } from '../kind';
import { looksRgb, readColour, writeColour, wrongHex, wrongOther, wrongRgb } from './rules';

/** What each notation looks like once it is normalised. */
const patterns = {
  hex: '^#[0-9a-fA-F]{6}$',
  hexa: '^#[0-9a-fA-F]{8}$',
  rgb: '^rgb\\(\\d{1,3}(?:, \\d{1,3}){2}\\)$',
  rgba: '^rgba\\((?:\\d{1,3}, ){3}[01](?:\\.\\d+)?\\)$',
  hsl: '^hsl\\(\\d{1,3}(?:, \\d{1,3}%){2}\\)$',
  hsla: '^hsla\\(\\d{1,3}(?:, \\d{1,3}%){2}, [01](?:\\.\\d+)?\\)$',
  hsv: '^hsv\\(\\d{1,3}(?:, \\d{1,3}%){2}\\)$',
  hsva: '^hsva\\(\\d{1,3}(?:, \\d{1,3}%){2}, [01](?:\\.\\d+)?\\)$',
  css: '^(?:#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|rgb\\(\\s*\\d{1,3}(?:\\s*,\\s*\\d{1,3}){2}\\s*\\))$',
  cssa: '^(?:#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}(?:\\s*,\\s*\\d{1,3}){2}(?:\\s*,\\s*(?:[01](?:\\.\\d+)?|\\.\\d+))?\\s*\\)|transparent)$',
};

const colourSchema = (field: FieldModel): JsonSchema => textSchema(field, { pattern: patterns[`${field.notation ?? 'hex'}${field.alpha ? 'a' : ''}`], maxLength: field.notation ? 40 : 30 });

/** @param value a colour that is none */
const sentenceOf = (value: unknown): string => (value === undefined ? wrongOther : looksRgb(trimmed(value)) ? wrongRgb : wrongHex);

export const kind: FieldKind = {
  name: 'colour',
  title: '颜色',
  verb: '请选择',
  wires: ['plain'],
  operators: ['equals', 'none'],
  empty: '',
  align: 'center',
  width: 100,
  least: 92,
  isTyped: true,
  sortable: false,
  keywords: ['notation'],
  messages: { pattern: (value) => sentenceOf(Array.isArray(value) ? value.map(trimmed).find((each) => !new RegExp(patterns.cssa).test(each)) : value) },
  schema: (field) => (field.several ? { type: 'array', items: colourSchema(field), minItems: 2, maxItems: 2 } : colourSchema(field)),
  parse: (text, field) => (text.trim() === '' ? '' : writeColour(readColour(text), field)),
  format: (value) => [value].flat().map(trimmed).join(' → '),
  normalize(value, field) {
    if (field.several) return value;
    const text = trimmed(value);
    try {
      const colour = text === '' ? undefined : readColour(text);
      if (!colour || field.notation === 'css') return text;
      return /^transparent$/i.test(text) && !field.alpha ? value : writeColour(colour, field);
    } catch {
      return value; // validation refuses it with the same sentence
    }
  },
  sample: ({ several }, random) => {
    const colour = (): string => `#${times(6, () => between(random, 0, 15).toString(16)).join('')}`;
    return several ? [colour(), colour()] : colour();
  },
};
