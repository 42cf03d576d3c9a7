import { between } from '../../engine/sample/pick';
import { urlPattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** A public web address. */
export const kind: FieldKind = {
  name: 'url',
  title: '网址',
  verb: '请输入',
  wires: ['plain'],
  operators: ['contains', 'equals', 'none'],
  empty: '',
  align: 'left',
  width: 220,
  least: 92,
  sortable: false,
  keywords: ['maxLength', 'pattern', 'unique'],
  schema: (field) => textSchema(field, { pattern: urlPattern, maxLength: 500 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (_field, random) => `https://www.example.com/page/${between(random, 1, 999)}`,
};
