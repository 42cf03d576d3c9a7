import { between, times } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

const hexPattern = '^#[0-9a-fA-F]{6}$';
const wrongHex = '十六进制颜色值不正确';
const wrongRgb = 'rgb颜色值不正确';
const looksRgb = (text: string): boolean => /^rgb/i.test(text) || /^[^#]*,/.test(text);

/** `409EFF` or `#409EFF` → `#409eff`. @throws Error 十六进制颜色值不正确 unless there are 6 hex digits (spec 1 §5) */
function readHex(text: string): string {
  const digits = text.trim().replace(/^#/, '');
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new Error(wrongHex);
  return `#${digits.toLowerCase()}`;
}

/**
 * `rgb(64, 158, 255)` or `64,158,255` → `#409eff`; a part above 255 counts as 255.
 * @throws Error rgb颜色值不正确 unless there are three parts of 1 to 3 digits (spec 1 §5)
 */
function readRgb(text: string): string {
  const parts = text.trim().replace(/^rgb\s*\(|\)$/gi, '').split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) throw new Error(wrongRgb);
  return `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

const read = (text: string): string => (text === '' ? '' : looksRgb(text) ? readRgb(text) : readHex(text));

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
  schema: (field) => textSchema(field, { pattern: hexPattern, maxLength: 30 }),
  parse: (text) => read(text.trim()),
  format: (value) => trimmed(value),
  normalize(value) {
    try {
      return read(trimmed(value));
    } catch {
      return value; // validation refuses it with the same sentence
    }
  },
  sample: (_field, random) => `#${times(6, () => between(random, 0, 15).toString(16)).join('')}`,
};
