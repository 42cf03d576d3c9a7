import { wordsFor } from '../../engine/sample/chinese';
import { fitText } from '../../engine/sample/fitText';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** One line of text. Without a declared `maxLength` 255 characters, so that every value fits an index. */
export const kind: FieldKind = {
  ...textKind,
  name: 'text',
  title: '文本',
  operators: ['contains', 'equals', 'in', 'none'],
  width: 160,
  least: 92,
  isTyped: true,
  sortable: true,
  keywords: ['minLength', 'maxLength', 'pattern', 'unique'],
  schema: (field) => textSchema(field, { maxLength: 255 }),
  sample: (field, random) => fitText(wordsFor(field, random), { ...field, maxLength: field.maxLength ?? 255 }, random),
};
