import { paragraph } from '../../engine/sample/chinese';
import { fitText } from '../../engine/sample/fitText';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import { textKind, type FieldKind } from '../kind';

const lines = (value: unknown): string => trimmed(value).replace(/\r\n?/g, '\n');

/** Text of several lines; at most 10,000 characters unless declared. */
export const kind: FieldKind = {
  ...textKind,
  name: 'textarea',
  title: '多行文本',
  isTyped: true,
  operators: ['contains', 'none'],
  width: 240,
  least: 92,
  keywords: ['minLength', 'maxLength', 'pattern'],
  schema: (field) => textSchema(field, { maxLength: 10_000 }),
  parse: lines,
  normalize: lines,
  sample: (field, random) => fitText(paragraph(random), field, random),
};
