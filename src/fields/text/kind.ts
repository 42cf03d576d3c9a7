import { wordsFor } from '../../engine/sample/chinese';
import { fitText } from '../../engine/sample/fitText';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** One line of text. Without a declared `maxLength` 255 characters, so that every value fits an index. */
export const kind: FieldKind = {
  name: 'text',
  title: '文本',
  verb: '请输入',
  wires: ['plain'],
  operators: ['contains', 'equals', 'in', 'none'],
  empty: '',
  align: 'left',
  width: 160,
  least: 92,
  sortable: true,
  keywords: ['minLength', 'maxLength', 'pattern', 'unique'],
  schema: (field) => textSchema(field, { maxLength: 255 }),
  parse: trimmed,
  format: (value) => trimmed(value),
  normalize: trimmed,
  sample: (field, random) => fitText(wordsFor(field, random), { ...field, maxLength: field.maxLength ?? 255 }, random),
};
