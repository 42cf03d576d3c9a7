import { between, times } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';
import { looksRgb, readColour, writeColour, wrongHex, wrongRgb } from './rules';

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
};

export const kind: FieldKind = {
  name: 'colour',
  title: '颜色',
  verb: '请选择',
  wires: ['plain'],
  operators: ['equals', 'none'],
  empty: '',
  align: 'center',
  width: 100,
  sortable: false,
  keywords: [],
  messages: { pattern: (value) => (looksRgb(trimmed(value)) ? wrongRgb : wrongHex) },
  schema: (field) => textSchema(field, { pattern: patterns[`${field.notation ?? 'hex'}${field.alpha ? 'a' : ''}`], maxLength: field.notation ? 40 : 30 }),
  parse: (text, field) => (text.trim() === '' ? '' : writeColour(readColour(text), field)),
  format: (value) => trimmed(value),
  normalize(value, field) {
    const text = trimmed(value);
    try {
      return text === '' ? '' : writeColour(readColour(text), field);
    } catch {
      return value; // validation refuses it with the same sentence
    }
  },
  sample: (_field, random) => `#${times(6, () => between(random, 0, 15).toString(16)).join('')}`,
};
