import { between } from '../../engine/sample/pick';
import { urlPattern } from '../../engine/schema/addresses';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** A public web address. */
export const kind: FieldKind = {
  ...textKind,
  name: 'url',
  title: '网址',
  isTyped: true,
  operators: ['contains', 'equals', 'none'],
  width: 220,
  least: 92,
  keywords: ['maxLength', 'pattern', 'unique'],
  schema: (field) => textSchema(field, { pattern: urlPattern, maxLength: 500 }),
  sample: (_field, random) => `https://www.example.com/page/${between(random, 1, 999)}`,
};
